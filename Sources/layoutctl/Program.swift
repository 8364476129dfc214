import Glibc
import LayoutCore
import LayoutSolver
import LayoutText
import LayoutWorker

/// The program from its arguments to its exit code.
enum Program {
    /// Version of the program, as `layoutctl version` says it.
    static let version = "0.1.0"

    /// Runs one command line. Every error a person can cause ends as a line on standard error and an exit code.
    static func run(_ arguments: [String], console: Console) -> ExitCode {
        // A reader that leaves, and a file that may not grow any more, show as EPIPE and EFBIG where they are handled, not as
        // signals that kill.
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        let code = dispatch(arguments, console: console)
        console.endProgress()
        console.flush()
        if let reason = console.writeFailure {
            console.say("error: cannot write the results: \(reason)")
            return .incomplete
        }
        return code
    }

    private static func dispatch(_ arguments: [String], console: Console) -> ExitCode {
        do {
            let invocation = try CommandParser(commands: CommandTable.all).parse(arguments)
            return try invocation.command.run(invocation, console)
        } catch UsageError.noCommand {
            HelpText.overview(CommandTable.all).forEach(console.say)
            return .usage
        } catch let error as UsageError {
            error.lines.forEach(console.say)
            return .usage
        } catch SolverError.cancelled where Interruption.isRequested {
            console.say("interrupted")
            return .interrupted
        } catch let error as NothingSelected {
            console.say("error: nothing selected: \(error.text)")
            return .nothingSelected
        } catch let error as DiagnosticList {
            DiagnosticText.lines(error).forEach(console.say)
            return .unreadable
        } catch let error as Diagnostic {
            console.say(error.text)
            return .unreadable
        } catch let error as InputError {
            console.say("error: \(error.text)")
            return .unreadable
        } catch let error as OutputError {
            console.say("error: \(error.text)")
            return .unreadable
        } catch let error as TextModelError {
            error.lines.forEach(console.say)
            return .unreadable
        } catch let error as ClientError {
            console.say("error: \(error)")
            return error.isUnknownName ? .nothingSelected : .incomplete
        } catch {
            console.say("error: \(error)")
            return error is StoreError || error is TransportError || error is PoolError
                ? .unreadable : .failure
        }
    }
}
