import LayoutCore
import Testing

@testable import LayoutWorker

/// Results are found by content and copied.
@Suite struct AdoptionTests {
    private static func parts(_ names: [(Range<Int>, String)]) -> [ContentPart] {
        names.map { ContentPart(range: $0.0, content: $0.1) }
    }

    /// Gives a job parts, and records what is there of them in bursts that do not end where parts do.
    private func record(
        _ job: String, _ parts: [ContentPart], _ bursts: [Range<Int>], in store: ResultStore
    ) throws {
        try store.open(Samples.collected(job, variants: 100), specification: [1])
        try store.write(parts, of: job)
        for (index, range) in bursts.enumerated() {
            try store.append(Samples.burst(job, UInt64(index + 1), range))
        }
        try store.commit()
    }

    private func values(_ folder: ScratchFolder, _ job: String) throws -> [Int: Double] {
        var values: [Int: Double] = [:]
        try ResultsFolder(opening: folder.path).forEachVariant(of: job) { variant in
            values[variant.index] = variant.result.values[0]
            return true
        }
        return values
    }

    @Test func whatIsCompleteIsCopiedAndRenumbered() throws {
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        let old = Self.parts([(0..<30, "a"), (30..<60, "b"), (60..<90, "c")])
        try record("old", old, [0..<20, 20..<50, 50..<70, 75..<90], in: store)
        let job = Samples.collected("new", variants: 100)
        let new = Self.parts([(0..<30, "c"), (30..<60, "a"), (60..<90, "x"), (70..<100, "b")])
        try store.open(job, specification: [2])
        let adopted = try store.adopt(
            new, into: job, answeredBy: Samples.build, from: AdoptionSources(folders: []))
        try store.commit()
        #expect(adopted.reused == 60)
        #expect(adopted.recorded == VariantRanges([30..<60, 70..<100]))
        #expect(adopted.build == Samples.build)
        let loaded = try #require(store.load().first { $0.job == "new" })
        #expect(loaded == adopted)
        var expected: [Int: Double] = [:]
        for variant in 0..<30 {
            expected[30 + variant] = Double(variant * 1_000)
            expected[70 + variant] = Double((30 + variant) * 1_000)
        }
        #expect(try values(folder, "new") == expected)
        // What was copied stays when the other is gone.
        try store.forget("old")
        try store.commit()
        #expect(try values(folder, "new") == expected)
    }

    @Test func otherBuildsMismatchesAndOtherLengthsAreNotTaken() throws {
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        try record("old", Self.parts([(0..<40, "a")]), [0..<40], in: store)
        let job = Samples.collected("new", variants: 100)
        try store.open(job, specification: [2])
        let none = try AdoptionSources(folders: [])
        let same = Self.parts([(0..<40, "a")])
        let other = EngineBuild(engine: "another", textModel: "given")
        #expect(
            try store.adopt(same, into: job, answeredBy: other, from: none) == job)
        #expect(
            try store.adopt(
                Self.parts([(0..<39, "a")]), into: job, answeredBy: Samples.build, from: none)
                == job)
        try store.change("UPDATE job SET mismatches=1 WHERE id='old'", [])
        #expect(
            try store.adopt(same, into: job, answeredBy: Samples.build, from: none) == job)
    }

    @Test func whatCannotBeReadElsewhereIsLeftOut() throws {
        let main = try ScratchFolder()
        let parts = Self.parts([(0..<40, "a")])
        let old = try ResultStore(folder: main.path)
        try record("job", parts, [0..<20, 20..<40], in: old)
        try old.change("UPDATE burst SET payload=x'00' WHERE first=20", [])
        try old.commit()
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        let job = Samples.collected("job", variants: 100)
        try store.open(job, specification: [2])
        let adopted = try store.adopt(
            parts, into: job, answeredBy: Samples.build,
            from: AdoptionSources(folders: [main.path]))
        try store.commit()
        #expect(adopted.recorded == VariantRanges(0..<20))
        #expect(adopted.reused == 20)
        #expect(try values(folder, "job").count == 20)
    }

    @Test func anotherFolderIsReadAndAJobOfTheSameNameThere() throws {
        let main = try ScratchFolder()
        let parts = Self.parts([(0..<40, "a")])
        try record("job", parts, [0..<100], in: try ResultStore(folder: main.path))
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        let job = Samples.collected("job", variants: 100)
        try store.open(job, specification: [2])
        try store.write(parts, of: "job")
        let adopted = try store.adopt(
            parts, into: job, answeredBy: Samples.build,
            from: AdoptionSources(folders: [main.path]))
        try store.commit()
        #expect(adopted.recorded == VariantRanges(0..<40))
        #expect(try values(folder, "job").count == 40)
        #expect(throws: StoreError.self) { try AdoptionSources(folders: ["/nowhere/at/all"]) }
    }
}

