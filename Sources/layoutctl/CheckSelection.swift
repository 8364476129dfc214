import LayoutCore

/// Which checks run, and with which numbers, from the command line.
struct CheckSelection {
    /// The checks, in the order of the documentation.
    let checks: [any Check]
    /// Their numbers.
    let options: CheckOptions

    /// Reads --only, --skip and --set.
    init(_ invocation: Invocation) throws(UsageError) {
        let ids = Checks.all.map(\.definition.id)
        for option in ["only", "skip"] {
            for pattern in invocation.list(option)
            where !ids.contains(where: NamePattern(pattern).matches) {
                throw .invalidValue(
                    option: option, value: pattern, expected: "a check of \"layoutctl checks\"",
                    suggestion: NearestName.of(pattern, among: ids),
                    command: invocation.command.name)
            }
        }
        let only = invocation.list("only").map { NamePattern($0) }
        let skipped = invocation.list("skip").map { NamePattern($0) }
        checks = Checks.all.filter { check in
            let id = check.definition.id
            return (only.isEmpty || only.contains { $0.matches(id) })
                && !skipped.contains { $0.matches(id) }
        }
        guard !checks.isEmpty else {
            throw .refused(
                "--only and --skip leave no check", command: invocation.command.name)
        }
        var values: [String: Double] = [:]
        for text in invocation.list("set") {
            let (name, value) = try CheckSelection.setting(text, invocation)
            values[name] = value
        }
        options = CheckOptions(values)
    }

    private static func setting(
        _ text: String, _ invocation: Invocation
    ) throws(UsageError) -> (name: String, value: Double) {
        let names = Checks.all.flatMap { check in
            check.definition.options.map { "\(check.definition.id).\($0.name)" }
        }
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard let name = parts.first, names.contains(name) else {
            throw .invalidValue(
                option: "set", value: text, expected: "CHECK.OPTION=N, as overlap.tolerance=1",
                suggestion: parts.first.flatMap { NearestName.of($0, among: names) },
                command: invocation.command.name)
        }
        // Every number of a check is a length, a share or a count.
        guard parts.count == 2, let value = Double(parts[1]), value.isFinite, value >= 0 else {
            throw .invalidValue(
                option: "set", value: text, expected: "\(name)= and a number from 0",
                suggestion: nil,
                command: invocation.command.name)
        }
        return (name, value)
    }
}
