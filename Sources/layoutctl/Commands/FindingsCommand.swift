import LayoutCore
import LayoutReport
import LayoutText
import LayoutWorker

/// `layoutctl findings DIR`: what the workers' checks found.
enum FindingsCommand {
    static let command = Command(
        path: ["findings"],
        summary: "print what the checks found in a run that a pool recorded",
        details: [
            "Workers check while they solve, and what they find is recorded beside the frames. Sizes are "
                + "those of the variants; \"layoutctl check\" gives exact ranges."
        ],
        examples: [
            .init(line: "layoutctl findings results/demo", purpose: "each cause once"),
            .init(
                line: "layoutctl findings results/demo --format junit=out.xml",
                purpose: "for the dashboard of a CI service"),
        ],
        arguments: [ResultsCommand.argument],
        options: FindingOutput.options + VariantFilter.options + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var filter = try VariantFilter(invocation)
        var output = try FindingOutput(invocation)
        try OutputFile.require(
            output.files, besides: TextOptions.files(invocation), of: command)
        let folder = try ResultsCommand.open(invocation.arguments[0], &filter)
        let recorded = try RecordedFindings(folder, filter: filter)
        let jobs = try recorded.findings(try TextOptions.sources(invocation).open())
        guard !jobs.isEmpty else {
            let reason = filter.explanation(forJobs: try folder.jobs().map(\.id))
            console.say("error: nothing selected" + (reason.map { ": \($0)" } ?? ""))
            return .nothingSelected
        }
        for job in jobs { output.add(job, console: console) }
        try output.finish(console)
        return FindingOutput.isFailure(jobs.flatMap(\.findings), invocation) ? .findings : .success
    }
}
