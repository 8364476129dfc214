import Testing

@testable import LayoutCore

/// The exact ranges of findings against asking at every whole width, and closely around every end, on random layouts.
@Suite struct ExactRangeTests {
    static let from = 200.0
    static let to = 300.0
    /// Checks that say of a screen of its own what they say of a sweep.
    static let checks = Checks.all.filter { check in
        !check.isStatic && !(check is any LineCheck) && check.companions.isEmpty
            && check.definition.id != "off-pixel"
    }

    @Test(arguments: 0..<200) func agreesWithAskingEverywhere(_ seed: Int) throws {
        try compare(TiedScreen(seed: UInt64(seed)), seed)
    }

    /// The same where an update sets margins: a piece must not read those written.
    @Test(arguments: 260..<290) func agreesWhereMarginsAreSet(_ seed: Int) throws {
        try compare(TiedScreen(seed: UInt64(seed), hasMargins: true), seed)
    }

    private func compare(_ screen: TiedScreen, _ seed: Int) throws {
        let text = screen.jobFile(from: Self.from, to: Self.to)
        let specification = try #require(
            JobFileReader.readAll(Array(text.utf8), file: "random").flatMap(\.specifications).first)
        let measurer = TableTextMeasurer()
        var checker = try JobChecker(
            specification, checks: Self.checks, textMeasurer: measurer)
        let line = try #require(specification.variantLines.first)
        let (hits, covered) = try checker.hits(along: line)
        #expect(covered == [SizeRange(Self.from, Self.to)])

        var sizes = Set(stride(from: Self.from, through: Self.to, by: 1))
        let ends = Set(hits.entries.values.flatMap(\.ranges).flatMap { [$0.lower, $0.upper] })
        for end in ends {
            for distance in [-0.3, -0.01, -0.0005, 0, 0.0005, 0.01, 0.3] {
                let size = end + distance
                if size >= Self.from, size <= Self.to { sizes.insert(size) }
            }
        }
        var borders: Set<Double> = []
        try checker.solver.forEachPiece(of: line, from: Self.from, to: Self.to) {
            borders.formUnion([LineHits.rounded($0.lower), LineHits.rounded($0.upper)])
        }
        // A separate solver, asked in another order: what the first one remembers must not show.
        var other = try JobChecker(specification, checks: Self.checks, textMeasurer: measurer)
        for size in sizes.sorted(by: >) {
            // Nearer to an end than the grid of solved values, the point itself decides.
            if ends.contains(where: { $0 != size && ($0 - size).magnitude < 1e-4 }) { continue }
            let variant = try #require(specification.variant(on: line, at: size))
            let point = try other.hits(on: other.solver.point(variant))
            let expected = Set(point.map(\.cause))
            let found = Set(
                hits.entries.filter { $0.value.ranges.contains(size: size) }.map(\.key))
            // Right where two pieces meet, what holds on both sides may pause.
            let agrees = borders.contains(size) ? expected.isSubset(of: found) : found == expected
            #expect(
                agrees,
                "seed \(seed), width \(size): \(found.symmetricDifference(expected))")
            if !agrees { return }
        }
    }

    /// Off-screen and overlapping again, by arithmetic on solved frames that shares nothing with the checks.
    @Test(arguments: 200..<260) func agreesWithPlainArithmetic(_ seed: Int) throws {
        let text = TiedScreen(seed: UInt64(seed), isPlain: true)
            .jobFile(from: Self.from, to: Self.to)
        let specification = try #require(
            JobFileReader.readAll(Array(text.utf8), file: "random").flatMap(\.specifications).first)
        var checker = try JobChecker(
            specification, checks: [OffScreenCheck(), OverlapCheck()])
        let line = try #require(specification.variantLines.first)
        let hits = try checker.hits(along: line).hits
        var borders: Set<Double> = []
        try checker.solver.forEachPiece(of: line, from: Self.from, to: Self.to) {
            borders.formUnion([LineHits.rounded($0.lower), LineHits.rounded($0.upper)])
        }
        var solver = try JobSolver(specification)
        for index in 0..<specification.variantCount {
            let size = line.sizes.value(at: index)
            let values = try solver.solve(index).values
            var expected: Set<Finding.Cause> = []
            // The views are the root's children, in order, so their frames are the screen's.
            let frames = (1..<solver.items.items.count).map { item in
                Array(values[item * 4..<item * 4 + 4])
            }
            let names = solver.items.items.dropFirst().map(\.id)
            for (one, frame) in frames.enumerated() {
                let over =
                    [
                        -frame[0], -frame[1], frame[0] + frame[2] - values[2],
                        frame[1] + frame[3] - values[3],
                    ].max() ?? 0
                let isSeen = frame[2] > 1e-5 && frame[3] > 1e-5
                if over > 0.5001, isSeen {
                    expected.insert(Finding.Cause(rule: "off-screen", views: [names[one]]))
                }
                for other in (one + 1)..<max(one + 1, frames.count) {
                    let second = frames[other]
                    let across =
                        min(frame[0] + frame[2], second[0] + second[2]) - max(frame[0], second[0])
                    let down =
                        min(frame[1] + frame[3], second[1] + second[3]) - max(frame[1], second[1])
                    let isInside = contains(frame, second) || contains(second, frame)
                    let isThin = [frame[2], frame[3], second[2], second[3]].contains {
                        $0 <= 0.5001
                    }
                    if across > 0.5001, down > 0.5001, !isInside, !isThin {
                        expected.insert(
                            Finding.Cause(rule: "overlap", views: [names[one], names[other]]))
                    }
                }
            }
            let found = Set(
                hits.entries.filter { $0.value.ranges.contains(size: size) }.map(\.key))
            let agrees = borders.contains(size) ? expected.isSubset(of: found) : found == expected
            #expect(
                agrees,
                "seed \(seed), width \(size): \(found.symmetricDifference(expected))")
            if !agrees { return }
        }
    }

    private func contains(_ outer: [Double], _ inner: [Double]) -> Bool {
        inner[0] > outer[0] - 1e-5 && inner[1] > outer[1] - 1e-5
            && inner[0] + inner[2] < outer[0] + outer[2] + 1e-5
            && inner[1] + inner[3] < outer[1] + outer[3] + 1e-5
    }
}
