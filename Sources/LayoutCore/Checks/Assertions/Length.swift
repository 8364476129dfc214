/// A length as it is written in an assertion: points, or device pixels of the variant it is looked at in.
public struct Length: Hashable, Sendable {
    /// What a length is counted in.
    public enum Unit: String, CaseIterable, Sendable {
        /// Points; what is meant when nothing is said.
        case points = "pt"
        /// Device pixels: `1 / scale` points each.
        case pixels = "px"
    }

    /// How many of the unit; finite.
    public var value: Double
    /// What is counted.
    public var unit: Unit

    /// Creates a length; points where nothing is said.
    public init(_ value: Double, _ unit: Unit = .points) {
        self.value = value
        self.unit = unit
    }

    /// The length in points at a scale.
    func points(scale: Double) -> Double { unit == .points ? value : value / scale }
}
