import LayoutCore
import LayoutReport
import LayoutWorker

/// What makes a run count as failed: the option --fail-on.
struct Threshold {
    private var failsOnConflict: Bool
    private var failsOnAmbiguous: Bool
    /// Whether errors that the workers' checks say make the run fail.
    private(set) var failsOnErrors: Bool

    /// The option, for commands that look at answers alone.
    static let option = option(
        "Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either; with "
            + "0 whatever is found if not said. What \"check\" finds has no part in it.")

    /// The option, for `submit`, whose workers check.
    static let submitOption = option(
        "Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) where either "
            + "is so or an error of a check was said; with 0 whatever is found if not said.")

    private static func option(_ summary: String) -> Command.Option {
        .list("fail-on", .choice(["error", "conflict", "ambiguous"]), summary)
    }

    /// Nothing makes the run fail.
    init() {
        failsOnConflict = false
        failsOnAmbiguous = false
        failsOnErrors = false
    }

    /// Reads the option.
    init(_ invocation: Invocation) {
        let words = invocation.list("fail-on")
        failsOnConflict = words.contains("conflict") || words.contains("error")
        failsOnAmbiguous = words.contains("ambiguous") || words.contains("error")
        failsOnErrors = words.contains("error")
    }

    /// Whether anything at all makes the run fail.
    var isSet: Bool { failsOnConflict || failsOnAmbiguous }

    /// Whether one of a recorded job's answers does.
    func isMet(by job: RecordedJob) -> Bool {
        failsOnConflict && job.conflicts > 0 || failsOnAmbiguous && job.ambiguous > 0
    }

    /// Whether this answer does.
    func isMet(by status: VariantStatus) -> Bool {
        failsOnConflict && status.contains(.conflict)
            || failsOnAmbiguous && status.contains(.ambiguous)
    }
}
