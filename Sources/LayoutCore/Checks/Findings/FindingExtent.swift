/// Where a finding holds. Lists keep the order of first appearance; sizes are exact in a sweep of sizes.
public struct FindingExtent: Equatable, Sendable {
    /// Widths, points, sorted and disjoint.
    public var widths: [SizeRange] = []
    /// Heights, points, sorted and disjoint.
    public var heights: [SizeRange] = []
    /// Devices; none for sizes stated by hand.
    public var devices: [String] = []
    /// Orientations.
    public var orientations: [Orientation] = []
    /// Text size categories by the job file's names.
    public var textSizes: [String] = []
    /// Reading directions.
    public var directions: [LayoutDirection] = []
    /// Locales; the layout's own texts are "base".
    public var locales: [String] = []
    /// States; "base" is the base state.
    public var states: [String] = []
    /// Rows of data by id.
    public var data: [String] = []
    /// Steps from 0.
    public var steps: [Int] = []
    /// The job's variants it holds for.
    public var variants = VariantSet()

    /// Nowhere.
    public init() {}

    /// Adds one variant's axes, its size apart, and its number where it is sampled.
    mutating func addTraits(of variant: Variant, in job: Job) {
        let environment = variant.environment
        if let device = environment.device { devices.addOnce(device) }
        orientations.addOnce(environment.orientation)
        textSizes.addOnce(environment.textSize)
        directions.addOnce(environment.direction)
        locales.addOnce(environment.locale ?? Predicate.baseState)
        states.addOnce(variant.state ?? Predicate.baseState)
        if let row = variant.data, job.data.indices.contains(row) {
            data.addOnce(job.data[row].id)
        }
        if let step = variant.step { steps.addOnce(step) }
    }
}

extension Array where Element: Equatable {
    /// Adds an element that is not there yet. O(count), O(1) where it was the last one added.
    fileprivate mutating func addOnce(_ element: Element) {
        if last != element, !contains(element) { append(element) }
    }
}
