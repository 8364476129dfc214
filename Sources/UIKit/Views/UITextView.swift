public import Foundation
internal import LayoutCore

/// Text of many lines to read or type.
@preconcurrency @MainActor
open class UITextView: UITextViewMembers, UITextInput {
    private var attributed: NSAttributedString?
    private var plain = ""

    /// Creates a text view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
    }
    /// Creates a text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }
    /// Creates a text view.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

    /// Who is asked and told.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }
    /// The text.
    open var text: String! {
        get { attributed?.string ?? plain }
        set {
            plain = newValue ?? ""
            attributed = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { attributed ?? NSAttributedString(string: plain) }
        set {
            attributed = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// The font; the system font in 12 points when nothing is said.
    open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
    /// Space around the text, points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The text's room.
    public let textContainer: NSTextContainer
    private var keyboard: UIView?
    /// What stands in for the keyboard.
    open override var inputView: UIView? {
        get { keyboard }
        set { keyboard = newValue }
    }
    private var accessory: UIView?
    /// What stands on the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEditable }
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether there is text.
    open var hasText: Bool { !text.isEmpty }

    /// Size of text and insets at a width, points.
    private func measured(width: CGFloat) -> CGSize {
        let padding = 2 * textContainer.lineFragmentPadding
        let insets = textContainerInset
        let room = width - padding - insets.left - insets.right
        let standard = font ?? UIFont.systemFont(ofSize: 12)
        var size: CGSize
        if let attributed {
            size = AttributedTextSize(attributed, standard: standard).size(lines: 0, width: room)
        } else {
            size = ControlText.size(plain.isEmpty ? " " : plain, standard, lines: 0, width: room)
        }
        size.width += padding + insets.left + insets.right
        size.height += insets.top + insets.bottom
        return size
    }

    /// The text's where it does not scroll, else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : measured(width: .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(width: size.width > 0 ? size.width : .infinity)
    }

    override func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        node.text = LocalizedText(value: text)
        node.font = (font ?? UIFont.systemFont(ofSize: 12)).model
        guard !isScrollEnabled else { return }
        let natural = intrinsicContentSize
        node.intrinsicSize = IntrinsicSize(natural)
        var rows: [TextTableRow] = []
        var width = natural.width
        while width > 0 {
            let height = Double(measured(width: width).height)
            if rows.last?.height == height {
                rows[rows.count - 1].minimumWidth = Double(width)
            } else {
                rows.append(TextTableRow(minimumWidth: Double(width), height: height))
            }
            width -= max(natural.width / 64, 4)
        }
        node.textTable = rows
    }
}
