/// What the program tells its caller; the numbers are a promise (README, "Exit codes").
enum ExitCode: Int32, CaseIterable, Sendable {
    /// Everything asked for was done.
    case success = 0
    /// Findings at or above the threshold of --fail-on.
    case findings = 1
    /// The command line is wrong.
    case usage = 2
    /// An input cannot be read, is empty or is refused; a folder or an address cannot be used.
    case unreadable = 3
    /// The filters leave nothing, or the input has nothing to look at.
    case nothingSelected = 4
    /// Variants are missing or quarantined, standard output takes no more, or the pool cannot be reached.
    case incomplete = 6
    /// A mistake of this program.
    case failure = 7
    /// Stopped by a signal; what was recorded is kept.
    case interrupted = 130

    /// The line of the manual about the code.
    var meaning: String {
        switch self {
        case .success: "done"
        case .findings:
            "findings at or above the threshold of --fail-on, which each command explains"
        case .usage: "the command line is wrong"
        case .unreadable:
            "an input, folder or address cannot be used, or an input is empty"
        case .nothingSelected: "nothing is selected, or what was read has nothing to look at"
        case .incomplete:
            "variants are missing or quarantined, results cannot be printed, or no pool answers"
        case .failure: "an internal error"
        case .interrupted: "interrupted; what was recorded is kept"
        }
    }
}
