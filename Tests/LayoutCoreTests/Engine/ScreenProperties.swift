import LayoutCore
import LayoutSolver

/// What holds for every valid screen; each property says what is wrong on the random screen of a seed.
struct ScreenProperties {
    let seed: UInt64
    private(set) var failures: [String] = []

    init(seed: UInt64) { self.seed = seed }

    private mutating func expect(_ isRight: Bool, _ what: @autoclosure () -> String) {
        if !isRight { failures.append("seed \(seed): \(what())") }
    }

    private static func specification(_ layout: Layout) -> JobSpecification {
        JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [])
    }

    private static func environment() -> Environment {
        var environment = Environment(size: Size(375, 667))
        environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        return environment
    }

    private static func isSame(_ first: VariantResult, _ second: VariantResult) -> Bool {
        first.values.map(\.bitPattern) == second.values.map(\.bitPattern)
            && first.status == second.status && first.report == second.report
    }

    /// A screen that lived through updates answers as one that gets them all at once, and as a job's step; a removed view
    /// alone has no number.
    mutating func warmEqualsCold() throws {
        var screen = RandomScreen(seed: seed, .full)
        var start = Self.environment()
        start.locale = seed % 3 == 0 ? "de" : nil
        start.textSize = seed % 5 == 0 ? "accessibility3" : "large"
        let strings = ["de": ["greeting": "Guten Tag zusammen"]]
        let measurer = TableTextMeasurer()
        var warm = try FamilySolver(
            screen.layout, in: start, textMeasurer: measurer, strings: strings)
        _ = try warm.solve()
        var updates: [Update] = []
        for _ in 0..<3 {
            let batch = screen.batch()
            try warm.apply(batch)
            updates += batch
            let answer = try warm.solve()
            expect(answer.report.failure == nil, "\(answer.report.failure ?? "")")
            let isRemoved = (updates + screen.layout.rules.flatMap(\.updates)).contains {
                if case .removeView = $0 { true } else { false }
            }
            expect(isRemoved || !answer.values.contains { $0.isNaN }, "no number")
        }
        let last = try warm.solve()
        var cold = try FamilySolver(
            screen.layout, in: start, textMeasurer: measurer, strings: strings)
        try cold.apply(updates)
        expect(Self.isSame(try cold.solve(), last), "live and at once differ")
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.steps = [updates]
        job.strings = strings
        var solver = try JobSolver(
            JobSpecification(job: job, layout: screen.layout, blocks: []), textMeasurer: measurer)
        let stepped = try solver.solve(Variant(index: 0, environment: start, step: 0))
        expect(Self.isSame(stepped, last), "live and job differ")
    }

    /// Leading, trailing and width with multiplier 1: right to left is the mirror image. False where the screen is ambiguous
    /// or in conflict, of which nothing is said.
    mutating func isMirrored() throws -> Bool {
        let screen = RandomScreen(seed: seed, .directional)
        var environment = Self.environment()
        var solver = try JobSolver(Self.specification(screen.layout))
        let straight = try solver.solve(Variant(index: 0, environment: environment))
        environment.direction = .rightToLeft
        let mirrored = try solver.solve(Variant(index: 1, environment: environment))
        guard straight.status.isEmpty else { return false }
        expect(mirrored.status.isEmpty, "the mirror image has a status")
        for (number, item) in solver.items.items.enumerated() {
            guard let parent = item.parent else { continue }
            let place = number * 4
            let right =
                straight.values[parent * 4 + 2] - straight.values[place]
                - straight.values[place + 2]
            expect(abs(mirrored.values[place] - right) < 0x1p-16, "\(item.id).x")
            for other in 1...3 {
                let difference = mirrored.values[place + other] - straight.values[place + other]
                expect(abs(difference) < 0x1p-16, "\(item.id) [\(other)]")
            }
        }
        return true
    }

    /// Without text the answer knows no scale, and each rounded edge is within half a pixel of the edge.
    mutating func ignoresScale() throws {
        let screen = RandomScreen(seed: seed, .scaleless)
        var environment = Self.environment()
        var solver = try JobSolver(Self.specification(screen.layout))
        var answers: [VariantResult] = []
        for scale in [1.0, 2, 3] {
            environment.scale = scale
            let answer = try solver.solve(Variant(index: 0, environment: environment))
            answers.append(answer)
            expect(!answer.values.contains { $0.isNaN }, "no number")
            expect(Self.isSame(answer, answers[0]), "depends on the scale")
            for place in stride(from: 0, to: answer.values.count, by: 4) {
                let frame = Frame(
                    answer.values[place], answer.values[place + 1], answer.values[place + 2],
                    answer.values[place + 3])
                let rounded = PixelRounding.rounded(frame, scale: scale)
                let shifts = [
                    rounded.x - frame.x, rounded.y - frame.y,
                    rounded.x + rounded.width - frame.x - frame.width,
                    rounded.y + rounded.height - frame.y - frame.height,
                ]
                let most = shifts.map(\.magnitude).max() ?? 0
                // Halves go up from 2^-16 pixel below, and edges are sums.
                expect(most <= (0.5 + 0x1p-15) / scale, "an edge moves by \(most)")
            }
        }
    }
}
