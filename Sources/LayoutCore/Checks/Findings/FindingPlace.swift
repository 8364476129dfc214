/// One screen on which a finding was looked at: a variant of the job, or a size between two of them.
public struct FindingPlace: Equatable, Sendable {
    /// The variant; between two sampled sizes the nearest one's, with the size put in.
    public var variant: Variant
    /// Whether it is a variant of the job and not a size between two.
    public var isSampled: Bool
    /// How bad the finding is there, in the finding's unit; nil where it is not there or has no measure.
    public var measure: Double?

    /// Creates a place.
    public init(_ variant: Variant, isSampled: Bool = true, measure: Double? = nil) {
        self.variant = variant
        self.isSampled = isSampled
        self.measure = measure
    }
}
