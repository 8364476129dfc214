import LayoutCore
import LayoutReport

/// `layoutctl mutate FILE...`: would anybody notice a mistake?
enum MutateCommand {
    static let command = Command(
        path: ["mutate"],
        summary: "make mistakes on purpose, and see which checks and assertions notice",
        details: [
            "Shifts and shrinks views, drops constraints, lowers priorities, lengthens texts and swaps "
                + "leading with left, one mistake at a time (docs/mutation.md). A mutant that leaves every "
                + "frame where it is does not count. One is caught when a check or an assertion of the "
                + "job says something that it does not say of the layout itself; how many a warning or "
                + "an error catches stands beside it.",
            "With --infer the assertions that \"layoutctl infer\" proposes are counted too; each mutant "
                + "is held against those that other mutants choose.",
        ],
        examples: [
            .init(line: "layoutctl mutate Examples/jobs/login.json", purpose: "how watchful it is"),
            .init(
                line: "layoutctl mutate Login.storyboard --infer --json",
                purpose: "a line a mutant, with proposals"),
        ],
        arguments: [JobInput.argument],
        options: [
            .flag("infer", "Count the assertions that infer proposes."),
            .list("assertions", .text("FILE"), "Specification files (docs/assertions.md).", .file),
            .flag("json", "A line a mutant, as JSON."),
            .single(
                "fail-under", .integer("PERCENT", 0...100),
                "Exit with 1 where fewer of all mutants are caught."),
            .flag("survivors", "List all mutants that nobody noticed, not the first ten of a job."),
        ] + MutationInput.options + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let input = try MutationInput(invocation, console)
        // Not before: nothing looks at the flag while files are read, and a signal ends the program.
        Interruption.install()
        let specifications = input.specifications
        let files = try SpecificationInput.documents(
            invocation.list("assertions"), for: specifications, console)
        var score = MutationScore()
        for specification in specifications where !Interruption.isRequested {
            let run = try MutationRun(
                specification,
                assertions: try SpecificationInput.checks(for: specification, files),
                options: input.options, textMeasurer: input.measurer,
                cancellation: Interruption.flag)
            let mutants = run.mutants
            var outcomes = try Parallel.map(mutants) { try run.outcome(of: $0) }
            if outcomes.count < mutants.count { break }
            if invocation.has("infer") {
                guard
                    let noticing = try InferCommand.noticing(mutants, of: specification, input)
                else { break }
                for (place, rules) in noticing.enumerated() {
                    outcomes[place].assertions += rules.map(\.text)
                }
            }
            score.add(
                zip(mutants, outcomes).map { (mutant: $0, outcome: $1) }, job: specification.job.id)
        }
        if Interruption.isRequested {
            console.say("interrupted")
            return .interrupted
        }
        guard !score.jobs.isEmpty, score.total.mutantCount > 0 else {
            console.say("error: there is nothing to make a mistake in")
            return .nothingSelected
        }
        let lines =
            invocation.has("json")
            ? score.jsonLines : score.textLines(allSurvivors: invocation.has("survivors"))
        lines.forEach(console.writeLine)
        guard let least = invocation.integer("fail-under") else { return .success }
        return score.total.percent < Double(least) ? .findings : .success
    }
}
