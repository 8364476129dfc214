public import LayoutCore

/// What a run over one job's variants came to: one finding a cause, with its extent, however many variants share it.
public struct RunSummary: Sendable {
    /// An irreducible set of constraints that cannot hold together somewhere.
    public struct Conflict: Sendable {
        /// As the first variant reports it; implicit members have that variant's numbers.
        public let conflict: VariantReport.Conflict
        /// Where.
        public internal(set) var extent = VariantExtent()
    }

    /// A view whose place or size is open somewhere.
    public struct Ambiguity: Sendable {
        /// View or guide.
        public let item: String
        /// Axis.
        public let axis: Axis
        /// Where.
        public internal(set) var extent = VariantExtent()
    }

    /// A visible view that reaches over an edge of the screen, outside scroll views.
    public struct OffScreen: Sendable {
        /// An edge of the screen.
        public enum Edge: Int, CaseIterable, Sendable {
            // In the order they are reported.
            case top, left, bottom, right
        }

        /// The view.
        public let item: String
        /// The edge it reaches over.
        public let edge: Edge
        /// How far at most, points.
        public internal(set) var distance: Double
        /// Where.
        public internal(set) var extent = VariantExtent()
    }

    /// A reason for which variants have no answer.
    public struct Failure: Sendable {
        /// What the engine said.
        public let reason: String
        /// Where.
        public internal(set) var extent = VariantExtent()
    }

    /// Points a view may reach over an edge before it counts: one pixel at 2x.
    public static let tolerance = 0.5

    /// Everything that was added.
    public private(set) var all = VariantExtent()
    /// In the order of first appearance, as all lists here.
    public private(set) var conflicts: [Conflict] = []
    /// Views with an open place or size.
    public private(set) var ambiguities: [Ambiguity] = []
    /// Views over an edge, in tree order of the views.
    public var offScreen: [OffScreen] { offScreenByPlace.compactMap { $0 } }
    /// Variants without an answer.
    public private(set) var failures: [Failure] = []
    /// Variants in which something was given up.
    public private(set) var conflictCount = 0
    /// Variants in which something is open.
    public private(set) var ambiguousCount = 0
    /// Variants in which some view is off screen.
    public private(set) var offScreenCount = 0
    /// Variants whose text did not settle.
    public private(set) var unsettledCount = 0
    /// Variants without an answer.
    public private(set) var failedCount = 0
    /// Variants answered by look-ups alone.
    public private(set) var hitCount = 0
    /// Variants whose basis was carried on from a neighbour.
    public private(set) var walkCount = 0
    /// Variants for which a solver was built.
    public private(set) var coldCount = 0

    private let items: ItemTable
    private let visibility: ViewVisibility
    let words: ConstraintWords
    /// Rows of data by number.
    private let dataNames: [String]
    private var offScreenByPlace: [OffScreen?]
    /// Places of the items on the screen, of the variant that is being added.
    private var origins: [(x: Double, y: Double)]
    private var conflictPlaces: [[String]: Int] = [:]

    /// A summary of no variant yet of a job.
    public init(specification: JobSpecification, items: ItemTable) {
        self.items = items
        visibility = ViewVisibility(specification, items: items)
        words = ConstraintWords(specification)
        dataNames = specification.job.data.map(\.id)
        origins = Array(repeating: (0, 0), count: items.items.count)
        offScreenByPlace = Array(
            repeating: nil, count: items.items.count * OffScreen.Edge.allCases.count)
    }

    /// Where something holds, in words.
    func text(_ extent: VariantExtent) -> String { extent.text(within: all, dataNames: dataNames) }

    /// Adds a variant's answer. O(items).
    public mutating func add(_ result: VariantResult, of variant: Variant) {
        all.add(variant)
        addTrace(result.trace)
        if result.status.contains(.failed) {
            failedCount += 1
            addFailure(result.report.failure ?? "no reason given", variant)
            return
        }
        if result.status.contains(.unsettled) { unsettledCount += 1 }
        if result.status.contains(.conflict) {
            conflictCount += 1
            for conflict in result.report.conflicts { addConflict(conflict, variant) }
        }
        if result.status.contains(.ambiguous) {
            ambiguousCount += 1
            for ambiguity in result.report.ambiguities { addAmbiguity(ambiguity, variant) }
        }
        addOffScreen(result.values, variant)
    }

    private mutating func addTrace(_ trace: VariantTrace) {
        if trace.builtSolver {
            coldCount += 1
        } else if trace.isHit {
            hitCount += 1
        } else {
            walkCount += 1
        }
    }

    private mutating func addFailure(_ reason: String, _ variant: Variant) {
        let found = failures.firstIndex { $0.reason == reason }
        if found == nil { failures.append(Failure(reason: reason)) }
        failures[found ?? failures.count - 1].extent.add(variant)
    }

    private mutating func addConflict(_ conflict: VariantReport.Conflict, _ variant: Variant) {
        let key = [conflict.givenUp] + conflict.members
        let place = conflictPlaces[key] ?? conflicts.count
        if place == conflicts.count {
            conflictPlaces[key] = place
            conflicts.append(Conflict(conflict: conflict))
        }
        conflicts[place].extent.add(variant)
    }

    private mutating func addAmbiguity(_ ambiguity: VariantReport.Ambiguity, _ variant: Variant) {
        let found = ambiguities.firstIndex {
            $0.item == ambiguity.item && $0.axis == ambiguity.axis
        }
        let place = found ?? ambiguities.count
        if found == nil {
            ambiguities.append(Ambiguity(item: ambiguity.item, axis: ambiguity.axis))
        }
        ambiguities[place].extent.add(variant)
    }

    private mutating func addOffScreen(_ values: [Double], _ variant: Variant) {
        guard values.count == items.items.count * 4, values.count >= 4 else { return }
        // The root's own frame and not the variant's size: a step may have turned the screen.
        let size = Size(values[2], values[3])
        var isOff = false
        for index in items.items.indices {
            let base = index * 4
            if let parent = items.items[index].parent {
                origins[index] = (
                    origins[parent].x + values[base], origins[parent].y + values[base + 1]
                )
            }
            guard visibility.counts(index) else { continue }
            let (x, y) = origins[index]
            let width = values[base + 2]
            let height = values[base + 3]
            guard width > 0, height > 0 else { continue }
            let most = RunSummary.tolerance
            if x >= -most, y >= -most, x + width - size.width <= most,
                y + height - size.height <= most
            {
                continue
            }
            let distances = [-y, -x, y + height - size.height, x + width - size.width]
            for edge in OffScreen.Edge.allCases
            where distances[edge.rawValue] > most {
                isOff = true
                addOffScreen(index, edge, distances[edge.rawValue], variant)
            }
        }
        if isOff { offScreenCount += 1 }
    }

    private mutating func addOffScreen(
        _ index: Int, _ edge: OffScreen.Edge, _ distance: Double, _ variant: Variant
    ) {
        let place = index * OffScreen.Edge.allCases.count + edge.rawValue
        var finding =
            offScreenByPlace[place]
            ?? OffScreen(item: items.items[index].id, edge: edge, distance: distance)
        finding.distance = max(finding.distance, distance)
        finding.extent.add(variant)
        offScreenByPlace[place] = finding
    }
}
