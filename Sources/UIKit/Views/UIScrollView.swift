public import Foundation
internal import LayoutCore

/// A view on content that may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Size of the content, points; from constraints where they say it.
    open var contentSize = CGSize.zero
    /// Space around the content, points; layout does not look at it.
    open var contentInset = UIEdgeInsets.zero
    /// What of the content stands at the top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// Creates a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }
    /// Creates a scroll view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The content as constraints see it.
    open var contentLayoutGuide: UILayoutGuide {
        builtInGuide(.content, "UIScrollView-contentLayoutGuide")
    }
    /// What is seen of the content as constraints see it.
    open var frameLayoutGuide: UILayoutGuide {
        builtInGuide(.frame, "UIScrollView-frameLayoutGuide")
    }

    /// Takes the content size that constraints came to.
    func take(contentSize: CGSize) {
        guard hasConstrainedContent else { return }
        self.contentSize = contentSize
    }

    /// Whether constraints reach from inside to the scroll view's content.
    private var hasConstrainedContent: Bool {
        heldConstraints.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains {
                $0 === self || ($0 as? UILayoutGuide)?.part == .content
            }
        }
    }

    override func describe(_ node: inout ViewNode) {
        super.describe(&node)
        node.kind = .scroll
    }
}
