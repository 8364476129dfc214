/// Why there is nothing to do: a run that looks at nothing is a failure of its own.
struct NothingSelected: Error, Equatable {
    /// The reason, as a sentence without a full stop.
    var text: String

    /// Creates an error.
    init(_ text: String) { self.text = text }
}
