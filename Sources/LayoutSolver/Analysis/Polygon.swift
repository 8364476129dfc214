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
        return max(0, sum / 2)
    }

    /// The longest distance of two corners, squared, and the two.
    private var diameter: (squared: Double, from: SIMD2<Double>, to: SIMD2<Double>) {
        var longest = (squared: 0.0, from: SIMD2<Double>.zero, to: SIMD2<Double>.zero)
        for (at, first) in corners.enumerated() {
            for second in corners[(at + 1)...] {
                let squared = ((second - first) * (second - first)).sum()
                if squared > longest.squared { longest = (squared, first, second) }
            }
        }
        return longest
    }

    /// Between half the width and the width: the area for each unit of the longest diagonal.
    var thickness: Double {
        let squared = diameter.squared
        return squared > 0 ? area / squared.squareRoot() : 0
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

    /// Keeps the part where `offset + normal · point` is not negative and returns the other, which may be empty.
    ///
    /// Both get the very same new corners, so that together they are the polygon, whatever was rounded. A corner nearer to
    /// the line than `Tolerance.piece` is on it.
    mutating func cut(offset: Double, normal: SIMD2<Double>) -> Polygon {
        let length = (normal * normal).sum().squareRoot()
        let distances = corners.map { corner in
            let distance = (offset + (corner * normal).sum()) / length
            return abs(distance) <= Tolerance.piece ? 0 : distance
        }
        if distances.allSatisfy({ $0 >= 0 }) { return Polygon([]) }
        var inside: [SIMD2<Double>] = []
        var outside: [SIMD2<Double>] = []
        for at in corners.indices {
            let next = at + 1 == corners.count ? 0 : at + 1
            if distances[at] >= 0 { inside.append(corners[at]) }
            if distances[at] <= 0 { outside.append(corners[at]) }
            if distances[at] * distances[next] < 0 {
                let share = distances[at] / (distances[at] - distances[next])
                let corner = corners[at] + (corners[next] - corners[at]) * share
                inside.append(corner)
                outside.append(corner)
            }
        }
        corners = inside.count < 3 ? [] : inside
        return Polygon(outside.count < 3 ? [] : outside)
    }

    /// The two halves across the longest diagonal.
    func halved() -> [Polygon] {
        let (_, from, to) = diameter
        var first = self
        let normal = to - from
        let second = first.cut(offset: -(normal * (from + to) / 2).sum(), normal: normal)
        return [first, second]
    }
}
