/// One piece of work: a layout over a sweep, in chosen states, locales, data and steps.
public struct Job: Equatable, Sendable {
    /// Which named states of the layout are tried besides the base state.
    public enum StateSelection: Equatable, Sendable {
        /// The base state and every named one.
        case all
        /// The base state alone.
        case none
        /// These; "base" names the base state.
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

    /// Unique in the file.
    public var id: String
    /// Name of the layout.
    public var layout: String
    /// Name of the sweep.
    public var sweep: String
    /// States to try.
    public var states: StateSelection
    /// Strings by locale and key.
    public var strings: [String: [String: String]]
    /// Rows of data; empty is the layout's own.
    public var data: [DataRow]
    /// Lists of updates carried on one after another; a frame set after each. Empty is one frame set.
    public var steps: [[Update]]
    /// Assertions as text, kept for the checks.
    public var checks: [String]

    /// Creates a job with neither states, data nor steps.
    public init(id: String, layout: String, sweep: String) {
        self.id = id
        self.layout = layout
        self.sweep = sweep
        states = .none
        strings = [:]
        data = []
        steps = []
        checks = []
    }
}

/// A block of a sweep: its axes multiply; the blocks of a sweep add.
public struct SweepBlock: Equatable, Sendable {
    /// Device ids or patterns with `*`; empty with a free size.
    public var devices: [String]
    /// Devices to leave out, by pattern.
    public var exclude: [String]
    /// Orientations of the devices; free sizes have their own.
    public var orientations: [Orientation]
    /// Text size categories.
    public var textSizes: [String]
    /// Reading directions.
    public var directions: [LayoutDirection]
    /// Device that free sizes take traits, scale and insets from.
    public var base: String?
    /// Widths of free sizes, points.
    public var widths: SizeAxis?
    /// Heights of free sizes, points.
    public var heights: SizeAxis?
    /// Pixels a point; nil is the device's.
    public var scale: Double?
    /// Safe area of free sizes; nil is the base device's, or none.
    public var safeArea: EdgeInsets?

    /// Creates a block that is nothing yet: portrait, large text, left to right.
    public init() {
        devices = []
        exclude = []
        orientations = [.portrait]
        textSizes = ["large"]
        directions = [.leftToRight]
        base = nil
        widths = nil
        heights = nil
        scale = nil
        safeArea = nil
    }
}

/// Values of one axis of a free size, points.
public enum SizeAxis: Equatable, Sendable {
    /// Single values, in the order given.
    case values([Double])
    /// From, to (included when a step lands on it), step.
    case range(from: Double, to: Double, step: Double)
}

/// A file as people write it: layouts, sweeps and the jobs that join them (docs/job-format.md).
public struct JobFile: Equatable, Sendable {
    /// Version of the format; 1.
    public var version: Int
    /// Layouts by name.
    public var layouts: [String: Layout]
    /// Sweeps by name.
    public var sweeps: [String: [SweepBlock]]
    /// Devices beside the catalogue's.
    public var devices: [Device]
    /// Jobs in the order written.
    public var jobs: [Job]

    /// Creates an empty file.
    public init() {
        version = 1
        layouts = [:]
        sweeps = [:]
        devices = []
        jobs = []
    }
}

/// One job with everything it needs and nothing else: what travels to controller and workers, as JSON of one `JobFile`.
public struct JobSpecification: Equatable, Sendable {
    /// The job.
    public var job: Job
    /// Its layout.
    public var layout: Layout
    /// Its sweep.
    public var blocks: [SweepBlock]
    /// Devices beside the catalogue's.
    public var devices: [Device]

    /// Creates a specification.
    public init(job: Job, layout: Layout, blocks: [SweepBlock], devices: [Device] = []) {
        self.job = job
        self.layout = layout
        self.blocks = blocks
        self.devices = devices
    }
}

/// One point of a job's sweep.
public struct Variant: Equatable, Sendable {
    /// Number in the job's fixed order, from 0.
    public var index: Int
    /// Size, scale, insets, traits, locale.
    public var environment: Environment
    /// Named state; nil is the base state.
    public var state: String?
    /// Index into `Job.data`; nil without data.
    public var data: Int?
    /// Number of the step from 0; the updates of all steps up to it apply. Nil without steps.
    public var step: Int?

    /// Creates a variant.
    public init(
        index: Int, environment: Environment, state: String? = nil, data: Int? = nil,
        step: Int? = nil
    ) {
        self.index = index
        self.environment = environment
        self.state = state
        self.data = data
        self.step = step
    }
}

/// A screen of the catalogue or of a job file.
public struct Device: Equatable, Sendable {
    /// What differs by orientation.
    public struct Posture: Equatable, Sendable {
        /// Size of the screen, points.
        public var size: Size
        /// Safe area without bars, points.
        public var safeArea: EdgeInsets
        /// Horizontal size class.
        public var horizontalSizeClass: SizeClass
        /// Vertical size class.
        public var verticalSizeClass: SizeClass

        /// Creates a posture.
        public init(
            size: Size, safeArea: EdgeInsets, horizontalSizeClass: SizeClass,
            verticalSizeClass: SizeClass
        ) {
            self.size = size
            self.safeArea = safeArea
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
        }
    }

    /// Id, such as "iphone-15".
    public var id: String
    /// Name for people.
    public var name: String
    /// What it is.
    public var idiom: Idiom
    /// Pixels a point.
    public var scale: Double
    /// Upright.
    public var portrait: Posture
    /// Turned; nil where the device has one posture (televisions).
    public var landscape: Posture?

    /// Creates a device.
    public init(
        id: String, name: String, idiom: Idiom, scale: Double, portrait: Posture,
        landscape: Posture?
    ) {
        self.id = id
        self.name = name
        self.idiom = idiom
        self.scale = scale
        self.portrait = portrait
        self.landscape = landscape
    }
}
