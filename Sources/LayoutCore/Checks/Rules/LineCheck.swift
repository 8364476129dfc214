/// A check that needs a whole sweep of sizes: it says nothing of a screen of its own.
protocol LineCheck: Check {
    /// What is asked along the line first, where the answer is of use; its hits are no findings.
    var probe: (any Check)? { get }

    /// What it has to say of a line.
    func hits(along line: LineLook) -> [LineLook.Hit]
}

extension LineCheck {
    var probe: (any Check)? { nil }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] { [] }
}

/// A line of sizes as a `LineCheck` sees it.
struct LineLook {
    /// A hit with where it holds.
    struct Hit {
        var hit: LayoutCore.Hit
        var range: SizeRange
    }

    /// The ends of the line, points.
    var lower: Double
    var upper: Double
    /// The answer, piece by piece, from the least size up.
    var pieces: [(piece: FramePiece, tree: ScreenTree, hasSameRules: Bool)]
    /// Where the probe's hits hold.
    var probe: LineHits
}
