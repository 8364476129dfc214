/// Evaluates the affine answers of a batch, some points at a time: every step is one operation on all lanes.
struct SweepEvaluator {
    typealias Lanes = SweepPoints.Lanes

    private let plan: SweepProgram
    /// Variables of the points in the lanes.
    private var variables: [Lanes]
    /// For components whose points lie in different regions.
    private var scratch: [Lanes]
    private var parameters: [Lanes]

    init(_ plan: SweepProgram, variableCount: Int, parameterCount: Int) {
        self.plan = plan
        variables = Array(repeating: .zero, count: variableCount)
        scratch = variables
        parameters = Array(repeating: .zero, count: parameterCount)
    }

    /// Writes the values of up to eight points, `lanes`, where the caller wants them.
    mutating func evaluate(
        _ lanes: ArraySlice<Int32>, of points: borrowing SweepPoints,
        in found: borrowing SweepRegions, rounding: ValueRounding, firstValue: Int,
        into values: inout [Double]
    ) {
        load(lanes, of: points)
        SweepEvaluator.run(
            plan.program, plan.common, parameters: parameters, into: &variables)
        for number in plan.varying.indices {
            evaluate(number, lanes, pointCount: points.count, found)
        }
        SweepEvaluator.run(plan.program, plan.last, parameters: parameters, into: &variables)
        SweepEvaluator.store(
            variables, lanes, rounding: rounding, firstValue: firstValue, into: &values)
    }

    private mutating func load(_ lanes: ArraySlice<Int32>, of points: borrowing SweepPoints) {
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
        _ number: Int, _ lanes: ArraySlice<Int32>, pointCount: Int,
        _ found: borrowing SweepRegions
    ) {
        let base = plan.varying[number].component * pointCount
        var regions = SIMD8<Int32>(repeating: -1)
        var lane = 0
        for point in lanes {
            regions[lane] = found.region[base + Int(point)]
            lane += 1
        }
        let first = regions[0]
        var left = regions .!= -1
        let uniform = left .& (regions .!= first)
        if uniform == SIMDMask(repeating: false) {
            SweepEvaluator.run(
                plan.program, plan.varying[number].definitions[Int(first)],
                parameters: parameters, into: &variables)
            return
        }
        for lane in 0..<lanes.count where left[lane] {
            let here = regions .== regions[lane]
            left = left .& .!here
            SweepEvaluator.run(
                plan.program, plan.varying[number].definitions[Int(regions[lane])],
                parameters: parameters, into: &scratch)
            var mask = SIMDMask<SIMD8<Int64>>()
            for at in 0..<SweepPoints.laneCount { mask[at] = here[at] }
            for variable in plan.varying[number].variables {
                variables[variable].replace(with: scratch[variable], where: mask)
            }
        }
    }

    /// The same additions in the same order as `AffineProgram.evaluate`.
    private static func run(
        _ program: borrowing AffineProgram, _ range: Range<Int>, parameters: [Lanes],
        into variables: inout [Lanes]
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
        for at in range {
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

    /// Writes the lanes out; `firstValue` is where the values of point 0 start.
    private static func store(
        _ variables: [Lanes], _ lanes: ArraySlice<Int32>, rounding: ValueRounding,
        firstValue: Int, into values: inout [Double]
    ) {
        let count = variables.count
        let source = variables.span
        var target = values.mutableSpan
        var offsets = SIMD8<Int>(repeating: firstValue)
        var lane = 0
        for point in lanes {
            offsets[lane] += Int(point) * count
            lane += 1
        }
        let laneCount = lanes.count
        var isLarge = SIMDMask<SIMD8<Int64>>(repeating: false)
        for variable in 0..<count {
            var value = source[variable]
            if rounding == .grid {
                isLarge = isLarge .| (value .>= Grid.usual) .| (value .<= -Grid.usual)
                value = (value + Grid.shift) - Grid.shift
            }
            if laneCount == SweepPoints.laneCount {
                target[offsets[0] + variable] = value[0]
                target[offsets[1] + variable] = value[1]
                target[offsets[2] + variable] = value[2]
                target[offsets[3] + variable] = value[3]
                target[offsets[4] + variable] = value[4]
                target[offsets[5] + variable] = value[5]
                target[offsets[6] + variable] = value[6]
                target[offsets[7] + variable] = value[7]
            } else {
                for lane in 0..<laneCount { target[offsets[lane] + variable] = value[lane] }
            }
        }
        if isLarge == SIMDMask(repeating: false) { return }
        for lane in 0..<laneCount {
            for variable in 0..<count {
                target[offsets[lane] + variable] = Grid.snap(source[variable][lane])
            }
        }
    }
}
