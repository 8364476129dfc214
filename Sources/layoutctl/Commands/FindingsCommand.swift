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
                + "those of the variants; \"layoutctl check\" gives exact ranges.",
            "What is recorded does not know the file that was submitted: with --job-file findings say where "
                + "in it, as annotations and code scanning need.",
        ],
        examples: [
            .init(line: "layoutctl findings results/demo", purpose: "each cause once"),
            .init(
                line: "layoutctl findings results/demo --format junit=out.xml",
                purpose: "for the dashboard of a CI service"),
        ],
        arguments: [ResultsCommand.argument],
        options: [
            .list(
                "job-file", .text("FILE"),
                "Job files, storyboards or xibs that were submitted: findings say where in them.",
                .file)
        ] + FindingOutput.options + VariantFilter.options + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var filter = try VariantFilter(invocation)
        var output = try FindingOutput(invocation)
        try OutputFile.require(
            output.files,
            besides: TextOptions.files(invocation) + invocation.list("job-file"), of: command)
        let folder = try ResultsCommand.open(invocation.arguments[0], &filter)
        let recorded = try RecordedFindings(folder, filter: filter)
        let jobs = try recorded.findings(
            try TextOptions.sources(invocation).open(),
            jobFiles: try jobFiles(invocation, of: recorded, console), console)
        guard !jobs.isEmpty else {
            let reason = filter.explanation(forJobs: try folder.jobs().map(\.id))
            console.say("error: nothing selected" + (reason.map { ": \($0)" } ?? ""))
            return .nothingSelected
        }
        for job in jobs { output.add(job, console: console) }
        try output.finish(console)
        return FindingOutput.isFailure(jobs.flatMap(\.findings), invocation) ? .findings : .success
    }

    /// The file of each job that --job-file names; throws where one has none of the recorded jobs.
    private static func jobFiles(
        _ invocation: Invocation, of recorded: RecordedFindings, _ console: Console
    ) throws -> [String: String] {
        let paths = invocation.list("job-file")
        let loaded = try JobInput.loadWithPaths(
            paths, textSources: TextOptions.sources(invocation), console: console)
        let ids = Set(recorded.ids)
        for path in paths {
            let own = loaded.filter { $0.path == path }.map(\.specification.job.id)
            guard ids.isDisjoint(with: own) else { continue }
            throw NothingSelected(
                "no job of \(InputFile.name(path)) is among the recorded ones, "
                    + recorded.ids.joined(separator: ", "))
        }
        return Dictionary(
            loaded.map { ($0.specification.job.id, $0.path) },
            uniquingKeysWith: { first, _ in first })
    }
}
