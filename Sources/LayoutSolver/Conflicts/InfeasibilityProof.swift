/// Multiples of required constraints whose sum has no variables and cannot be at most zero (Farkas).
///
/// A multiple of `<=` is positive, of `>=` negative, of `==` either. Wherever the sum is positive the constraints cannot all hold.
struct InfeasibilityProof: Equatable, Sendable {
    /// Ascending by constraint; amounts add up to one in size.
    let multipliers: [(constraint: Int, amount: Double)]
    /// The sum: a form over parameters.
    let form: SparseRow

    init(
        _ amounts: [Int: Double], constraints: [LinearConstraint], space: ColumnSpace
    ) {
        let largest = amounts.values.reduce(0) { max($0, abs($1)) }
        // Sorted before anything is summed: a dictionary's order is another one in every process, and sums see it.
        let sorted = amounts.filter { abs($0.value) > Tolerance.pivot * largest }
            .sorted { $0.key < $1.key }
        let total = sorted.reduce(0) { $0 + abs($1.value) }
        multipliers = sorted.map { ($0.key, $0.value / total) }
        var sum = LinearExpression()
        for (number, amount) in multipliers {
            let expression = constraints[number].expression
            sum.constant += amount * expression.constant
            sum.parameters += expression.parameters.map {
                .init($0.index, $0.coefficient * amount)
            }
        }
        form = SparseRow(sum, in: space)
    }

    static func == (first: InfeasibilityProof, second: InfeasibilityProof) -> Bool {
        first.form == second.form
            && first.multipliers.elementsEqual(second.multipliers) { $0 == $1 }
    }
}
