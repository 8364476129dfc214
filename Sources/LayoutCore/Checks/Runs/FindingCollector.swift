/// Gathers hits of one job into findings: one for each cause, in the order of first appearance.
///
/// What comes out depends on the hits alone, not on the order of variants in which they were added, places apart.
public struct FindingCollector: Sendable {
    /// What is known of a cause so far.
    struct Entry: Sendable {
        var hit: Hit
        var extent = FindingExtent()
        var worst: FindingPlace
        /// Where an exact range ends inside a sweep of sizes.
        var boundary: FindingPlace?
    }

    /// The job.
    public let specification: JobSpecification
    /// Every variant that was checked.
    public private(set) var checked = VariantSet()
    /// Everything that was checked: its axes and variants.
    public var all: FindingExtent {
        var all = axes
        all.variants = checked
        return all
    }

    /// Assertions that said something of some screen, kept or broken.
    private(set) var spoken: Set<String> = []
    private var axes = FindingExtent()
    private(set) var entries: [Finding.Cause: Entry] = [:]

    /// Nothing checked yet.
    public init(_ specification: JobSpecification) { self.specification = specification }

    /// Causes seen so far.
    public var causes: Set<Finding.Cause> { Set(entries.keys) }

    /// Adds a variant that was checked, with what the checks said of it; causes that are new are returned.
    @discardableResult
    public mutating func add(_ hits: [RuledHit], of variant: Variant) -> [Finding.Cause] {
        checked.insert(variant.index)
        axes.addTraits(of: variant, in: specification.job)
        axes.addSize(of: variant)
        var fresh: [Finding.Cause] = []
        for ruled in hits {
            let measure = ruled.hit.measure?.amount.value
            let place = FindingPlace(variant, measure: measure)
            let cause = ruled.cause
            if entries[cause] == nil { fresh.append(cause) }
            take(ruled.hit, cause, worst: place)
            entries[cause]?.extent.addTraits(of: variant, in: specification.job)
            entries[cause]?.extent.addSize(of: variant)
            entries[cause]?.extent.variants.insert(variant.index)
        }
        return fresh
    }

    /// Adds what another collector of the same job gathered; where both know a cause, the worse place counts, and of two as
    /// bad the one with the lesser number. O(causes).
    public mutating func merge(_ other: FindingCollector) {
        checked.formUnion(other.checked)
        axes.merge(other.axes)
        spoken.formUnion(other.spoken)
        for (cause, entry) in other.entries {
            take(entry.hit, cause, worst: entry.worst)
            entries[cause]?.extent.merge(entry.extent)
            if entries[cause]?.boundary == nil { entries[cause]?.boundary = entry.boundary }
        }
    }

    /// Adds assertions that said something of some screen.
    mutating func addSpoken(_ rules: Set<String>) { spoken.formUnion(rules) }

    /// Adds a hit that holds for all variants checked so far: what follows from the layout without a screen.
    public mutating func addEverywhere(_ ruled: RuledHit) {
        guard let first = checked.first else { return }
        take(ruled.hit, ruled.cause, worst: FindingPlace(specification.variant(at: first)))
        let everything = all
        entries[ruled.cause]?.extent = everything
    }

