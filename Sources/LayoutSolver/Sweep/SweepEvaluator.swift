/// Evaluates the affine answers of a batch, some points at a time: every step is one operation on all lanes.
struct SweepEvaluator {
    typealias Lanes = SweepPoints.Lanes

    /// Variables of the points in the lanes.
    private var variables: [Lanes]
    /// For components whose points lie in different regions.
    private var scratch: [Lanes]
    private var parameters: [Lanes]

    init(variableCount: Int, parameterCount: Int) {
        variables = Array(repeating: .zero, count: variableCount)
        scratch = variables
        parameters = Array(repeating: .zero, count: parameterCount)
    }

    /// Writes the values of up to eight points, `lanes`, where the caller wants them.
    mutating func evaluate(
        _ lanes: ArraySlice<Int32>, of points: SweepPoints, in found: SweepRegions,
        solver: borrowing LexicographicSolver, rounding: ValueRounding, into values: inout [Double]
    ) {
        load(lanes, of: points)
        for (at, component) in solver.solvers.enumerated() {
            evaluate(component, number: at, lanes, pointCount: points.count, found)
        }
        SweepEvaluator.run(solver.definitions, parameters: parameters, into: &variables)
        store(lanes, rounding: rounding, into: &values)
    }

    private mutating func load(_ lanes: ArraySlice<Int32>, of points: SweepPoints) {
        var lane = 0
        for point in lanes {
            let base = Int(point) * points.parameterCount
            for parameter in 0..<points.parameterCount {
                parameters[parameter][lane] = points.parameters[base + parameter]
            }
            lane += 1
        }
    }

    private mutating func evaluate(
        _ component: borrowing ComponentSolver, number: Int, _ lanes: ArraySlice<Int32>,
        pointCount: Int, _ found: borrowing SweepRegions
    ) {
        let base = number * pointCount
        let first = found.region[base + Int(lanes[lanes.startIndex])]
        var isUniform = true
        for point in lanes where found.region[base + Int(point)] != first { isUniform = false }
        if isUniform {
            SweepEvaluator.run(
                component.cache.regions[Int(first)].program, parameters: parameters,
                into: &variables)
            return
        }
        var done = Set<Int32>()
        for point in lanes where done.insert(found.region[base + Int(point)]).inserted {
            let region = found.region[base + Int(point)]
            var mask = SIMDMask<SIMD8<Int64>>()
            var lane = 0
            for other in lanes {
                mask[lane] = found.region[base + Int(other)] == region
                lane += 1
            }
            SweepEvaluator.run(
                component.cache.regions[Int(region)].program, parameters: parameters,
                into: &scratch)
            for variable in component.variables {
                variables[variable].replace(with: scratch[variable], where: mask)
            }
        }
    }

    /// The same additions in the same order as `AffineProgram.evaluate`.
    private static func run(
        _ program: borrowing AffineProgram, parameters: [Lanes], into variables: inout [Lanes]
    ) {
        let targets = program.targets.span
        let constants = program.constants.span
        let parameterStart = program.parameterStart.span
        let parameterIndex = program.parameterIndex.span
        let parameterFactor = program.parameterFactor.span
        let termStart = program.termStart.span
        let termIndex = program.termIndex.span
        let termFactor = program.termFactor.span
        let given = parameters.span
        var values = variables.mutableSpan
        for at in 0..<targets.count {
            var sum = Lanes(repeating: constants[at])
            for entry in Int(parameterStart[at])..<Int(parameterStart[at + 1]) {
                sum += parameterFactor[entry] * given[Int(parameterIndex[entry])]
            }
            for entry in Int(termStart[at])..<Int(termStart[at + 1]) {
                sum += termFactor[entry] * values[Int(termIndex[entry])]
            }
            values[Int(targets[at])] = sum
        }
    }

    private func store(
        _ lanes: ArraySlice<Int32>, rounding: ValueRounding, into values: inout [Double]
    ) {
        let count = variables.count
        let source = variables.span
        var target = values.mutableSpan
        var offsets = SIMD8<Int>(repeating: 0)
        var lane = 0
        for point in lanes {
            offsets[lane] = Int(point) * count
            lane += 1
        }
        let laneCount = lanes.count
        for variable in 0..<count {
            let value = rounding == .grid ? Grid.snap(source[variable]) : source[variable]
            for lane in 0..<laneCount { target[offsets[lane] + variable] = value[lane] }
        }
    }
}
