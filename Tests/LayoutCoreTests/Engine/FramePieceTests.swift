import LayoutSolver
import Testing

@testable import LayoutCore

/// The affine pieces of a line of widths against solving single widths, on random screens after random updates.
struct FramePieceTests {
    /// A job of one line of widths whose only step is a batch of updates; half of the batches set margins.
    private static func specification(seed: UInt64) -> JobSpecification {
        var screen = RandomScreen(seed: seed, .full)
        var updates = screen.batch()
        if screen.chance(0.5) {
            updates.append(.setMargins(screen.one(screen.views.map(\.id)), screen.insets()))
        }
        var block = SweepBlock()
        block.widths = .range(from: 300, to: 500, step: 1)
        block.heights = .values([600])
        block.safeArea = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.steps = [updates]
        return JobSpecification(job: job, layout: screen.layout, blocks: [block])
    }

    @Test(arguments: 0..<4) func valuesAreThoseOfSingleSizes(block: UInt64) throws {
        var compared = 0
        for seed in block * 50..<block * 50 + 50 {
            let specification = Self.specification(seed: seed)
            let line = try #require(specification.variantLines.first)
            let measurer = TableTextMeasurer()
            var pieces: [FramePiece] = []
            var solver = try JobSolver(specification, textMeasurer: measurer)
            try solver.forEachPiece(of: line, from: 300, to: 500) { pieces.append($0) }
            var single = try JobSolver(specification, textMeasurer: measurer)
            for piece in pieces where piece.upper - piece.lower > 0.01 {
                for share in [0.05, 0.5, 0.95] {
                    let size = piece.lower + (piece.upper - piece.lower) * share
                    let variant = try #require(specification.variant(on: line, at: size))
                    let answer = try single.solve(variant)
                    let gaps = answer.values.indices.map { place in
                        let value =
                            piece.values[place] + piece.slopes[place] * (size - piece.place)
                        let other = answer.values[place]
                        return value.isNaN && other.isNaN ? 0 : (value - other).magnitude
                    }
                    let isSame = gaps.allSatisfy { $0 < 1e-4 }
                    #expect(isSame, "seed \(seed), width \(size): by \(gaps.max() ?? 0)")
                    compared += 1
                    if !isSame { break }
                }
            }
        }
        #expect(compared > 150)
    }
}
