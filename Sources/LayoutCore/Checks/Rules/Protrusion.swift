/// How far a rectangle reaches beyond another on each side: what several checks ask.
struct Protrusion {
    /// A side of a rectangle.
    enum Side: String, CaseIterable {
        case top, left, bottom, right
    }

    /// The sides beyond which it reaches, with the distances.
    private(set) var sides: [(side: Side, distance: Affine)] = []

    /// Compares a rectangle with another; distances up to the tolerance, in points, are none.
    init(of inner: AffineFrame, beyond outer: AffineFrame, tolerance: Double, _ trace: SweepTrace) {
        for side in Side.allCases {
            let distance = Protrusion.distance(inner, beyond: outer, side)
            if trace.isGreater(distance, tolerance) { sides.append((side, distance)) }
        }
    }

    /// Only those sides.
    func keeping(_ isKept: (Side, Affine) -> Bool) -> Protrusion {
        var kept = self
        kept.sides = sides.filter { isKept($0.side, $0.distance) }
        return kept
    }

    var isEmpty: Bool { sides.isEmpty }

    /// The greatest distance, points.
    func greatest(_ trace: SweepTrace) -> Affine {
        sides.dropFirst().reduce(sides.first?.distance ?? Affine(0)) { trace.max($0, $1.distance) }
    }

    /// "top and left" in words.
    var words: String { sides.map(\.side.rawValue).joined(separator: " and ") }

    static func distance(_ inner: AffineFrame, beyond outer: AffineFrame, _ side: Side) -> Affine {
        switch side {
        case .top: outer.top - inner.top
        case .left: outer.left - inner.left
        case .bottom: inner.bottom - outer.bottom
        case .right: inner.right - outer.right
        }
    }
}

extension CheckOption {
    /// What lengths may differ before it counts: one pixel at 2x.
    static let tolerance = CheckOption(
        "tolerance", 0.5, "pt", "what lengths may differ before it counts: one pixel at 2x")
}
