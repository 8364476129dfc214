/// The words that name attributes: on `make`, in a chain, and on `view.snp`.
@preconcurrency @MainActor
public protocol ConstraintWords {
    /// What a word gives.
    associatedtype Word
    /// What a set of attributes gives.
    func word(_ attributes: ConstraintWord) -> Word
}

/// The attributes behind a word.
public struct ConstraintWord: Sendable {
    let attributes: ConstraintAttributes

    init(_ attributes: ConstraintAttributes) { self.attributes = attributes }
}

extension ConstraintWords {
    private func one(_ attribute: NSLayoutConstraint.Attribute) -> Word {
        word(ConstraintWord(ConstraintAttributes(attribute)))
    }
    private func several(_ attributes: ConstraintAttributes) -> Word {
        word(ConstraintWord(attributes))
    }

    /// The left edge.
    public var left: Word { one(.left) }
    /// The top edge.
    public var top: Word { one(.top) }
    /// The right edge.
    public var right: Word { one(.right) }
    /// The bottom edge.
    public var bottom: Word { one(.bottom) }
    /// The edge where reading begins.
    public var leading: Word { one(.leading) }
    /// The edge where reading ends.
    public var trailing: Word { one(.trailing) }
    /// The width.
    public var width: Word { one(.width) }
    /// The height.
    public var height: Word { one(.height) }
    /// The middle across.
    public var centerX: Word { one(.centerX) }
    /// The middle from top to bottom.
    public var centerY: Word { one(.centerY) }
    /// The baseline of the last line.
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: Word { one(.lastBaseline) }
    /// The baseline of the last line.
    public var lastBaseline: Word { one(.lastBaseline) }
    /// The baseline of the first line.
    public var firstBaseline: Word { one(.firstBaseline) }
    /// The left margin.
    public var leftMargin: Word { one(.leftMargin) }
    /// The right margin.
    public var rightMargin: Word { one(.rightMargin) }
    /// The top margin.
    public var topMargin: Word { one(.topMargin) }
    /// The bottom margin.
    public var bottomMargin: Word { one(.bottomMargin) }
    /// The margin where reading begins.
    public var leadingMargin: Word { one(.leadingMargin) }
    /// The margin where reading ends.
    public var trailingMargin: Word { one(.trailingMargin) }
    /// The middle between left and right margin.
    public var centerXWithinMargins: Word { one(.centerXWithinMargins) }
    /// The middle between top and bottom margin.
    public var centerYWithinMargins: Word { one(.centerYWithinMargins) }
    /// Left, top, right, bottom.
    public var edges: Word { several(.edges) }
    /// Left and right.
    public var horizontalEdges: Word { several(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: Word { several(.verticalEdges) }
    /// Leading, top, trailing, bottom.
    public var directionalEdges: Word { several(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: Word { several(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: Word { several(.verticalEdges) }
    /// Width and height.
    public var size: Word { several(.size) }
    /// Both middles.
    public var center: Word { several(.center) }
    /// The four margins.
    public var margins: Word { several(.margins) }
    /// The four margins by reading direction.
    public var directionalMargins: Word { several(.directionalMargins) }
    /// Both middles within the margins.
    public var centerWithinMargins: Word { several(.centerWithinMargins) }
}
