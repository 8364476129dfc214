/// All commands, in the order of the help page: the one place that says what the program can do.
enum CommandTable {
    /// The table.
    static var all: [Command] {
        [
            SolveCommand.command,
            SweepCommand.command,
            DevicesCommand.command,
            CompletionsCommand.command,
            ManualCommand.command,
            VersionCommand.command,
            HelpCommand.command,
        ]
    }
}
