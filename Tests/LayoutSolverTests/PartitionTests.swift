import LayoutSolver
import Testing

/// Partitions of two parameters' rectangles: they cover it, overlap nowhere, and hold the answers of solves.
struct PartitionTests {
    private let lower = SIMD2<Double>(0, 0)
    private let upper = SIMD2<Double>(500, 400)

    /// Random layouts and anything at all, with conflicts, freedom and much that is degenerate.
    @Test(arguments: 0..<8) func partsOfRandomProblemsFillTheRectangle(block: Int) throws {
        for seed in block * 25..<(block + 1) * 25 {
            let problem = RandomProblem(
                seed: UInt64(seed) + 30_000, maximumVariables: 3 + seed % 20
            ).problem
            if problem.parameterCount < 2 { continue }
            try check(problem, seed: UInt64(seed))
        }
    }

    /// Parts that were missed or overlapped once: slivers beside conflicts, points on borders, edges shorter than rounding.
    @Test(arguments: [
        (30_053, 16), (30_091, 14), (30_096, 19), (30_132, 15), (30_172, 15), (30_191, 14),
        (30_233, 16), (30_296, 19), (30_364, 7), (30_373, 16), (30_379, 22), (30_110, 33),
        (30_177, 20), (30_189, 12),
    ])
    func partsThatWereWrongOnce(seed: Int, variables: Int) throws {
        let problem = RandomProblem(seed: UInt64(seed), maximumVariables: variables).problem
        if problem.parameterCount < 2 { return }
        try check(problem, seed: UInt64(seed))
    }

    /// Square keys by a wish, in three columns and four rows that couple both axes.
    @Test(arguments: 0..<40) func partsOfKeypadsFillTheRectangle(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try check(RandomProblem.keypad(&random), seed: UInt64(seed))
    }

    private func check(_ problem: LinearProblem, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var solver = try ParametricSolver(problem)
        let base = Array(repeating: 0.0, count: problem.parameterCount)
        let regions = try solver.regions(of: 0, 1, from: lower, to: upper, at: base)
        let whole = (upper - lower).x * (upper - lower).y
        let area = regions.reduce(0) { $0 + shoelace($1.corners) }
        #expect(abs(area / whole - 1) < 1e-9, "seed \(seed)")
        let shared = overlap(of: regions.map(\.corners))
        #expect(shared / whole < 1e-9, "seed \(seed)")
        var exact = try ParametricSolver(problem, rounding: .none)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        for region in regions where region.area > 1e-2 {
            let place = inner(region.corners, &random)
            let solution = try exact.solve(at: [place.x, place.y], into: &values)
            let offset = place - region.corners[0]
            let gap = values.indices.map {
                abs(values[$0] - region.values[$0] - (region.slopes[$0] * offset).sum())
            }
            #expect(gap.allSatisfy { $0 < 1e-7 }, "seed \(seed) at \(place)")
            let report = exact.report(solution.report)
            #expect(report == solver.report(region.report), "seed \(seed) at \(place)")
        }
    }

    private func inner(
        _ corners: [SIMD2<Double>], _ random: inout SeededGenerator
    ) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        var total = 0.0
        for corner in corners {
            let weight = Double.random(in: 0.01...1, using: &random)
            sum += corner * weight
            total += weight
        }
        return sum / total
    }

    private func shoelace(_ corners: [SIMD2<Double>]) -> Double {
        var sum = 0.0
        for (at, corner) in corners.enumerated() {
            let next = corners[(at + 1) % corners.count]
            sum += corner.x * next.y - corner.y * next.x
        }
        return sum / 2
    }

    /// Area that two parts share, summed over all pairs.
    private func overlap(of parts: [[SIMD2<Double>]]) -> Double {
        var sum = 0.0
        for (number, first) in parts.enumerated() {
            for second in parts[..<number] {
                sum += max(shared(first, with: second), shared(second, with: first))
            }
        }
        return sum
    }

    /// Area of what is left of a part between the edges of another.
    private func shared(_ first: [SIMD2<Double>], with second: [SIMD2<Double>]) -> Double {
        var rest = first
        for (at, corner) in second.enumerated() where !rest.isEmpty {
            rest = clip(rest, leftOf: second[(at + 1) % second.count] - corner, through: corner)
        }
        return max(0, shoelace(rest))
    }

    private func clip(
        _ corners: [SIMD2<Double>], leftOf edge: SIMD2<Double>, through corner: SIMD2<Double>
    ) -> [SIMD2<Double>] {
        func distance(_ place: SIMD2<Double>) -> Double {
            edge.x * (place.y - corner.y) - edge.y * (place.x - corner.x)
        }
        var result: [SIMD2<Double>] = []
        for (at, here) in corners.enumerated() {
            let next = corners[(at + 1) % corners.count]
            let (a, b) = (distance(here), distance(next))
            if a >= 0 { result.append(here) }
            if (a < 0) != (b < 0) { result.append(here + (next - here) * (a / (a - b))) }
        }
        return result.count < 3 ? [] : result
    }
}
