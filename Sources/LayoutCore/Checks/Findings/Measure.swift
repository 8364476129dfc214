/// What the number of a finding counts; greater is worse.
public enum MeasureUnit: String, Codable, Sendable {
    /// Points.
    case points = "pt"
    /// Hundredths.
    case percent = "%"
    /// Pixels.
    case pixels = "px"
    /// Lines of text.
    case lines
    /// Characters.
    case characters
}

/// How bad a hit is: a number that may change with the size swept.
public struct Measure: Equatable, Sendable {
    /// The number; greater is worse.
    public var amount: Affine
    /// What it counts.
    public var unit: MeasureUnit

    /// Creates a measure; points if nothing is said.
    public init(_ amount: Affine, _ unit: MeasureUnit = .points) {
        self.amount = amount
        self.unit = unit
    }
}
