import LayoutCore
import LayoutReport
import LayoutWorker

/// What makes a run count as failed: the option --fail-on.
struct Threshold {
    private var failsOnConflict: Bool
    private var failsOnAmbiguous: Bool

    /// The option, for the command table.
    static let option = Command.Option.list(
        "fail-on", .choice(["error", "conflict", "ambiguous"]),
        "Exit with 1 where constraints conflict, where a layout is ambiguous, or (error) either.")

    /// Nothing makes the run fail.
    init() {
        failsOnConflict = false
        failsOnAmbiguous = false
    }

    /// Reads the option.
    init(_ invocation: Invocation) {
        let words = invocation.list("fail-on")
        failsOnConflict = words.contains("conflict") || words.contains("error")
        failsOnAmbiguous = words.contains("ambiguous") || words.contains("error")
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
