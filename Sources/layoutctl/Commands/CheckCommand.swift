import LayoutCore
import LayoutReport
import LayoutText

/// `layoutctl check FILE...`: what is broken, for which screens exactly. No configuration.
enum CheckCommand {
    static let command = Command(
        path: ["check"],
        summary: "find what is broken in layouts, and for which screens exactly",
        details: [
            "Holds every variant against the checks of docs/checks.md and tells each cause once, with "
                + "where it holds: in a sweep of sizes the widths and heights are exact, and what "
                + "lies between two sizes of the sweep is found too.",
            "Jobs are checked over their own screens, storyboards and xibs over every phone and tablet (those "
                + "of tvOS over every television), "
                + "both ways up, at three text sizes and in both directions; --devices, --widths and "
                + "--heights put others in their place. Exits with 1 on findings at or above --fail-on.",
        ],
        examples: [
            .init(line: "layoutctl check Login.storyboard", purpose: "everything, everywhere"),
            .init(
                line: "layoutctl check Examples/jobs/login.json --job login --widths 320...1366",
                purpose: "a continuous range of widths"),
            .init(
                line:
                    "layoutctl check Examples/jobs/login.json --format github --format junit=out.xml",
                purpose: "annotations for GitHub Actions, and a file for the dashboard"),
        ],
        arguments: [JobInput.argument],
        options: [
            .flag(
                "as-designed",
                "Check storyboards and xibs on the one screen they are drawn on, as Xcode's canvas shows them."
            ),
            .list(
                "assertions", .text("FILE"),
                "Specification files, beside the jobs' own assertions (docs/assertions.md).", .file),
            .list(
                "only", .text("RULE"),
                "Only these checks, and no assertions; * stands for any letters.", names),
            .list("skip", .text("RULE"), "Not these checks.", names),
            .list("set", .text("CHECK.OPTION=N"), "A number of a check, as overlap.tolerance=1."),
            .single("waivers", .text("FILE"), "Findings that are accepted, with reasons.", .file),
        ] + FindingOutput.options + ScreenOptions.options + VariantFilter.options
            + TextOptions.options,
        run: run)

    private static var names: Command.Completion { .words(Checks.definitions.map(\.id)) }

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try ScreenOptions.refuseIdle(invocation)
        try invocation.refuse(["assertions"], beside: "only")
        try invocation.refuse(ScreenOptions.options.map(\.name), beside: "as-designed")
        let selection = try CheckSelection(invocation)
        let filter = try VariantFilter(invocation)
        let output = try FindingOutput(invocation)
        try OutputFile.require(
            output.files,
            besides: invocation.arguments + invocation.list("assertions")
                + invocation.list("waivers") + TextOptions.files(invocation), of: command)
        var run = CheckRun(
            inputs: try inputs(invocation, console), checks: selection.checks,
            options: selection.options,
            filter: filter, output: output,
            isFailure: { FindingOutput.isFailure($0, invocation) }, console: console,
            waivers: try waivers(invocation, console))
        let jobs = run.inputs.map(\.specification).filter { run.filter.includes(job: $0.job.id) }
        run.assertions = try SpecificationInput.documents(
            invocation.list("assertions"), for: jobs, console)
        guard jobs.isEmpty || jobs.contains(where: { !$0.layout.root.children.isEmpty }) else {
            throw NothingSelected("no layout has a view in it")
        }
        run.reproduction = Reproduction(invocation)
        run.checksAssertions = !invocation.has("only")
        run.textModel = try TextOptions.model(
            invocation, for: run.inputs.map(\.specification), console)
        return try run.run()
    }

    private static func waivers(
        _ invocation: Invocation, _ console: Console
    ) throws -> WaiverList {
        let path = invocation.value("waivers")
        let waivers = try path.map { path in
            try Waiver.read(
                try InputFile.read(path, console: console), file: InputFile.name(path),
                rules: Checks.definitions.map(\.id))
        }
        return WaiverList(waivers ?? [], day: Day.today)
    }

    private static func inputs(
        _ invocation: Invocation, _ console: Console
    ) throws -> [(path: String, specification: JobSpecification)] {
        if invocation.has("as-designed") { return try designs(invocation.arguments, console) }
        let loaded = try JobInput.loadWithPaths(
            invocation.arguments, textSources: TextOptions.sources(invocation), console: console)
        if ScreenOptions.areGiven(invocation) {
            let replaced = try ScreenOptions.replacingScreens(
                of: loaded.map(\.specification), invocation)
            return zip(loaded, replaced).map { ($0.path, $1) }
        }
        return loaded.map { path, specification in
            let usual =
                DocumentInput.isDocument(path) ? onManyScreens(specification) : specification
            return (path, ScreenOptions.replacingTraits(of: usual, invocation))
        }
    }

    private static func designs(
        _ paths: [String], _ console: Console
    ) throws -> [(path: String, specification: JobSpecification)] {
        let names = DocumentInput.names(paths)
        return try paths.flatMap { path in
            guard let name = names[path] else {
                throw InputError(
                    name: path, reason: "--as-designed takes .storyboard and .xib files alone")
            }
            return try DocumentInput.designs(path, named: name, console: console).map {
                (path, $0)
            }
        }
    }

    /// A document says nothing of text sizes and directions: both are tried.
    static func onManyScreens(_ specification: JobSpecification) -> JobSpecification {
        let blocks = specification.blocks.map { block in
            var block = block
            block.textSizes = [.large, .xxxLarge, .accessibility3]
            block.directions = LayoutDirection.allCases
            return block
        }
        return specification.over(blocks)
    }
}
