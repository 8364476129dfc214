public import Foundation

/// What a view draws with; inert but for the geometry it shares with its view.
open class CALayer: NSObject, @unchecked Sendable {
    /// The view it belongs to.
    weak var view: UIView?
    /// Radius of the corners, points.
    open var cornerRadius: CGFloat = 0

    /// Creates a layer.
    public required override init() { super.init() }
}
