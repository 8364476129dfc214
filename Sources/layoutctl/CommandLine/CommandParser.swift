import LayoutCore

/// Turns arguments into an invocation by the command table.
///
/// Options stand anywhere, as `--name value` or `--name=value`; `--` ends them; `-` is an argument.
struct CommandParser {
    /// The table.
    let commands: [Command]

    /// Parses the arguments after the program's name.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        guard let first = arguments.first else { throw .noCommand }
        if first == "--help" || first == "-h" { return try parse(["help"]) }
        if first == "--version" { return try parse(["version"]) }
        let (command, rest) = try findCommand(arguments)
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return try parse(["help"] + command.path)
        }
        var invocation = Invocation(command: command)
        var index = rest.startIndex
        var optionsEnded = false
        while index < rest.endIndex {
            let word = rest[index]
            index += 1
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                invocation.arguments.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try parseOption(word, rest: rest, index: &index, into: &invocation)
            }
        }
        try checkArguments(invocation)
        return invocation
    }

    private func findCommand(
        _ arguments: [String]
    ) throws(UsageError) -> (Command, ArraySlice<String>) {
        let first = arguments[0]
        let matches = commands.filter { Array(arguments.prefix($0.path.count)) == $0.path }
        if let best = matches.max(by: { $0.path.count < $1.path.count }) {
            return (best, arguments[best.path.count...])
        }
        if first.hasPrefix("-") {
            throw .unknownOption(first, command: "", suggestion: nil)
        }
        let family = commands.filter { $0.path[0] == first }
        guard !family.isEmpty else {
            let names = commands.filter { !$0.isHidden }.map { $0.path[0] }
            throw .unknownCommand(first, suggestion: NearestName.of(first, among: names))
        }
        let choices = family.map { $0.path[1] }
        guard arguments.count > 1, !arguments[1].hasPrefix("-") else {
            if arguments.count > 1, arguments[1] == "--help" || arguments[1] == "-h" {
                return (try helpCommand(), arguments[..<1])
            }
            throw .incompleteCommand(first, choices: choices)
        }
        let nearest = NearestName.of(arguments[1], among: choices)
        throw .unknownCommand(
            "\(first) \(arguments[1])", suggestion: nearest.map { "\(first) \($0)" })
    }

    private func helpCommand() throws(UsageError) -> Command {
        guard let command = commands.first(where: { $0.path == ["help"] }) else { throw .noCommand }
        return command
    }

    private func parseOption(
        _ word: String, rest: ArraySlice<String>, index: inout Int,
        into invocation: inout Invocation
    ) throws(UsageError) {
        let command = invocation.command
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        // The one short name, for what is typed everywhere as -o.
        let isOutput = word == "-o"
        let name = isOutput ? "output" : String(parts[0].drop(while: { $0 == "-" }))
        guard isOutput || parts[0].hasPrefix("--"),
            let option = command.allOptions.first(where: { $0.name == name })
        else {
            if let renamed = command.options.first(where: { $0.formerName == name }) {
                throw .renamedOption(name, to: renamed.name, command: command.name)
            }
            let nearest = NearestName.of(name, among: command.allOptions.map(\.name))
            throw .unknownOption(
                String(parts[0]), command: command.name, suggestion: nearest.map { "--\($0)" })
        }
        if invocation.values[name] != nil && !option.isList {
            throw .repeatedOption(name, command: command.name)
        }
        if case .none = option.value {
            guard parts.count == 1 else {
                throw .unexpectedValue(option: name, command: command.name)
            }
            invocation.values[name] = [""]
            return
        }
        let value: String
        if parts.count == 2 {
            value = String(parts[1])
        } else if index < rest.endIndex, !rest[index].hasPrefix("--") {
            value = rest[index]
            index += 1
        } else {
            throw .missingValue(
                option: name, expected: CommandParser.expectation(option), command: command.name)
        }
        let pieces =
            option.isList
            ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            : [value]
        for piece in pieces { try check(piece, for: option, command: command) }
        invocation.values[name, default: []].append(contentsOf: pieces)
    }

    private func check(
        _ value: String, for option: Command.Option, command: Command
    ) throws(UsageError) {
        let isValid: Bool
        var suggestion: String?
        switch option.value {
        case .none, .text: isValid = !value.isEmpty
        case .choice(let words):
            isValid = words.contains(value)
            suggestion = isValid ? nil : NearestName.of(value, among: words)
        case .integer(_, let range): isValid = Int(value).map(range.contains) ?? false
        }
        if !isValid {
            throw .invalidValue(
                option: option.name, value: value, expected: CommandParser.expectation(option),
                suggestion: suggestion, command: command.name)
        }
    }

    /// What a value of the option may be, in words.
    private static func expectation(_ option: Command.Option) -> String {
        switch option.value {
        case .none: "nothing"
        case .text(let placeholder): placeholder
        case .choice(let words): words.joined(separator: ", ")
        case .integer(_, let range):
            range.upperBound == .max
                ? "a whole number from \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
    }

    private func checkArguments(_ invocation: Invocation) throws(UsageError) {
        let command = invocation.command
        var left = invocation.arguments[...]
        for argument in command.arguments {
            switch argument.arity {
            case .one, .oneOrMore:
                guard !left.isEmpty else {
                    throw .missingArgument(argument.name, command: command.name)
                }
                left = argument.arity == .one ? left.dropFirst() : []
            case .optional:
                left = left.dropFirst()
            }
        }
        if let extra = left.first {
            throw .unexpectedArgument(extra, command: command.name)
        }
    }
}
