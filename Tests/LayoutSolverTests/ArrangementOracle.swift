import LayoutSolver

/// The right answer by brute force, for problems of a few variables.
///
/// A lexicographic optimum that the tie-break makes unique lies where as many rows (or tie-breaks) as there are variables are
/// zero. So all such points are tried and compared, level by level.
struct ArrangementOracle {
    let problem: LinearProblem
    let parameters: [Double]
    private let tolerance = 1e-7
    private let vertices: [[Double]]

    init(_ problem: LinearProblem, at parameters: [Double]) {
        self.problem = problem
        self.parameters = parameters
        var rows = problem.constraints.map {
            ArrangementOracle.row($0.expression, problem, parameters)
        }
        rows += problem.tieBreak.map { ArrangementOracle.row($0, problem, parameters) }
        var found: [[Double]] = []
        var chosen: [Int] = []
        func choose(from start: Int) {
            if chosen.count == problem.variableCount {
                if let point = ArrangementOracle.intersection(chosen.map { rows[$0] }) {
                    found.append(point)
                }
                return
            }
            if start == rows.count { return }
            for next in start..<rows.count {
                chosen.append(next)
                choose(from: next + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
        vertices = found
    }

    /// Coefficients, then the value at zero.
    private static func row(
        _ expression: LinearExpression, _ problem: LinearProblem, _ parameters: [Double]
    ) -> [Double] {
        var row = Array(repeating: 0.0, count: problem.variableCount + 1)
        for term in expression.terms { row[term.index] += term.coefficient }
        row[problem.variableCount] = expression.constant
        for term in expression.parameters {
            row[problem.variableCount] += term.coefficient * parameters[term.index]
        }
        return row
    }

    /// Gauss with full row choice; nil when the rows do not meet in one point.
    private static func intersection(_ rows: [[Double]]) -> [Double]? {
        var rows = rows
        let count = rows.count
        for column in 0..<count {
            guard
                let best = (column..<count).max(by: {
                    abs(rows[$0][column]) < abs(rows[$1][column])
                }),
                abs(rows[best][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, best)
            for other in 0..<count where other != column {
                let factor = rows[other][column] / rows[column][column]
                if factor == 0 { continue }
                for at in column...count { rows[other][at] -= factor * rows[column][at] }
            }
        }
        return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
    }

    func violation(_ number: Int, at point: [Double]) -> Double {
        let constraint = problem.constraints[number]
        let row = ArrangementOracle.row(constraint.expression, problem, parameters)
        var value = row[point.count]
        for at in point.indices { value += row[at] * point[at] }
        switch constraint.relation {
        case .lessThanOrEqual: return max(0, value)
        case .equal: return abs(value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    /// Whether constraints can hold together.
    func canHold(_ constraints: [Int]) -> Bool {
        vertices.contains { point in
            constraints.allSatisfy { violation($0, at: point) <= tolerance }
        }
    }

    /// Required constraints in order of keeping that are consistent with those kept before, and the others.
    func recovered() -> (kept: [Int], givenUp: [Int]) {
        let order = problem.constraints.indices.filter { problem.constraints[$0].isRequired }.sorted
        {
            let first = problem.constraints[$0].recoveryClass
            let second = problem.constraints[$1].recoveryClass
            return first == second ? $0 < $1 : first < second
        }
        if canHold(order) { return (order, []) }
        var kept: [Int] = []
        var givenUp: [Int] = []
        for number in order {
            if canHold(kept + [number]) { kept.append(number) } else { givenUp.append(number) }
        }
        return (kept, givenUp.sorted())
    }

    /// The one answer, given what recovery keeps.
    func answer(keeping kept: [Int]) -> [Double]? {
        var candidates = vertices.filter { point in
            kept.allSatisfy { violation($0, at: point) <= tolerance }
        }
        let soft = problem.constraints.indices.filter { !problem.constraints[$0].isRequired }
        for priority in Set(soft.map { problem.constraints[$0].priority }).sorted(by: >) {
            let level = soft.filter { problem.constraints[$0].priority == priority }
            candidates = least(candidates) { point in
                level.reduce(0) { $0 + violation($1, at: point) }
            }
        }
        for tie in problem.tieBreak {
            let row = ArrangementOracle.row(tie, problem, parameters)
            candidates = least(candidates) { point in
                abs(point.indices.reduce(row[point.count]) { $0 + row[$1] * point[$1] })
            }
        }
        return candidates.first
    }

    private func least(_ points: [[Double]], _ cost: ([Double]) -> Double) -> [[Double]] {
        let costs = points.map(cost)
        guard let best = costs.min() else { return [] }
        return zip(points, costs).filter { $1 <= best + tolerance }.map(\.0)
    }
}
