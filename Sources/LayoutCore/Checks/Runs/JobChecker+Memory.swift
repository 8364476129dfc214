import LayoutSolver

extension JobChecker {
    /// Most steps whose screens are remembered.
    private static var memoryCapacity: Int { 256 }

    /// What is reported of a screen: as `ReportedHit.reported(hits(on:))`, without asking a check whose answer is known.
    ///
    /// Throws only when cancelled. O(views) where all answers are known.
    mutating func reportedHits(on piece: FramePiece) throws(SolverError) -> [ReportedHit] {
        guard let offset = place(inMemory: piece) else {
            return ReportedHit.reported(try hits(on: piece))
        }
        let step = piece.variant.step ?? -1
        let numbers = followed
        let unsettled = memories[step]?.unsettled(numbers, at: offset) ?? numbers
        let asked = try ask(unsettled, on: piece, at: offset, step: step)
        if let hits = memories[step]?.reported(numbers, at: offset, asked: asked) { return hits }
        return ReportedHit.reported(try hits(on: piece))
    }

    /// How far a screen is along the motion of those before it, in step with them; nil where there is none.
    private mutating func place(inMemory piece: FramePiece) -> Double? {
        let step = piece.variant.step ?? -1
        // What is open, or as wide as its content, does not move as the frames do; a twin has frames of its own.
        let isMirrored =
            piece.environment.direction == .rightToLeft && wantedCompanions.contains(.leftToRight)
        if isMirrored || piece.environment.fitting != nil
            || !piece.result.report.ambiguities.isEmpty
        {
            memories[step] = nil
            return nil
        }
        if memories[step] == nil {
            if memories.count >= JobChecker.memoryCapacity { memories.removeAll() }
            memories[step] = ScreenMemory(piece)
            return nil
        }
        return memories[step]?.follow(piece)
    }

    /// Asks checks about a screen, and follows what they say as far as it is the same.
    private mutating func ask(
        _ numbers: [Int], on piece: FramePiece, at offset: Double, step: Int
    ) throws(SolverError) -> [Int: [RuledHit]] {
        guard !numbers.isEmpty, let motion = memories[step]?.motion else { return [:] }
        var asked: [Int: [RuledHit]] = [:]
        let screen = try screen(piece, trace: SweepTrace())
        var moving: Screen?
        for number in numbers {
            let hits = try hits(of: number, on: screen)
            asked[number] = hits
            if checks[number].looksAtEverySize(screen.tree)
                || memories[step]?.isTime(toFollow: number) != true
            {
                continue
            }
            let farthest = ScreenMemory.farthest
            let trace = SweepTrace(lower: -farthest, upper: farthest, isStrict: true)
            if moving == nil {
                moving = try self.screen(motion.moving(piece), trace: trace)
            }
            moving?.trace = trace
            guard let moving else { continue }
            let followed = try self.hits(of: number, on: moving)
            // Who speaks otherwise of a screen that moves than of one that stands is asked on each.
            if followed.map(ReportedHit.init) == hits.map(ReportedHit.init) {
                memories[step]?.settle(
                    number, of: checks.count, followed, at: offset, from: offset + trace.lower,
                    to: offset + trace.upper)
            } else {
                memories[step]?.unsettle(number, of: checks.count)
            }
        }
        return asked
    }
}
