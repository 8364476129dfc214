/// Evaluates the affine answers of a batch, some points at a time: every step is one operation on all lanes.
struct SweepEvaluator {
    typealias Lanes = SweepPoints.Lanes

    private let plan: SweepProgram
    /// Parameters, then variables, of the points in the lanes.
    private var slots: [Lanes]
    /// For components whose points lie in different regions.
    private var scratch: [Lanes]
    /// Regions of the mixed components in the lanes, as evaluated last, lane by lane.
    private var regions: [Int32]
    private var hasEvaluated = false

    init(_ plan: SweepProgram, variableCount: Int) {
        self.plan = plan
        slots = Array(repeating: .zero, count: plan.parameterCount + variableCount)
        scratch = plan.mixed.isEmpty ? [] : slots
        regions = Array(repeating: -1, count: plan.mixed.count * SweepPoints.laneCount)
    }

    /// Writes the values of up to eight points, `lanes`, where the caller wants them.
    mutating func evaluate(
        _ lanes: ArraySlice<Int32>, of points: borrowing SweepPoints,
        in found: borrowing SweepRegions, rounding: ValueRounding, firstValue: Int,
        into values: inout [Double]
    ) {
        var changed = load(lanes, of: points)
        for number in plan.mixed.indices {
            evaluate(number, lanes, found, &changed)
        }
        for group in plan.groups where !hasEvaluated || group.dependencies & changed != 0 {
            SweepEvaluator.run(plan, group, into: &slots)
        }
        hasEvaluated = true
        switch rounding {
        case .grid:
            store(lanes, firstValue: firstValue, into: &values) { ($0 + Grid.shift) - Grid.shift }
            mendLarge(lanes, firstValue: firstValue, into: &values)
        case .none: store(lanes, firstValue: firstValue, into: &values) { $0 }
        }
    }

    /// Puts the points' parameters into their slots; the moving ones that are not what they were before, as bits.
    ///
    /// Lanes without a point get the last one's parameters.
    private mutating func load(
        _ lanes: ArraySlice<Int32>, of points: borrowing SweepPoints
    ) -> UInt64 {
        if !hasEvaluated {
            for parameter in 0..<plan.parameterCount {
                let base = Int(lanes[lanes.startIndex]) * plan.parameterCount
                slots[parameter] = Lanes(repeating: points.parameters[base + parameter])
            }
        }
        var changed: UInt64 = 0
        for (number, parameter) in plan.moving.enumerated() {
            var value = Lanes.zero
            for lane in 0..<SweepPoints.laneCount {
                let point = lanes[min(lanes.startIndex + lane, lanes.endIndex - 1)]
                value[lane] = points.parameters[Int(point) * plan.parameterCount + parameter]
            }
            if hasEvaluated, value == slots[parameter] { continue }
            slots[parameter] = value
            changed |= 1 << UInt64(number % 64)
        }
        if !plan.mixed.isEmpty {
            for parameter in 0..<plan.parameterCount { scratch[parameter] = slots[parameter] }
        }
        return changed
    }

    private mutating func evaluate(
        _ number: Int, _ lanes: ArraySlice<Int32>, _ found: borrowing SweepRegions,
        _ changed: inout UInt64
    ) {
        let component = plan.mixed[number].component
        let base = number * SweepPoints.laneCount
        var isSame = hasEvaluated
        var isUniform = true
        for lane in 0..<SweepPoints.laneCount {
            let point = lanes[min(lanes.startIndex + lane, lanes.endIndex - 1)]
            let region = found.region(of: component, at: Int(point))
            if regions[base + lane] != region { isSame = false }
            regions[base + lane] = region
            if region != regions[base] { isUniform = false }
        }
        let dependencies = plan.mixed[number].dependencies
        if isSame, dependencies & changed == 0 { return }
        changed |= dependencies
        if isUniform {
            SweepEvaluator.run(
                plan.mixed[number].programs[Int(regions[base])],
                parameterCount: plan.parameterCount, into: &slots)
            return
        }
        for lane in 0..<SweepPoints.laneCount {
            let region = regions[base + lane]
            if (0..<lane).contains(where: { regions[base + $0] == region }) { continue }
            SweepEvaluator.run(
                plan.mixed[number].programs[Int(region)], parameterCount: plan.parameterCount,
                into: &scratch)
            var mask = SIMDMask<SIMD8<Int64>>()
            for at in 0..<SweepPoints.laneCount { mask[at] = regions[base + at] == region }
            for slot in plan.mixed[number].slots {
                slots[slot].replace(with: scratch[slot], where: mask)
            }
        }
    }

