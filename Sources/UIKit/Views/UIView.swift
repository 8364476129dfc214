public import Foundation
internal import LayoutCore

/// A rectangle of the screen with subviews, laid out by constraints or by hand.
@preconcurrency @MainActor
open class UIView: UIViewMembers, LayoutItem, UITraitEnvironment, UICoordinateSpace {
    // MARK: Life

    /// Creates a view with a frame, points.
    public init(frame: CGRect) {
        super.init()
        if frame != .zero { self.frame = frame }
    }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a view without size.
    public convenience override init() { self.init(frame: .zero) }

    /// Class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The view's layer, which shows nothing here.
    public private(set) lazy var layer: CALayer = {
        let layer = DynamicInitializers.layer(Self.layerClass)
        layer.view = self
        return layer
    }()

    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry

    /// Top left corner in the superview, without the transform, points.
    private var origin = CGPoint.zero
    /// Own size, points.
    private var size = CGSize.zero
    /// Top left corner of what is seen of the own coordinates.
    private var boundsOrigin = CGPoint.zero
    /// What frames set by hand hold for, so that the autoresizing mask has something to go by.
    var frameReference = FrameReference()

    /// Place in the superview, points; unrounded after layout (docs/uikit.md).
    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return CGRect(origin: origin, size: size) }
            let half = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            var placed = newValue
            if !transform.isIdentity {
                placed.size = newValue.size.applying(transform.inverted())
                placed.size = CGSize(width: abs(placed.width), height: abs(placed.height))
                placed.origin = CGPoint(
                    x: newValue.midX - placed.width / 2, y: newValue.midY - placed.height / 2)
            }
            setByHand(placed)
        }
    }

    /// The own coordinates that are seen, points.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: size) }
        set {
            if boundsOrigin != newValue.origin { boundsOrigin = newValue.origin }
            guard newValue.size != size else { return }
            let middle = center
            setByHand(
                CGRect(
                    x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
                    width: newValue.width, height: newValue.height))
        }
    }

    /// Middle in the superview, points.
    open var center: CGPoint {
        get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
        set {
            setByHand(
                CGRect(
                    x: newValue.x - size.width / 2, y: newValue.y - size.height / 2,
                    width: size.width, height: size.height))
        }
    }

    /// Map from bounds to what is shown, about the middle; layout does not look at it.
    open var transform = CGAffineTransform.identity

    /// The frame without the transform: what layout speaks of.
    var placedFrame: CGRect { CGRect(origin: origin, size: size) }

    private func setByHand(_ frame: CGRect) {
        let isChanged = place(frame)
        let reference = FrameReference(frame: frame, superviewSize: superview?.bounds.size)
        guard isChanged || reference != frameReference else { return }
        frameReference = reference
        LayoutClock.tick()
    }

    /// Puts the view somewhere without a word to the layout; whether it moved.
    @discardableResult
    func place(_ frame: CGRect) -> Bool {
        guard origin != frame.origin || size != frame.size else { return false }
        origin = frame.origin
        guard size != frame.size else { return true }
        size = frame.size
        needsLayout = true
        return true
    }

    /// The size that fits a size best: the natural one where there is one, else the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    // MARK: Tree

    /// The view that this one stands in.
    public internal(set) weak var superview: UIView?
    /// Views that stand in this one, back to front.
    public internal(set) var subviews: [UIView] = []
    /// The window that the view stands in.
    open var window: UIWindow? { superview?.window }
    /// The controller whose view it is.
    weak var controller: UIViewController?

    /// Puts a view in front of all subviews.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Puts a view among the subviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view behind another.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }
    /// Puts a view in front of another.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 })
    }

    /// Takes the view out of its superview, with all constraints that reach out of it.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        move(to: nil, at: nil)
    }

    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view got another superview.
    open func didMoveToSuperview() {}
    /// The view is about to get another window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view got another window.
    open func didMoveToWindow() {}

    /// Traits of the screen changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits of the screen.
    open var traitCollection: UITraitCollection { UITraitCollection.current }
    /// Which way the view is read, its constraints' leading and trailing with it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { LayoutClock.tick() } }
    }
    /// Recognizers of touches.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// Adds a recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    /// Whether a point is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The frontmost view at a point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            let inner = convert(point, to: subview)
            if let found = subview.hitTest(inner, with: event) { return found }
        }
        return self
    }

    // MARK: Constraints

    /// Whether frame and autoresizing mask place the view; false hands it to constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { LayoutClock.tick() } }
    }
    /// What gives way when the superview changes its size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { LayoutClock.tick() } }
    }
    /// Whether the mask places subviews.
    open var autoresizesSubviews = true

    /// The active constraints that this view holds.
    var heldConstraints: [NSLayoutConstraint] = []
    /// Whether `updateConstraints` is due.
    var needsConstraints = true
    /// Whether `layoutSubviews` is due.
    var needsLayout = true
    /// Whether `layoutSubviews` is running.
    var isLayingOut = false
    /// Where layout wants the view; taken by the superview's `layoutSubviews`.
    var pendingFrame: CGRect?
    /// Layout of the tree below, for a root.
    var ownSession: LayoutSession?
    /// Id in recordings, once there is one.
    var layoutID: String?
    /// What the authoring libraries keep of the view, by type.
    package var attachments: [ObjectIdentifier: AnyObject] = [:]

    /// The class only works with constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Adds what is missing of the view's own constraints.
    open func updateConstraints() { needsConstraints = false }

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        LayoutClock.tick()
    }

    /// Asks for `layoutSubviews` in the next layout.
    open func setNeedsLayout() { needsLayout = true }

    /// Lays the whole tree out now, if anything changed.
    open func layoutIfNeeded() { LayoutPass.run(at: self) }

    /// Places the subviews where constraints want them.
    open func layoutSubviews() { takePendingFrames() }

    /// The natural size, `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that the natural size changed.
    open func invalidateIntrinsicContentSize() { LayoutClock.tick() }

    /// How far the alignment rectangle, which constraints speak of, stands inside the frame, points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view that stands for the first baseline.
    open var forFirstBaselineLayout: UIView { self }
    /// The view that stands for the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// Hugging by axis.
    var hugging = AxisPair(horizontal: 250, vertical: 250)
    /// Compression resistance by axis.
    var resistance = AxisPair(horizontal: 750, vertical: 750)

    // MARK: Margins and safe area

    /// Margins as set; nil stands for the default.
    var ownMargins: UIEdgeInsets?
    /// Whether the superview's margins are kept too.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { LayoutClock.tick() } }
    }
    /// Whether the safe area adds to the margins.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { LayoutClock.tick() } }
    }
    /// The margins changed.
    open func layoutMarginsDidChange() {}
    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// Guides of the view's own.
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    /// Built-in guides that were asked for.
    var builtInGuides: [ItemReference.Part: UILayoutGuide] = [:]
    /// Safe area after layout, points.
    var solvedSafeArea: UIEdgeInsets?

    // MARK: What layout and reports look at

    /// Whether the view is not shown; it keeps its place except in a stack view.
    open var isHidden = false {
        didSet { if isHidden != oldValue { LayoutClock.tick() } }
    }
    /// Opacity, 0...1.
    open var alpha: CGFloat = 1 {
        didSet { if alpha != oldValue { LayoutClock.tick() } }
    }
    /// Whether subviews are cut off at the edges.
    open var clipsToBounds = false {
        didSet { if clipsToBounds != oldValue { LayoutClock.tick() } }
    }
    /// Whether it belongs to a control that places it itself.
    var isControlPart = false
    /// Colour behind everything.
    open var backgroundColor: UIColor?
    /// How content fills another size.
    open var contentMode = ContentMode.scaleToFill
    /// Number to find the view by.
    open var tag = 0
    /// Name to find the view by; its id in jobs and reports where it is unique.
    open var accessibilityIdentifier: String?

    /// What a recording says of the view, subviews apart.
    func describe(_ node: inout ViewNode) {
        describeCommon(&node)
        let natural = intrinsicContentSize
        node.intrinsicSize = IntrinsicSize(natural)
    }

    /// Whether this view places a subview itself, so that the subview's frame says nothing.
    func placesSubview(_ view: UIView) -> Bool { false }

    /// Constraints that the view makes for its subviews; ids come from the recording.
    func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] { [] }

    /// A subview is gone for whatever list the view keeps of them.
    func forgetArranged(_ view: UIView) {}

    var itemView: UIView? { self }
}
