public import Foundation
internal import LayoutCore

/// Text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The font; the system font in 17 points by default.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Colour of the text.
    open var textColor: UIColor! = .black
    /// How lines are set.
    open var textAlignment = NSTextAlignment.natural
    /// Most lines; 0 is no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Width at which the natural size wraps, points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text's size as it is measured.
    private var measuredSize: CGSize {
        let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return ControlText.size(
            text ?? "", font, lines: numberOfLines,
            width: isWrapped ? preferredMaxLayoutWidth : .infinity)
    }

    open override var intrinsicContentSize: CGSize { measuredSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        return ControlText.size(text ?? "", font, lines: numberOfLines, width: width)
    }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.kind = .label
        node.text = LocalizedText(value: text ?? "")
        node.font = font.model
        node.numberOfLines = numberOfLines
        let natural = intrinsicContentSize
        // What the text alone gives is left to the engine, which measures it anew for each screen.
        if natural != ControlText.size(text ?? "", font, lines: numberOfLines) {
            node.intrinsicSize = IntrinsicSize(natural)
        }
    }
}

/// How lines of text are set.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
