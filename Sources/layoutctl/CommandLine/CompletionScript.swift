/// Completion scripts for shells, made from the command table.
enum CompletionScript {
    /// A shell that a script exists for.
    enum Shell: String, CaseIterable {
        case bash, fish, zsh
    }

    /// The script, line by line.
    static func text(_ shell: Shell, _ commands: [Command]) -> [String] {
        let visible = commands.filter { !$0.isHidden }
        return switch shell {
        case .bash: bash(visible)
        case .fish: fish(visible)
        case .zsh: zsh(visible)
        }
    }

    private static func firstWords(_ commands: [Command]) -> [String] {
        commands.map { $0.path[0] }.reduce(into: []) { words, word in
            if !words.contains(word) { words.append(word) }
        }
    }

    /// Commands of two words that share the first one, and the command of that word alone where there is one.
    private struct Group {
        var word: String
        var next: [String]
        var alone: Command?

        /// Options that may stand in the place of the second word.
        var options: [String] { alone?.allOptions.map { "--\($0.name)" } ?? [] }
        /// Whether a file may.
        var takesFiles: Bool {
            alone?.arguments.contains { CompletionScript.takesFiles($0.completion) } ?? false
        }
    }

    private static func groups(_ commands: [Command]) -> [Group] {
        firstWords(commands).compactMap { word in
            let family = commands.filter { $0.path[0] == word }
            let next = family.filter { $0.path.count > 1 }.map { $0.path[1] }
            if next.isEmpty { return nil }
            return Group(word: word, next: next, alone: family.first { $0.path.count == 1 })
        }
    }

    private static func words(_ option: Command.Option) -> [String] {
        if case .choice(let words) = option.value { words } else { words(option.completion) }
    }

    private static func words(_ completion: Command.Completion) -> [String] {
        if case .words(let words) = completion { words } else { [] }
    }

    /// Words that may stand as an argument of a command.
    private static func argumentWords(_ command: Command) -> [String] {
        command.arguments.flatMap { words($0.completion) }
    }

    private static func takesFiles(_ completion: Command.Completion) -> Bool {
        switch completion {
        case .file, .folder: true
        case .none, .devices, .words: false
        }
    }

    private static func bash(_ commands: [Command]) -> [String] {
        var lines = [
            "# Completion for bash: source <(layoutctl completions bash)",
            "_layoutctl() {",
            "    local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"",
            "    local command=\"${COMP_WORDS[1]}\" words=\"\" files=\"\" list=\"\" head=\"\"",
            "    COMPREPLY=()",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        words=\"\(firstWords(commands).joined(separator: " "))\"",
            "    fi",
            "    case \"$command\" in",
        ]
        for group in groups(commands) {
            let second = (group.next + group.options).joined(separator: " ")
            let files = group.takesFiles ? "; files=yes" : ""
            lines += [
                "    \(group.word))",
                "        if [ \"$COMP_CWORD\" -eq 2 ]; then words=\"\(second)\"\(files); fi",
                "        if [ \"$COMP_CWORD\" -gt 2 ]; then case \"${COMP_WORDS[2]}\" in",
                "            \(group.next.joined(separator: "|"))) command=\"$command ${COMP_WORDS[2]}\" ;;",
                "        esac; fi ;;",
            ]
        }
        lines += [
            "    esac", "    if [ -z \"$words\" ]; then", "        case \"$command|$before\" in",
        ]
        for command in commands {
            for option in command.allOptions {
                let choices = words(option).joined(separator: " ")
                let label = "        \"\(command.name)|--\(option.name)\")"
                let end = option.isList ? " list=yes ;;" : " ;;"
                if !choices.isEmpty {
                    lines.append("\(label) words=\"\(choices)\"\(end)")
                } else if takesFiles(option.completion) {
                    lines.append("\(label) files=yes\(end)")
                } else if case .devices = option.completion {
                    lines.append(
                        "\(label) words=\"$(layoutctl devices --format ids 2>/dev/null)\"\(end)")
                }
            }
            let names = (argumentWords(command) + command.allOptions.map { "--\($0.name)" })
                .joined(separator: " ")
            let files = command.arguments.contains { takesFiles($0.completion) }
            lines.append(
                "        \"\(command.name)|\"*) words=\"\(names)\"\(files ? " files=yes" : "") ;;")
        }
        return lines + [
            "        esac",
            "    fi",
            // What stands before the last comma of a list stays as it is.
            "    if [ -n \"$list\" ] && [[ \"$word\" == *,* ]]; then",
            "        head=\"${word%,*},\"",
            "        word=\"${word##*,}\"",
            "    fi",
            "    local reply",
            "    while IFS= read -r reply; do COMPREPLY+=(\"$head$reply\"); done < <(",
            "        compgen -W \"$words\" -- \"$word\"",
            "        [ -z \"$files\" ] || compgen -f -- \"$word\")",
            "}",
            "complete -o filenames -F _layoutctl layoutctl",
        ]
    }

