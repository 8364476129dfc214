/// One command of the table: parsing, help, manual and completions are made from it.
struct Command: Sendable {
    /// An argument without a name.
    struct Argument: Sendable {
        /// How many there may be.
        enum Arity: Sendable {
            case one
            case optional
            case oneOrMore
        }

        /// Placeholder in capitals.
        var name: String
        var arity: Arity
        var summary: String
        /// What shells complete it with.
        var completion: Completion
    }

    /// A named option; each has one long name.
    struct Option: Sendable {
        /// What follows the name.
        enum Value: Sendable {
            /// Nothing: the option is a switch.
            case none
            /// Free text, shown as the placeholder.
            case text(String)
            /// One of these words.
            case choice([String])
            /// A whole number in a range, shown as the placeholder.
            case integer(String, ClosedRange<Int>)
        }

        /// Without the dashes.
        var name: String
        var value: Value
        /// Whether it may be given several times; commas separate values too.
        var isList: Bool
        var summary: String
        var completion: Completion
        /// A name it had before, which is refused with the present one.
        var formerName: String?

        /// A switch.
        static func flag(_ name: String, _ summary: String) -> Option {
            Option(name: name, value: .none, isList: false, summary: summary, completion: .none)
        }

        /// One value.
        static func single(
            _ name: String, _ value: Value, _ summary: String, _ completion: Completion = .none
        ) -> Option {
            Option(
                name: name, value: value, isList: false, summary: summary, completion: completion)
        }

        /// Several values, by repeating the option or with commas.
        static func list(
            _ name: String, _ value: Value, _ summary: String, _ completion: Completion = .none
        ) -> Option {
            Option(name: name, value: value, isList: true, summary: summary, completion: completion)
        }

        /// The option, refusing a name it had before with the present one.
        func formerly(_ name: String) -> Option {
            var option = self
            option.formerName = name
            return option
        }

        /// Name and placeholder, such as `--workers N`.
        var usage: String {
            switch value {
            case .none: "--\(name)"
            case .text(let placeholder), .integer(let placeholder, _): "--\(name) \(placeholder)"
            case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
            }
        }
    }

    /// What a shell offers for a value.
    enum Completion: Sendable {
        case none
        case file
        case folder
        case devices
        /// One of these words.
        case words([String])
    }

    /// A command line to show, and what it does.
    struct Example: Sendable {
        var line: String
        var purpose: String
    }

    /// Words that name the command: ["jobs", "list"].
    var path: [String]
    var summary: String
    /// Paragraphs for help and manual.
    var details: [String]
    var examples: [Example]
    var arguments: [Argument]
    var options: [Option]
    /// Whether it is left out of the list of commands: a part that the program itself starts.
    var isHidden = false
    var run: @Sendable (Invocation, Console) throws -> ExitCode

    /// The words joined.
    var name: String { path.joined(separator: " ") }

    /// Every command has this one.
    static let helpOption = Option.flag("help", "Show this help.")

    /// Options with the one every command has.
    var allOptions: [Option] { options + [Command.helpOption] }

    /// One line of usage.
    var usage: String {
        let placeholders = arguments.map { argument in
            switch argument.arity {
            case .one: argument.name
            case .optional: "[\(argument.name)]"
            case .oneOrMore: "\(argument.name)..."
            }
        }
        return (["layoutctl"] + path + placeholders + ["[options]"]).joined(separator: " ")
    }
}
