public import Foundation

/// What a view draws with; inert but for the geometry it shares with its view.
open class CALayer: CALayerMembers, @unchecked Sendable {
    /// The view it belongs to.
    weak var view: UIView?
    private var ownFrame = CGRect.zero
    private var ownBoundsOrigin = CGPoint.zero

    /// Creates a layer.
    public override init() { super.init() }
    /// Creates a layer like another.
    public init(layer: Any) { super.init() }
    /// Creates a layer from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// What stands for `init()` of any class of layers (`DynamicInitializers`).
    @usableFromInline convenience init(made: Void) { self.init() }

    /// The layer that this one stands in.
    public private(set) weak var superlayer: CALayer?
    /// Layers that stand in this one.
    open var sublayers: [CALayer]?

    /// Place in the superlayer; the view's for its layer.
    open var frame: CGRect {
        get { onMain { $0.frame } ?? ownFrame }
        set {
            if onMain({ $0.frame = newValue }) == nil { ownFrame = newValue }
        }
    }
    /// The own coordinates; the view's for its layer.
    open var bounds: CGRect {
        get { onMain { $0.bounds } ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
        set {
            guard onMain({ $0.bounds = newValue }) == nil else { return }
            let middle = position
            ownBoundsOrigin = newValue.origin
            ownFrame.size = newValue.size
            position = middle
        }
    }
    /// The middle in the superlayer; the view's for its layer.
    open var position: CGPoint {
        get { onMain { $0.center } ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
        set {
            guard onMain({ $0.center = newValue }) == nil else { return }
            ownFrame.origin = CGPoint(
                x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
        }
    }

    /// Asks the view of a layer, on the main thread, where layers are used.
    private func onMain<Result: Sendable>(_ body: @MainActor (UIView) -> Result) -> Result? {
        guard let view else { return nil }
        return MainActor.assumeIsolated { body(view) }
    }

    /// Whether a point is in the layer.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Puts a layer in front of all others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
    /// Puts a layer among the others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Puts a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }
    /// Puts a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0)
    }
    /// Takes the layer out.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Puts a layer in the place of another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var layers = sublayers ?? []
        layers.insert(layer, at: min(max(index, 0), layers.count))
        sublayers = layers
    }

    /// What is shown: the layer itself.
    open func presentation() -> Self? { self }
    /// What is meant: the layer itself.
    open func model() -> Self { self }
    /// The transform in the plane.
    open func affineTransform() -> CGAffineTransform {
        CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
            tx: transform.m41, ty: transform.m42)
    }
    /// Sets the transform in the plane.
    open func setAffineTransform(_ map: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(map)
    }
}

/// Changes of layers that go together; inert.
open class CATransaction: NSObject {
    /// Begins a group.
    open class func begin() {}
    /// Ends a group.
    open class func commit() {}
    /// Shows what is due.
    open class func flush() {}
    /// Whether changes move at once.
    open class func setDisableActions(_ flag: Bool) {}
    /// How long changes take.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// How changes gather speed.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// How a change gathers speed; inert.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    /// Creates a function by its name.
    public init(name: CAMediaTimingFunctionName) {}
    /// Creates a function by its control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A change over time; inert.
open class CAAnimation: CAAnimationMembers, @unchecked Sendable {
    private var values: [String: Any] = [:]

    /// Creates a change.
    public override init() { super.init() }
    /// Sets a value of the app's own.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value of the app's own.
    open func value(forKey key: String) -> Any? { values[key] }
}
