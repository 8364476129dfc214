public import Foundation
internal import LayoutCore

/// A line of text to type.
@preconcurrency @MainActor
open class UITextField: UITextFieldMembers, UITextInput {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The text typed.
    open var text: String? = "" {
        didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The text typed, with attributes.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// What stands there without text.
    open var placeholder: String? {
        didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// What stands there without text, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
    }
    /// The font; the system font in 17 points by default.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// What is around the text.
    open var borderStyle = BorderStyle.none {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The view before the text.
    open var leftView: UIView? { didSet { swap(oldValue, for: leftView) } }
    /// The view after the text.
    open var rightView: UIView? { didSet { swap(oldValue, for: rightView) } }
    /// Who is asked and told.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The keyboard's place.
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

    private func swap(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.isControlPart = true
        addSubview(new)
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isEditing: Bool { isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        _ = super.resignFirstResponder()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Text or placeholder inside the border, as Interface Builder draws it (docs/interface-builder.md).
    open override var intrinsicContentSize: CGSize {
        let font = font ?? UIFont.systemFont(ofSize: 17)
        let typed = text ?? ""
        let shown = typed.isEmpty ? placeholder ?? "" : typed
        let line = ControlText.size("X", font).height
        let width = ControlText.size(shown.isEmpty ? " " : shown, font).width
        guard borderStyle == .roundedRect || borderStyle == .bezel else {
            return CGSize(width: width, height: line.rounded(.up) + 1)
        }
        return CGSize(width: width + 14, height: max(34, line + 14))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func describe(_ node: inout ViewNode) {
        super.describe(&node)
        node.font = font?.model
    }
}
