extension ParametricSolver {
    /// A partition of the rectangle of two parameters, the others staying, into convex parts with affine answers.
    ///
    /// One region may come in several parts. Parts share corners bit for bit, so that they overlap nowhere. O(parts × solve);
    /// more parts than `limits.regions` are an error.
    public mutating func regions(
        of first: Int, _ second: Int, from lower: SIMD2<Double>, to upper: SIMD2<Double>,
        at parameters: [Double]
    ) throws(SolverError) -> [AffineRegion] {
        let plane = Plane(first: first, second: second, parameters: parameters)
        var regions: [AffineRegion] = []
        var open = [
            Polygon([lower, SIMD2(upper.x, lower.y), upper, SIMD2(lower.x, upper.y)])
        ]
        var partCount = 0
        while let part = open.popLast() {
            if part.thickness <= Tolerance.piece { continue }
            partCount += 1
            if partCount > limits.regions {
                throw .limit(.regions, dump: problem.replayText(at: parameters))
            }
            let (region, rest) = try divided(part, in: plane)
            if let region { regions.append(region) }
            open += rest
        }
        return regions
    }

    /// Two parameters that vary, and what the others are.
    private struct Plane {
        let first: Int
        let second: Int
        let parameters: [Double]

        func point(_ place: SIMD2<Double>) -> [Double] {
            var point = parameters
            point[first] = place.x
            point[second] = place.y
            return point
        }
    }

    /// What a point inside a part sees of it.
    private struct View {
        var locality: Locality
        var place: SIMD2<Double>
        /// Lines that cut the part, the nearest to the point first.
        var lines: [(offset: Double, normal: SIMD2<Double>)]
        var polygon: Polygon
    }

    /// The region at a point inside a part of the plane, and what it leaves of the part.
    private mutating func divided(
        _ part: Polygon, in plane: Plane
    ) throws(SolverError) -> (AffineRegion?, rest: [Polygon]) {
        var best: View?
        // A point on a border sees a sliver, or nothing; then another point is tried.
        for attempt in 0..<6 {
            let place = part.interior { at in
                attempt == 0 ? 1 : Perturbation.amount(of: at + 16 * attempt)
            }
            let view = try view(of: part, from: place, in: plane)
            if view.polygon.area >= best?.polygon.area ?? 0 { best = view }
            if view.polygon.area > part.area * Tolerance.far { break }
        }
        guard var view = best else { return (nil, part.halved()) }
        if view.polygon.thickness <= Tolerance.piece {
            // In a part this thin rounding decides what is where; one answer is as good as another.
            if part.thickness > Tolerance.ambiguity { return (nil, part.halved()) }
            view.lines = []
        }
        var polygon = part
        var rest: [Polygon] = []
        for line in view.lines {
            let outside = polygon.cut(offset: line.offset, normal: line.normal)
            if !outside.corners.isEmpty { rest.append(outside) }
        }
        return (try region(polygon, seen: view, in: plane), rest)
    }

    private mutating func view(
        of part: Polygon, from place: SIMD2<Double>, in plane: Plane
    ) throws(SolverError) -> View {
        let locality = try located(plane.point(place))
        let borders = locality.borders(
            along: [plane.first, plane.second], lowerBounds: problem.parameterLowerBounds)
        var lines: [(distance: Double, offset: Double, normal: SIMD2<Double>)] = []
        for border in borders {
            let length = (border.slopes * border.slopes).sum().squareRoot()
            // Less is rounding: the side does not depend on the two parameters.
            if length < Tolerance.pivot { continue }
            let normal = border.slopes / length
            let distance = border.value / length
            lines.append((distance, distance - (normal * place).sum(), normal))
        }
        lines.sort { $0.distance < $1.distance }
        var polygon = part
        var cutting: [(offset: Double, normal: SIMD2<Double>)] = []
        for line in lines {
            let outside = polygon.cut(offset: line.offset, normal: line.normal)
            if !outside.corners.isEmpty { cutting.append((line.offset, line.normal)) }
        }
        return View(locality: locality, place: place, lines: cutting, polygon: polygon)
    }

    private mutating func region(
        _ polygon: Polygon, seen view: View, in plane: Plane
    ) throws(SolverError) -> AffineRegion {
        let x = view.locality.slopes(along: plane.first)
        let y = view.locality.slopes(along: plane.second)
        let offset = polygon.corners[0] - view.place
        var values = view.locality.values
        for at in values.indices { values[at] += x[at] * offset.x + y[at] * offset.y }
        // What is open may close right on a border, where the point may have been.
        let inner = polygon.interior { Perturbation.amount(of: $0) }
        return AffineRegion(
            corners: polygon.corners, values: values,
            slopes: zip(x, y).map { SIMD2($0, $1) },
            report: try located(plane.point(inner)).report)
    }
}
