extension ParametricSolver {
    /// The affine pieces of the answer while one parameter runs from `lower` to `upper` and the others stay, in order.
    ///
    /// Neighbours differ in their map or their report; where they meet are the breakpoints. O(pieces × solve); more
    /// stretches than `limits.regions` are an error.
    public mutating func pieces(
        along parameter: Int, from lower: Double, to upper: Double, at parameters: [Double]
    ) throws(SolverError) -> [AffinePiece] {
        precondition(lower <= upper, "from the lower to the upper end")
        var pieces: [AffinePiece] = []
        var open = [(lower, upper)]
        var stretchCount = 0
        while let (start, end) = open.popLast() {
            stretchCount += 1
            if stretchCount > limits.regions {
                throw .limit(.regions, dump: problem.replayText(at: parameters))
            }
            let middle = start + (end - start) / 2
            var point = parameters
            point[parameter] = middle
            var piece = try self.piece(at: point, along: parameter)
            piece.lower = max(piece.lower, start)
            piece.upper = min(piece.upper, end)
            let isPiece = piece.upper - piece.lower > Tolerance.piece
            if isPiece, min(middle - piece.lower, piece.upper - middle) < Tolerance.far {
                // What is open may close right on a border.
                point[parameter] = piece.lower + (piece.upper - piece.lower) / 2
                piece.report = try located(point).report
            }
            let offset = piece.lower - middle
            for at in piece.values.indices { piece.values[at] += offset * piece.slopes[at] }
            // The middle may be a place where something holds for one value alone.
            if isPiece || end - start <= Tolerance.piece { pieces.append(piece) }
            if piece.lower - start > Tolerance.piece { open.append((start, piece.lower)) }
            if end - piece.upper > Tolerance.piece { open.append((piece.upper, end)) }
        }
        pieces.sort { $0.lower < $1.lower }
        return ParametricSolver.joined(pieces)
    }

    /// Joins neighbours between which only signs changed that do not matter.
    private static func joined(_ pieces: [AffinePiece]) -> [AffinePiece] {
        var result: [AffinePiece] = []
        for piece in pieces {
            guard let last = result.last, last.report == piece.report,
                isContinued(last, by: piece)
            else {
                result.append(piece)
                continue
            }
            result[result.count - 1].upper = piece.upper
        }
        return result
    }

    private static func isContinued(_ first: AffinePiece, by second: AffinePiece) -> Bool {
        for at in first.values.indices {
            if abs(first.slopes[at] - second.slopes[at]) > Tolerance.cost { return false }
            let carried = first.values[at] + first.slopes[at] * (second.lower - first.lower)
            if abs(carried - second.values[at]) > Tolerance.ambiguity { return false }
        }
        return true
    }

    /// Where one parameter makes the answer bend, jump or change its report between two values.
    public mutating func breakpoints(
        along parameter: Int, from lower: Double, to upper: Double, at parameters: [Double]
    ) throws(SolverError) -> [Double] {
        try pieces(along: parameter, from: lower, to: upper, at: parameters).dropFirst().map(
            \.lower)
    }

    /// How far one parameter can move from its value before anything switches; nil is without end.
    public mutating func range(
        of parameter: Int, at parameters: [Double]
    ) throws(SolverError) -> AmbiguityInterval {
        let piece = try self.piece(at: parameters, along: parameter)
        return AmbiguityInterval(
            lower: piece.lower.isFinite ? piece.lower : nil,
            upper: piece.upper.isFinite ? piece.upper : nil)
    }

    /// How far the constant of a constraint can move from its value before anything switches; nil is without end.
    ///
    /// Builds a solver in which the constant is a parameter. Where constraints of equal constants meet in one row, one end
    /// is the value itself.
    public func constantRange(
        of constraint: Int, at parameters: [Double]
    ) throws(SolverError) -> AmbiguityInterval {
        var moving = problem
        moving.parameterCount += 1
        moving.parameterLowerBounds.append(nil)
        let present = moving.constraints[constraint].expression.constant
        moving.constraints[constraint].expression.constant = 0
        moving.constraints[constraint].expression.parameters.append(
            .init(problem.parameterCount, 1))
        var solver = try ParametricSolver(moving, limits: limits)
        return try solver.range(of: problem.parameterCount, at: parameters + [present])
    }

    /// The piece around a point; its values are those at the point.
    private mutating func piece(
        at point: [Double], along parameter: Int
    ) throws(SolverError) -> AffinePiece {
        let locality = try located(point)
        var piece = AffinePiece(
            lower: -.infinity, upper: .infinity, values: locality.values,
            slopes: locality.slopes(along: parameter), report: locality.report)
        let borders = locality.borders(
            along: [parameter], lowerBounds: problem.parameterLowerBounds)
        for border in borders where abs(border.slopes.x) > Tolerance.pivot {
            let place = point[parameter] - border.value / border.slopes.x
            if border.slopes.x > 0 {
                piece.lower = max(piece.lower, place)
            } else {
                piece.upper = min(piece.upper, place)
            }
        }
        return piece
    }
}
