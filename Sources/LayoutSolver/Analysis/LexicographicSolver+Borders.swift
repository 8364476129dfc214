extension LexicographicSolver {
    /// The sides of the present region around a point of the last solve, as they run along up to two parameters.
    func borders(at parameters: [Double], along directions: [Int]) -> [Border] {
        var result: [Border] = []
        for condition in presolved.guards where condition.relation != .equal {
            let sign: Double = condition.relation == .greaterThanOrEqual ? 1 : -1
            var slopes = SIMD2<Double>.zero
            for (at, direction) in directions.enumerated() {
                slopes[at] =
                    sign
                    * condition.form.coefficient(of: presolved.space.variableCount + direction)
            }
            let value = condition.form.value(parameters: parameters, in: presolved.space)
            result.append(Border(value: sign * value, slopes: slopes))
        }
        for solver in solvers {
            result += solver.borders(at: parameters, along: directions)
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
}

extension ComponentSolver {
    /// The sides of the present region around a point, one for each row that changes along the directions.
    func borders(at parameters: [Double], along directions: [Int]) -> [Border] {
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
            let side = Double(region.sides[row])
            var slopes = SIMD2<Double>.zero
            for (at, direction) in directions.enumerated() {
                slopes[at] =
                    side
                    * (flatForms.ownSlope(of: row, parameter: direction)
                        + flatForms.variablePart(of: row, values: speeds[at]))
            }
            if abs(slopes.x) + abs(slopes.y) < Tolerance.pivot { continue }
            let value =
                flatForms.ownPart(of: row, parameters: parameters)
                + flatForms.variablePart(of: row, values: values)
            result.append(Border(value: side * value, slopes: slopes))
        }
        return result
    }
}

extension KeptProblem {
    /// The sides of the part around a point of the last solve in which the same is given up for the same reasons.
    func borders(
        at parameters: [Double], along directions: [Int], lowerBounds: [Double?]
    ) -> [Border] {
        var result = solver.borders(at: parameters, along: directions)
        for (at, direction) in directions.enumerated() {
            guard let bound = lowerBounds[direction] else { continue }
            var slopes = SIMD2<Double>.zero
            slopes[at] = isBounded ? 1 : -1
            let above = parameters[direction] - bound
            if isBounded || above < 0 { result.append(Border(value: abs(above), slopes: slopes)) }
        }
        for victim in victims {
            var slopes = SIMD2<Double>.zero
            for (at, direction) in directions.enumerated() {
                slopes[at] = victim.proof.form.coefficient(
                    of: solver.presolved.space.variableCount + direction)
            }
            let value = victim.proof.form.value(
                parameters: parameters, in: solver.presolved.space)
            result.append(Border(value: value, slopes: slopes))
        }
        for witness in witnesses ?? [] {
            result += witness.borders(at: parameters, along: directions)
        }
        return result
    }
}
