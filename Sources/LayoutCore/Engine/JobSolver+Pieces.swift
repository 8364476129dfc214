package import LayoutSolver

extension JobSolver {
    /// Sizes on a line that lie this near are one, points.
    static var sizeResolution: Double { 1e-7 }

    /// Most pieces of one line: texts of many lines have many, and nothing sensible has more.
    static var pieceLimit: Int { 20_000 }

    /// The affine pieces of the answer along a line of variants between two sizes, each handed to `body`; in no particular
    /// order. Throws only when cancelled and what the body throws. O(pieces × solve).
    ///
    /// Every size between is in a piece, those at the ends of pieces and gaps up to `sizeResolution` apart; beyond
    /// `pieceLimit` pieces the rest is left out.
    package mutating func forEachPiece(
        of line: VariantLine, from lower: Double, to upper: Double,
        _ body: (FramePiece) throws(SolverError) -> Void
    ) throws(SolverError) {
        let cuts = cuts(of: line).filter { $0 > lower && $0 < upper }.sorted()
        let ends = [lower] + cuts + [upper]
        var left = JobSolver.pieceLimit
        for (start, end) in zip(ends, ends.dropFirst()) {
            var open = [(start, end)]
            while let (from, to) = open.popLast() {
                if to - from <= JobSolver.sizeResolution { continue }
                left -= 1
                if left < 0 { return }
                let piece = try largestPiece(of: line, from: from, to: to)
                try body(piece)
                open.append((piece.upper, to))
                open.append((from, piece.lower))
            }
        }
    }

    /// The answer at one size of a line, as a piece of no length.
    package mutating func point(
        of line: VariantLine, at size: Double
    ) throws(SolverError) -> FramePiece {
        try piece(of: line, at: size, from: size, to: size)
    }

    /// The answer for a variant, as a piece of no length.
    package mutating func point(_ variant: Variant) throws(SolverError) -> FramePiece {
        let (environment, key) = resolver.resolve(variant)
        let resolution = resolution(key)
        let result = try family.solve(resolution, in: environment)
        return FramePiece(
            lower: 0, upper: 0, place: 0, variant: variant, environment: environment,
            key: key, result: result, values: result.values, slopes: [],
            contents: family.contents(result, resolution))
    }

    /// The piece around a size of a line read left to right, whatever the line's own direction.
    package mutating func twin(
        of line: VariantLine, at size: Double, from lower: Double, to upper: Double
    ) throws(SolverError) -> FramePiece {
        try piece(of: line, at: size, from: lower, to: upper, direction: .leftToRight)
    }

    /// The piece around the middle of an interval, or around another place where the middle lies on a border.
    private mutating func largestPiece(
        of line: VariantLine, from lower: Double, to upper: Double
    ) throws(SolverError) -> FramePiece {
        var place = lower + (upper - lower) / 2
        var best: FramePiece?
        for share in [0.5, 0.382, 0.651, 0.127] {
            place = lower + (upper - lower) * share
            let piece = try piece(of: line, at: place, from: lower, to: upper)
            if piece.upper - piece.lower > (best.map { $0.upper - $0.lower } ?? -1) { best = piece }
            if piece.upper - piece.lower > JobSolver.sizeResolution { break }
        }
        guard let best else { preconditionFailure("some place was tried") }
        let margin = min(best.place - best.lower, best.upper - best.place)
        if margin < 1e-3, best.upper - best.lower > 1e-5 {
            // What is open may close right on a border.
            let middle = best.lower + (best.upper - best.lower) / 2
            return try piece(of: line, at: middle, from: best.lower, to: best.upper)
        }
        return best
    }

    private mutating func piece(
        of line: VariantLine, at place: Double, from lower: Double, to upper: Double,
        direction: LayoutDirection? = nil
    ) throws(SolverError) -> FramePiece {
        let (specification, resolver) = (specification, resolver)
        func variant(_ offset: Double) -> Variant {
            var variant =
                specification.variant(on: line, at: place + offset)
                ?? specification.variant(at: line.first)
            if let direction { variant.environment.direction = direction }
            return variant
        }
        let here = variant(0)
        let (environment, key) = resolver.resolve(here)
        let answer = try family.follow(
            resolution(key), along: { resolver.resolve(variant($0)).environment },
            reach: AffineReach(lower: lower - place, upper: upper - place))
        func end(_ offset: Double, _ limit: Double) -> Double {
            let end = place + offset
            return (end - limit).magnitude < JobSolver.sizeResolution ? limit : end
        }
        return FramePiece(
            lower: end(answer.reach.lower, lower), upper: end(answer.reach.upper, upper),
            place: place, variant: here, environment: environment, key: key,
            result: answer.result, values: answer.values, slopes: answer.slopes,
            contents: answer.contents)
    }

    /// Sizes on a line at which the environment or the rules may change: where the screen turns, where a window of a tablet
    /// becomes regular, and every number that a rule compares a size with.
    private func cuts(of line: VariantLine) -> Set<Double> {
        let size = specification.variant(at: line.first).environment.size
        var cuts: Set<Double> = [
            line.axis == .horizontal ? size.height : size.width,
            VariantSpace.leastRegularPadWidth,
        ]
        for rule in specification.layout.rules { rule.predicate.addSizes(to: &cuts) }
        return cuts
    }
}

extension Predicate {
    /// Adds every number that a width or height is compared with.
    func addSizes(to numbers: inout Set<Double>) {
        switch self {
        case .compare(.width, _, let number), .compare(.height, _, let number):
            numbers.insert(number)
        case .and(let first, let second), .or(let first, let second):
            first.addSizes(to: &numbers)
            second.addSizes(to: &numbers)
        case .not(let other): other.addSizes(to: &numbers)
        case .always, .orientation, .idiom, .sizeClass, .direction, .textSize, .locale, .state,
            .device, .compare:
            break
        }
    }
}
