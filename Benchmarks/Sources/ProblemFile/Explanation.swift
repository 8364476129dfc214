import LayoutSolver

/// What can be said about each solve of a script beside its values, for checks by others.
struct Explanation {
    /// A variable whose suggestion runs from one value to another.
    struct Walk {
        let variable: Int
        let lower: Double
        let upper: Double

        init?(_ variable: String, _ lower: String, _ upper: String) {
            guard let variable = Int(variable), let lower = Double(lower),
                let upper = Double(upper), lower <= upper
            else { return nil }
            self.variable = variable
            self.lower = lower
            self.upper = upper
        }
    }

    private let script: ProblemScript
    private let walk: Walk?

    init(_ script: ProblemScript, walk: Walk?) {
        self.script = script
        self.walk = walk
    }

    /// Writes one line of JSON for each solve to standard output.
    func print() throws(SolverError) {
        var state = ScriptState(script)
        for command in script.commands {
            state.apply(command)
            guard case .solve = command else { continue }
            let family = state.family()
            write(try line(family, state) + "\n", to: FileHandleNumber.output)
        }
    }

    private func line(
        _ family: LinearProblem, _ state: ScriptState
    ) throws(SolverError) -> String {
        var solver = try ParametricSolver(family)
        var values = Array(repeating: 0.0, count: family.variableCount)
        let parameters = state.parameters
        let solution = try solver.solve(at: parameters, into: &values)
        let variables = (0..<family.variableCount).map {
            LinearExpression(terms: [.init($0, 1)])
        }
        let intervals = try solver.ambiguityIntervals(of: variables, at: parameters).map {
            "[\(text($0.lower)), \(text($0.upper))]"
        }
        var fields = [
            "\"values\": \(values)", report(solver.report(solution.report), state),
            "\"intervals\": [\(intervals.joined(separator: ", "))]",
        ]
        if let walk, let parameter = state.parameter(of: walk.variable) {
            let pieces = try solver.pieces(
                along: parameter, from: walk.lower, to: walk.upper, at: parameters)
            let texts = pieces.map {
                "{\"lower\": \($0.lower), \"upper\": \($0.upper), \(report(solver.report($0.report), state))}"
            }
            fields.append("\"pieces\": [\(texts.joined(separator: ", "))]")
        }
        return "{" + fields.joined(separator: ", ") + "}"
    }

    private func text(_ bound: Double?) -> String { bound.map { "\($0)" } ?? "null" }

    private func report(_ report: SolutionReport, _ state: ScriptState) -> String {
        let names = state.constraintNames
        let conflicts = report.conflicts.map { conflict in
            let members = conflict.members.map { "\"\(names[$0])\"" }.joined(separator: ", ")
            return "{\"given_up\": \"\(names[conflict.givenUp])\", \"members\": [\(members)]}"
        }
        return "\"conflicts\": [\(conflicts.joined(separator: ", "))], "
            + "\"ambiguous\": \(report.ambiguousVariables)"
    }
}
