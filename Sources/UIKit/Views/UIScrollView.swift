public import Foundation
internal import LayoutCore

/// Has somebody who is told of scrolling. Lists and text views have a narrower `delegate` of their own.
@preconcurrency @MainActor
public protocol ScrollDelegation: AnyObject {
    /// Who is told.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegation {
    /// Who is told of scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// A view on content that may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIScrollViewMembers, ScrollDelegation {
    /// How fast scrolling ends.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor a millisecond.
        public var rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Who is told of scrolling.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Size of the content, points; from constraints where they say it.
    open var contentSize = CGSize.zero
    /// Space around the content, points.
    open var contentInset = UIEdgeInsets.zero
    /// What of the content stands at the top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds = CGRect(origin: newValue, size: bounds.size)
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }
    /// The insets with the safe area, where the content does not fit into it.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
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

    /// Scrolls.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    /// Scrolls so that a part of the content is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        offset.x = min(offset.x, rect.minX)
        offset.y = min(offset.y, rect.minY)
        contentOffset = offset
    }
    /// Zooms.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

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
