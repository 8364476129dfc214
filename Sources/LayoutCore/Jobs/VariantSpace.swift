/// The variants of a job as a product of axes: counted and looked up without listing them.
struct VariantSpace: Sendable {
    /// One window to solve in.
    private struct Screen: Sendable {
        var device: String?
        var split: Split
        var idiom: Idiom
        var scale: Double
        var posture: Device.Posture
    }

    /// The screens of a block: windows of devices, or free sizes, heights outside widths.
    private enum Screens: Sendable {
        case devices([Screen])
        case free(widths: SizeAxis, heights: SizeAxis, portrait: Screen, landscape: Screen)

        var count: Int {
            switch self {
            case .devices(let screens): screens.count
            case .free(let widths, let heights, _, _):
                VariantSpace.product([widths.count, heights.count])
            }
        }
    }

    private struct Block: Sendable {
        var first: Int
        var count: Int
        var definition: SweepBlock
        var screens: Screens
    }

    /// The devices that names are looked up in.
    let catalogue: DeviceCatalogue
    /// Number of variants, `Int.max` where it does not fit.
    let count: Int
    private let blocks: [Block]
    private let locales: [String?]
    private let data: [Int?]
    private let states: [String?]
    private let steps: [Int?]

    init(job: Job, layout: Layout, blocks: [SweepBlock], catalogue: DeviceCatalogue) {
        self.catalogue = catalogue
        let base = Predicate.baseState
        locales =
            job.locales.map { $0.map { $0 == base ? nil : $0 } } ?? [nil]
            + job.strings.keys.sorted()
        data = job.data.isEmpty ? [nil] : Array(job.data.indices)
        switch job.states {
        case .none: states = [nil]
        case .all:
            // A state without updates is the base state under a name of its own: it is tried once.
            let hasNamedBase = layout.states.values.contains { $0.isEmpty }
            states = (hasNamedBase ? [] : [nil]) + layout.states.keys.sorted()
        case .named(let names): states = names.map { $0 == base ? nil : $0 }
        }
        steps = job.steps.isEmpty ? [nil] : Array(job.steps.indices)
        let outer = VariantSpace.product([locales.count, data.count, states.count, steps.count])
        var first = 0
        self.blocks = blocks.map { block in
            let screens = VariantSpace.screens(of: block, catalogue: catalogue)
            let count = VariantSpace.product([
                outer, block.directions.count, block.textSizes.count, screens.count,
            ])
            defer { first = VariantSpace.sum(first, count) }
            return Block(first: first, count: count, definition: block, screens: screens)
        }
        count = first
    }

    /// The variant with an index of `0..<count`. O(axes + log blocks).
    func variant(at index: Int) -> Variant {
        precondition(index >= 0 && index < count, "no variant \(index) of \(count)")
        var low = 0
        var high = blocks.count
        // The last block that begins at or before the index; an empty block begins where the next one does.
        while high - low > 1 {
            let middle = (low + high) / 2
            if blocks[middle].first <= index { low = middle } else { high = middle }
        }
        let block = blocks[low]
        var rest = index - block.first
        func next(_ count: Int) -> Int {
            defer { rest /= count }
            return rest % count
        }
        // Innermost axis first.
        let step = steps[next(steps.count)]
        var environment = environment(of: block, screen: next(block.screens.count))
        let state = states[next(states.count)]
        environment.textSize =
            block.definition.textSizes[next(block.definition.textSizes.count)].rawValue
        environment.direction =
            block.definition.directions[next(block.definition.directions.count)]
        let row = data[next(data.count)]
        environment.locale = locales[next(locales.count)]
        return Variant(
            index: index, environment: environment, state: state, data: row, step: step)
    }

