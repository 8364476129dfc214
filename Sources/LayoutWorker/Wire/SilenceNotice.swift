/// When a controller that does not answer is worth a word: once after a while, and once when it answers again.
struct SilenceNotice: Equatable, Sendable {
    /// Silence that is not worth a word, milliseconds: an ordinary restart.
    static let patienceMilliseconds = 3_000

    /// Since when it does not answer; nil while it does.
    private var since: Instant?
    /// Whether that was said.
    private var isTold = false

    /// Takes note of whether a controller answers now, and gives what is to be said of that.
    ///
    /// - Parameter address: where it should be, for people.
    mutating func note(isAnswering: Bool, at address: String, _ now: Instant) -> LogRecord? {
        if isAnswering {
            defer { self = SilenceNotice() }
            let facts = [(name: "address", value: address)]
            return isTold ? LogRecord(.warning, "controller-back", facts) : nil
        }
        let start = since ?? now
        since = start
        guard !isTold, now.milliseconds(since: start) >= Self.patienceMilliseconds else {
            return nil
        }
        isTold = true
        let text =
            "no controller answers at \(address), trying again; is it running, and is this "
            + "its address for workers?"
        return LogRecord(.warning, "controller-silent", [("text", text)])
    }
}
