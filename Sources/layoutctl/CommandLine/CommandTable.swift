/// All commands, in the order of the help page: the one place that says what the program can do.
enum CommandTable {
    /// The table.
    static var all: [Command] {
        [
            SolveCommand.command,
            SweepCommand.command,
            CheckCommand.command,
            SubmitCommand.command,
            ResultsCommand.command,
            ResultsCommand.prune,
            FindingsCommand.command,
            StatusCommand.command,
            InferCommand.command,
            MutateCommand.command,
            TopCommand.command,
            ImportCommand.command,
        ] + JobsCommand.commands + WorkersCommand.commands + [
            UpCommand.command,
            ControllerCommand.command,
            WorkerCommand.command,
            CollectorCommand.command,
        ] + KeysCommand.commands + [
            ChecksCommand.command,
            DevicesCommand.command,
            TextMeasureCommand.command,
            TextAccuracyCommand.command,
            CompletionsCommand.command,
            ManualCommand.command,
            VersionCommand.command,
            HelpCommand.command,
        ]
    }
}
