import Testing

@testable import LayoutCore

/// Counting and looking up of variants, against plain nested loops.
@Suite struct VariantSpaceTests {
    private func specification(_ blocks: [SweepBlock]) -> JobSpecification {
        var layout = Layout(root: ViewNode(id: "screen"))
        layout.states = ["shown": [.setKeyboardHeight(100)], "busy": [.hide(["screen"])]]
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.states = .all
        job.strings = ["fr": [:], "de": [:]]
        job.data = [Job.DataRow(id: "one"), Job.DataRow(id: "two")]
        job.steps = [[], [.rotate], [.rotate]]
        return JobSpecification(job: job, layout: layout, blocks: blocks)
    }

    private func describe(_ variant: Variant) -> String {
        let environment = variant.environment
        return [
            environment.locale ?? "-", "\(variant.data ?? -1)", environment.direction.rawValue,
            environment.textSize, variant.state ?? "-", environment.device ?? "-",
            "\(environment.size.width)x\(environment.size.height)", "\(variant.step ?? -1)",
        ].joined(separator: " ")
    }

    /// What variants go by, against all of them looked at one by one.
    @Test func namesAreThoseOfTheVariants() {
        var devices = SweepBlock()
        devices.devices = ["iphone-15", "ipad-*", "iphone-8"]
        devices.exclude = ["ipad-mini-*"]
        devices.orientations = [.landscape]
        devices.textSizes = [.accessibility3]
        var wide = SweepBlock()
        wide.widths = .range(from: 400, to: 500, step: 7)
        wide.heights = .values([390, 100])
        wide.directions = [.rightToLeft]
        var both = wide
        both.heights = .values([1000, 450, 100])
        both.base = "iphone-se-3"
        var tall = SweepBlock()
        tall.widths = .values([320])
        tall.heights = .range(from: 320, to: 400, step: 1)
        for blocks in [[devices], [wide], [both], [tall], [wide, SweepBlock(), devices, tall], []] {
            let specification = specification(blocks)
            let variants = (0..<specification.variantCount).map(specification.variant)
            let names = specification.variantNames
            func expect<Name: Hashable>(_ list: [Name], _ name: (Variant) -> Name?) {
                #expect(Set(list).count == list.count)
                #expect(Set(list) == Set(variants.compactMap(name)))
            }
            expect(names.devices) { $0.environment.device }
            expect(names.orientations) { $0.environment.orientation }
            expect(names.states) { $0.state ?? "base" }
            expect(names.textSizes.map(\.rawValue)) { $0.environment.textSize }
            expect(names.directions) { $0.environment.direction }
            expect(names.locales) { $0.environment.locale ?? "base" }
        }
    }

    @Test func ordersAxesFromTheOutside() {
        var devices = SweepBlock()
        devices.devices = ["iphone-8", "ipad-9.7"]
        devices.orientations = [.portrait, .landscape]
        devices.textSizes = [.large, .accessibility3]
        devices.directions = [.leftToRight, .rightToLeft]
        var free = SweepBlock()
        free.base = "iphone-x"
        free.widths = .range(from: 320, to: 321, step: 0.5)
        free.heights = .values([667, 300])
        let specification = specification([devices, SweepBlock(), free])

        var expected: [String] = []
        let screens = [
            [
                "iphone-8 375.0x667.0", "iphone-8 667.0x375.0", "ipad-9.7 768.0x1024.0",
                "ipad-9.7 1024.0x768.0",
            ],
            [667.0, 300.0].flatMap { height in
                [320.0, 320.5, 321.0].map { "iphone-x \($0)x\(height)" }
            },
        ]
        for (block, directions, sizes) in [
            (0, ["ltr", "rtl"], ["large", "accessibility3"]), (1, ["ltr"], ["large"]),
        ] {
            for locale in ["-", "de", "fr"] {
                for data in 0..<2 {
                    for direction in directions {
                        for size in sizes {
                            for state in ["-", "busy", "shown"] {
                                for screen in screens[block] {
                                    for step in 0..<3 {
                                        expected.append(
                                            "\(locale) \(data) \(direction) \(size) \(state) \(screen) \(step)"
                                        )
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        let found = (0..<specification.variantCount).map {
            describe(specification.variant(at: $0))
        }
        #expect(found == expected)
    }

    @Test func freeSizesTakeTraitsFromTheBase() {
        var block = SweepBlock()
        block.base = "iphone-x"
        block.widths = .values([320, 900])
        block.scale = 1
        let specification = specification([block])
        let upright = specification.variant(at: 0).environment
        #expect(upright.size == Size(320, 812))
        #expect(upright.safeArea == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(upright.scale == 1)
        let turned = specification.variant(at: 3).environment
        #expect(turned.orientation == .landscape)
        #expect(turned.safeArea == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        #expect(turned.verticalSizeClass == .compact)
    }

    @Test func splitsAreTakenWhereTheDeviceHasThem() {
        var block = SweepBlock()
        block.devices = ["iphone-8", "ipad-9.7", "apple-tv-hd"]
        block.orientations = [.portrait, .landscape]
        block.splits = [.full, .oneHalf]
        let specification = JobSpecification(
            job: Job(id: "a", layout: "a", sweep: "a"), layout: Layout(root: ViewNode(id: "a")),
            blocks: [block])
        let found = (0..<specification.variantCount).map {
            let environment = specification.variant(at: $0).environment
            return "\(environment.device ?? "") \(environment.split) \(environment.size.width)"
        }
        #expect(
            found == [
                "iphone-8 full 375.0", "iphone-8 full 667.0", "ipad-9.7 full 768.0",
                "ipad-9.7 full 1024.0", "ipad-9.7 oneHalf 507.0", "apple-tv-hd full 1920.0",
            ])
    }

    @Test func rotatingTakesInsetsAndTraitsOfTheDevice() {
        var block = SweepBlock()
        block.devices = ["iphone-x", "ipad-9.7"]
        block.splits = [.full, .oneThird]
        block.orientations = [.portrait, .landscape]
        let specification = JobSpecification(
            job: Job(id: "a", layout: "a", sweep: "a"), layout: Layout(root: ViewNode(id: "a")),
            blocks: [block])
        let all = (0..<specification.variantCount).map { specification.variant(at: $0).environment }
        // iPhone portrait, landscape; iPad portrait full and third, landscape full and third.
        let turned = all.map { specification.rotated($0) }
        #expect(turned == [all[1], all[0], all[4], all[5], all[2], all[3]].map { $0 })
    }

    @Test func countsWithoutListing() {
        var block = SweepBlock()
        block.widths = .range(from: 1, to: 1e12, step: 1)
        block.heights = .range(from: 1, to: 1e12, step: 1)
        #expect(specification([block]).variantCount == Int.max)
        block.heights = .values([1])
        let specification = specification([block])
        #expect(specification.variantCount == 54_000_000_000_000)
        #expect(specification.variant(at: 53_999_999_999_999).environment.size.width == 1e12)
        #expect(SizeAxis.range(from: 0, to: 1, step: 0.1).count == 11)
        #expect(SizeAxis.range(from: 0, to: 1, step: 0).count == 0)
        #expect(SizeAxis.range(from: 0, to: .infinity, step: 1).count == 0)
    }
}