/// What the content of a part is made of.
@Suite struct ContentPartTests {
    private static func specification(
        _ change: (inout Job, inout Layout, inout [SweepBlock]) -> Void = { _, _, _ in }
    ) -> JobSpecification {
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.strings = ["de": ["k": "Anmelden"], "fr": ["k": "Connexion"]]
        job.data = [
            Job.DataRow(id: "plain"), Job.DataRow(id: "long", texts: ["root": "long"]),
        ]
        var layout = Layout(root: ViewNode(id: "root"))
        var block = SweepBlock()
        block.widths = .values((0..<20).map { Double(300 + $0) })
        block.heights = .values([600, 700])
        block.textSizes = [.large, .small]
        block.directions = [.leftToRight, .rightToLeft]
        var blocks = [block]
        change(&job, &layout, &blocks)
        return JobSpecification(job: job, layout: layout, blocks: blocks)
    }

    private static func parts(_ specification: JobSpecification) throws -> [ContentPart] {
        ContentPart.parts(
            of: try specification.wireBytes(), variants: specification.variantCount)
    }

    private static func contents(_ specification: JobSpecification) throws -> Set<String> {
        Set(try parts(specification).map(\.content))
    }

    @Test func partsCoverTheVariantsAndDifferInScreensAlone() throws {
        let specification = Self.specification()
        let parts = try Self.parts(specification)
        #expect(parts.count == 3 * 2 * 2 * 2)
        #expect(Set(parts.map(\.content)).count == parts.count)
        var next = 0
        for part in parts {
            #expect(part.range.lowerBound == next)
            next = part.range.upperBound
            let variants = part.range.map { specification.variant(at: $0) }
            var alike = variants.map(\.environment)
            for index in alike.indices { alike[index].size = Size(0, 0) }
            #expect(alike.allSatisfy { $0 == alike[0] })
            #expect(Set(variants.map(\.data)).count == 1)
            #expect(Set(variants.map(\.state)).count == 1)
        }
        #expect(next == specification.variantCount)
    }

    @Test func namesAndOrderAreNotContent() throws {
        let base = try Self.contents(Self.specification())
        let renamed = Self.specification { job, _, blocks in
            job.id = "another"
            job.layout = "l"
            job.sweep = "s"
            job.data.reverse()
            job.data[0].id = "r"
            blocks[0].textSizes.reverse()
            blocks[0].directions.reverse()
        }
        #expect(try Self.contents(renamed) == base)
    }

    @Test func whatChangesIsSolvedAgainAndNothingElse() throws {
        let base = try Self.contents(Self.specification())
        func kept(
            _ change: (inout Job, inout Layout, inout [SweepBlock]) -> Void
        ) throws -> Int {
            try Self.contents(Self.specification(change)).intersection(base).count
        }
        #expect(try kept { job, _, _ in job.data[1].texts["root"] = "longer" } == 12)
        #expect(try kept { job, _, _ in job.strings["de"] = ["k": "Einloggen"] } == 16)
        #expect(try kept { job, _, _ in job.strings["es"] = ["k": "Entrar"] } == 24)
        #expect(try kept { _, _, blocks in blocks[0].textSizes.append(.xLarge) } == 24)
        #expect(try kept { _, _, blocks in blocks[0].heights = .values([600]) } == 0)
        #expect(try kept { _, layout, _ in layout.root.children = [ViewNode(id: "a")] } == 0)
        #expect(try kept { job, _, _ in job.steps = [[]] } == 0)
        #expect(try kept { job, _, _ in job.frames = .none } == 0)
        #expect(try kept { job, _, _ in job.platform = .tvOS } == 0)
    }

    @Test func smallJobsAndWhatIsNoSpecificationHaveNoParts() throws {
        #expect(ContentPart.parts(of: [1, 2, 3], variants: 100).isEmpty)
        let small = Self.specification { job, _, blocks in
            job.strings = [:]
            job.data = []
            blocks[0].textSizes = [.large]
            blocks[0].directions = [.leftToRight]
            blocks[0].heights = .values([600])
        }
        #expect(small.variantCount == 20)
        #expect(try Self.parts(small).isEmpty)
    }
}
