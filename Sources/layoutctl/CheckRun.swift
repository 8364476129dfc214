import LayoutCore
import LayoutReport
import LayoutSolver
import LayoutText

/// Checks jobs in this process and hands the findings of each to the output as it ends.
struct CheckRun {
    /// What is checked, with the path it came from.
    let inputs: [(path: String, specification: JobSpecification)]
    /// The checks.
    let checks: [any Check]
    /// Their numbers.
    let options: CheckOptions
    /// Which variants.
    let filter: VariantFilter
    /// How findings are printed.
    var output: FindingOutput
    /// Least severity that fails the run, or "never".
    let threshold: String
    /// Where to.
    let console: Console
    /// What measures texts, or why nothing does.
    var textModel = TextModel.standard

    /// Runs to the end, to a signal, or until nobody reads the findings any more.
    mutating func run() throws -> ExitCode {
        Interruption.install()
        let jobs = inputs.filter { filter.includes(job: $0.specification.job.id) }
        var progress = Progress(total: jobs.reduce(0) { $0 + $1.specification.variantCount })
        var (checked, failed, isThresholdMet) = (0, 0, false)
        var counted: [Finding] = []
        for (path, specification) in jobs where !Interruption.isRequested && !console.isClosed {
            var collector = FindingCollector(specification)
            let failures = try check(specification, &collector, checked, &progress)
            checked += collector.checked.count
            failed += failures.count
            if let first = failures.first {
                console.say(
                    "error: \(specification.job.id): \(failures.count) variants have no answer, first "
                        + "\(first.variant): \(first.reason)")
            }
            if collector.checked.isEmpty { continue }
            let findings = collector.findings()
            counted += findings
            isThresholdMet =
                isThresholdMet
                || findings.contains { finding in
                    Severity(rawValue: threshold).map { finding.severity >= $0 } ?? false
                }
            console.endProgress()
            output.add(
                JobFindings(
                    job: specification.job.id, file: InputFile.name(path), findings: findings,
                    all: collector.all, rules: checks.map(\.definition.id),
                    dataNames: specification.job.data.map(\.id)), console: console)
        }
        console.endProgress()
        return try finish(
            checked: checked, failed: failed, isThresholdMet: isThresholdMet, counted,
            seconds: progress.seconds)
    }

    private func finish(
        checked: Int, failed: Int, isThresholdMet: Bool, _ findings: [Finding], seconds: Double
    ) throws -> ExitCode {
        try output.finish(console)
        if Interruption.isRequested {
            console.say("interrupted")
            return .interrupted
        }
        guard checked > 0 else {
            let reason = filter.explanation(for: inputs.map(\.specification))
            console.say("error: nothing selected" + (reason.map { ": \($0)" } ?? ""))
            return .nothingSelected
        }
        if output.isForPeople {
            console.say(
                "\(FindingText.counts(findings)) in \(SummaryText.rate(checked, seconds))")
            if let worst = findings.first(where: { $0.severity == .error }) ?? findings.first,
                let path = inputs.first(where: { $0.specification.job.id == worst.job })?.path
            {
                let options = worst.reproduction.joined(separator: " ")
                console.say("next: layoutctl check \(path) \(options)")
            }
        }
        if failed > 0 { return .incomplete }
        return isThresholdMet ? .findings : .success
    }

    private func check(
        _ specification: JobSpecification, _ collector: inout FindingCollector, _ done: Int,
        _ progress: inout Progress
    ) throws -> [(variant: Int, reason: String)] {
        var checker = try JobChecker(
            measuring: specification, by: textModel, checks: checks, options: options,
            cancellation: Interruption.flag)
        let filter = filter
        let console = console
        var shown = progress
        let isShown = output.allowsProgress
        defer { progress = shown }
        do throws(SolverError) {
            return try checker.run(
                into: &collector, isWanted: filter.takesWholeJobs ? nil : { filter.includes($0) }
            ) { collector in
                if isShown { shown.show(done + collector.checked.count, console: console) }
                return !Interruption.isRequested
            }
        } catch .cancelled {
            return []
        }
    }
}
