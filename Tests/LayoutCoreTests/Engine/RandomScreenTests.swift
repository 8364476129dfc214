import Foundation
import LayoutSolver
import Testing

@testable import LayoutCore

/// What holds for every valid screen, asserted on random ones. LAYOUT_SCREENS sets how many thousands are tried.
struct RandomScreenTests {
    /// Ten screens a block.
    private static let blocks: [UInt64] = {
        let thousands = ProcessInfo.processInfo.environment["LAYOUT_SCREENS"].flatMap { UInt64($0) }
        return Array(0..<(thousands.map { $0 * 100 } ?? 3))
    }()

    private static func specification(_ layout: Layout) -> JobSpecification {
        JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [])
    }

    private static func environment() -> Environment {
        var environment = Environment(size: Size(375, 667))
        environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        return environment
    }

    private static func isSame(_ first: VariantResult, _ second: VariantResult) -> Bool {
        first.values.map(\.bitPattern) == second.values.map(\.bitPattern)
            && first.status == second.status && first.report == second.report
    }

    /// A screen that lived through updates answers as one that gets them all at once; a removed view alone has no number.
    @Test(arguments: blocks)
    func warmEqualsCold(block: UInt64) throws {
        for seed in block * 10..<block * 10 + 10 {
            var screen = RandomScreen(seed: seed, .full)
            let start = Self.environment()
            let measurer = TableTextMeasurer()
            var warm = try FamilySolver(screen.layout, in: start, textMeasurer: measurer)
            _ = try warm.solve()
            var updates: [Update] = []
            for _ in 0..<3 {
                let batch = screen.batch()
                try warm.apply(batch)
                updates += batch
                let answer = try warm.solve()
                #expect(answer.report.failure == nil, "seed \(seed)")
                let isRemoved = updates.contains {
                    if case .removeView = $0 { true } else { false }
                }
                let hasNoNumber = answer.values.contains { $0.isNaN }
                #expect(isRemoved || !hasNoNumber, "seed \(seed)")
            }
            let last = try warm.solve()
            var cold = try FamilySolver(screen.layout, in: start, textMeasurer: measurer)
            try cold.apply(updates)
            #expect(Self.isSame(try cold.solve(), last), "seed \(seed): live, at once")
            var job = Job(id: "job", layout: "layout", sweep: "sweep")
            job.steps = [updates]
            var solver = try JobSolver(
                JobSpecification(job: job, layout: screen.layout, blocks: []),
                textMeasurer: measurer)
            let stepped = try solver.solve(Variant(index: 0, environment: start, step: 0))
            #expect(Self.isSame(stepped, last), "seed \(seed): job")
        }
    }

    @Test(arguments: blocks)
    func mirrorsAndScales(block: UInt64) throws {
        for seed in block * 10..<block * 10 + 10 {
            try mirror(seed)
            try scale(seed)
        }
    }

    /// Leading, trailing and width with multiplier 1: right to left is the mirror image.
    private func mirror(_ seed: UInt64) throws {
        let screen = RandomScreen(seed: seed, .directional)
        var environment = Self.environment()
        var solver = try JobSolver(Self.specification(screen.layout))
        let straight = try solver.solve(Variant(index: 0, environment: environment))
        environment.direction = .rightToLeft
        let mirrored = try solver.solve(Variant(index: 1, environment: environment))
        guard straight.status.isEmpty else { return }
        #expect(mirrored.status.isEmpty, "seed \(seed)")
        for (number, item) in solver.items.items.enumerated() {
            guard let parent = item.parent else { continue }
            let place = number * 4
            let x =
                straight.values[parent * 4 + 2] - straight.values[place]
                - straight.values[place + 2]
            #expect(abs(mirrored.values[place] - x) < 0x1p-16, "seed \(seed): \(item.id)")
            for other in 1...3 {
                let difference = mirrored.values[place + other] - straight.values[place + other]
                #expect(abs(difference) < 0x1p-16, "seed \(seed): \(item.id)")
            }
        }
    }

    /// Without text the answer knows no scale, and a rounded edge is within half a pixel of the edge.
    private func scale(_ seed: UInt64) throws {
        let screen = RandomScreen(seed: seed, .scaleless)
        var environment = Self.environment()
        var solver = try JobSolver(Self.specification(screen.layout))
        let once = try solver.solve(Variant(index: 0, environment: environment))
        environment.scale = 3
        let thrice = try solver.solve(Variant(index: 1, environment: environment))
        #expect(Self.isSame(once, thrice), "seed \(seed)")
        for place in stride(from: 0, to: once.values.count, by: 4) {
            let frame = Frame(
                once.values[place], once.values[place + 1], once.values[place + 2],
                once.values[place + 3])
            let rounded = PixelRounding.rounded(frame, scale: 3)
            let shifts = [
                rounded.x - frame.x, rounded.y - frame.y,
                rounded.x + rounded.width - frame.x - frame.width,
                rounded.y + rounded.height - frame.y - frame.height,
            ]
            let most = shifts.map(\.magnitude).max() ?? 0
            #expect(most <= 0.5 / 3 + 0x1p-10, "seed \(seed)")
        }
    }
}
