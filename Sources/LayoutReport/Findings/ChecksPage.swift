public import LayoutCore

/// The documentation of checks, made from their definitions: docs/checks.md holds it between two marks, and a test compares.
public enum ChecksPage {
    /// The lines of one check, in Markdown.
    public static func lines(_ definition: CheckDefinition) -> [String] {
        var lines = ["### \(definition.id)", "", "\(definition.summary) \(definition.rule)", ""]
        lines.append("*Severity*: \(definition.severity).")
        if !definition.controls.isEmpty {
            lines.append("")
            lines += definition.controls.map { "* \($0)" }
        }
        if !definition.options.isEmpty {
            lines += ["", "| option | standard | |", "|---|---|---|"]
            for option in definition.options {
                let name = "\(definition.id).\(option.name)"
                lines.append(
                    "| `\(name)` | \(NumberText.text(option.standard)) \(option.unit) | \(option.summary) |"
                )
            }
        }
        if !definition.examples.isEmpty {
            lines += ["", "Examples, which run as tests:", ""]
            for example in definition.examples {
                let found =
                    example.findings.isEmpty
                    ? "nothing" : example.findings.map { "`\($0)`" }.joined(separator: ", ")
                lines.append("* \(example.title): \(found)")
            }
        }
        return lines
    }

    /// All checks, in order.
    public static var lines: [String] {
        Checks.definitions.flatMap { lines($0) + [""] }
    }
}
