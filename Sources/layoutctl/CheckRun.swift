import LayoutCore
import LayoutReport
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
    /// Whether findings fail the run.
    let isFailure: ([Finding]) -> Bool
    /// Where to.
    let console: Console
    /// What measures texts, or why nothing does.
    var textModel = TextModel.standard
    /// Findings that are accepted.
    var waivers: WaiverList
    /// Specification files whose rules are checked too.
    var assertions: [AssertionDocument] = []
    /// Whether the jobs' own assertions are checked.
    var checksAssertions = true
    /// What of the command line a finding's own options need beside them to show it again.
    var reproduction = Reproduction()

    /// Where job files have what findings are about.
    var places = WrittenPlaces()

    /// Runs to the end, to a signal, or until nobody reads the findings any more.
    mutating func run() throws -> ExitCode {
        Interruption.install()
        try filter.requireNames(among: inputs.map(\.specification))
        let jobs = inputs.filter { filter.includes(job: $0.specification.job.id) }
        let progress = Progress(total: jobs.reduce(0) { $0 + $1.specification.variantCount })
        var (checked, failed) = (0, 0)
        var counted: [Finding] = []
        for (path, specification) in jobs where !Interruption.isRequested && !console.isClosed {
            let rules =
                checksAssertions
                ? try SpecificationInput.checks(for: specification, assertions) : []
            let all = checks + rules.map { $0 as any Check }
            let (collector, failures) = try check(specification, all, checked, progress)
            checked += collector.checked.count
            failed += failures.count
            if let first = failures.first {
                console.say(
                    "error: \(specification.job.id): no answer for "
                        + "\(CountText.text(failures.count, "variant")), first "
                        + "\(first.variant): \(first.reason)")
            }
            if collector.checked.isEmpty { continue }
            let found = SpecificationInput.placed(
                places.completed(
                    collector.findings(), of: specification, from: path, console: console), rules)
            let findings = waivers.remaining(found).map(reproduction.completed)
            counted += findings
            console.endProgress()
            output.add(
                JobFindings(
                    specification, file: InputFile.name(path), findings: findings,
                    all: collector.all, rules: all.map(\.definition.id)), console: console)
        }
        console.endProgress()
        return try finish(
            checked: checked, failed: failed, counted,
            seconds: progress.seconds)
    }

    private func finish(
        checked: Int, failed: Int, _ findings: [Finding], seconds: Double
    ) throws -> ExitCode {
        // What was told so far stands; a document of it, or a file, would look like one of everything.
        if Interruption.isRequested {
            console.say("interrupted")
            return .interrupted
        }
        try output.finish(console)
        // A waiver for something that was not looked at says nothing.
        if filter.takesEverything { waivers.warnings.map(\.text).forEach(console.say) }
        guard checked > 0 else {
            throw NothingSelected(VariantFilter.combination)
        }
        if output.isForPeople {
            let waived = waivers.useCount > 0 ? ", \(waivers.useCount) waived" : ""
            console.say(
                "\(FindingText.counts(findings))\(waived) in \(SummaryText.rate(checked, seconds))")
            if let worst = findings.first(where: { $0.severity == .error }) ?? findings.first,
                let path = inputs.first(where: { $0.specification.job.id == worst.job })?.path
            {
                console.say(
                    "next: " + ShellText.line(["layoutctl", "check", path] + worst.reproduction))
            }
        }
        if failed > 0 { return .incomplete }
        return isFailure(findings) ? .findings : .success
    }

    private func check(
        _ specification: JobSpecification, _ checks: [any Check], _ done: Int,
        _ progress: Progress
    ) throws -> (collector: FindingCollector, failures: [JobChecker.Failure]) {
        let check = ParallelCheck(
            specification: specification, textModel: textModel, checks: checks, options: options,
            filter: filter.takesWholeJobs ? nil : filter)
        var shown = progress
        let isShown = output.allowsProgress
        return try check.run { count in
            if isShown { shown.show(done + count, console: console) }
        }
    }
}