    /// The same additions in the same order as `AffineProgram.evaluate`.
    private static func run(
        _ program: borrowing AffineProgram, parameterCount: Int, into slots: inout [Lanes]
    ) {
        let targets = program.targets.span
        let parameters = program.parameters.span
        let terms = program.terms.span
        var values = slots.mutableSpan
        var parameter = 0
        var term = 0
        for at in targets.indices {
            let target = targets[at]
            var sum = Lanes(repeating: target.constant)
            while parameter < Int(target.parameterEnd) {
                let entry = parameters[parameter]
                sum += entry.factor * values[Int(entry.index)]
                parameter += 1
            }
            while term < Int(target.termEnd) {
                let entry = terms[term]
                sum += entry.factor * values[parameterCount + Int(entry.index)]
                term += 1
            }
            values[parameterCount + Int(target.variable)] = sum
        }
    }

    /// The same additions in the same order as `AffineProgram.evaluate`.
    private static func run(
        _ plan: borrowing SweepProgram, _ group: SweepProgram.Group, into slots: inout [Lanes]
    ) {
        let targets = plan.targets.span
        let entries = plan.entries.span
        var values = slots.mutableSpan
        var entry = group.firstEntry
        for at in group.targets {
            let target = targets[at]
            var sum = Lanes(repeating: target.constant)
            while entry < Int(target.end) {
                let term = entries[entry]
                sum += term.factor * values[Int(term.index)]
                entry += 1
            }
            values[Int(target.slot)] = sum
        }
    }

    /// Writes the lanes out, two variables of a point at once: a store of one double each takes most of a sweep's time, and
    /// so do checked bounds, which is why they are checked once.
    @inline(__always)
    private func store(
        _ lanes: ArraySlice<Int32>, firstValue: Int, into values: inout [Double],
        _ round: (Lanes) -> Lanes
    ) {
        let count = slots.count - plan.parameterCount
        let source = slots.span
        var places = SIMD8<Int>.zero
        for lane in 0..<SweepPoints.laneCount {
            let point = Int(lanes[min(lanes.startIndex + lane, lanes.endIndex - 1)])
            places[lane] = 8 * (firstValue + point * count)
            precondition(point >= 0 && places[lane] + 8 * count <= 8 * values.count)
        }
        unsafe values.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            var variable = 0
            while variable + 1 < count {
                let first = round(source[plan.parameterCount + variable])
                let second = round(source[plan.parameterCount + variable + 1])
                let place = unsafe start + 8 * variable
                // Lanes without a point write the last one's values again.
                for lane in 0..<SweepPoints.laneCount {
                    unsafe place.storeBytes(
                        of: SIMD2(first[lane], second[lane]), toByteOffset: places[lane],
                        as: SIMD2<Double>.self)
                }
                variable += 2
            }
            if variable < count {
                let last = round(source[plan.parameterCount + variable])
                for lane in 0..<SweepPoints.laneCount {
                    unsafe start.storeBytes(
                        of: last[lane], toByteOffset: places[lane] + 8 * variable,
                        as: Double.self)
                }
            }
        }
    }

    /// Values too large for the quick way to the grid take the slow one.
    private func mendLarge(
        _ lanes: ArraySlice<Int32>, firstValue: Int, into values: inout [Double]
    ) {
        let source = slots.span
        // No value is as large as the root of the sum of all squares, which is cheap to have.
        var squares = Lanes.zero
        for slot in plan.parameterCount..<source.count { squares += source[slot] * source[slot] }
        if (squares .< Grid.usual * Grid.usual) == SIMDMask(repeating: true) { return }
        let count = source.count - plan.parameterCount
        var lane = 0
        for point in lanes {
            let first = firstValue + Int(point) * count
            for variable in 0..<count {
                values[first + variable] = Grid.snap(source[plan.parameterCount + variable][lane])
            }
            lane += 1
        }
    }
}
