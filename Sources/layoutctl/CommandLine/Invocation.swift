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

    /// Refuses options that say nothing unless one of others is given too: a person who gives them expects something of
    /// them.
    func refuse(_ names: [String], without others: [String]) throws(UsageError) {
        guard !others.contains(where: has), let name = names.first(where: has) else { return }
        let choices = others.map { "--\($0)" }.joined(separator: " or ")
        throw .refused("--\(name) goes with \(choices)", command: command.name)
    }

    /// Refuses options that do not go together with another.
    func refuse(_ names: [String], beside other: String) throws(UsageError) {
        guard has(other), let name = names.first(where: has) else { return }
        throw .refused("--\(name) does not go with --\(other)", command: command.name)
    }

    private func requireDeclared(_ name: String) {
        precondition(
            command.allOptions.contains { $0.name == name },
            "\(command.name) has no option \(name) in the table")
    }
}
