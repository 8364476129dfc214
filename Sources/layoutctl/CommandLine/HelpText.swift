/// Help pages made from the command table.
enum HelpText {
    /// What the program is, in one sentence.
    static let purpose = """
        Solves Auto Layout on Linux for every screen there is and finds what does not fit.
        """

    /// The page of the whole program.
    static func overview(_ commands: [Command]) -> [String] {
        var lines = [
            "layoutctl \(Program.version)", purpose, "", "Usage: layoutctl COMMAND [options]",
        ]
        lines += ["", "Commands:"]
        for command in commands where !command.isHidden {
            lines += TextLayout.entry(command.name, command.summary, column: 18)
        }
        lines += [""]
        lines += TextLayout.wrap(
            "Results go to standard output, everything else to standard error; \"-\" as a file is "
                + "standard input.")
        lines += ["", "Exit codes:"]
        for code in ExitCode.allCases {
            lines += TextLayout.entry(String(code.rawValue), code.meaning, column: 8)
        }
        return lines + ["", "layoutctl help COMMAND shows one command with examples."]
    }

    /// The page of one command: examples first, since they are what people look for.
    static func page(_ command: Command) -> [String] {
        var lines = TextLayout.wrap("layoutctl \(command.name): \(command.summary)")
        lines += ["", "Usage: \(command.usage)"]
        if !command.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in command.examples {
                lines.append("  \(example.line)")
                lines += TextLayout.wrap(example.purpose, indent: 6)
            }
        }
        for paragraph in command.details {
            lines += [""] + TextLayout.wrap(paragraph)
        }
        if !command.arguments.isEmpty {
            lines += ["", "Arguments:"]
            for argument in command.arguments {
                lines += TextLayout.entry(argument.name, argument.summary)
            }
        }
        lines += ["", "Options:"]
        for option in command.allOptions {
            let summary = option.summary + (option.isList ? " Repeatable; commas separate." : "")
            lines += TextLayout.entry(option.usage, summary)
        }
        return lines
    }

    /// The page of a word that several commands share, such as `jobs`.
    static func family(_ word: String, _ commands: [Command]) -> [String] {
        var lines = ["Usage: layoutctl \(word) COMMAND [options]", "", "Commands:"]
        for command in commands {
            lines += TextLayout.entry(command.name, command.summary, column: 18)
        }
        return lines + ["", "layoutctl help \(word) COMMAND shows one command with examples."]
    }
}
