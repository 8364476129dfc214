import Testing

@testable import layoutctl

/// Command lines in, invocations or errors out, over a small table of its own.
@Suite struct CommandParserTests {
    static let commands: [Command] = [
        command(
            ["solve"], [.init(name: "FILE", arity: .oneOrMore, summary: "", completion: .file)],
            [
                .single("format", .choice(["table", "ndjson"]), ""),
                .flag("trace", ""),
                .list("device", .text("ID"), ""),
                .single("workers", .integer("N", 1...64), ""),
            ]),
        command(["jobs", "list"], [], []),
        command(
            ["jobs", "cancel"], [.init(name: "JOB", arity: .one, summary: "", completion: .none)],
            []),
        command(
            ["help"], [.init(name: "COMMAND", arity: .optional, summary: "", completion: .none)], []
        ),
    ]

    static func command(
        _ path: [String], _ arguments: [Command.Argument], _ options: [Command.Option]
    ) -> Command {
        Command(
            path: path, summary: "", details: [], examples: [], arguments: arguments,
            options: options, run: { _, _ in .success })
    }

    @Test func readsOptionsAnywhere() throws {
        let words = ["solve", "--format=ndjson", "a.json", "--device", "x,y", "--trace", "-"]
        let tail = ["--device=z", "--workers", "2", "--", "--odd"]
        let invocation = try CommandParser(commands: Self.commands).parse(words + tail)
        #expect(invocation.command.name == "solve")
        #expect(invocation.arguments == ["a.json", "-", "--odd"])
        #expect(invocation.value("format") == "ndjson")
        #expect(invocation.has("trace"))
        #expect(invocation.list("device") == ["x", "y", "z"])
        #expect(invocation.integer("workers") == 2)
    }

    @Test(arguments: [
        (["jobs", "cancel", "7"], "jobs cancel", ["7"]),
        (["jobs", "list"], "jobs list", []),
        (["solve", "--help", "a"], "help", ["solve"]),
        (["--help"], "help", []),
        (["jobs", "cancel", "-h"], "help", ["jobs", "cancel"]),
        (["jobs", "--help"], "help", ["jobs"]),
    ])
    func findsTheCommand(words: [String], name: String, arguments: [String]) throws {
        var table = Self.commands
        table[3].arguments.append(table[3].arguments[0])
        let invocation = try CommandParser(commands: table).parse(words)
        #expect(invocation.command.name == name)
        #expect(invocation.arguments == arguments)
    }

    @Test(arguments: [
        ([], "error: no command given"),
        (["slove"], "error: unknown command \"slove\"; did you mean \"solve\"?"),
        (["jobs"], "error: \"jobs\" needs one of list, cancel"),
        (
            ["jobs", "cancle"],
            "error: unknown command \"jobs cancle\"; did you mean \"jobs cancel\"?"
        ),
        (["solve"], "error: FILE is missing"),
        (
            ["solve", "a", "--fromat", "x"],
            "error: unknown option --fromat; did you mean \"--format\"?"
        ),
        (["solve", "a", "-x"], "error: unknown option -x"),
        (["solve", "a", "--format"], "error: --format needs a value: table, ndjson"),
        (["solve", "a", "--format", "--trace"], "error: --format needs a value: table, ndjson"),
        (
            ["solve", "a", "--format", "ndjsn"],
            "error: --format \"ndjsn\": expected table, ndjson; did you mean \"ndjson\"?"
        ),
        (["solve", "a", "--trace=1"], "error: --trace takes no value"),
        (["solve", "a", "--trace", "--trace"], "error: --trace is given twice"),
        (
            ["solve", "a", "--workers", "0"],
            "error: --workers \"0\": expected a whole number from 1 to 64"
        ),
        (["solve", "a", "--device", "x,,y"], "error: --device \"\": expected ID"),
        (["jobs", "cancel", "1", "2"], "error: unexpected argument \"2\""),
    ])
    func refuses(words: [String], text: String) {
        let error = #expect(throws: UsageError.self) {
            try CommandParser(commands: Self.commands).parse(words)
        }
        #expect(error?.lines.first == text)
    }

    /// A folder is `--results`, a number `--workers`; addresses have names of their own, and who types the word that one had
    /// before is told.
    @Test(arguments: [
        (["up", "--results", "tcp://127.0.0.1:7344"], "results"),
        (["controller", "--results=tcp://127.0.0.1:7344"], "results"),
        (["controller", "--workers", "tcp://127.0.0.1:7342"], "workers"),
        (["collector", "--workers=tcp://127.0.0.1:7343"], "workers"),
    ])
    func refusesAFormerNameWithThePresentOne(words: [String], name: String) {
        let error = #expect(throws: UsageError.self) {
            try CommandParser(commands: CommandTable.all).parse(words)
        }
        #expect(
            error?.lines == [
                "error: --\(name) is called --\(name)-address now",
                "help: layoutctl help \(words[0])",
            ])
    }
}
