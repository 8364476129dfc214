import LayoutCore
import LayoutReport

/// `layoutctl infer FILE...`: assertions that hold everywhere today.
enum InferCommand {
    /// Most proposals of a job when nothing is said.
    static let standardLimit = 40

    static let command = Command(
        path: ["infer"],
        summary: "propose assertions that hold everywhere today, the most watchful first",
        details: [
            "Looks for what stands in line, sizes that are the same, order, gaps and insets that hold on "
                + "every variant of a job, and keeps the few that notice the most mistakes "
                + "(docs/mutation.md). What is printed is a specification file (docs/assertions.md): trim "
                + "it, and give it to check and mutate with --assertions."
        ],
        examples: [
            .init(
                line: "layoutctl infer Examples/jobs/login.json > login.rules",
                purpose: "a file to trim"),
            .init(
                line: "layoutctl infer Login.storyboard --limit 10",
                purpose: "the ten most watchful"),
        ],
        arguments: [JobInput.argument],
        options: [
            .single(
                "limit", .integer("N", 1...1000), "Most assertions of a job; 40 if not said."),
            .flag("json", "As JSON."),
        ] + MutationInput.options + TextOptions.options,
        run: run)

    /// What is proposed for a job.
    private static func proposals(
        for specification: JobSpecification, _ input: MutationInput, limit: Int
    ) throws -> [InferenceRun.Proposal] {
        let run = try InferenceRun(
            specification, options: input.options, textMeasurer: input.measurer,
            cancellation: Interruption.flag)
        let broken = try Parallel.map(run.mutants) { try run.broken(by: $0) }
        return try run.proposals(broken, limit: limit)
    }

    /// For each of a job's mutants the proposals that notice it, chosen by other mutants: those of the next seed, as many as
    /// `infer` takes when nothing is said and no fewer than are scored. Nil when interrupted.
    static func noticing(
        _ mutants: [Mutant], of specification: JobSpecification, _ input: MutationInput
    ) throws -> [[AssertionRule]]? {
        var options = input.options
        options.seed &+= 1
        options.mutantLimit = max(
            options.mutantLimit, MutationRun.Options.standardMutantLimit)
        let run = try InferenceRun(
            specification, options: options, textMeasurer: input.measurer,
            cancellation: Interruption.flag)
        let all = mutants + InferenceRun.mutants(run.mutants, without: mutants)
        let broken = try Parallel.map(all) { try run.broken(by: $0) }
        guard broken.count == all.count else { return nil }
        return try run.noticing(
            Array(broken.prefix(mutants.count)), others: Array(broken.dropFirst(mutants.count)),
            limit: standardLimit)
    }

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let input = try MutationInput(invocation, console)
        // Not before: nothing looks at the flag while files are read, and a signal ends the program.
        Interruption.install()
        let limit = invocation.integer("limit") ?? standardLimit
        var document = AssertionDocument()
        var counts: [[(caught: Int, fresh: Int)]] = []
        for specification in input.specifications where !Interruption.isRequested {
            let proposals = try proposals(for: specification, input, limit: limit)
            document.sections.append(
                AssertionSection(screen: specification.job.id, rules: proposals.map(\.rule)))
            counts.append(proposals.map { ($0.caught, $0.fresh) })
        }
        if Interruption.isRequested {
            console.say("interrupted")
            return .interrupted
        }
        guard document.sections.contains(where: { !$0.rules.isEmpty }) else {
            console.say("error: there is nothing to propose")
            return .nothingSelected
        }
        if invocation.has("json") {
            console.writeLine(String(decoding: document.jsonBytes, as: UTF8.self))
        } else {
            for (section, counts) in zip(document.sections, counts) {
                lines(section, counts).forEach(console.writeLine)
            }
        }
        return .success
    }

    /// A section with, behind each rule, what it notices.
    private static func lines(
        _ section: AssertionSection, _ counts: [(caught: Int, fresh: Int)]
    ) -> [String] {
        let texts = section.text.split(separator: "\n").map(String.init)
        let width = min(72, texts.map(\.count).max() ?? 0)
        return texts.enumerated().map { place, line in
            guard place > 0 else { return line }
            let count = counts[place - 1]
            let padding = String(repeating: " ", count: max(0, width - line.count))
            return "\(line)\(padding)  # \(count.caught) mutants, \(count.fresh) of them first"
        }
    }
}
