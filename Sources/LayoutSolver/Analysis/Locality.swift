/// What analysis sees at one point: the answer, and the sides of the part of the parameter space in which nothing switches.
struct Locality {
    /// The kept problem's solver; each component's current region is that of the point.
    let solver: LexicographicSolver
    /// Solvers of the sets that can hold together, likewise (see `Recovery.Victim`).
    let witnesses: [LexicographicSolver]
    /// What shows that constraints are given up here.
    let proofs: [InfeasibilityProof]
    /// Whether the parameters keep their lower bounds.
    let isBounded: Bool
    /// Number of the report.
    let report: Int
    let parameters: [Double]

    /// All variables at the point, not snapped.
    var values: [Double] { solver.values }

    /// How all variables change with one parameter inside the part.
    func slopes(along direction: Int) -> [Double] {
        solver.slopes(along: direction, parameterCount: parameters.count)
    }

    /// The sides of the part, as they run along up to two parameters.
    ///
    /// The point is on none's wrong side, whatever was rounded.
    func borders(along directions: [Int], lowerBounds: [Double?]) -> [Border] {
        var result = solver.borders(at: parameters, along: directions)
        for witness in witnesses {
            result += witness.borders(at: parameters, along: directions, ofRequiredRows: true)
        }
        for (at, direction) in directions.enumerated() {
            guard let bound = lowerBounds[direction] else { continue }
            var slopes = SIMD2<Double>.zero
            slopes[at] = isBounded ? 1 : -1
            let above = parameters[direction] - bound
            if isBounded || above < 0 { result.append(Border(value: abs(above), slopes: slopes)) }
        }
        for proof in proofs {
            result.append(
                proof.border(at: parameters, along: directions, in: solver.presolved.space))
        }
        return result.map { Border(value: max(0, $0.value), slopes: $0.slopes) }
    }
}

/// A side of a region: inside, `value + slopes · change of the parameters looked at` is not negative.
struct Border {
    var value: Double
    var slopes: SIMD2<Double>

    init(value: Double, slopes: SIMD2<Double>) {
        self.value = value
        self.slopes = slopes
    }

    /// The side on which a form over parameters is not negative.
    init(
        _ form: SparseRow, in space: ColumnSpace, at parameters: [Double], _ directions: [Int]
    ) {
        value = form.value(parameters: parameters, in: space)
        slopes = .zero
        for (at, direction) in directions.enumerated() {
            slopes[at] = form.coefficient(of: space.variableCount + direction)
        }
    }
}
