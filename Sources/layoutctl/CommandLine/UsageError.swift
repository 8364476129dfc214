/// A wrong command line: facts here, words in `lines`.
enum UsageError: Error, Equatable {
    case noCommand
    case unknownCommand(String, suggestion: String?)
    case incompleteCommand(String, choices: [String])
    case unknownOption(String, command: String, suggestion: String?)
    /// A name that the option had before.
    case renamedOption(String, to: String, command: String)
    case missingValue(option: String, expected: String, command: String)
    case unexpectedValue(option: String, command: String)
    case invalidValue(
        option: String, value: String, expected: String, suggestion: String?, command: String)
    case repeatedOption(String, command: String)
    case missingArgument(String, command: String)
    case unexpectedArgument(String, command: String)
    /// Options that do not go together, or another rule of one command.
    case refused(String, command: String)

    /// What is wrong, and what to run for help.
    var lines: [String] { ["error: \(problem)", "help: \(remedy)"] }

    private var problem: String {
        switch self {
        case .noCommand:
            "no command given"
        case .unknownCommand(let name, let suggestion):
            "unknown command \"\(name)\"" + UsageError.hint(suggestion)
        case .incompleteCommand(let name, let choices):
            "\"\(name)\" needs one of \(choices.joined(separator: ", "))"
        case .unknownOption(let name, _, let suggestion):
            "unknown option \(name)" + UsageError.hint(suggestion)
        case .renamedOption(let name, let present, _):
            "--\(name) is called --\(present) now"
        case .missingValue(let option, let expected, _):
            "--\(option) needs a value: \(expected)"
        case .unexpectedValue(let option, _):
            "--\(option) takes no value"
        case .invalidValue(let option, let value, let expected, let suggestion, _):
            "--\(option) \"\(value)\": expected \(expected)" + UsageError.hint(suggestion)
        case .repeatedOption(let name, _):
            "--\(name) is given twice"
        case .missingArgument(let name, _):
            "\(name) is missing"
        case .unexpectedArgument(let text, _):
            "unexpected argument \"\(text)\""
        case .refused(let reason, _):
            reason
        }
    }

    private var remedy: String {
        switch self {
        case .noCommand, .unknownCommand:
            "layoutctl help"
        case .incompleteCommand(let name, _):
            "layoutctl help \(name)"
        case .unknownOption(_, let command, _), .renamedOption(_, _, let command),
            .missingValue(_, _, let command),
            .unexpectedValue(_, let command), .invalidValue(_, _, _, _, let command),
            .repeatedOption(_, let command), .missingArgument(_, let command),
            .unexpectedArgument(_, let command), .refused(_, let command):
            command.isEmpty ? "layoutctl help" : "layoutctl help \(command)"
        }
    }

    /// The end of a sentence about a name that is not known: what was probably meant.
    static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