    /// The variant with an index, with another free size; nil where its block has devices. O(axes + log blocks).
    func variant(at index: Int, resizedTo size: Size) -> Variant? {
        var variant = variant(at: index)
        guard let block = blocks.last(where: { $0.first <= index && $0.count > 0 }),
            case .free(_, _, let portrait, let landscape) = block.screens
        else { return nil }
        var environment = environment(
            of: block, screen: size.width > size.height ? landscape : portrait, size: size)
        environment.textSize = variant.environment.textSize
        environment.direction = variant.environment.direction
        environment.locale = variant.environment.locale
        variant.environment = environment
        return variant
    }

    /// The variants in lines: those of a block of free sizes that differ in one size alone, along the axis with more sizes;
    /// all others one by one. In the order of their first variants but for steps and the other axis.
    var lines: [VariantLine] {
        var lines: [VariantLine] = []
        for block in blocks where block.count > 0 {
            guard case .free(let widths, let heights, _, _) = block.screens,
                max(widths.count, heights.count) > 1
            else {
                lines.append(VariantLine(block.first, count: block.count))
                continue
            }
            let isWide = widths.count >= heights.count
            let screenCount = block.screens.count
            let stride = isWide ? steps.count : steps.count * widths.count
            for outer in 0..<block.count / (screenCount * steps.count) {
                for other in 0..<(isWide ? heights.count : widths.count) {
                    let screen = outer * screenCount + (isWide ? other * widths.count : other)
                    for step in steps.indices {
                        lines.append(
                            VariantLine(
                                block.first + screen * steps.count + step, stride: stride,
                                axis: isWide ? .horizontal : .vertical,
                                sizes: isWide ? widths : heights))
                    }
                }
            }
        }
        return lines
    }

    /// The variants in parts that differ in screen and step alone, in order; nil when there are more than a limit.
    func parts(atMost limit: Int) -> [VariantPart]? {
        var parts: [VariantPart] = []
        for (number, block) in blocks.enumerated() where block.count > 0 {
            let length = block.screens.count * steps.count
            guard block.count / length <= limit - parts.count else { return nil }
            var first = block.first
            for locale in locales {
                for row in data {
                    for direction in block.definition.directions {
                        for textSize in block.definition.textSizes {
                            for state in states {
                                parts.append(
                                    VariantPart(
                                        range: first..<first + length, block: number,
                                        locale: locale, data: row, direction: direction,
                                        textSize: textSize, state: state))
                                first += length
                            }
                        }
                    }
                }
            }
        }
        return parts
    }

    /// What the variants go by. O(names + sizes).
    var names: VariantNames {
        var names = VariantNames()
        func add<Name: Equatable>(_ list: inout [Name], _ more: [Name]) {
            for name in more where !list.contains(name) { list.append(name) }
        }
        for block in blocks where block.count > 0 {
            add(&names.states, states.map { $0 ?? Predicate.baseState })
            add(&names.locales, locales.map { $0 ?? Predicate.baseState })
            add(&names.textSizes, block.definition.textSizes)
            add(&names.directions, block.definition.directions)
            switch block.screens {
            case .devices(let screens):
                add(&names.devices, screens.compactMap(\.device))
                add(
                    &names.orientations,
                    screens.map { Environment(size: $0.posture.size).orientation })
            case .free(let widths, let heights, let portrait, _):
                add(&names.devices, [portrait.device].compactMap { $0 })
                let (widths, heights) = (
                    VariantSpace.ends(of: widths), VariantSpace.ends(of: heights)
                )
                for (width, height) in [
                    (widths.min(), heights.max()), (widths.max(), heights.min()),
                ] {
                    guard let width, let height else { continue }
                    add(&names.orientations, [Environment(size: Size(width, height)).orientation])
                }
            }
        }
        return names
    }

    /// The values of an axis, or of a range its first and last.
    private static func ends(of axis: SizeAxis) -> [Double] {
        if case .values(let values) = axis { return values }
        return axis.count == 0 ? [] : [axis.value(at: 0), axis.value(at: axis.count - 1)]
    }

