internal import LayoutCore

/// A text shaped with one font, in em: what all sizes of it share.
struct ShapedText: Equatable, Sendable {
    /// How the advance of a cluster follows from the font size.
    enum ClusterKind: UInt8, Sendable {
        /// Advance in em times size.
        case plain
        /// A cluster of the text's own font: letter spacing is added.
        case own
        /// An emoji: Apple's advance, not the file's.
        case emoji
        /// A tab.
        case tab
    }

    /// The unit (UTF-16) each cluster starts with.
    var starts: [Int32] = []
    /// Advance of each cluster, em.
    var advances: [Double] = []
    /// Kind of each cluster.
    var kinds: [ClusterKind] = []
    /// Break opportunities in clusters.
    var segments: [TextSegment] = []
    /// Characters that no font has, distinct, in the order met; at most a few.
    var missing: [Unicode.Scalar] = []

    /// Bytes it holds.
    var byteCount: Int {
        MemoryLayout<ShapedText>.size + starts.count * (4 + 8 + 1)
            + segments.count * MemoryLayout<TextSegment>.stride
    }
}
