/// A parsed command line: the command and what was given to it.
struct Invocation: Sendable {
    /// The command to run.
    var command: Command
    /// Arguments without names, in order.
    var arguments: [String] = []
    /// Values by option name; a switch that was given has one empty value.
    var values: [String: [String]] = [:]

    /// Whether an option was given.
    func has(_ name: String) -> Bool {
        requireDeclared(name)
        return values[name] != nil
    }

    /// The value of an option, or nil.
    func value(_ name: String) -> String? {
        requireDeclared(name)
        return values[name]?.last
    }

    /// All values of a list option; empty when it was not given.
    func list(_ name: String) -> [String] {
        requireDeclared(name)
        return values[name] ?? []
    }

    /// The value of an integer option, or nil. The parser has checked it.
    func integer(_ name: String) -> Int? {
        value(name).flatMap { Int($0) }
    }

    private func requireDeclared(_ name: String) {
        precondition(
            command.allOptions.contains { $0.name == name },
            "\(command.name) has no option \(name) in the table")
    }
}
