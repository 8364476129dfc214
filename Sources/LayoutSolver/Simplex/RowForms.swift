/// The forms of a component's rows, flat, over the problem's variables and parameters.
struct RowForms: Sendable {
    private(set) var termStart: [Int32] = [0]
    private(set) var termIndex: [Int32] = []
    private(set) var termFactor: [Double] = []
    private(set) var parameterStart: [Int32] = [0]
    private(set) var parameterIndex: [Int32] = []
    private(set) var parameterFactor: [Double] = []
    private(set) var constants: [Double] = []
    private(set) var perturbations: [Double] = []

    var count: Int { constants.count }

    mutating func append(_ form: SparseRow, in space: ColumnSpace) {
        constants.append(form.coefficient(of: space.constant))
        perturbations.append(form.coefficient(of: space.perturbation))
        for at in 0..<form.count {
            let column = Int(form.columns[at])
            if column < space.variableCount {
                termIndex.append(Int32(column))
                termFactor.append(form.coefficients[at])
            } else if column < space.constant {
                parameterIndex.append(Int32(column - space.variableCount))
                parameterFactor.append(form.coefficients[at])
            }
        }
        termStart.append(Int32(termIndex.count))
        parameterStart.append(Int32(parameterIndex.count))
    }

    func terms(of row: Int) -> Range<Int> { Int(termStart[row])..<Int(termStart[row + 1]) }

    func parameters(of row: Int) -> Range<Int> {
        Int(parameterStart[row])..<Int(parameterStart[row + 1])
    }

    /// What the parameters and the constant add to a row.
    func ownPart(of row: Int, parameters: [Double]) -> Double {
        var sum = constants[row]
        for entry in self.parameters(of: row) {
            sum += parameterFactor[entry] * parameters[Int(parameterIndex[entry])]
        }
        return sum
    }

    /// What the parameters and the constant add to every row.
    func ownParts(at parameters: [Double]) -> [Double] {
        let given = parameters.span
        let ends = parameterStart.span
        let indices = parameterIndex.span
        let factors = parameterFactor.span
        var result = constants
        var target = result.mutableSpan
        var entry = 0
        for row in target.indices {
            var sum = target[row]
            while entry < Int(ends[row + 1]) {
                sum += factors[entry] * given[Int(indices[entry])]
                entry += 1
            }
            target[row] = sum
        }
        return result
    }

    /// What a row adds up to for variables with `values`.
    func variablePart(of row: Int, values: [Double]) -> Double {
        var sum = 0.0
        let factors = termFactor.span
        let indices = termIndex.span
        let values = values.span
        for entry in terms(of: row) { sum += factors[entry] * values[Int(indices[entry])] }
        return sum
    }

    /// How much a row's own part changes with one parameter.
    func ownSlope(of row: Int, parameter: Int) -> Double {
        for entry in parameters(of: row) where Int(parameterIndex[entry]) == parameter {
            return parameterFactor[entry]
        }
        return 0
    }

    /// What every row is worth for variables with `values`.
    func values(at parameters: [Double], variables values: [Double]) -> [Double] {
        let parameters = parameters.span
        let values = values.span
        let parameterEnds = parameterStart.span
        let parameterIndices = parameterIndex.span
        let parameterFactors = parameterFactor.span
        let termEnds = termStart.span
        let termIndices = termIndex.span
        let termFactors = termFactor.span
        var result = constants
        var parameter = 0
        var term = 0
        for row in result.indices {
            var own = result[row]
            while parameter < Int(parameterEnds[row + 1]) {
                own += parameterFactors[parameter] * parameters[Int(parameterIndices[parameter])]
                parameter += 1
            }
            var sum = 0.0
            while term < Int(termEnds[row + 1]) {
                sum += termFactors[term] * values[Int(termIndices[term])]
                term += 1
            }
            result[row] = own + sum
        }
        return result
    }

    /// How rows lie to the sides expected of them (0: any), for variables with `values`, and which of them are zero for all
    /// that can be seen; those are of no interest when some row is clearly on the other side.
    func signs(
        at parameters: [Double], variables values: [Double], expected: [Int8]
    ) -> (place: Region.Place, zeros: [Int32]) {
        let parameters = parameters.span
        let values = values.span
        let expected = expected.span
        let parameterStarts = parameterStart.span
        let parameterIndices = parameterIndex.span
        let parameterFactors = parameterFactor.span
        let termStarts = termStart.span
        let termIndices = termIndex.span
        let termFactors = termFactor.span
        let constants = constants.span
        var zeros: [Int32] = []
        var place = Region.Place.inside
        for row in expected.indices where expected[row] != 0 {
            var own = constants[row]
            for at in Int(parameterStarts[row])..<Int(parameterStarts[row + 1]) {
                own += parameterFactors[at] * parameters[Int(parameterIndices[at])]
            }
            var sum = 0.0
            for at in Int(termStarts[row])..<Int(termStarts[row + 1]) {
                sum += termFactors[at] * values[Int(termIndices[at])]
            }
            let towards = (own + sum) * Double(expected[row])
            if towards >= Tolerance.lookupClear { continue }
            if towards <= -Tolerance.lookupClear { return (.outside, []) }
            if abs(towards) > Tolerance.lookupZero {
                place = .unclear
            } else {
                zeros.append(Int32(row))
            }
        }
        return (place, zeros)
    }

    /// How fast every row changes with one parameter, for variables that change by `speeds`.
    func slopes(along parameter: Int, speeds: [Double]) -> [Double] {
        let speeds = speeds.span
        let indices = termIndex.span
        let factors = termFactor.span
        var result = Array(repeating: 0.0, count: count)
        for row in result.indices {
            var sum = 0.0
            for term in terms(of: row) { sum += factors[term] * speeds[Int(indices[term])] }
            result[row] = ownSlope(of: row, parameter: parameter) + sum
        }
        return result
    }

    var byteCount: Int { termIndex.count * 12 + parameterIndex.count * 12 + count * 24 }
}
