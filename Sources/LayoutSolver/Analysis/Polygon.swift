/// A convex polygon, corners counter-clockwise.
struct Polygon {
    private(set) var corners: [SIMD2<Double>]

    init(_ corners: [SIMD2<Double>]) { self.corners = corners }

    /// Half the sum of cross products, relative to the first corner to keep digits.
    var area: Double {
        guard let origin = corners.first else { return 0 }
        var sum = 0.0
        for at in corners.indices.dropFirst().dropLast() {
            let a = corners[at] - origin
            let b = corners[at + 1] - origin
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    /// A point inside: the corners weighted by `weight` of their number.
    func interior(weight: (Int) -> Double) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        var total = 0.0
        for at in corners.indices {
            sum += corners[at] * weight(at)
            total += weight(at)
        }
        return sum / total
    }

    /// The part where `offset + normal · point` is not negative.
    func clipped(offset: Double, normal: SIMD2<Double>) -> Polygon {
        let distances = corners.map { offset + ($0 * normal).sum() }
        if distances.allSatisfy({ $0 >= 0 }) { return self }
        var result: [SIMD2<Double>] = []
        for at in corners.indices {
            let next = at + 1 == corners.count ? 0 : at + 1
            if distances[at] >= 0 { result.append(corners[at]) }
            if (distances[at] < 0) != (distances[next] < 0) {
                let share = distances[at] / (distances[at] - distances[next])
                result.append(corners[at] + (corners[next] - corners[at]) * share)
            }
        }
        // A corner that touches the line comes twice.
        let distinct = result.indices.filter {
            result[$0] != result[$0 + 1 == result.count ? 0 : $0 + 1]
        }
        return Polygon(distinct.count < 3 ? [] : distinct.map { result[$0] })
    }

    /// What is left of the polygon without a convex part of it: convex pieces side by side, one for each edge of the part.
    func without(_ part: Polygon) -> [Polygon] {
        var rest = self
        var pieces: [Polygon] = []
        for at in part.corners.indices {
            let corner = part.corners[at]
            let edge = part.corners[at + 1 == part.corners.count ? 0 : at + 1] - corner
            if edge == .zero { continue }
            // Inside lies to the left of each edge.
            let normal = SIMD2(-edge.y, edge.x)
            let offset = -(normal * corner).sum()
            pieces.append(rest.clipped(offset: -offset, normal: -normal))
            rest = rest.clipped(offset: offset, normal: normal)
        }
        return pieces.filter { $0.corners.count >= 3 }
    }
}
