import LayoutSolver

@testable import LayoutCore

/// Solves a case step by step and lists what is not as the case says.
struct CaseRunner {
    let name: String
    let tolerance: Double
    private(set) var failures: [String] = []

    init(name: String, tolerance: Double) {
        self.name = name
        self.tolerance = tolerance
    }

    mutating func run(_ input: CaseInput, _ steps: [CaseStep]) throws {
        var layout = input.layout
        var accepted: [[Update]] = []
        var rejections: [Set<String>] = []
        let inputCodes = Set(
            input.refusals + Self.codes(Self.specification(layout, [input.start])))
        guard inputCodes.isEmpty else {
            checkRejection(steps.first?.alternatives ?? [], inputCodes, step: 0)
            return
        }
        for (number, step) in steps.enumerated() {
            let updates = number == 0 ? input.start + step.updates : step.updates
            let codes =
                step.refusals + Self.codes(Self.specification(layout, accepted + [updates]))
            // A refused batch leaves the layout as it was.
            accepted.append(codes.isEmpty ? updates : number == 0 ? input.start : [])
            rejections.append(Set(codes))
        }
        var solver = try JobSolver(Self.specification(layout, accepted))
        layout.constraints = Self.shuffled(layout.constraints)
        var shuffled = try JobSolver(Self.specification(layout, accepted))
        var live = try FamilySolver(input.layout, in: Self.variant(step: 0).environment)
        for (number, step) in steps.enumerated() {
            checkRejection(step.alternatives, rejections[number], step: number)
            let variant = Self.variant(step: number)
            let result = try solver.solve(variant)
            if result.status.contains(.failed) {
                failures.append("step \(number): \(result.report.failure ?? "failed")")
                continue
            }
            var cold = try JobSolver(Self.specification(input.layout, accepted))
            compareBits(result, try cold.solve(variant), "warm and cold", step: number)
            compareBits(result, try shuffled.solve(variant), "shuffled", step: number)
            try live.apply(accepted[number])
            compareBits(result, try live.solve(), "the live screen", step: number)
            // A screen that is turned is no longer fitted to its content.
            if live.environment.fitting == nil {
                try live.apply([.rotate])
                _ = try live.solve()
                try live.apply([.rotate])
                compareBits(result, try live.solve(), "turned there and back", step: number)
            }
            let solved = SolvedCase(
                specification: Self.specification(input.layout, accepted), step: number,
                result: result, tolerance: tolerance)
            let problems = step.alternatives.map { solved.problems($0) }
            if !problems.contains([]) {
                failures += (problems.first ?? []).map { "step \(number): \($0)" }
            }
        }
    }

    private mutating func checkRejection(
        _ alternatives: [CaseExpectation], _ codes: Set<String>, step: Int
    ) {
        let isRight = alternatives.contains { expectation in
            guard let rejected = expectation.rejected else { return codes.isEmpty }
            return codes.contains(rejected)
        }
        if !isRight {
            failures.append(
                "step \(step): refused as \(codes.sorted()), expected \(alternatives.compactMap(\.rejected))"
            )
        }
    }

    private mutating func compareBits(
        _ first: VariantResult, _ second: VariantResult, _ what: String, step: Int
    ) {
        if first.values.map(\.bitPattern) != second.values.map(\.bitPattern)
            || first.status != second.status || first.report != second.report
        {
            failures.append("step \(step): \(what) differ")
        }
    }

    private static func codes(_ specification: JobSpecification) -> [String] {
        LayoutValidator.diagnostics(specification).map(\.code)
    }

    static func specification(_ layout: Layout, _ steps: [[Update]]) -> JobSpecification {
        var job = Job(id: "case", layout: "case", sweep: "case")
        job.steps = steps
        return JobSpecification(job: job, layout: layout, blocks: [])
    }

    static func variant(step: Int) -> Variant {
        Variant(index: step, environment: Environment(size: Size(0, 0)), step: step)
    }

    /// Another order: every third from the back.
    private static func shuffled(_ constraints: [Constraint]) -> [Constraint] {
        let backwards = Array(constraints.reversed())
        return (0..<3).flatMap { start in
            stride(from: start, to: backwards.count, by: 3).map { backwards[$0] }
        }
    }
}
