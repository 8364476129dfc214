/// Definitions in evaluation order, flat: each target is a constant, parameters and earlier targets.
///
/// Parameters are added from the highest index down, variables after them from the lowest up. The order is part of the
/// answer's bits: whoever evaluates adds in this order.
struct AffineProgram: Sendable {
    private(set) var targets: [Int32] = []
    private(set) var constants: [Double] = []
    private(set) var perturbations: [Double] = []
    private(set) var parameterStart: [Int32] = [0]
    private(set) var parameterIndex: [Int32] = []
    private(set) var parameterFactor: [Double] = []
    private(set) var termStart: [Int32] = [0]
    private(set) var termIndex: [Int32] = []
    private(set) var termFactor: [Double] = []

    init() {}

    /// The parameter entries of a target.
    func parameters(of target: Int) -> Range<Int> {
        Int(parameterStart[target])..<Int(parameterStart[target + 1])
    }

    /// The variable entries of a target.
    func terms(of target: Int) -> Range<Int> {
        Int(termStart[target])..<Int(termStart[target + 1])
    }

    /// The definitions of an elimination; `names` maps its variables to the program's.
    init(_ elimination: inout Elimination, names: [Int]?) {
        let space = elimination.space
        for number in elimination.evaluationOrder() {
            let definition = elimination.definitions[Int(number)]
            append(definition, space: space, names: names)
        }
    }

    /// Appends `row = 0` solved for one of its terms, by place among the forms' terms.
    mutating func append(solving row: Int, of forms: borrowing RowForms, forTerm solved: Int) {
        let pivot = forms.termFactor[solved]
        targets.append(forms.termIndex[solved])
        for at in forms.terms(of: row) where at != solved {
            termIndex.append(forms.termIndex[at])
            termFactor.append(-forms.termFactor[at] / pivot)
        }
        for at in forms.parameters(of: row).reversed() {
            parameterIndex.append(forms.parameterIndex[at])
            parameterFactor.append(-forms.parameterFactor[at] / pivot)
        }
        let constant = forms.constants[row]
        constants.append(constant == 0 ? 0 : -constant / pivot)
        perturbations.append(-forms.perturbations[row] / pivot)
        termStart.append(Int32(termIndex.count))
        parameterStart.append(Int32(parameterIndex.count))
    }

    private mutating func append(
        _ definition: Elimination.Definition, space: ColumnSpace, names: [Int]?
    ) {
        func name(_ variable: Int) -> Int32 { Int32(names?[variable] ?? variable) }
        targets.append(name(definition.variable))
        constants.append(definition.terms.coefficient(of: space.constant))
        perturbations.append(definition.terms.coefficient(of: space.perturbation))
        let terms = definition.terms
        for at in 0..<terms.count where Int(terms.columns[at]) < space.variableCount {
            termIndex.append(name(Int(terms.columns[at])))
            termFactor.append(terms.coefficients[at])
        }
        for at in (0..<terms.count).reversed() {
            let column = Int(terms.columns[at])
            if column >= space.constant || column < space.variableCount { continue }
            parameterIndex.append(Int32(column - space.variableCount))
            parameterFactor.append(terms.coefficients[at])
        }
        termStart.append(Int32(termIndex.count))
        parameterStart.append(Int32(parameterIndex.count))
    }

    /// Adds the definitions of another program after these.
    mutating func append(_ other: borrowing AffineProgram) {
        let terms = Int32(termIndex.count)
        let parameters = Int32(parameterIndex.count)
        targets += other.targets
        constants += other.constants
        perturbations += other.perturbations
        for start in other.parameterStart.dropFirst() { parameterStart.append(parameters + start) }
        parameterIndex += other.parameterIndex
        parameterFactor += other.parameterFactor
        for start in other.termStart.dropFirst() { termStart.append(terms + start) }
        termIndex += other.termIndex
        termFactor += other.termFactor
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
    func evaluate(_ part: Part, parameters: [Double], into values: inout [Double]) {
        let starts = (parameter: parameterStart.span, term: termStart.span)
        let indices = (parameter: parameterIndex.span, term: termIndex.span)
        let factors = (parameter: parameterFactor.span, term: termFactor.span)
        let given = parameters.span
        let names = targets.span
        let seesParameters = part == .values || part == .direction
        var target = values.mutableSpan
        var term = 0
        for at in names.indices {
            var sum: Double
            switch part {
            case .values: sum = constants[at]
            case .perturbation: sum = perturbations[at]
            case .direction, .homogeneous: sum = 0
            }
            if seesParameters {
                for entry in Int(starts.parameter[at])..<Int(starts.parameter[at + 1]) {
                    sum += factors.parameter[entry] * given[Int(indices.parameter[entry])]
                }
            }
            let end = Int(starts.term[at + 1])
            while term < end {
                sum += factors.term[term] * target[Int(indices.term[term])]
                term += 1
            }
            target[Int(names[at])] = sum
        }
    }

    var byteCount: Int { targets.count * 28 + parameterIndex.count * 12 + termIndex.count * 12 }
}
