public import Foundation
internal import LayoutCore

/// A title and a picture to touch.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    /// What it looks like.
    public private(set) var buttonType = ButtonType.custom

    /// Creates a button.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    private var titles: [State: String] = [:]

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }
    /// The title shown.
    open var currentTitle: String? { titles[.normal] }

    var titleFont: UIFont { UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18) }

    open override var intrinsicContentSize: CGSize {
        let size = ControlText.size(currentTitle ?? "", titleFont)
        return CGSize(width: size.width, height: size.height + 12)
    }

    override func describe(_ node: inout ViewNode) {
        super.describe(&node)
        node.kind = .button
        node.text = currentTitle.map { LocalizedText(value: $0) }
        node.font = titleFont.model
    }
}
