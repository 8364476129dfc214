/// Knows which inequalities follow from lower bounds of single variables and parameters.
///
/// A container's size written in its children's sizes ties them all together though it is never negative when they are
/// not; dropping such rows is what cuts a problem into small components.
struct ImpliedRows {
    private let space: ColumnSpace
    private var lowerBound: [Double]

    /// Without bounds of parameters nothing that mentions one is implied.
    init(space: ColumnSpace, parameterLowerBounds: [Double?]?) {
        self.space = space
        lowerBound = Array(repeating: -.infinity, count: space.count)
        for (index, bound) in (parameterLowerBounds ?? []).enumerated() {
            if let bound { lowerBound[space.variableCount + index] = bound }
        }
        lowerBound[space.constant] = 1
    }

    /// Takes a bound from a required inequality over one variable.
    mutating func learn(_ constraint: LinearConstraint, _ form: SparseRow) {
        if !constraint.isRequired || constraint.relation == .equal { return }
        if form.variableTermCount(in: space) != 1 { return }
        let coefficient = form.coefficients[0]
        if (constraint.relation == .greaterThanOrEqual) != (coefficient > 0) { return }
        var rest = SparseRow()
        for at in 1..<max(1, form.count) {
            rest.append(Int(form.columns[at]), -form.coefficients[at] / coefficient)
        }
        let least = least(of: rest, sign: 1)
        let variable = Int(form.columns[0])
        lowerBound[variable] = max(lowerBound[variable], least)
    }

    /// Whether an inequality over two or more variables always holds when the others do.
    func holds(_ constraint: LinearConstraint, _ form: SparseRow) -> Bool {
        if constraint.relation == .equal || form.variableTermCount(in: space) < 2 { return false }
        let sign: Double = constraint.relation == .greaterThanOrEqual ? 1 : -1
        return least(of: form, sign: sign) >= -Tolerance.pivot
    }

    /// Whether a condition follows from the bounds of the parameters.
    func holds(_ condition: Guard) -> Bool {
        switch condition.relation {
        case .equal: false
        case .greaterThanOrEqual: least(of: condition.form, sign: 1) >= 0
        case .lessThanOrEqual: least(of: condition.form, sign: -1) >= 0
        }
    }

    private func least(of form: SparseRow, sign: Double) -> Double {
        var sum = 0.0
        for at in 0..<form.count {
            let column = Int(form.columns[at])
            let factor = sign * form.coefficients[at]
            if column == space.constant {
                sum += factor
            } else if factor < 0 {
                return -.infinity
            } else {
                sum += factor * lowerBound[column]
            }
        }
        return sum
    }
}
