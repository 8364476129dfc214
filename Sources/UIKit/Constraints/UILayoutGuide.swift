public import Foundation
internal import LayoutCore

/// A rectangle that takes part in layout like a view and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
    /// The view that owns it.
    public internal(set) weak var owningView: UIView?
    /// Name for logs and reports.
    open var identifier = ""
    /// Its place in the owner's coordinates after layout, points.
    open internal(set) var layoutFrame = CGRect.zero

    /// Which built-in rectangle of its view it is; nil for a guide of its own.
    let part: ItemReference.Part?

    /// Id in recordings, once there is one.
    var layoutID: String?
    /// What the authoring libraries keep of the guide, by type.
    package var attachments: [ObjectIdentifier: AnyObject] = [:]

    /// Creates a guide.
    public override init() {
        part = nil
        super.init()
    }

    /// Creates a guide from an archive; there are none here.
    public required init?(coder: NSCoder) {
        part = nil
        super.init()
    }

    /// Creates a built-in guide of a view.
    init(_ part: ItemReference.Part, of view: UIView, identifier: String) {
        self.part = part
        super.init()
        owningView = view
        self.identifier = identifier
    }

    var itemView: UIView? { owningView }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The active constraints of one axis that mention the guide.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        owningView?.activeConstraints(mentioning: self, along: axis) ?? []
    }

    /// Whether the guide's place or size is open after layout.
    open var hasAmbiguousLayout: Bool { owningView?.session?.isAmbiguous(self) ?? false }
}
