extension FindingCollector {
    /// The findings so far, the worst first: by severity, then by rule and views. O(causes × lines).
    public func findings() -> [Finding] {
        let sources = SourceIndex(specification)
        return entries.filter { !isEverywhere($0.value) || $0.value.hit.everywhere != .isDesign }
            .map { finding($0.key, $0.value, sources) }
            .sorted {
                $0.severity == $1.severity ? $0.cause < $1.cause : $0.severity > $1.severity
            }
    }

    private func finding(
        _ cause: Finding.Cause, _ entry: Entry, _ sources: SourceIndex
    ) -> Finding {
        let (boundary, good) = places(around: entry)
        let isNote = entry.hit.everywhere == .isNote && isEverywhere(entry)
        return Finding(
            job: specification.job.id, cause: cause, severity: isNote ? .note : entry.hit.severity,
            message: entry.hit.message, unit: entry.hit.measure?.unit, extent: entry.extent,
            worst: entry.worst, boundary: entry.boundary ?? boundary, firstGood: good,
            constraints: entry.hit.constraints, conflict: entry.hit.conflict,
            sources: sources.places(constraints: entry.hit.constraints, views: cause.views),
            reproduction: reproduction(entry.worst))
    }

    /// The variant at the edge of a finding and the one beside it that is well, on the same line where there is such a pair.
    private func places(around entry: Entry) -> (boundary: FindingPlace?, good: FindingPlace?) {
        let bad = entry.extent.variants
        var other: (boundary: Int, good: Int)?
        for range in bad.ranges {
            for (boundary, good) in [
                (range.upperBound - 1, range.upperBound), (range.lowerBound, range.lowerBound - 1),
            ] where checked.contains(good) {
                if differInSizeAlone(boundary, good) {
                    return (place(boundary), place(good))
                }
                other = other ?? (boundary, good)
            }
        }
        if let other { return (place(other.boundary), place(other.good)) }
        let good = checked.ranges.lazy.flatMap { $0 }.first { !bad.contains($0) }
        return (nil, good.map(place))
    }

    private func place(_ index: Int) -> FindingPlace {
        FindingPlace(specification.variant(at: index))
    }

    private func differInSizeAlone(_ first: Int, _ second: Int) -> Bool {
        var one = specification.variant(at: first)
        var other = specification.variant(at: second)
        one.environment.size = other.environment.size
        one.environment.device = other.environment.device
        one.environment.safeArea = other.environment.safeArea
        one.environment.scale = other.environment.scale
        one.index = 0
        other.index = 0
        return one == other
    }

    /// Options that select the screen by what it is, not by its number: they also work where the command line named the
    /// screens.
    private func reproduction(_ place: FindingPlace) -> [String] {
        let variant = place.variant
        let environment = variant.environment
        var options = ["--job", specification.job.id]
        let device = environment.device.flatMap(specification.device)
        let window = device?.window(environment.split, orientation: environment.orientation)
        let isFree = window?.size != environment.size
        if isFree {
            options += ["--widths", NumberText.text(environment.size.width)]
            options += ["--heights", NumberText.text(environment.size.height)]
            if let device = environment.device { options += ["--base", device] }
        } else if let device = environment.device {
            options += ["--device", device, "--orientation", environment.orientation.rawValue]
        }
        if environment.textSize != TextSizeCategory.large.rawValue {
            options += [isFree ? "--text-sizes" : "--text-size", environment.textSize]
        }
        if environment.direction == .rightToLeft {
            options += [isFree ? "--directions" : "--direction", environment.direction.rawValue]
        }
        if let state = variant.state { options += ["--state", state] }
        if let locale = environment.locale { options += ["--locale", locale] }
        return options
    }

    private func isEverywhere(_ entry: Entry) -> Bool { entry.extent.variants == checked }
}

/// Where views and constraints of a job were written.
struct SourceIndex {
    private var constraints: [String: String] = [:]
    private var views: [String: String] = [:]

    init(_ specification: JobSpecification) {
        let layout = specification.layout
        for constraint in specification.constraints where constraint.source != nil {
            if constraints[constraint.key] == nil {
                constraints[constraint.key] = constraint.source
            }
        }
        var rest = [layout.root] + layout.extraRoots
        while let view = rest.popLast() {
            views[view.id] = view.source
            rest += view.children
        }
    }

    /// Places of constraints, then of views, each once.
    func places(constraints names: [String], views ids: [String]) -> [String] {
        var places: [String] = []
        for place in names.map({ constraints[$0] }) + ids.map({ views[$0] }) {
            if let place, !places.contains(place) { places.append(place) }
        }
        return places
    }
}
