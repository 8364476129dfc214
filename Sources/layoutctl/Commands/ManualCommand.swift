/// `layoutctl man`.
enum ManualCommand {
    static let command = Command(
        path: ["man"],
        summary: "print the manual page",
        details: [],
        examples: [
            .init(
                line: "layoutctl man > /usr/local/share/man/man1/layoutctl.1",
                purpose: "install it for man(1)")
        ],
        arguments: [],
        options: [],
        run: { _, console in
            ManualPage.text(CommandTable.all).forEach(console.writeLine)
            return .success
        })
}
