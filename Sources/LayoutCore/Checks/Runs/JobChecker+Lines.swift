import LayoutSolver

extension JobChecker {
    /// Pieces shorter than this are passed over, points.
    private static var least: Double { 1e-6 }

    /// What the checks say along a line of sizes, with exact ends, and the sizes that no answer covers.
    ///
    /// Throws only when cancelled. O(pieces × (solve + views²)).
    mutating func hits(
        along line: VariantLine
    ) throws(SolverError) -> (hits: LineHits, covered: [SizeRange]) {
        let sizes = (0..<line.count).map(line.sizes.value)
        guard let lower = sizes.min(), let upper = sizes.max() else { return (LineHits(), []) }
        var pieces: [FramePiece] = []
        try solver.forEachPiece(of: line, from: lower, to: upper) { pieces.append($0) }
        var covered: [SizeRange] = []
        var hits = LineHits()
        let widest = try widestScreen(of: line, upper: upper)
        for piece in pieces where !piece.result.status.contains(.failed) {
            covered.insert(SizeRange(piece.lower, piece.upper))
            listen(
                on: screen(piece, at: piece.place, companions: [:], trace: SweepTrace()))
            for (check, rule) in zip(checks, rules) where !check.isStatic {
                try addHits(of: check, rule, on: piece, line: line, widest: widest, to: &hits)
            }
        }
        for case let check as any LineCheck in checks {
            try addHits(of: check, on: pieces, line: line, from: lower, to: upper, to: &hits)
        }
        // At an end the answer itself decides: frames and texts may jump there.
        for end in hits.openEnds.sorted() {
            let point = try solver.point(of: line, at: end)
            for ruled in try self.hits(on: point, widest: widest) {
                hits.add(ruled, on: SizeRange(end), at: end)
            }
        }
        try addHitsOfAssertions(atSizesOf: line, sizes, to: &hits)
        return (hits, covered)
    }

    /// Asks the assertions at sizes of the sweep that are ends of what they say: a rule of one size alone holds or is broken
    /// there, and says nothing beside it.
    private mutating func addHitsOfAssertions(
        atSizesOf line: VariantLine, _ sizes: [Double], to hits: inout LineHits
    ) throws(SolverError) {
        let asked = hits.openEnds
        for size in sizes where hits.assertionEnds.contains(LineHits.rounded(size)) {
            if asked.contains(size) { continue }
            let point = try solver.point(of: line, at: size)
            if point.result.status.contains(.failed) { continue }
            let screen = screen(point, at: point.place, companions: [:], trace: SweepTrace())
            listen(on: screen)
            for number in followed where checks[number] is AssertionCheck {
                for ruled in try self.hits(of: number, on: screen) {
                    hits.add(ruled, on: SizeRange(size), at: size)
                }
            }
        }
    }

    private mutating func widestScreen(
        of line: VariantLine, upper: Double
    ) throws(SolverError) -> Screen? {
        guard checks.contains(where: { $0.companions.contains(.widest) }) else { return nil }
        let piece = try solver.point(of: line, at: upper)
        if piece.result.status.contains(.failed) { return nil }
        return screen(piece, at: upper, companions: [:], trace: SweepTrace())
    }

    /// Asks a check that looks at the whole line.
    private mutating func addHits(
        of check: any LineCheck, on pieces: [FramePiece], line: VariantLine, from lower: Double,
        to upper: Double, to hits: inout LineHits
    ) throws(SolverError) {
        let sorted = pieces.sorted { $0.lower < $1.lower }
            .filter { !$0.result.status.contains(.failed) }
        var probe = LineHits()
        if let question = check.probe {
            for piece in sorted {
                try addHits(
                    of: question, "relation", on: piece, line: line, widest: nil, to: &probe)
            }
        }
        var looked: [(piece: FramePiece, tree: ScreenTree, hasSameRules: Bool)] = []
        for (number, piece) in sorted.enumerated() {
            let before = number > 0 ? sorted[number - 1].key : nil
            looked.append((piece, tree(of: piece), before == piece.key))
        }
        let look = LineLook(lower: lower, upper: upper, pieces: looked, probe: probe)
        for one in check.hits(along: look) {
            hits.add(
                RuledHit(rule: check.definition.id, hit: one.hit), on: one.range,
                at: one.range.lower)
        }
    }

    /// Walks a piece: wherever a comparison of the check comes out otherwise, it is asked anew.
    private mutating func addHits(
        of check: any Check, _ rule: String, on piece: FramePiece, line: VariantLine,
        widest: Screen?, to hits: inout LineHits
    ) throws(SolverError) {
        var open = [(piece.lower, piece.upper)]
        while let (lower, upper) = open.popLast() {
            if upper - lower < JobChecker.least { continue }
            var best: (size: Double, lower: Double, upper: Double, hits: [Hit], screen: Screen)?
            for share in [0.5, 0.382, 0.651, 0.127] {
                let size = lower + (upper - lower) * share
                let trace = SweepTrace(lower: lower - size, upper: upper - size)
                let companions = try companions(
                    of: check, piece, line: line, at: size, widest: widest, trace: trace)
                let screen = screen(piece, at: size, companions: companions, trace: trace)
                let found = check.hits(on: screen, options: options)
                let reach = (lower: size + trace.lower, upper: size + trace.upper)
                if reach.upper - reach.lower > (best.map { $0.upper - $0.lower } ?? -1) {
                    best = (size, reach.lower, reach.upper, found, screen)
                }
                if trace.upper - trace.lower > JobChecker.least { break }
            }
            guard let best else { continue }
            // A border that is a stone's throw from an end is the end.
            let from = best.lower - lower < JobChecker.least ? lower : best.lower
            let to = upper - best.upper < JobChecker.least ? upper : best.upper
            if check is AssertionCheck {
                listen(to: rule, on: best.screen)
                hits.noteAssertion(from: from, to: to)
            }
            let ends = (LineHits.rounded(from), LineHits.rounded(to))
            let range = SizeRange(ends.0, ends.1, includesLower: false, includesUpper: false)
            for hit in best.hits {
                hits.add(RuledHit(rule: rule, hit: hit), on: range, at: best.size)
            }
            if from > lower { open.append((lower, from)) }
            if to < upper { open.append((to, upper)) }
        }
    }

    /// The companions of a screen in a sweep: what they compare with moves along.
    private mutating func companions(
        of check: any Check, _ piece: FramePiece, line: VariantLine, at size: Double,
        widest: Screen?, trace: SweepTrace
    ) throws(SolverError) -> [Companion: Screen] {
        var companions: [Companion: Screen] = [:]
        for companion in check.companions {
            switch companion {
            case .base: companions[.base] = try baseScreen()
            case .widest: companions[.widest] = widest
            case .leftToRight:
                guard piece.environment.direction == .rightToLeft else { continue }
                let twin = try solver.twin(
                    of: line, at: size, from: size + trace.lower, to: size + trace.upper)
                trace.narrow(lower: twin.lower - size, upper: twin.upper - size)
                companions[.leftToRight] = screen(
                    twin, at: size, companions: [:], trace: trace)
            }
        }
        return companions
    }
}
