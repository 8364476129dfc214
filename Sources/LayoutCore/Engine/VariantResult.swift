/// What solving one variant gives: unrounded frames and the number of a report.
public struct VariantResult: Equatable, Sendable {
    /// x, y, width, height of each item in `ItemTable` order; superview's coordinates, points, unrounded, on a grid of 2^-20.
    ///
    /// An item that the variant's updates removed has NaN in all four. Empty where the frames were not kept.
    public var values: [Double]
    /// What holds of the answer.
    public var status: VariantStatus
    /// Conflicts, ambiguities, content sizes.
    public var report: VariantReport
    /// How the solver came to it; differs between warm and cold, never part of a digest.
    public var trace: VariantTrace

    /// Creates a result.
    public init(
        values: [Double], status: VariantStatus, report: VariantReport, trace: VariantTrace
    ) {
        self.values = values
        self.status = status
        self.report = report
        self.trace = trace
    }
}

/// One byte that says what holds of a variant's answer.
public struct VariantStatus: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a status from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Required constraints were given up.
    public static let conflict = VariantStatus(rawValue: 1)
    /// Some view's frame is not unique.
    public static let ambiguous = VariantStatus(rawValue: 2)
    /// Text did not settle in three rounds.
    public static let unsettled = VariantStatus(rawValue: 4)
    /// The engine gave no answer (a limit); all values are NaN and the report says why.
    public static let failed = VariantStatus(rawValue: 8)
}

/// What is said of a variant beside its frames. Equal reports are stored once.
public struct VariantReport: Hashable, Codable, Sendable {
    /// An irreducible set of constraints that cannot hold together.
    public struct Conflict: Hashable, Codable, Sendable {
        /// The constraint that was given up: name or canonical text.
        public var givenUp: String
        /// Named members, developer's and generated, sorted.
        public var members: [String]
        /// Members nobody wrote, as text such as "root.height == 375" or "display.height >= 0".
        public var implicit: [String]

        /// Creates a conflict.
        public init(givenUp: String, members: [String], implicit: [String]) {
            self.givenUp = givenUp
            self.members = members
            self.implicit = implicit
        }
    }

    /// A view whose place or size on an axis is open.
    public struct Ambiguity: Hashable, Codable, Sendable {
        /// View or guide.
        public var item: String
        /// The axis.
        public var axis: Axis
        /// x or y, width or height: the first of the two that is open.
        public var attribute: LayoutAttribute
        /// Least value over all optimal answers, points; nil is no bound.
        public var lower: Double?
        /// Greatest value, points; nil is no bound.
        public var upper: Double?

        /// Creates an ambiguity.
        public init(
            item: String, axis: Axis, attribute: LayoutAttribute, lower: Double?, upper: Double?
        ) {
            self.item = item
            self.axis = axis
            self.attribute = attribute
            self.lower = lower
            self.upper = upper
        }
    }

    /// Content size of a scroll view, points.
    public struct ContentSize: Hashable, Codable, Sendable {
        /// The scroll view.
        public var item: String
        /// Its content's width.
        public var width: Double
        /// Its content's height.
        public var height: Double

        /// Creates a content size.
        public init(item: String, width: Double, height: Double) {
            self.item = item
            self.width = width
            self.height = height
        }
    }

    /// One for each constraint given up.
    public var conflicts: [Conflict]
    /// One for each view and axis, in tree order.
    public var ambiguities: [Ambiguity]
    /// Scroll views in tree order.
    public var contentSizes: [ContentSize]
    /// Why the engine gave no answer; nil when it did.
    public var failure: String?
    /// What the checks said of it, the worst first; nil where none ran.
    public var hits: [ReportedHit]?

    /// Creates a report; by default one that says nothing.
    public init(
        conflicts: [Conflict] = [], ambiguities: [Ambiguity] = [],
        contentSizes: [ContentSize] = [], failure: String? = nil, hits: [ReportedHit]? = nil
    ) {
        self.conflicts = conflicts
        self.ambiguities = ambiguities
        self.contentSizes = contentSizes
        self.failure = failure
        self.hits = hits
    }
}

/// How a solve came about.
public struct VariantTrace: Equatable, Sendable {
    /// Whether the configuration's solver had to be built for it.
    public var builtSolver: Bool
    /// Pivots made in all rounds.
    public var pivots: Int
    /// Whether every round was a look-up in a known region.
    public var isHit: Bool

    /// Creates a trace.
    public init(builtSolver: Bool, pivots: Int, isHit: Bool) {
        self.builtSolver = builtSolver
        self.pivots = pivots
        self.isHit = isHit
    }
}

/// The items of a job in the order of its result columns: views in pre-order of the tree, then guides, then extra roots.
public struct ItemTable: Equatable, Sendable {
    /// One item.
    public struct Item: Hashable, Codable, Sendable {
        /// View or guide id.
        public var id: String
        /// Index of the superview or of the guide's owner; nil for a root.
        public var parent: Int?
        /// Whether it is a guide.
        public var isGuide: Bool

        /// Creates an item.
        public init(id: String, parent: Int?, isGuide: Bool) {
            self.id = id
            self.parent = parent
            self.isGuide = isGuide
        }
    }

    /// The items, in order.
    public var items: [Item]

    /// Creates a table.
    public init(items: [Item]) { self.items = items }
}
