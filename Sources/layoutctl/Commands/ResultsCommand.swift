import Glibc
import LayoutCore
import LayoutReport
import LayoutWorker

/// `layoutctl results DIR|JOB`: what a run recorded.
enum ResultsCommand {
    /// The folder that `submit` records into and this command looks jobs up in when none is named.
    static let standardFolder = "layoutctl-results"

    /// The argument of commands that read what was recorded.
    static let argument = Command.Argument(
        name: "DIR|JOB", arity: .one,
        summary: "A results folder, or the id of a job of \(standardFolder).", completion: .folder)

    static let command = Command(
        path: ["results"],
        summary: "print what a run recorded: a summary, or the frames",
        details: [
            "Reads a results folder, also while a run writes into it. The lines of a variant are the "
                + "same bytes as those of \"layoutctl solve\". With --follow, lines come in the order "
                + "of recording and carry a number, seq: it counts, in each job from 1, what was recorded at "
                + "once, and variants recorded together share it. --from goes on from one; with "
                + "several jobs, name the job it is of with --job."
        ],
        examples: [
            .init(line: "layoutctl results results/demo", purpose: "the summary"),
            .init(
                line: "layoutctl results results/demo --job login --format ndjson",
                purpose: "every frame of one job"),
        ],
        arguments: [argument],
        options: ResultOutput.options(standard: .summary) + [
            .flag("follow", "Print NDJSON as it is recorded, until all jobs end."),
            .single(
                "from", .integer("SEQ", 1...Int.max),
                "With --follow: the first seq to print, of each job."),
            Threshold.option,
        ] + VariantFilter.options,
        run: run)

    /// `layoutctl results prune`.
    static let prune = Command(
        path: ["results", "prune"],
        summary: "remove the results of jobs that have ended, but for the newest",
        details: [
            "How many stay must be said: --keep 0 removes all of them. Removes from a folder that nobody writes into, and gives the room back to the disk. "
                + "While daemons run, give --controller instead of the folder: the jobs are "
                + "forgotten there, and their room is used again."
        ],
        examples: [
            .init(
                line: "layoutctl results prune \(standardFolder) --keep 20 --dry-run",
                purpose: "what would go")
        ],
        arguments: [
            .init(
                name: "DIR", arity: .optional,
                summary: "A results folder; \(standardFolder) if not said.", completion: .folder)
        ],
        options: [
            .single(
                "keep", .integer("N", 0...1_000_000),
                "Ended jobs to keep, the newest; must be said."),
            .flag("dry-run", "Only print what would go."),
            .single(
                "controller", .text("ADDRESS"), "Prune a running pool instead of a folder."),
            DaemonOptions.key,
            DaemonOptions.insecure,
        ],
        run: runPrune)

    @Sendable private static func runPrune(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try invocation.refuse(
            [DaemonOptions.key.name, DaemonOptions.insecure.name], without: ["controller"])
        guard let kept = invocation.integer("keep") else {
            throw UsageError.refused(
                "--keep is missing: how many of the ended jobs stay; 0 removes all of them",
                command: "results prune")
        }
        let isRehearsal = invocation.has("dry-run")
        let removed: [String]
        if invocation.value("controller") != nil {
            guard invocation.arguments.isEmpty else {
                throw UsageError.refused(
                    "--controller and a folder do not go together", command: "results prune")
            }
            let client = try ControllerAddress.client(invocation)
            removed = ResultsPruning.removable(
                try client.list().map { (id: $0.job, hasEnded: $0.state.isFinal) }, keeping: kept)
            if !isRehearsal { for job in removed { try client.forget(job) } }
        } else {
            let outcome = try ResultsPruning.prune(
                folder: invocation.arguments.first ?? standardFolder, keeping: kept,
                isRehearsal: isRehearsal)
            removed = outcome.removed
            if !isRehearsal { console.say("\(outcome.freedBytes) bytes given back") }
        }
        removed.forEach(console.writeLine)
        return .success
    }

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let follows = invocation.has("follow")
        try invocation.refuse(["from"], without: ["follow"])
        var filter = try VariantFilter(invocation)
        let output = try ResultOutput(invocation, standard: follows ? .ndjson : .summary)
        guard !follows || output.format == .ndjson else {
            throw UsageError.refused("--follow prints ndjson alone", command: "results")
        }
        let folder = try open(invocation.arguments[0], &filter)
        if follows {
            var follower = FolderFollower(
                folder: folder, filter: filter, threshold: Threshold(invocation), output: output,
                from: UInt64(invocation.integer("from") ?? 1))
            return try follower.run(console)
        }
        try filter.requireJobs(among: folder.jobs().map(\.id))
        var reader = RecordedRun(
            folder: folder, filter: filter, threshold: Threshold(invocation), output: output)
        return try reader.run(console, seconds: nil)
    }

    /// Opens a folder by its path, or the standard folder for one of its jobs, which the filter then selects.
    static func open(
        _ name: String, _ filter: inout VariantFilter
    ) throws -> ResultsFolder {
        do throws(StoreError) {
            return try ResultsFolder(opening: name)
        } catch {
            guard let folder = try? ResultsFolder(opening: standardFolder) else { throw error }
            let jobs = try folder.jobs().map(\.id)
            if jobs.contains(name) {
                filter.select(job: name)
                return folder
            }
            var error = error
            if error.kind == .missing, let nearest = NearestName.of(name, among: jobs) {
                error.remedy += "; or did you mean job \"\(nearest)\"?"
            }
            throw error
        }
    }
}
