/// The manual page layoutctl(1), in troff's man macros, made from the command table.
enum ManualPage {
    /// The page, line by line.
    static func text(_ commands: [Command]) -> [String] {
        var lines = [
            ".TH LAYOUTCTL 1 \"\" \"layoutctl \(Program.version)\" \"User Commands\"",
            ".SH NAME",
            escape("layoutctl") + " \\- solve Auto Layout for every screen",
            ".SH SYNOPSIS",
            ".B layoutctl",
            ".I command",
            "[options]",
            ".SH DESCRIPTION",
            escape(HelpText.purpose),
            "Results go to standard output, everything else to standard error.",
            "A file named \\- is standard input.",
            ".SH COMMANDS",
        ]
        for command in commands where !command.isHidden {
            lines += section(command)
        }
        lines.append(".SH EXIT STATUS")
        for code in ExitCode.allCases {
            lines += [".TP", ".B \(code.rawValue)", escape(code.meaning)]
        }
        return lines
    }

    private static func section(_ command: Command) -> [String] {
        var lines = [".SS \"\(escape(command.usage))\"", escape(command.summary + ".")]
        for paragraph in command.details {
            lines += [".PP", escape(paragraph)]
        }
        for argument in command.arguments {
            lines += [".TP", ".I \(escape(argument.name))", escape(argument.summary)]
        }
        for option in command.options {
            lines += [".TP", ".B \(escape(option.usage))", escape(option.summary)]
        }
        if !command.examples.isEmpty { lines += [".PP", "Examples:"] }
        for example in command.examples {
            lines += [".TP", ".B \(escape(example.line))", escape(example.purpose)]
        }
        return lines
    }

    /// Text that troff shows as it is: hyphens stay hyphens to copy, no line is taken for a macro.
    private static func escape(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
