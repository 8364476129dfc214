/// Definitions in evaluation order, flat: each target is a constant, parameters and earlier targets.
///
/// Parameters are added from the highest index down, variables after them from the lowest up. The order is part of the
/// answer's bits: whoever evaluates adds in this order.
struct AffineProgram: Sendable {
    /// A variable's definition without its entries, which end before `parameterEnd` and `termEnd` and start where those of the
    /// target before end.
    struct Target: Sendable {
        var constant: Double
        var perturbation: Double
        var variable: Int32
        var parameterEnd: Int32
        var termEnd: Int32
    }

    /// A multiple of a parameter or of a variable.
    struct Entry: Sendable {
        var factor: Double
        var index: Int32
    }

    private(set) var targets: [Target] = []
    private(set) var parameters: [Entry] = []
    private(set) var terms: [Entry] = []

    init() {}

    /// Where the terms of a target are.
    func terms(of target: Int) -> Range<Int> {
        (target == 0 ? 0 : Int(targets[target - 1].termEnd))..<Int(targets[target].termEnd)
    }

    /// The definitions of an elimination; `names` maps its variables to the program's.
    init(_ elimination: inout Elimination, names: [Int]?) {
        let space = elimination.space
        for number in elimination.evaluationOrder() {
            let definition = elimination.definitions[Int(number)]
            append(definition, space: space, names: names)
        }
    }

    /// Rows, each `= 0`, solved one after another for one of their terms, by place among the forms' terms.
    init(
        solving rows: [Int32], of forms: borrowing RowForms, forTerms solved: [Int32]
    ) {
        let none = Entry(factor: 0, index: 0)
        var termCount = 0
        var parameterCount = 0
        for row in rows {
            termCount += forms.terms(of: Int(row)).count - 1
            parameterCount += forms.parameters(of: Int(row)).count
        }
        // Filled by place: appending one by one would look at each array's room each time.
        terms = Array(repeating: none, count: termCount)
        parameters = Array(repeating: none, count: parameterCount)
        targets = Array(
            repeating: Target(
                constant: 0, perturbation: 0, variable: 0, parameterEnd: 0, termEnd: 0),
            count: rows.count)
        AffineProgram.solve(rows, of: forms, forTerms: solved, &targets, &terms, &parameters)
    }

    private static func solve(
        _ rows: [Int32], of forms: borrowing RowForms, forTerms solved: [Int32],
        _ targets: inout [Target], _ terms: inout [Entry], _ parameters: inout [Entry]
    ) {
        let termStart = forms.termStart.span
        let termIndex = forms.termIndex.span
        let termFactor = forms.termFactor.span
        let parameterStart = forms.parameterStart.span
        let parameterIndex = forms.parameterIndex.span
        let parameterFactor = forms.parameterFactor.span
        let constants = forms.constants.span
        let perturbations = forms.perturbations.span
        var targets = targets.mutableSpan
        var terms = terms.mutableSpan
        var parameters = parameters.mutableSpan
        var termEnd = 0
        var parameterEnd = 0
        for number in rows.indices {
            let row = Int(rows[number])
            let own = Int(solved[number])
            let pivot = termFactor[own]
            for at in Int(termStart[row])..<Int(termStart[row + 1]) where at != own {
                terms[termEnd] = Entry(factor: -termFactor[at] / pivot, index: termIndex[at])
                termEnd += 1
            }
            var at = Int(parameterStart[row + 1])
            while at > Int(parameterStart[row]) {
                at -= 1
                parameters[parameterEnd] = Entry(
                    factor: -parameterFactor[at] / pivot, index: parameterIndex[at])
                parameterEnd += 1
            }
            let constant = constants[row]
            targets[number] = Target(
                constant: constant == 0 ? 0 : -constant / pivot,
                perturbation: -perturbations[row] / pivot, variable: termIndex[own],
                parameterEnd: Int32(parameterEnd), termEnd: Int32(termEnd))
        }
    }

    private mutating func append(
        _ definition: Elimination.Definition, space: ColumnSpace, names: [Int]?
    ) {
        func name(_ variable: Int) -> Int32 { Int32(names?[variable] ?? variable) }
        let row = definition.terms
        for at in 0..<row.count where Int(row.columns[at]) < space.variableCount {
            terms.append(Entry(factor: row.coefficients[at], index: name(Int(row.columns[at]))))
        }
        for at in (0..<row.count).reversed() {
            let column = Int(row.columns[at])
            if column >= space.constant || column < space.variableCount { continue }
            parameters.append(
                Entry(factor: row.coefficients[at], index: Int32(column - space.variableCount)))
        }
        close(
            variable: name(definition.variable), constant: row.coefficient(of: space.constant),
            perturbation: row.coefficient(of: space.perturbation))
    }

    private mutating func close(variable: Int32, constant: Double, perturbation: Double) {
        targets.append(
            Target(
                constant: constant, perturbation: perturbation, variable: variable,
                parameterEnd: Int32(parameters.count), termEnd: Int32(terms.count)))
    }

    /// Adds the definitions of another program after these.
    mutating func append(_ other: borrowing AffineProgram) {
        let firstTerm = Int32(terms.count)
        let firstParameter = Int32(parameters.count)
        terms += other.terms
        parameters += other.parameters
        targets += other.targets.map {
            var target = $0
            target.termEnd += firstTerm
            target.parameterEnd += firstParameter
            return target
        }
    }

    /// Which part of the affine forms is evaluated.
    enum Part {
        /// Values at parameters.
        case values
        /// Linear parts alone: how targets move with variables and parameters.
        case direction
        /// The infinitesimal part.
        case perturbation
    }

    /// Writes all targets. O(terms).
    func evaluate(_ part: Part, parameters given: [Double], into values: inout [Double]) {
        let targets = targets.span
        let parameters = parameters.span
        let terms = terms.span
        let given = given.span
        let seesParameters = part == .values || part == .direction
        var result = values.mutableSpan
        var parameter = 0
        var term = 0
        for at in targets.indices {
            let target = targets[at]
            var sum: Double
            switch part {
            case .values: sum = target.constant
            case .perturbation: sum = target.perturbation
            case .direction: sum = 0
            }
            if seesParameters {
                while parameter < Int(target.parameterEnd) {
                    sum += parameters[parameter].factor * given[Int(parameters[parameter].index)]
                    parameter += 1
                }
            }
            while term < Int(target.termEnd) {
                sum += terms[term].factor * result[Int(terms[term].index)]
                term += 1
            }
            result[Int(target.variable)] = sum
        }
    }

    /// Writes the values of all targets and, beside them, how fast they change along one parameter. O(terms).
    ///
    /// The same additions in the same order as `evaluate`.
    func evaluatePairs(
        at given: [Double], along moving: Int, into pairs: inout [SIMD2<Double>]
    ) {
        let targets = targets.span
        let parameters = parameters.span
        let terms = terms.span
        let given = given.span
        var result = pairs.mutableSpan
        var parameter = 0
        var term = 0
        for at in targets.indices {
            let target = targets[at]
            var sum = SIMD2(target.constant, 0)
            while parameter < Int(target.parameterEnd) {
                let entry = parameters[parameter]
                sum +=
                    entry.factor
                    * SIMD2(
                        given[Int(entry.index)], Int(entry.index) == moving ? 1 : 0)
                parameter += 1
            }
            while term < Int(target.termEnd) {
                sum += terms[term].factor * result[Int(terms[term].index)]
                term += 1
            }
            result[Int(target.variable)] = sum
        }
    }

    var byteCount: Int { targets.count * 32 + (parameters.count + terms.count) * 16 }
}
