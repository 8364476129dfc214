extension String {
    /// Most characters of a user's text that a message quotes: about a line.
    static let longestQuotation = 160

    /// The text, or its beginning and a mark where it is longer than `length` characters. O(length).
    func excerpt(_ length: Int = longestQuotation) -> String {
        dropFirst(length).isEmpty ? self : prefix(length - 1) + "…"
    }
}
