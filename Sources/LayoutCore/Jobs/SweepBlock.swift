/// A block of a sweep: its axes multiply; the blocks of a sweep add.
///
/// A block has devices or free sizes, never both.
public struct SweepBlock: Equatable, Sendable {
    /// Device ids, aliases or patterns with `*`; empty with free sizes.
    public var devices: [String]
    /// Devices to leave out, by id, alias or pattern.
    public var exclude: [String]
    /// Orientations of the devices; free sizes have their own, and so have devices with one posture.
    public var orientations: [Orientation]
    /// Windows of the devices: the full screen or a share of it. Devices take part in those they have.
    public var splits: [Split]
    /// Text size categories.
    public var textSizes: [TextSizeCategory]
    /// Reading directions.
    public var directions: [LayoutDirection]
    /// Device that free sizes take traits, scale and insets from.
    public var base: String?
    /// Widths of free sizes, points; nil is the base device's in portrait.
    public var widths: SizeAxis?
    /// Heights of free sizes, points; nil is the base device's in portrait.
    public var heights: SizeAxis?
    /// Pixels a point; nil is the device's, 2 without one.
    public var scale: Double?
    /// Safe area; nil is the device's, or none.
    public var safeArea: EdgeInsets?
    /// Horizontal size class; nil is the device's.
    public var horizontalSizeClass: SizeClass?
    /// Vertical size class; nil is the device's.
    public var verticalSizeClass: SizeClass?
    /// Idiom; nil is the device's, a phone without one.
    public var idiom: Idiom?

    /// Creates a block that is nothing yet: portrait, full screen, large text, left to right.
    public init() {
        devices = []
        exclude = []
        orientations = [.portrait]
        splits = [.full]
        textSizes = [.large]
        directions = [.leftToRight]
        base = nil
        widths = nil
        heights = nil
        scale = nil
        safeArea = nil
        horizontalSizeClass = nil
        verticalSizeClass = nil
        idiom = nil
    }
}

/// Values of one axis of a free size, points.
public enum SizeAxis: Equatable, Sendable {
    /// Single values, in the order given.
    case values([Double])
    /// From, to (included when a step lands on it), step. `from` ≤ `to` and `step` > 0.
    case range(from: Double, to: Double, step: Double)

    /// Number of values; 0 where the axis is not valid. O(1).
    public var count: Int {
        switch self {
        case .values(let values): return values.count
        case .range(let from, let to, let step):
            guard from.isFinite, to.isFinite, step.isFinite, step > 0, to >= from else { return 0 }
            // The tolerance lets a step such as 0.1 land on the end it was written to land on.
            let steps = ((to - from) / step + 1e-9).rounded(.down)
            return steps < 1e15 ? Int(steps) + 1 : Int.max
        }
    }

    /// The value with an index of `0..<count`. O(1).
    public func value(at index: Int) -> Double {
        switch self {
        case .values(let values): return values[index]
        case .range(let from, let to, let step):
            // Multiplying and not adding up keeps every value the nearest number to what was meant.
            return min(from + Double(index) * step, to)
        }
    }
}