    /// Adds a line of sizes that was checked as a whole.
    mutating func add(_ hits: LineHits, along line: VariantLine) {
        guard let axis = line.axis else { return }
        let sizes = (0..<line.count).map(line.sizes.value)
        guard let lower = sizes.min(), let upper = sizes.max() else { return }
        let first = specification.variant(at: line.first)
        let size = first.environment.size
        let crossing = axis == .horizontal ? size.height : size.width
        for number in sizes.indices { checked.insert(line.index(number)) }
        // At the ends, because the screen may turn in between.
        for size in [lower, upper] {
            if let variant = specification.variant(on: line, at: size) {
                axes.addTraits(of: variant, in: specification.job)
            }
        }
        axes.add(SizeRange(lower, upper), on: axis, across: crossing)
        for (cause, entry) in hits.entries.sorted(by: { $0.key < $1.key }) {
            let worst = place(on: line, at: entry.worst.size, sizes, measure: entry.worst.measure)
            take(entry.hit, cause, worst: worst)
            guard var known = entries[cause] else { continue }
            for range in entry.ranges {
                let inset = min(1e-6, (range.upper - range.lower) / 2)
                for size in [range.lower + inset, range.upper - inset] {
                    if let variant = specification.variant(on: line, at: size) {
                        known.extent.addTraits(of: variant, in: specification.job)
                    }
                }
                known.extent.add(range, on: axis, across: crossing)
                for (number, size) in sizes.enumerated() where range.contains(size) {
                    known.extent.variants.insert(line.index(number))
                }
            }
            let ends = entry.ranges.flatMap { [$0.upper, $0.lower] }
            if known.boundary == nil, let end = ends.first(where: { $0 > lower && $0 < upper }) {
                known.boundary = place(on: line, at: end, sizes, measure: nil)
            }
            entries[cause] = known
        }
    }

    private mutating func take(_ hit: Hit, _ cause: Finding.Cause, worst: FindingPlace) {
        guard var entry = entries[cause] else {
            entries[cause] = Entry(hit: hit, worst: worst)
            return
        }
        let amount = worst.measure ?? 0
        let known = entry.worst.measure ?? 0
        let isWorse =
            if hit.severity != entry.hit.severity {
                hit.severity > entry.hit.severity
            } else if (amount - known).magnitude > 1e-9 {
                amount > known
            } else {
                worst.variant.index < entry.worst.variant.index
            }
        let everywhere =
            entry.hit.everywhere == hit.everywhere ? hit.everywhere : EverywhereRule.counts
        if isWorse {
            entry.worst = worst
            entry.hit = hit
        }
        entry.hit.everywhere = everywhere
        entries[cause] = entry
    }

    /// A size on a line: one of its variants, or a place between two.
    private func place(
        on line: VariantLine, at size: Double, _ sizes: [Double], measure: Double?
    ) -> FindingPlace {
        let nearest = sizes.indices.min {
            (sizes[$0] - size).magnitude < (sizes[$1] - size).magnitude
        }
        var variant =
            specification.variant(on: line, at: size) ?? specification.variant(at: line.first)
        guard let nearest else { return FindingPlace(variant, isSampled: false, measure: measure) }
        variant.index = line.index(nearest)
        return FindingPlace(variant, isSampled: sizes[nearest] == size, measure: measure)
    }
}

extension Finding.Cause: Comparable {
    /// By rule, then views, then detail: an order for reports that need one.
    public static func < (first: Finding.Cause, second: Finding.Cause) -> Bool {
        if first.rule != second.rule { return first.rule < second.rule }
        if first.views != second.views {
            return first.views.lexicographicallyPrecedes(second.views)
        }
        return first.detail < second.detail
    }
}

extension FindingExtent {
    mutating func addSize(of variant: Variant) {
        widths.insert(SizeRange(variant.environment.size.width))
        heights.insert(SizeRange(variant.environment.size.height))
    }

    mutating func add(_ range: SizeRange, on axis: Axis, across: Double) {
        if axis == .horizontal {
            widths.insert(range)
            heights.insert(SizeRange(across))
        } else {
            heights.insert(range)
            widths.insert(SizeRange(across))
        }
    }
}

extension FindingExtent {
    /// Adds where something else holds.
    mutating func merge(_ other: FindingExtent) {
        for range in other.widths { widths.insert(range) }
        for range in other.heights { heights.insert(range) }
        func added<Value: Equatable>(_ list: [Value], _ more: [Value]) -> [Value] {
            list + more.filter { !list.contains($0) }
        }
        devices = added(devices, other.devices)
        orientations = added(orientations, other.orientations)
        textSizes = added(textSizes, other.textSizes)
        directions = added(directions, other.directions)
        locales = added(locales, other.locales)
        states = added(states, other.states)
        data = added(data, other.data)
        steps = added(steps, other.steps)
        variants.formUnion(other.variants)
    }
}
