import LayoutSolver

/// The open views of one report of a solver, and the intervals of their values where these were asked for before.
///
/// An interval follows from the parameters that reach its variable, so it is looked up by them: the answer is the one
/// that the solver would give.
struct OpenPlaces {
    /// An open view or guide and the first of place and size that is open on an axis.
    struct Place {
        var item: String
        var axis: Axis
        var attribute: LayoutAttribute
        var variable: Int
    }

    /// Places whose intervals follow from the same parameters.
    private struct Group {
        var parameters: [Int]
        var places: [Int] = []
        var known: [[Double]: [AmbiguityInterval]] = [:]
    }

    /// Most points of a group remembered.
    private static let capacity = 256

    private let places: [Place]
    private var groups: [Group] = []

    /// Groups places by the parameters on which each variable depends.
    init(_ places: [Place], parametersOf: (Int) -> [Int]) {
        self.places = places
        var numbers: [[Int]: Int] = [:]
        for (number, place) in places.enumerated() {
            let parameters = parametersOf(place.variable)
            let group = numbers[parameters] ?? groups.count
            if group == groups.count {
                numbers[parameters] = group
                groups.append(Group(parameters: parameters))
            }
            groups[group].places.append(number)
        }
    }

    /// The places with their intervals at a point where `solver` has just answered.
    mutating func ambiguities(
        at parameters: [Double], _ solver: inout ParametricSolver
    ) throws(SolverError) -> [VariantReport.Ambiguity] {
        var result = places.map {
            VariantReport.Ambiguity(
                item: $0.item, axis: $0.axis, attribute: $0.attribute, lower: nil, upper: nil)
        }
        // All that is not known is asked at once: a question about the face looks at every component.
        var unknown: [Int] = []
        for number in groups.indices {
            if let known = groups[number].known[point(of: number, parameters)] {
                write(known, ofGroup: number, to: &result)
            } else {
                unknown.append(number)
            }
        }
        if unknown.isEmpty { return result }
        let asked = unknown.flatMap { groups[$0].places }
        let intervals = try solver.ambiguityIntervals(
            of: asked.map { .variable(places[$0].variable) }, at: parameters)
        var first = 0
        for number in unknown {
            let end = first + groups[number].places.count
            let own = Array(intervals[first..<end])
            first = end
            if groups[number].known.count >= OpenPlaces.capacity {
                groups[number].known.removeAll()
            }
            groups[number].known[point(of: number, parameters)] = own
            write(own, ofGroup: number, to: &result)
        }
        return result
    }

    /// The parameters of a group.
    private func point(of group: Int, _ parameters: [Double]) -> [Double] {
        groups[group].parameters.map { parameters[$0] }
    }

    private func write(
        _ intervals: [AmbiguityInterval], ofGroup number: Int,
        to result: inout [VariantReport.Ambiguity]
    ) {
        for (place, interval) in zip(groups[number].places, intervals) {
            result[place].lower = interval.lower
            result[place].upper = interval.upper
        }
    }
}
