/// One piece of work: a layout over a sweep, in chosen states, locales, data and steps.
public struct Job: Equatable, Sendable {
    /// Which named states of the layout are tried besides the base state.
    public enum StateSelection: Equatable, Sendable {
        /// The base state and every named one, in alphabetical order. Where a named state has no updates, it
        /// stands for the base state, which is not tried again.
        case all
        /// The base state alone.
        case none
        /// These, in this order; "base" names the base state.
        case named([String])
    }

    /// One row of data: texts and natural sizes that replace the layout's.
    public struct DataRow: Equatable, Sendable {
        /// Unique in the job.
        public var id: String
        /// Texts by view id.
        public var texts: [String: String]
        /// Updates for anything else.
        public var updates: [Update]

        /// Creates a row.
        public init(id: String, texts: [String: String] = [:], updates: [Update] = []) {
            self.id = id
            self.texts = texts
            self.updates = updates
        }
    }

    /// Whose rules a job is laid out by. macOS is refused when a job is read: its y points up, and its engine differs where
    /// nobody has measured it.
    public enum Platform: String, CaseIterable, Codable, Sendable {
        // Apple's names. The two have the same rules.
        case iOS, tvOS
    }

    /// Unique in the file.
    public var id: String
    /// Whose rules it is laid out by.
    public var platform: Platform
    /// Name of the layout.
    public var layout: String
    /// Name of the sweep.
    public var sweep: String
    /// States to try.
    public var states: StateSelection
    /// Strings by locale and key. The locale axis is the layout's own texts, then these in alphabetical order.
    public var strings: [String: [String: String]]
    /// Locales to try, "base" standing for the layout's own texts; nil is all of them.
    public var locales: [String]?
    /// Rows of data; empty is the layout's own.
    public var data: [DataRow]
    /// Lists of updates carried on one after another; a frame set after each. Empty is one frame set.
    public var steps: [[Update]]
    /// Of which variants a pool keeps the frames.
    public var frames: FrameSelection
    /// Rules that the variants must meet (docs/assertions.md).
    public var checks: [AssertionRule]
    /// What variants must come out as.
    public var expectations: [Expectation]

    /// Creates a job with neither states, data nor steps.
    public init(id: String, layout: String, sweep: String) {
        self.id = id
        self.layout = layout
        self.sweep = sweep
        platform = .iOS
        states = .none
        strings = [:]
        locales = nil
        data = []
        steps = []
        frames = .all
        checks = []
        expectations = []
    }
}
