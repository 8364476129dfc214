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
        if let device = environment.device { add(device, to: \.devices) }
        add(environment.orientation, to: \.orientations)
        add(environment.textSize, to: \.textSizes)
        add(environment.direction, to: \.directions)
        add(environment.locale ?? Predicate.baseState, to: \.locales)
        add(variant.state ?? Predicate.baseState, to: \.states)
        if let row = variant.data, job.data.indices.contains(row) {
            add(job.data[row].id, to: \.data)
        }
        if let step = variant.step { add(step, to: \.steps) }
    }

    private mutating func add<Value: Equatable>(
        _ value: Value, to list: WritableKeyPath<FindingExtent, [Value]>
    ) {
        if !self[keyPath: list].contains(value) { self[keyPath: list].append(value) }
    }
}
