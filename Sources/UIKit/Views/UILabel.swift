public import Foundation
internal import LayoutCore

/// Text.
@preconcurrency @MainActor
open class UILabel: UILabelMembers {
    private var plain: String?
    private var attributed: NSAttributedString?

    /// The text.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || newValue != plain else { return }
            plain = newValue
            attributed = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get {
            attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font!]) }
        }
        set {
            attributed = newValue
            plain = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The font; the system font in 17 points by default.
    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Most lines; 0 is no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// What becomes of text that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text shrinks to its width.
    open var adjustsFontSizeToFitWidth = false { didSet { invalidateIntrinsicContentSize() } }
    /// How far it may shrink, 0...1; 0 is any.
    open var minimumScaleFactor: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// Width at which the natural size wraps, points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text's size in lines at a width, points.
    private func measured(width: CGFloat = .infinity) -> CGSize {
        guard let attributed else {
            return ControlText.size(plain ?? "", font, lines: numberOfLines, width: width)
        }
        return AttributedTextSize(attributed, standard: font)
            .size(lines: numberOfLines, width: width)
    }

    open override var intrinsicContentSize: CGSize {
        numberOfLines != 1 && preferredMaxLayoutWidth > 0
            ? measured(width: preferredMaxLayoutWidth) : measured()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(width: size.width > 0 && numberOfLines != 1 ? size.width : .infinity)
    }

    /// Where the text stands in bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        CGRect(origin: bounds.origin, size: measured(width: bounds.width))
    }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.kind = .label
        node.text = LocalizedText(value: text ?? "")
        node.numberOfLines = numberOfLines
        node.minimumScale = adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : nil
        let mixed = attributed.map { AttributedTextSize($0, standard: font) }
        node.font = (mixed?.font ?? font).model
        let natural = intrinsicContentSize
        // What the text alone gives is left to the engine, which measures it anew for each screen.
        if mixed.map({ !$0.isPlain }) ?? false || natural != measured() {
            node.intrinsicSize = IntrinsicSize(natural)
            if let mixed, numberOfLines != 1 { node.textTable = table(of: mixed, natural) }
        }
    }

    /// Heights at widths below the natural one, since the engine cannot measure texts with attributes.
    private func table(of text: AttributedTextSize, _ natural: CGSize) -> [TextTableRow] {
        var rows: [TextTableRow] = []
        let step = max(natural.width / 64, 4)
        var width = natural.width
        while width > 0 {
            let height = Double(text.size(lines: numberOfLines, width: width).height)
            if rows.last?.height == height {
                rows[rows.count - 1].minimumWidth = Double(width)
            } else {
                rows.append(TextTableRow(minimumWidth: Double(width), height: height))
            }
            width -= step
        }
        return rows
    }
}
