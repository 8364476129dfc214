internal import Foundation
internal import LayoutCore

extension UIView {
    /// What every view says of itself.
    func describeCommon(_ node: inout ViewNode) {
        node.hugging = hugging
        node.compressionResistance = resistance
        node.margins = layoutMargins.model
        node.alignmentInsets = alignmentRectInsets.model
        node.semanticContent = semanticContentAttribute.model
        node.insetsMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
        node.preservesSuperviewMargins = preservesSuperviewLayoutMargins
        node.respectsSystemMargins = controller?.viewRespectsSystemMinimumLayoutMargins ?? false
        node.isHidden = isHidden
        node.clipsToBounds = clipsToBounds
        node.alpha = Double(alpha)
        node.accessibilityIdentifier = accessibilityIdentifier
        node.className = className
        node.role = role
    }

    /// The app's own class name; that of the controller for its view.
    private var className: String? {
        let owner: AnyObject = controller ?? self
        let name = String(reflecting: type(of: owner))
        guard !name.hasPrefix("UIKit.") else { return nil }
        return String(describing: type(of: owner))
    }

    /// What the view is to its user.
    private var role: String? {
        switch self {
        case is UIButton: "button"
        case is UITextField: "textField"
        case is UIImageView: "image"
        case is UILabel: nil
        case is UIControl: "control"
        default: nil
        }
    }
}

extension UISemanticContentAttribute {
    /// What the model says of it.
    fileprivate var model: SemanticContent {
        switch self {
        case .unspecified: .unspecified
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
