/// A condition on parameters alone: what is left of a required constraint whose variables are all defined.
struct Guard: Sendable {
    var form: SparseRow
    var relation: Relation
    var constraint: Int

    /// By how much the condition is missed.
    func violation(_ value: Double) -> Double {
        switch relation {
        case .lessThanOrEqual: max(0, value)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }

    /// The conditions without those that another one on the same form makes needless; the first of equals stays.
    static func tightest(of guards: [Guard], in space: ColumnSpace) -> [Guard] {
        var places: [Key: Int] = [:]
        var result: [Guard] = []
        for condition in guards {
            let scale = abs(condition.form.coefficients[0])
            let sign: Double = condition.relation == .lessThanOrEqual ? -1 : 1
            let constant = sign * condition.form.coefficient(of: space.constant) / scale
            let key = Key(condition, sign: sign, scale: scale, constant: constant, in: space)
            if let place = places[key] {
                let other = result[place]
                let otherSign: Double = other.relation == .lessThanOrEqual ? -1 : 1
                let known =
                    otherSign * other.form.coefficient(of: space.constant)
                    / abs(other.form.coefficients[0])
                if constant < known { result[place] = condition }
            } else {
                places[key] = result.count
                result.append(condition)
            }
        }
        return result
    }

    /// Direction of a condition, `>=` and `<=` alike; equalities are only like themselves.
    private struct Key: Hashable {
        var isEquality: Bool
        var columns: [Int32]
        var coefficients: [Double]

        init(
            _ condition: Guard, sign: Double, scale: Double, constant: Double,
            in space: ColumnSpace
        ) {
            isEquality = condition.relation == .equal
            columns = []
            coefficients = isEquality ? [constant] : []
            for at in 0..<condition.form.count
            where Int(condition.form.columns[at]) != space.constant {
                columns.append(condition.form.columns[at])
                coefficients.append(
                    (sign * condition.form.coefficients[at] / scale * 1e10).rounded() / 1e10)
            }
        }
    }
}
