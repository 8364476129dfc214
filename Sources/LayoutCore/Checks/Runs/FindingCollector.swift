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

        /// Takes a hit of the same cause on a variant; the worst one is kept, and of two as bad the one with the lesser number.
        mutating func take(_ other: Hit, _ measure: Double?, _ variant: Variant) {
            let everywhere = hit.everywhere == other.everywhere ? hit.everywhere : .counts
            if isWorse(other, measure, variant.index) {
                worst = FindingPlace(variant, measure: measure)
                hit = other
            }
            hit.everywhere = everywhere
        }

        /// As above, at a place.
        mutating func take(_ other: Hit, at place: FindingPlace) {
            let everywhere = hit.everywhere == other.everywhere ? hit.everywhere : .counts
            if isWorse(other, place.measure, place.variant.index) {
                worst = place
                hit = other
            }
            hit.everywhere = everywhere
        }

        private func isWorse(_ other: Hit, _ measure: Double?, _ index: Int) -> Bool {
            if other.severity != hit.severity { return other.severity > hit.severity }
            let (amount, known) = (measure ?? 0, worst.measure ?? 0)
            if (amount - known).magnitude > 1e-9 { return amount > known }
            return index < worst.variant.index
        }
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
        axes.add(variant, in: specification.job)
        var fresh: [Finding.Cause] = []
        for ruled in hits {
            let measure = ruled.hit.measure?.amount.value
            let cause = ruled.cause
            if let known = entries.index(forKey: cause) {
                entries.values[known].take(ruled.hit, measure, variant)
                entries.values[known].extent.add(variant, in: specification.job)
                continue
            }
            fresh.append(cause)
            var entry = Entry(hit: ruled.hit, worst: FindingPlace(variant, measure: measure))
            entry.extent.add(variant, in: specification.job)
            entries[cause] = entry
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
        if let known = entries.index(forKey: cause) {
            entries.values[known].take(hit, at: worst)
        } else {
            entries[cause] = Entry(hit: hit, worst: worst)
        }
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
    /// Adds a variant with its size.
    mutating func add(_ variant: Variant, in job: Job) {
        addTraits(of: variant, in: job)
        addSize(of: variant)
        variants.insert(variant.index)
    }

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