    private func environment(of block: Block, screen index: Int) -> Environment {
        switch block.screens {
        case .devices(let screens):
            return environment(of: block, screen: screens[index], size: screens[index].posture.size)
        case .free(let widths, let heights, let portrait, let landscape):
            let size = Size(
                widths.value(at: index % widths.count), heights.value(at: index / widths.count))
            return environment(
                of: block, screen: size.width > size.height ? landscape : portrait, size: size)
        }
    }

    private func environment(of block: Block, screen: Screen, size: Size) -> Environment {
        let definition = block.definition
        var environment = Environment(size: size)
        environment.device = screen.device
        environment.split = screen.split
        environment.scale = definition.scale ?? screen.scale
        environment.idiom = definition.idiom ?? screen.idiom
        environment.safeArea = definition.safeArea ?? screen.posture.safeArea
        environment.verticalSizeClass =
            definition.verticalSizeClass ?? screen.posture.verticalSizeClass
        environment.horizontalSizeClass =
            definition.horizontalSizeClass ?? screen.posture.horizontalSizeClass
        if case .free = block.screens, definition.horizontalSizeClass == nil,
            environment.idiom == .pad
        {
            environment.horizontalSizeClass =
                size.width >= VariantSpace.leastRegularPadWidth ? .regular : .compact
        }
        return environment
    }

    /// Width from which a window on a tablet is regular, points. Every documented split is 639 and below
    /// or 678 and above.
    static let leastRegularPadWidth = 672.0

    // MARK: Making

    private static func screens(of block: SweepBlock, catalogue: DeviceCatalogue) -> Screens {
        guard block.widths != nil || block.heights != nil else {
            return .devices(deviceScreens(of: block, catalogue: catalogue))
        }
        let device = block.base.flatMap(catalogue.device)
        func screen(_ orientation: Orientation) -> Screen {
            let posture =
                device?.window(.full, orientation: orientation)
                ?? Device.Posture(
                    size: Size(0, 0), safeArea: .zero, horizontalSizeClass: .compact,
                    verticalSizeClass: .regular)
            return Screen(
                device: device == nil ? nil : block.base, split: .full,
                idiom: device?.idiom ?? .phone, scale: device?.scale ?? 2, posture: posture)
        }
        let portrait = screen(.portrait)
        let none = SizeAxis.values([])
        let own = device.map {
            (SizeAxis.values([$0.portrait.size.width]), SizeAxis.values([$0.portrait.size.height]))
        }
        return .free(
            widths: block.widths ?? own?.0 ?? none, heights: block.heights ?? own?.1 ?? none,
            portrait: portrait, landscape: screen(.landscape))
    }

    private static func deviceScreens(
        of block: SweepBlock, catalogue: DeviceCatalogue
    ) -> [Screen] {
        var screens: [Screen] = []
        let selection = catalogue.selection(block.devices, excluding: block.exclude)
        for (name, device) in selection {
            // A device with one posture is there once, whatever the orientations.
            let orientations =
                device.landscape == nil ? Array(block.orientations.prefix(1)) : block.orientations
            for orientation in orientations {
                for split in block.splits {
                    guard let posture = device.window(split, orientation: orientation)
                    else { continue }
                    screens.append(
                        Screen(
                            device: name, split: split, idiom: device.idiom, scale: device.scale,
                            posture: posture))
                }
            }
        }
        return screens
    }

    /// The product, `Int.max` where it does not fit.
    static func product(_ factors: [Int]) -> Int {
        if factors.contains(0) { return 0 }
        var product = 1
        for factor in factors {
            let (value, overflow) = product.multipliedReportingOverflow(by: factor)
            if overflow { return .max }
            product = value
        }
        return product
    }

    private static func sum(_ first: Int, _ second: Int) -> Int {
        let (value, overflow) = first.addingReportingOverflow(second)
        return overflow ? .max : value
    }
}
