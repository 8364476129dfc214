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

    /// The definitions of an elimination; `names` maps its variables to the program's.
    init(_ elimination: inout Elimination, names: [Int]?) {
        let space = elimination.space
        for number in elimination.evaluationOrder() {
            let definition = elimination.definitions[Int(number)]
            append(definition, space: space, names: names)
        }
    }

    /// Makes room once for what is about to be appended.
    mutating func reserve(targets targetCount: Int, terms termCount: Int) {
        targets.reserveCapacity(targetCount)
        terms.reserveCapacity(termCount)
    }

    /// Appends `row = 0` solved for one of its terms, by place among the forms' terms.
    mutating func append(solving row: Int, of forms: borrowing RowForms, forTerm solved: Int) {
        let pivot = forms.termFactor[solved]
        for at in forms.terms(of: row) where at != solved {
            terms.append(
                Entry(factor: -forms.termFactor[at] / pivot, index: forms.termIndex[at]))
        }
        for at in forms.parameters(of: row).reversed() {
            parameters.append(
                Entry(
                    factor: -forms.parameterFactor[at] / pivot, index: forms.parameterIndex[at]))
        }
        let constant = forms.constants[row]
        close(
            variable: forms.termIndex[solved], constant: constant == 0 ? 0 : -constant / pivot,
            perturbation: -forms.perturbations[row] / pivot)
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
        /// Only what comes from other variables.
        case homogeneous
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
            case .direction, .homogeneous: sum = 0
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

    var byteCount: Int { targets.count * 32 + (parameters.count + terms.count) * 16 }
}
