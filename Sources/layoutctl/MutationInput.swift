import LayoutCore
import LayoutText

/// What `mutate` and `infer` read from the command line alike.
struct MutationInput {
    /// Options of the command table.
    static let options: [Command.Option] = [
        .list(
            "operations", .choice(Mutant.Operation.allCases.map(\.rawValue)),
            "Kinds of mistakes; all if not said."),
        .single("seed", .integer("N", 0...Int.max), "Chooses sites and directions; 1 if not said."),
        .single(
            "mutants", .integer("N", 1...100_000), "Most mutants of a job; 200 if not said."),
        .single(
            "variants", .integer("N", 1...10_000),
            "Most variants to look at a mutant on, spread over the job's; 24 if not said."),
        .list("job", .text("ID"), "Only these jobs; * stands for any letters."),
    ]

    /// The jobs that were asked for.
    let specifications: [JobSpecification]
    /// How mutants are made.
    let options: MutationRun.Options
    /// What measures texts; nil where no job needs it.
    let measurer: TextModel?

    /// Reads files and options.
    init(_ invocation: Invocation, _ console: Console) throws {
        let loaded = try JobInput.loadWithPaths(
            invocation.arguments, textSources: TextOptions.sources(invocation), console: console)
        let filter = VariantFilter(jobs: invocation.list("job"))
        try filter.requireJobs(among: loaded.map(\.specification.job.id))
        specifications = loaded.map { path, specification in
            DocumentInput.isDocument(path)
                ? CheckCommand.onManyScreens(specification) : specification
        }.filter { filter.includes(job: $0.job.id) }
        var options = MutationRun.Options()
        let operations = invocation.list("operations").compactMap(Mutant.Operation.init)
        if !operations.isEmpty { options.operations = operations }
        if let seed = invocation.integer("seed") { options.seed = UInt64(seed) }
        if let limit = invocation.integer("mutants") { options.mutantLimit = limit }
        if let limit = invocation.integer("variants") { options.variantLimit = limit }
        self.options = options
        let model = try TextOptions.model(invocation, for: specifications, console)
        measurer =
            specifications.contains(where: \.needsTextMeasurer) ? try model.get() : nil
    }
}
