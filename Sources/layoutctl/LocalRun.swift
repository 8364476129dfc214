import LayoutCore
import LayoutReport
import LayoutSolver
import LayoutText

/// Solves jobs in this process, variant by variant in their order, and hands each answer to the output.
struct LocalRun {
    /// What is solved.
    var specifications: [JobSpecification]
    /// What measures its texts, or why nothing does.
    var textModel: Result<TextModel, TextModelError>
    /// Which variants of it.
    var filter: VariantFilter
    /// What makes the run count as failed.
    var threshold: Threshold
    /// How answers are printed.
    var output: ResultOutput
    /// Where to.
    var console: Console

    /// What is known of a run so far.
    private struct State {
        var selected = 0
        var failed = 0
        var isThresholdMet = false
        var progress: Progress
    }

    /// Runs to the end, to a signal, or until nobody reads the answers any more.
    mutating func run() throws -> ExitCode {
        Interruption.install()
        try filter.requireNames(among: specifications)
        let jobs = specifications.filter { filter.includes(job: $0.job.id) }
        let total = jobs.reduce(0) { $0 + $1.variantCount }
        var state = State(progress: Progress(total: total))
        for specification in jobs {
            let isComplete = try solve(specification, &state)
            if !isComplete { break }
        }
        console.endProgress()
        if Interruption.isRequested {
            output.finish(console, seconds: state.progress.seconds)
            console.say("interrupted")
            return .interrupted
        }
        guard state.selected > 0 else {
            throw NothingSelected(VariantFilter.combination)
        }
        output.finish(console, seconds: state.progress.seconds)
        if state.failed > 0 {
            console.say("error: no answer for \(CountText.text(state.failed, "variant"))")
            return .incomplete
        }
        return state.isThresholdMet ? .findings : .success
    }

    /// Solves one job; false when the run is to stop.
    private mutating func solve(
        _ specification: JobSpecification, _ state: inout State
    ) throws -> Bool {
        var solver = try JobSolver(
            measuring: specification, by: textModel, cancellation: Interruption.flag)
        output.begin(specification, items: solver.items, console: console)
        defer { output.end(specification) }
        for index in 0..<specification.variantCount {
            if Interruption.isRequested { return false }
            let variant = specification.variant(at: index)
            guard filter.includes(variant) else { continue }
            guard let result = try answer(index, &solver) else { return false }
            state.selected += 1
            if result.status.contains(.failed) { state.failed += 1 }
            if threshold.isMet(by: result.status) { state.isThresholdMet = true }
            output.add(result, of: variant, console: console)
            if output.allowsProgress { state.progress.show(state.selected, console: console) }
            if console.isClosed && !threshold.isSet { return false }
        }
        return true
    }

    /// The answer for a variant, or nil when a signal came meanwhile.
    private func answer(_ index: Int, _ solver: inout JobSolver) throws -> VariantResult? {
        do throws(SolverError) {
            return try solver.solve(index)
        } catch {
            if error == .cancelled { return nil }
            throw error
        }
    }
}
