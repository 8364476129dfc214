import LayoutCore

/// `layoutctl sweep FILE...`: layouts of job files over screens named on the command line.
enum SweepCommand {
    static let command = Command(
        path: ["sweep"],
        summary: "solve layouts over devices or sizes given here instead of the file's",
        details: [
            "The jobs keep their states, locales, data and steps; the screens are those given here. "
                + "Devices and sizes add up: --devices with --widths tries both. Prints a summary of "
                + "what was found unless asked for frames."
        ],
        examples: [
            .init(
                line: "layoutctl sweep Examples/jobs/login.json --widths 320...1366 --heights 667",
                purpose: "every width at one height"),
            .init(
                line: "layoutctl sweep Examples/jobs/login.json --devices 'ipad-*' "
                    + "--orientations portrait,landscape",
                purpose: "every iPad, both ways"),
        ],
        arguments: [JobInput.argument],
        options: ScreenOptions.options + ResultOutput.options(standard: .summary) + [
            Threshold.option
        ] + VariantFilter.options
            + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try ScreenOptions.refuseIdle(invocation)
        let output = try ResultOutput(invocation, standard: .summary)
        let filter = try VariantFilter(invocation)
        let loaded = try JobInput.load(
            invocation.arguments, textSources: TextOptions.sources(invocation), console: console)
        let specifications = try ScreenOptions.replacingScreens(of: loaded, invocation)
        var run = LocalRun(
            specifications: specifications,
            textModel: try TextOptions.model(invocation, for: specifications, console),
            filter: filter, threshold: Threshold(invocation), output: output, console: console)
        return try run.run()
    }
}
