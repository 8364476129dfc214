/// `layoutctl version`.
enum VersionCommand {
    static let command = Command(
        path: ["version"],
        summary: "print the version",
        details: [],
        examples: [],
        arguments: [],
        options: [],
        run: { _, console in
            console.writeLine("layoutctl \(Program.version)")
            return .success
        })
}
