/// The part of the parameter space that lies well inside a region: every row as a function of the parameters alone.
///
/// A line says the same of one moving parameter; this is for components that depend on several. A point that clears the
/// walls would pass the plain look-up too, since the walls keep twice its distance and the rounding errors of either way.
struct RegionWalls {
    /// Number of the region.
    let region: Int
    /// The parameters that the component depends on.
    private let dependencies: [Int]
    /// For every row that moves, what it is worth towards its side: a constant, then one slope a dependency.
    private var rows: [Double] = []

    /// The walls of a region in which a look-up found `point`. `values` is work space. O(terms) for each dependency.
    init(
        of region: Int, in solver: borrowing ComponentSolver, around point: [Double],
        values: inout [Double]
    ) {
        self.region = region
        dependencies = solver.dependencies
        let forms = solver.flatForms
        let sides = solver.cache.regions[region].sides
        let program = solver.cache.regions[region].program
        program.evaluate(.values, parameters: point, into: &values)
        let there = forms.values(at: point, variables: values)
        let slopes = dependencies.map { parameter in
            var direction = Array(repeating: 0.0, count: point.count)
            direction[parameter] = 1
            program.evaluate(.direction, parameters: direction, into: &values)
            return forms.slopes(along: parameter, speeds: values)
        }
        for row in sides.indices where sides[row] != 0 {
            // A row that does not move was judged by the look-up.
            if slopes.allSatisfy({ abs($0[row]) < Tolerance.entry }) { continue }
            let side = Double(sides[row])
            var constant = side * there[row]
            for (at, parameter) in dependencies.enumerated() {
                constant -= side * slopes[at][row] * point[parameter]
            }
            rows.append(constant)
            for slope in slopes { rows.append(side * slope[row]) }
        }
    }

    /// Whether a point of a batch is clear of all walls. O(rows).
    func clears(_ point: Int, of points: borrowing SweepPoints) -> Bool {
        let given = points.parameters.span
        let base = point * points.parameterCount
        let dependencies = dependencies.span
        let rows = rows.span
        var at = 0
        while at < rows.count {
            var value = rows[at]
            var size = abs(value)
            at += 1
            for number in dependencies.indices {
                let part = rows[at] * given[base + dependencies[number]]
                value += part
                size += abs(part)
                at += 1
            }
            if value < 2 * Tolerance.lookupClear + RegionWalls.roundingShare * size { return false }
        }
        return true
    }

    /// Rounding errors of a row are below this share of its parts.
    private static let roundingShare = 1e-11
}
