/// Multiples of required constraints whose sum has no variables and cannot be at most zero (Farkas).
///
/// A multiple of `<=` is positive, of `>=` negative, of `==` either. Wherever the sum is positive the constraints cannot all hold;
/// where all are equalities, wherever it is not zero.
struct InfeasibilityProof: Equatable, Sendable {
    /// Ascending by constraint; amounts add up to one in size.
    let multipliers: [(constraint: Int, amount: Double)]
    /// The sum: a form over parameters.
    private let form: SparseRow
    /// Whether all constraints are equalities, so that the opposite multiples are a proof as well.
    private let isTwoSided: Bool

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
        isTwoSided = multipliers.allSatisfy { constraints[$0.constraint].relation == .equal }
    }

    /// By how much the sum is more than the constraints allow at a point; not positive where nothing is proved.
    func excess(at parameters: [Double], in space: ColumnSpace) -> Double {
        let value = form.value(parameters: parameters, in: space)
        return isTwoSided ? abs(value) : value
    }

    /// The side of the region around a point in which the excess stays positive, as it runs along up to two parameters.
    func border(at parameters: [Double], along directions: [Int], in space: ColumnSpace) -> Border {
        let border = Border(form, in: space, at: parameters, directions)
        return isTwoSided && border.value < 0
            ? Border(value: -border.value, slopes: -border.slopes) : border
    }

    static func == (first: InfeasibilityProof, second: InfeasibilityProof) -> Bool {
        first.form == second.form
            && first.multipliers.elementsEqual(second.multipliers) { $0 == $1 }
    }
}
