public import Foundation
internal import LayoutCore

/// A line of text to type.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The text typed.
    open var text: String? = "" {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// What stands there without text.
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The font; the system font in 17 points by default.
    open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// What is around the text.
    open var borderStyle = BorderStyle.none {
        didSet { invalidateIntrinsicContentSize() }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

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

    override func describe(_ node: inout ViewNode) {
        super.describe(&node)
        node.font = font?.model
    }
}
