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
        for (number, place) in places.enumerated() {
            let parameters = parametersOf(place.variable)
            let group = groups.firstIndex { $0.parameters == parameters } ?? groups.count
            if group == groups.count { groups.append(Group(parameters: parameters)) }
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
        for number in groups.indices {
            let intervals = try intervals(group: number, at: parameters, &solver)
            for (place, interval) in zip(groups[number].places, intervals) {
                result[place].lower = interval.lower
                result[place].upper = interval.upper
            }
        }
        return result
    }

    private mutating func intervals(
        group number: Int, at parameters: [Double], _ solver: inout ParametricSolver
    ) throws(SolverError) -> [AmbiguityInterval] {
        let point = groups[number].parameters.map { parameters[$0] }
        if let known = groups[number].known[point] { return known }
        let intervals = try solver.ambiguityIntervals(
            of: groups[number].places.map { .variable(places[$0].variable) }, at: parameters)
        if groups[number].known.count >= OpenPlaces.capacity { groups[number].known.removeAll() }
        groups[number].known[point] = intervals
        return intervals
    }
}
