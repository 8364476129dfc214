public import Foundation

/// A line through the plane, of which the extent is known.
public class CGPath: Hashable, @unchecked Sendable {
    /// The points it goes through, control points included.
    fileprivate(set) var points: [CGPoint] = []

    init() {}

    /// Creates a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { add(corners: rect) }
    /// Creates a rectangle with round corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { add(corners: rect) }
    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        add(corners: rect)
    }

    fileprivate func add(corners rect: CGRect) {
        points += [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
    }

    /// Whether it has no points.
    public var isEmpty: Bool { points.isEmpty }
    /// Where it ends.
    public var currentPoint: CGPoint { points.last ?? .zero }

    /// The smallest rectangle that holds all points.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
    /// The smallest rectangle that holds the line.
    public var boundingBoxOfPath: CGRect { boundingBox }

    /// Whether a point is inside of the extent.
    public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
    /// A copy.
    public func copy() -> CGPath? { self }

    /// Whether the points are equal.
    public static func == (first: CGPath, second: CGPath) -> Bool { first.points == second.points }
    /// Hashes the number of points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points.count) }
}

/// A line that can be drawn on.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty line.
    public override init() { super.init() }

    /// Lifts the pen.
    public func move(to point: CGPoint) { points.append(point) }
    /// Draws straight.
    public func addLine(to point: CGPoint) { points.append(point) }
    /// Draws straight through points.
    public func addLines(between points: [CGPoint]) { self.points += points }
    /// Draws a rectangle.
    public func addRect(_ rect: CGRect) { add(corners: rect) }
    /// Draws an ellipse.
    public func addEllipse(in rect: CGRect) { add(corners: rect) }
    /// Draws a rectangle with round corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        add(corners: rect)
    }
    /// Draws an arc.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        add(
            corners: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    /// Draws an arc between two tangents.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        points += [tangent1End, tangent2End]
    }
    /// Draws a curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        points += [control1, control2, end]
    }
    /// Draws a curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
    /// Draws another line.
    public func addPath(_ path: CGPath) { points += path.points }
    /// Goes back to the start.
    public func closeSubpath() {}

    func replace(_ points: [CGPoint]) { self.points = points }
}

/// A line to draw views with; layout does not look at it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private let path = CGMutablePath()

    /// Width of the pen, points.
    open var lineWidth: CGFloat = 1
    /// End of the pen's line.
    open var lineCapStyle = CGLineCap.butt
    /// Where lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Limit of pointed corners.
    open var miterLimit: CGFloat = 10
    /// How curves are divided.
    open var flatness: CGFloat = 0.6
    /// Which points are inside.
    open var usesEvenOddFillRule = false

    /// Creates an empty line.
    public override init() { super.init() }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// Creates an ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(rect: rect)
    }
    /// Creates a rectangle with some round corners.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) { self.init(rect: rect) }
    /// Creates an arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    /// Creates a line from another.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The line.
    open var cgPath: CGPath {
        get { path }
        set { path.replace(newValue.points) }
    }
    /// The extent.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
    /// Whether it has no points.
    open var isEmpty: Bool { path.isEmpty }
    /// Where it ends.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Lifts the pen.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Draws straight.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Draws a curve.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a curve.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Draws an arc.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    /// Goes back to the start.
    open func close() { path.closeSubpath() }
    /// Forgets all points.
    open func removeAllPoints() { path.replace([]) }
    /// Draws another line.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Turns the line round; the extent stays.
    open func reversing() -> UIBezierPath { self }
    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        path.replace(path.points.map { $0.applying(transform) })
    }
    /// Whether a point is inside of the extent.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// Draws nothing here.
    open func fill() {}
    /// Draws nothing here.
    open func stroke() {}
    /// Draws nothing here.
    open func addClip() {}
    /// Draws nothing here.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Draws nothing here.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    /// Draws nothing here.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}
