extension ParametricSolver {
    /// Most points of a batch whose regions are looked up together; bounds the work space.
    private static var batchSize: Int { 4_096 }

    /// Solves at many points and writes one value a variable and point into `values`, the points in the order asked.
    ///
    /// `points` holds the parameters of one point after another, `count` of them; `values` has room for `count` times
    /// `problem.variableCount`. The answers are those of `solve(at:into:)` bit for bit; the order in which points are walked
    /// is the solver's own. Without `findsAmbiguity` the reports name conflicts alone.
    public mutating func solve(
        sweep points: [Double], count: Int, into values: inout [Double],
        findsAmbiguity: Bool = true
    ) throws(SolverError) -> [Solution] {
        let width = problem.parameterCount
        precondition(points.count == count * width, "the parameters of each point")
        precondition(values.count >= count * problem.variableCount, "room for each point")
        var solutions: [Solution] = []
        solutions.reserveCapacity(count)
        var start = 0
        while start < count {
            let end = min(count, start + ParametricSolver.batchSize)
            let part = Array(points[start * width..<end * width])
            solutions += try solveBatch(
                SweepPoints(part, count: end - start, parameterCount: width),
                firstValue: start * problem.variableCount, into: &values,
                findsAmbiguity: findsAmbiguity)
            start = end
        }
        return solutions
    }

    private mutating func solveBatch(
        _ points: SweepPoints, firstValue: Int, into values: inout [Double],
        findsAmbiguity: Bool
    ) throws(SolverError) -> [Solution] {
        for (at, value) in points.parameters.enumerated() where !value.isFinite {
            throw .nonFiniteParameter(index: at % problem.parameterCount)
        }
        var found = try locateBatch(points)
        for point in 0..<points.count where !isBounded(points, point) {
            found.isSingle[point] = true
        }
        var solutions = Array(
            repeating: Solution(path: .hit, report: 0), count: points.count)
        let batch = points.order.filter { !found.isSingle[Int($0)] }
        evaluate(batch, of: points, in: found, firstValue: firstValue, into: &values)
        for point in batch {
            solutions[Int(point)].path = found.isHit[Int(point)] ? .hit : .walked(pivots: 0)
        }
        try report(batch, of: points, in: found, findsAmbiguity, &solutions)
        var single = Array(repeating: 0.0, count: problem.variableCount)
        for point in points.order where found.isSingle[Int(point)] {
            solutions[Int(point)] = try solve(at: points.point(Int(point)), into: &single)
            let first = firstValue + Int(point) * problem.variableCount
            for at in 0..<single.count { values[first + at] = single[at] }
        }
        if points.count > 0 { try checkBytes(at: points.point(0)) }
        return solutions
    }

    private func isBounded(_ points: SweepPoints, _ point: Int) -> Bool {
        for (parameter, bound) in problem.parameterLowerBounds.enumerated() {
            if let bound, points.value(parameter, of: point) < bound { return false }
        }
        return true
    }
}
