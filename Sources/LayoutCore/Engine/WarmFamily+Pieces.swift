import LayoutSolver

extension WarmFamily {
    /// An answer with how it changes while the environment does, and how far: all rounds of texts and insets are followed.
    struct MovingAnswer {
        var result: VariantResult
        /// As the result's values, off the grid.
        var values: [Double]
        var slopes: [Double]
        /// Content sizes of scroll views.
        var contents: [FramePiece.Content]
        /// Offsets between which it holds.
        var reach: AffineReach
    }

    /// A change of a positional parameter up to this, in points, is rounding of what was extrapolated.
    private static let roundingSlack = 1e-7

    /// Solves at offset 0 of a line of environments and follows the answer as far as it is affine, at most as far as `reach`.
    ///
    /// Between the ends of the reach the environments must differ in the root's size alone. Throws only when cancelled.
    mutating func follow(
        _ resolution: Resolution, along environment: (Double) -> Environment, reach: AffineReach
    ) throws(SolverError) -> MovingAnswer {
        let result = try solve(resolution, in: environment(0))
        var answer = MovingAnswer(
            result: result, values: result.values, slopes: result.values.map { _ in 0 },
            contents: contents(result, resolution), reach: reach)
        guard reach.lower < reach.upper, !result.status.contains(.failed) else { return answer }
        do throws(SolverError) {
            let (warm, _) = try store.solver(
                for: resolution.configuration, limits: limits, cancellation: cancellation)
            try follow(resolution, warm, along: environment, &answer)
        } catch .cancelled {
            throw .cancelled
        } catch {
            // A limit of the analysis: the answer stands for its place alone.
            answer.reach = AffineReach(lower: 0, upper: 0)
        }
        return answer
    }

    private func follow(
        _ resolution: Resolution, _ warm: WarmSolver, along environment: (Double) -> Environment,
        _ answer: inout MovingAnswer
    ) throws(SolverError) {
        let index = index
        let lowered = resolution.configuration.lowered
        func margins(_ offset: Double) -> EffectiveMargins {
            EffectiveMargins(
                index: index, environment: environment(offset), changed: resolution.margins)
        }
        var numbers = answer.reach.numbers { offset in
            var parameters: [Double] = []
            resolution.fill(&parameters, margins(offset))
            return parameters
        }
        var piece = try warm.solver.piece(around: numbers.values, along: numbers.rates)
        answer.reach.narrow(lower: piece.lower, upper: piece.upper)
        var rounds = 1
        while !resolution.positional.isEmpty, rounds < WarmFamily.mostRounds {
            func measured(_ offset: Double) -> (parameters: [Double], isChanged: Bool) {
                var parameters = numbers.values(at: offset)
                let values = zip(piece.values, piece.slopes).map { $0 + $1 * offset }
                let isChanged = resolution.measure(
                    &parameters, SolvedFrames(lowered, values: values),
                    margins(offset), slack: WarmFamily.roundingSlack)
                return (parameters, isChanged)
            }
            let isChanged = measured(0).isChanged
            let next = answer.reach.numbers { measured($0).parameters }
            if !isChanged { break }
            rounds += 1
            numbers = next
            piece = try warm.solver.piece(around: numbers.values, along: numbers.rates)
            answer.reach.narrow(lower: piece.lower, upper: piece.upper)
        }
        answer.values = SolvedFrames(lowered, values: piece.values).columns()
        answer.slopes = SolvedFrames(lowered, values: piece.slopes).rates()
        answer.contents = lowered.contents.map { content in
            func number(_ variable: Int) -> Affine {
                Affine(piece.values[variable], slope: piece.slopes[variable])
            }
            return FramePiece.Content(
                item: content.item, width: number(content.width), height: number(content.height))
        }
    }

    /// Content sizes of an answer at one place.
    func contents(_ result: VariantResult, _ resolution: Resolution) -> [FramePiece.Content] {
        zip(resolution.configuration.lowered.contents, result.report.contentSizes).map {
            FramePiece.Content(
                item: $0.item, width: Affine($1.width), height: Affine($1.height))
        }
    }
}
