/// A piece of text that stays on one line when it can: from one break opportunity to the next, in clusters.
///
/// A cluster is what is not divided even when a word is: usually one character with its marks.
public struct TextSegment: Hashable, Sendable {
    /// The cluster after its last visible one.
    public var visibleEnd: Int32
    /// The cluster the next segment starts with; blanks in between hang over the end of a line.
    public var end: Int32
    /// Whether a line must end here.
    public var endsLine: Bool

    /// Creates a segment.
    public init(visibleEnd: Int32, end: Int32, endsLine: Bool = false) {
        self.visibleEnd = visibleEnd
        self.end = end
        self.endsLine = endsLine
    }
}
