import LayoutCore

/// `layoutctl solve FILE...`: every variant, in this process.
enum SolveCommand {
    static let command = Command(
        path: ["solve"],
        summary: "solve every variant of job files here and print the frames",
        details: [
            "Solves in this process, in the order of the variants, and prints as it goes. Frames are "
                + "x, y, width and height in the superview's coordinates, in points, not rounded to "
                + "pixels unless asked for."
        ],
        examples: [
            .init(
                line:
                    "layoutctl solve Examples/jobs/login.json --device iphone-8 --state keyboard.shown",
                purpose: "the login form on one device, as a table"),
            .init(
                line: "layoutctl solve Examples/jobs/login.json --format ndjson --trace",
                purpose: "everything, one JSON a variant, with how each was solved"),
            .init(
                line: "layoutctl solve Main.storyboard --as-designed",
                purpose: "each scene as Xcode's canvas shows it"),
            .init(
                line: "layoutctl solve - --fail-on conflict < job.json",
                purpose: "exit with 1 when constraints conflict somewhere"),
        ],
        arguments: [JobInput.argument],
        options: ResultOutput.options(standard: .table) + [Threshold.option]
            + VariantFilter.options + TextOptions.options + DesignRun.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try invocation.refuse(["natural-sizes"], without: ["as-designed"])
        if invocation.has("as-designed") {
            try invocation.refuse(
                ["rounded", "trace", Threshold.option.name] + VariantFilter.options.map(\.name),
                beside: "as-designed")
            return try DesignRun(invocation, console: console).run(invocation.arguments)
        }
        let output = try ResultOutput(invocation, standard: .table)
        let filter = try VariantFilter(invocation)
        let specifications = try JobInput.load(
            invocation.arguments, textSources: TextOptions.sources(invocation), console: console)
        var run = LocalRun(
            specifications: specifications,
            textModel: try TextOptions.model(invocation, for: specifications, console),
            filter: filter, threshold: Threshold(invocation), output: output, console: console)
        return try run.run()
    }
}
