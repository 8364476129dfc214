extension ParametricSolver {
    /// The piece around a point while all parameters move along a direction: its ends are multiples of the direction from
    /// the point, not positive and not negative, and its values those at the point.
    ///
    /// O(solve + rows × parameters that move).
    public mutating func piece(
        around point: [Double], along direction: [Double]
    ) throws(SolverError) -> AffinePiece {
        precondition(direction.count == problem.parameterCount, "one speed for each parameter")
        let locality = try located(point)
        var piece = AffinePiece(
            lower: -.infinity, upper: .infinity, values: locality.values,
            slopes: Array(repeating: 0, count: locality.values.count), report: locality.report)
        let unbounded = [Double?](repeating: nil, count: direction.count)
        // Everything is affine: what several parameters do together is the sum of what each does.
        var borders: [Border] = []
        for (parameter, speed) in direction.enumerated() where speed != 0 {
            for (at, slope) in locality.slopes(along: parameter).enumerated() {
                piece.slopes[at] += speed * slope
            }
            let own = locality.borders(along: [parameter], lowerBounds: unbounded)
            if borders.isEmpty { borders = own.map { Border(value: $0.value, slopes: .zero) } }
            for at in own.indices { borders[at].slopes.x += speed * own[at].slopes.x }
            guard let bound = problem.parameterLowerBounds[parameter] else { continue }
            let above = point[parameter] - bound
            if locality.isBounded {
                piece.narrow(value: abs(above), slope: speed)
            } else if above < 0 {
                piece.narrow(value: -above, slope: -speed)
            }
        }
        for border in borders { piece.narrow(value: border.value, slope: border.slopes.x) }
        return piece
    }
}

extension AffinePiece {
    /// Ends the piece where `value + slope · offset` becomes negative.
    fileprivate mutating func narrow(value: Double, slope: Double) {
        if abs(slope) <= Tolerance.pivot { return }
        if slope > 0 {
            lower = max(lower, -value / slope)
        } else {
            upper = min(upper, -value / slope)
        }
    }
}
