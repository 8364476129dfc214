import LayoutCore
import LayoutReport

/// `layoutctl checks [CHECK]`: what `check` looks for.
enum ChecksCommand {
    static let command = Command(
        path: ["checks"],
        summary: "list the checks, or say what one of them does",
        details: [
            "With the name of a check, tells when it fires, how bad that is, and what keeps it quiet."
        ],
        examples: [
            .init(line: "layoutctl checks", purpose: "all checks, a line each"),
            .init(line: "layoutctl checks overlap", purpose: "one of them"),
        ],
        arguments: [
            .init(
                name: "CHECK", arity: .optional, summary: "Name of a check.",
                completion: .words(Checks.definitions.map(\.id)))
        ],
        options: [.flag("markdown", "Print the page of all checks, as docs/checks.md has it.")],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        if invocation.has("markdown") {
            if let extra = invocation.arguments.first {
                throw UsageError.unexpectedArgument(extra, command: "checks")
            }
            ChecksPage.lines.forEach(console.writeLine)
            return .success
        }
        guard let name = invocation.arguments.first else {
            var table = AlignedTable([("check", .left), ("what is wrong", .left)])
            for definition in Checks.definitions { table.add([definition.id, definition.summary]) }
            table.lines.forEach(console.writeLine)
            return .success
        }
        guard let definition = Checks.definitions.first(where: { $0.id == name }) else {
            throw UsageError.refused(
                "there is no check \"\(name)\""
                    + UsageError.hint(NearestName.of(name, among: Checks.definitions.map(\.id))),
                command: "checks")
        }
        lines(definition).forEach(console.writeLine)
        return .success
    }

    /// What docs/checks.md says of a check, for a terminal.
    private static func lines(_ definition: CheckDefinition) -> [String] {
        var lines = TextLayout.wrap("\(definition.id): \(definition.severity)") + [""]
        lines += TextLayout.wrap("\(definition.summary) \(definition.rule)")
        func list(_ title: String, _ entries: [String]) {
            guard !entries.isEmpty else { return }
            lines += ["", title]
            for entry in entries {
                var wrapped = TextLayout.wrap(entry, indent: 4)
                wrapped[0] = "  - " + wrapped[0].dropFirst(4)
                lines += wrapped
            }
        }
        list("What keeps it quiet:", definition.controls)
        if !definition.options.isEmpty {
            lines += ["", "Options, for --set:"]
            for option in definition.options {
                let standard = "\(NumberText.text(option.standard)) \(option.unit)"
                lines += TextLayout.entry(
                    "\(definition.id).\(option.name)", "\(option.summary); \(standard) if not said")
            }
        }
        list(
            "Examples:",
            definition.examples.map { example in
                let found = example.findings.joined(separator: ", ")
                return "\(example.title): \(found.isEmpty ? "nothing" : found)"
            })
        return lines
    }
}
