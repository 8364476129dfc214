extension ParametricSolver {
    /// The affine pieces of the answer while one parameter runs from `lower` to `upper` and the others stay, in order.
    ///
    /// Neighbours differ in their map or their report; where they meet are the breakpoints. O(pieces × solve).
    public mutating func pieces(
        along parameter: Int, from lower: Double, to upper: Double, at parameters: [Double]
    ) throws(SolverError) -> [AffinePiece] {
        precondition(lower <= upper, "from the lower to the upper end")
        var pieces: [AffinePiece] = []
        var open = [(lower, upper)]
        while let (start, end) = open.popLast() {
            let middle = start + (end - start) / 2
            var point = parameters
            point[parameter] = middle
            var piece = try self.piece(at: point, along: parameter)
            piece.lower = max(piece.lower, start)
            piece.upper = min(piece.upper, end)
            if piece.upper - piece.lower > Tolerance.piece,
                min(middle - piece.lower, piece.upper - middle) < Tolerance.far
            {
                // What is open may close right on a border.
                point[parameter] = piece.lower + (piece.upper - piece.lower) / 2
                piece.report = try located(point).report
            }
            let offset = piece.lower - middle
            for at in piece.values.indices { piece.values[at] += offset * piece.slopes[at] }
            pieces.append(piece)
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
        let (number, report) = try located(point)
        var piece = AffinePiece(
            lower: -.infinity, upper: .infinity, values: kept(number).solver.values,
            slopes: kept(number).solver.slopes(along: parameter, parameterCount: point.count),
            report: report)
        let borders = kept(number).borders(
            at: point, along: [parameter], lowerBounds: problem.parameterLowerBounds)
        for border in borders where abs(border.slopes.x) > Tolerance.entry {
            let place = point[parameter] - max(0, border.value) / border.slopes.x
            if border.slopes.x > 0 {
                piece.lower = max(piece.lower, place)
            } else {
                piece.upper = min(piece.upper, place)
            }
        }
        return piece
    }

    /// A partition of the rectangle of two parameters, the others staying, into convex parts with affine answers.
    ///
    /// One region may come in several parts. O(parts × solve); more parts than `limits.regions` are an error.
    public mutating func regions(
        of first: Int, _ second: Int, from lower: SIMD2<Double>, to upper: SIMD2<Double>,
        at parameters: [Double]
    ) throws(SolverError) -> [AffineRegion] {
        var regions: [AffineRegion] = []
        let whole = Polygon([
            lower, SIMD2(upper.x, lower.y), upper, SIMD2(lower.x, upper.y),
        ])
        let least = whole.area * Tolerance.entry
        var open = [whole]
        var partCount = 0
        while let part = open.popLast() {
            if part.area <= least { continue }
            partCount += 1
            if partCount > limits.regions {
                throw .limit(.regions, dump: problem.replayText(at: parameters))
            }
            let (polygon, region) = try self.region(in: part, first, second, parameters)
            if let region { regions.append(region) }
            if polygon.area > least { open += part.without(polygon) }
        }
        return regions
    }

    /// The part of a polygon in which the answer is as at an inner point of it.
    private mutating func region(
        in part: Polygon, _ first: Int, _ second: Int, _ parameters: [Double]
    ) throws(SolverError) -> (Polygon, AffineRegion?) {
        var best: (polygon: Polygon, region: AffineRegion)?
        // A point on a border sees a sliver; then another point is tried.
        for attempt in 0..<4 {
            let inner = part.interior { at in
                attempt == 0 ? 1 : Perturbation.amount(of: at + 16 * attempt)
            }
            var point = parameters
            point[first] = inner.x
            point[second] = inner.y
            let (number, report) = try located(point)
            var polygon = part
            let borders = kept(number).borders(
                at: point, along: [first, second], lowerBounds: problem.parameterLowerBounds)
            for border in borders {
                polygon = polygon.clipped(
                    offset: border.value - (border.slopes * inner).sum(), normal: border.slopes)
            }
            if polygon.area <= (best?.polygon.area ?? 0) { continue }
            let x = kept(number).solver.slopes(along: first, parameterCount: point.count)
            let y = kept(number).solver.slopes(along: second, parameterCount: point.count)
            let offset = polygon.corners[0] - inner
            var values = kept(number).solver.values
            for at in values.indices { values[at] += x[at] * offset.x + y[at] * offset.y }
            best = (
                polygon,
                AffineRegion(
                    corners: polygon.corners, values: values,
                    slopes: zip(x, y).map { SIMD2($0, $1) }, report: report)
            )
            if polygon.area > part.area * Tolerance.far { break }
        }
        guard var best else { return (Polygon([]), nil) }
        // What is open may close right on a border, where the point may have been.
        let inner = best.polygon.interior { Perturbation.amount(of: $0) }
        var point = parameters
        point[first] = inner.x
        point[second] = inner.y
        best.region.report = try located(point).report
        return (best.polygon, best.region)
    }
}