    private static func fish(_ commands: [Command]) -> [String] {
        var lines = [
            "# Completion for fish: layoutctl completions fish | source",
            "complete -c layoutctl -f",
        ]
        for command in commands {
            let seen: String
            if command.path.count == 1 {
                lines.append(
                    "complete -c layoutctl -n __fish_use_subcommand -a \(command.name) "
                        + "-d '\(quoted(command.summary))'")
                seen = "__fish_seen_subcommand_from \(command.name)"
            } else {
                let group = command.path[0]
                let word = command.path[1]
                lines += [
                    "complete -c layoutctl -n __fish_use_subcommand -a \(group)",
                    "complete -c layoutctl -n '__fish_seen_subcommand_from \(group)' -a \(word) "
                        + "-d '\(quoted(command.summary))'",
                ]
                seen =
                    "__fish_seen_subcommand_from \(group); "
                    + "and __fish_seen_subcommand_from \(word)"
            }
            if command.arguments.contains(where: { takesFiles($0.completion) }) {
                lines.append("complete -c layoutctl -n '\(seen)' -F")
            }
            let known = argumentWords(command).joined(separator: " ")
            if !known.isEmpty {
                lines.append("complete -c layoutctl -n '\(seen)' -a '\(known)'")
            }
            for option in command.allOptions {
                var line = "complete -c layoutctl -n '\(seen)' -l \(option.name)"
                let choices = words(option).joined(separator: " ")
                if !choices.isEmpty {
                    let offered = option.isList ? "(__fish_append , \(choices))" : choices
                    line += " -x -a '\(offered)'"
                } else if takesFiles(option.completion) {
                    line += " -r -F"
                } else if case .devices = option.completion {
                    let ids = "(layoutctl devices --format ids)"
                    line += " -x -a '\(option.isList ? "(__fish_append , \(ids))" : ids)'"
                } else if case .none = option.value {
                } else {
                    line += " -x"
                }
                lines.append(line + " -d '\(quoted(option.summary))'")
            }
        }
        return lines
    }

    private static func zsh(_ commands: [Command]) -> [String] {
        var lines = [
            "#compdef layoutctl",
            "# Completion for zsh: layoutctl completions zsh > ~/.zfunc/_layoutctl",
            "_layoutctl() {",
            "    local command=\"${words[2]}\"",
            "    if (( CURRENT == 2 )); then",
            "        compadd -- \(firstWords(commands).joined(separator: " "))",
            "        return",
            "    fi",
            "    case \"$command\" in",
        ]
        for group in groups(commands) {
            lines += [
                "    \(group.word))",
                "        if (( CURRENT == 3 )); then",
                "            compadd -- \((group.next + group.options).joined(separator: " "))",
            ]
            if group.takesFiles { lines.append("            _files") }
            lines += [
                "            return",
                "        fi",
                "        case \"${words[3]}\" in",
                "        \(group.next.joined(separator: "|"))) command=\"$command ${words[3]}\" ;;",
                "        esac ;;",
            ]
        }
        lines += ["    esac", "    case \"$command\" in"]
        for command in commands {
            lines.append("    \"\(command.name)\")")
            lines.append("        _arguments \\")
            for option in command.allOptions {
                lines.append("            '\(zshSpecification(option))' \\")
            }
            let files = command.arguments.contains { takesFiles($0.completion) }
            let known = argumentWords(command).joined(separator: " ")
            let offered = files ? "_files" : known.isEmpty ? "" : "(\(known))"
            lines.append("            '*:argument:\(offered)' ;;")
        }
        return lines + ["    esac", "}", "_layoutctl \"$@\""]
    }

    private static func zshSpecification(_ option: Command.Option) -> String {
        let star = option.isList ? "*" : ""
        let summary = quoted(option.summary).replacing("[", with: "(").replacing("]", with: ")")
            .replacing(":", with: ";")
        let head = "\(star)--\(option.name)[\(summary)]"
        if case .none = option.value { return head }
        let choices = words(option).joined(separator: " ")
        let list = option.isList ? "_sequence " : ""
        if !choices.isEmpty {
            return head + ":value:"
                + (option.isList ? "_sequence compadd - \(choices)" : "(\(choices))")
        }
        if takesFiles(option.completion) { return head + ":file:\(list)_files" }
        if case .devices = option.completion {
            let ids = "${(f)\"$(layoutctl devices --format ids 2>/dev/null)\"}"
            return head + ":device:" + (option.isList ? "_sequence compadd - \(ids)" : "( \(ids) )")
        }
        return head + ":value: "
    }

    /// Text that may stand between single quotes in a shell.
    private static func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
