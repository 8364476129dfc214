/// Frames or rules that some variants of a job must meet, so that a layout case is a job file too.
public struct Expectation: Sendable {
    /// A frame of which single numbers may be left open; superview's coordinates, points, unrounded.
    public struct PartialFrame: Hashable, Sendable {
        /// Left edge; nil is not stated.
        public var x: Double?
        /// Top edge; nil is not stated.
        public var y: Double?
        /// Width; nil is not stated.
        public var width: Double?
        /// Height; nil is not stated.
        public var height: Double?

        /// Creates a partial frame.
        public init(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// x, y, width, height.
        public var components: [Double?] { [x, y, width, height] }
    }

    /// The variants it holds for; `always` is all of them.
    public var condition: Predicate
    /// The step it holds after, from 0; nil is every step.
    public var step: Int?
    /// Frames by view or guide.
    public var frames: [String: PartialFrame]
    /// Rules that the variants must meet (docs/assertions.md).
    public var checks: [AssertionRule]
    /// Greatest difference of a number, points.
    public var tolerance: Double
    /// Where it is written; nil for one made in code.
    public var place: SourcePlace?

    /// Difference allowed when nothing is said, points.
    public static let defaultTolerance = 0.01

    /// Creates an expectation of nothing for every variant.
    public init() {
        condition = .always
        step = nil
        frames = [:]
        checks = []
        tolerance = Expectation.defaultTolerance
    }
}

extension Expectation: Equatable {
    /// Whether two expect the same; where they are written does not matter.
    public static func == (first: Expectation, second: Expectation) -> Bool {
        first.condition == second.condition && first.step == second.step
            && first.frames == second.frames && first.checks == second.checks
            && first.tolerance == second.tolerance
    }
}
