public import Foundation
internal import LayoutCore

/// Has coordinates.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The coordinates that are seen.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
    /// A point of the view in the coordinates at the top of its tree.
    private func toTop(_ point: CGPoint) -> CGPoint {
        let inner = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        let outer = CGPoint(x: inner.x + center.x, y: inner.y + center.y)
        return superview?.toTop(outer) ?? outer
    }

    private func fromTop(_ point: CGPoint) -> CGPoint {
        let outer = superview?.fromTop(point) ?? point
        let inner = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
            .applying(transform.inverted())
        return CGPoint(x: inner.x + bounds.midX, y: inner.y + bounds.midY)
    }

    /// A point of the view in another view's coordinates; nil is the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return toTop(point) }
        return target === self ? point : target.fromTop(toTop(point))
    }
    /// A point of another view in this view's coordinates; nil is the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? window else { return fromTop(point) }
        return source.convert(point, to: self)
    }
    /// A rectangle of the view in another view's coordinates; nil is the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, to: view) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
    /// A rectangle of another view in this view's coordinates; nil is the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? window else { return rect }
        return source.convert(rect, to: self)
    }

    /// The view that a space is. Never inlined: the optimizer of Swift 6.3.1 ends with a verification error where this cast and
    /// the conversion meet in one function.
    @inline(never)
    private static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

    /// A point in another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: UIView.view(of: coordinateSpace))
    }
    /// A point of another space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: UIView.view(of: coordinateSpace))
    }
    /// A rectangle in another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: UIView.view(of: coordinateSpace))
    }
    /// A rectangle of another space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: UIView.view(of: coordinateSpace))
    }

    /// Which way the view is read: the screen's direction, unless it is forced.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    /// Which way a kind of content is read.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            UIScreen.main.environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// A picture of the view as an empty view of its size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        UIView(frame: bounds)
    }
    /// A picture of a part of the view as an empty view of its size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

    /// Ends typing here and below.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        for view in tree where view.isFirstResponder { return view.resignFirstResponder() }
        return false
    }
}
