/// Consecutive variants of a job that differ in screen and step alone: everything else of them is named here once.
///
/// What becomes of them follows from these values, the layout and the job's steps, rules and devices; so two jobs that
/// agree in those have the same results, whatever else they try.
public struct VariantPart: Equatable, Sendable {
    /// The variants.
    public var range: Range<Int>
    /// Index of the block of the sweep.
    public var block: Int
    /// The locale; nil is the layout's own texts.
    public var locale: String?
    /// Index of the data row; nil is the layout's own.
    public var data: Int?
    /// The direction.
    public var direction: LayoutDirection
    /// The text size.
    public var textSize: TextSizeCategory
    /// The state; nil is the base state.
    public var state: String?
}

extension JobSpecification {
    /// The job's variants in parts, in order; nil when there would be more than a limit. O(parts).
    public func parts(atMost limit: Int) -> [VariantPart]? { space.parts(atMost: limit) }
}
