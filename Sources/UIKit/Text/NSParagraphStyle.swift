public import Foundation

/// How lines of a paragraph are set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// Space between lines, points.
    open internal(set) var lineSpacing: CGFloat = 0
    /// Space after the paragraph, points.
    open internal(set) var paragraphSpacing: CGFloat = 0
    /// Space before the paragraph, points.
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    /// Where lines start and end.
    open internal(set) var alignment = NSTextAlignment.natural
    /// Indents, points.
    open internal(set) var headIndent: CGFloat = 0
    /// Indent at the end, points.
    open internal(set) var tailIndent: CGFloat = 0
    /// Indent of the first line, points.
    open internal(set) var firstLineHeadIndent: CGFloat = 0
    /// Least height of a line, points; 0 is none.
    open internal(set) var minimumLineHeight: CGFloat = 0
    /// Greatest height of a line, points; 0 is none.
    open internal(set) var maximumLineHeight: CGFloat = 0
    /// Factor of the lines' height; 0 is none.
    open internal(set) var lineHeightMultiple: CGFloat = 0
    /// Where lines break.
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// How lines are broken.
    open internal(set) var lineBreakStrategy: LineBreakStrategy = []
    /// Direction of writing.
    open internal(set) var baseWritingDirection = NSWritingDirection.natural
    /// How much words are divided.
    open internal(set) var hyphenationFactor: Float = 0
    /// Distance of tabs, points.
    open internal(set) var defaultTabInterval: CGFloat = 0
    /// Whether letters may move together.
    open internal(set) var allowsDefaultTighteningForTruncation = false
    /// Where tabs stop.
    open internal(set) var tabStops: [NSTextTab] = []

    /// Creates the standard.
    public override init() { super.init() }
    /// The standard.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
    open override func copy() -> Any { mutableCopy() }
}

/// How lines of a paragraph are set; may be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Space between lines, points.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// Space after the paragraph, points.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
    /// Space before the paragraph, points.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }
    /// Where lines start and end.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// Indents, points.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    /// Indent at the end, points.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    /// Indent of the first line, points.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    /// Least height of a line, points; 0 is none.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }
    /// Greatest height of a line, points; 0 is none.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }
    /// Factor of the lines' height; 0 is none.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }
    /// Where lines break.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    /// How lines are broken.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    /// Direction of writing.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }
    /// How much words are divided.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }
    /// Distance of tabs, points.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }
    /// Whether letters may move together.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    /// Where tabs stop.
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }

    /// Takes everything from another.
    open func setParagraphStyle(_ other: NSParagraphStyle) {
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        alignment = other.alignment
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        firstLineHeadIndent = other.firstLineHeadIndent
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        lineBreakMode = other.lineBreakMode
        lineBreakStrategy = other.lineBreakStrategy
        baseWritingDirection = other.baseWritingDirection
        hyphenationFactor = other.hyphenationFactor
    }
}
