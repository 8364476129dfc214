extension LexicographicSolver {
    /// The sides of the present region around a point of the last solve, as they run along up to two parameters.
    ///
    /// With `ofRequiredRows` the part is larger: the one in which the answer's affine form meets all required constraints.
    func borders(
        at parameters: [Double], along directions: [Int], ofRequiredRows: Bool = false
    ) -> [Border] {
        var result: [Border] = []
        for condition in presolved.guards {
            let border = Border(condition.form, in: presolved.space, at: parameters, directions)
            let opposite = Border(value: -border.value, slopes: -border.slopes)
            if condition.relation != .lessThanOrEqual { result.append(border) }
            if condition.relation != .greaterThanOrEqual { result.append(opposite) }
        }
        for solver in solvers {
            result += solver.borders(
                at: parameters, along: directions, ofRequiredRows: ofRequiredRows)
        }
        return result
    }

    /// How all variables change with one parameter inside the present region.
    func slopes(along direction: Int, parameterCount: Int) -> [Double] {
        var unit = Array(repeating: 0.0, count: parameterCount)
        unit[direction] = 1
        var result = Array(repeating: 0.0, count: values.count)
        for solver in solvers {
            solver.cache.regions[solver.cache.current].program.evaluate(
                .direction, parameters: unit, into: &result)
        }
        definitions.evaluate(.direction, parameters: unit, into: &result)
        return result
    }

    /// A solver whose components' current regions are those of the bases that the first vertex leads to at a point.
    ///
    /// For points so near a border that no look-up decides, where the regions of a warm solver are others.
    func settledFresh(at parameters: [Double], budget: Budget) throws(SolverError) -> Self {
        var fresh = self
        fresh.solvers.removeAll()
        var trace = Trace()
        try fresh.solveFresh(at: parameters, budget: budget, trace: &trace)
        for at in fresh.solvers.indices {
            let number = fresh.solvers[at].regionOfTableau(limit: budget.regions)
            fresh.solvers[at].cache.use(number)
        }
        return fresh
    }
}

extension ComponentSolver {
    /// The sides of the present region around a point, one for each row that changes along the directions.
    func borders(
        at parameters: [Double], along directions: [Int], ofRequiredRows: Bool
    ) -> [Border] {
        let region = cache.regions[cache.current]
        let count = (variables.last ?? -1) + 1
        var values = Array(repeating: 0.0, count: count)
        region.program.evaluate(.values, parameters: parameters, into: &values)
        var speeds: [[Double]] = []
        for direction in directions {
            var unit = Array(repeating: 0.0, count: parameters.count)
            unit[direction] = 1
            var speed = Array(repeating: 0.0, count: count)
            region.program.evaluate(.direction, parameters: unit, into: &speed)
            speeds.append(speed)
        }
        var result: [Border] = []
        for row in 0..<flatForms.count where region.sides[row] != 0 {
            if ofRequiredRows, !isRequiredBeyond(row, side: region.sides[row]) { continue }
            let side = Double(region.sides[row])
            var slopes = SIMD2<Double>.zero
            for (at, direction) in directions.enumerated() {
                slopes[at] =
                    side
                    * (flatForms.ownSlope(of: row, parameter: direction)
                        + flatForms.variablePart(of: row, values: speeds[at]))
            }
            let value =
                flatForms.ownPart(of: row, parameters: parameters)
                + flatForms.variablePart(of: row, values: values)
            result.append(Border(value: side * value, slopes: slopes))
        }
        return result
    }

    /// Whether a row on one side costs something at the required level on the other.
    private func isRequiredBeyond(_ row: Int, side: Int8) -> Bool {
        if row >= rows.count { return false }
        return (side > 0 ? requiredSlopeDown[row] : requiredSlopeUp[row]) != 0
    }
}
