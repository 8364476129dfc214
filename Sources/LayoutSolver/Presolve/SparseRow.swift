/// The numbering of columns that all rows of one problem share: variables, parameters, the constant, the perturbation.
struct ColumnSpace: Equatable, Sendable {
    let variableCount: Int
    let parameterCount: Int

    /// Column of the part that depends on nothing.
    var constant: Int { variableCount + parameterCount }
    /// Column of the symbolic perturbation: an infinitesimal that decides ties and never enters a value.
    var perturbation: Int { constant + 1 }
    var count: Int { constant + 2 }
}

/// A sparse linear form over a `ColumnSpace`; columns ascend, no coefficient is zero.
struct SparseRow: Equatable, Sendable {
    var columns: [Int32] = []
    var coefficients: [Double] = []

    var count: Int { columns.count }

    /// The coefficient of a column, by bisection.
    func coefficient(of column: Int) -> Double {
        var low = 0
        var high = columns.count
        while low < high {
            let middle = (low + high) / 2
            if Int(columns[middle]) < column { low = middle + 1 } else { high = middle }
        }
        return low < columns.count && Int(columns[low]) == column ? coefficients[low] : 0
    }

    /// Number of leading entries that belong to variables.
    func variableTermCount(in space: ColumnSpace) -> Int {
        var count = 0
        while count < columns.count, Int(columns[count]) < space.variableCount { count += 1 }
        return count
    }

    mutating func append(_ column: Int, _ coefficient: Double) {
        columns.append(Int32(column))
        coefficients.append(coefficient)
    }

    /// The row of an expression, with equal indices added up. O(n log n).
    init(_ expression: LinearExpression, in space: ColumnSpace) {
        var terms = expression.terms
        for term in expression.parameters {
            terms.append(.init(space.variableCount + term.index, term.coefficient))
        }
        terms.append(.init(space.constant, expression.constant))
        terms.sort { $0.index < $1.index }
        var at = 0
        while at < terms.count {
            let column = terms[at].index
            var sum = 0.0
            var largest = 0.0
            while at < terms.count, terms[at].index == column {
                sum += terms[at].coefficient
                largest = max(largest, abs(terms[at].coefficient))
                at += 1
            }
            if abs(sum) > Tolerance.cancellation * largest { append(column, sum) }
        }
    }

    init() {}

    /// The value of the form where `point` gives the value of each column.
    func value(at point: [Double]) -> Double {
        var sum = 0.0
        for at in 0..<columns.count { sum += coefficients[at] * point[Int(columns[at])] }
        return sum
    }
}

extension SparseRow {
    /// The value of a form without variables.
    func value(parameters: [Double], in space: ColumnSpace) -> Double {
        var sum = 0.0
        for at in 0..<count {
            let column = Int(columns[at])
            if column == space.constant {
                sum += coefficients[at]
            } else if column >= space.variableCount, column < space.constant {
                sum += coefficients[at] * parameters[column - space.variableCount]
            }
        }
        return sum
    }

    /// The value of a form without variables; the parameter with column c is at `base + c` of the flat parameters.
    func value(flatParameters: [Double], base: Int, constant: Int) -> Double {
        var sum = 0.0
        for at in 0..<count {
            let column = Int(columns[at])
            sum +=
                column == constant
                ? coefficients[at] : coefficients[at] * flatParameters[base + column]
        }
        return sum
    }
}
