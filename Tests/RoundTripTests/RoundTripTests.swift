import Foundation
import LayoutCore
import LayoutSolver
import LayoutText
import SnapKit
import Testing

@testable import LayoutWorker

/// Random trees that are authored live give the same bytes as their job does read from its file, and as what a worker makes of
/// the job's encoding and sends back.
@MainActor @Suite(.serialized) struct RoundTripTests {
    /// Seeds; `LAYOUT_TREES=N` tries more.
    private var seeds: Range<UInt64> {
        0..<(ProcessInfo.processInfo.environment["LAYOUT_TREES"].flatMap(UInt64.init) ?? 200)
    }

    @Test func liveFileAndWireGiveTheSameBytes() throws {
        var compared = 0
        var variants = 0
        for seed in seeds {
            LayoutLog.handler = { _ in }
            let job = try LayoutJob(
                viewController: RandomController(seed: seed), on: [.devices("iphone-8")],
                states: ["open": { $0.open() }])
            let file = try JobFileReader.read(Array(job.json.utf8))
            #expect(file == job.file, "seed \(seed)")
            let specification = try #require(file.specifications.first)
            var solver = try JobSolver(measuring: specification)
            let sent = try wired(specification)
            #expect(sent.count == specification.variantCount)
            for index in 0..<specification.variantCount {
                let fromFile = try solver.solve(index)
                #expect(
                    bits(fromFile.values) == bits(sent[index].values), "seed \(seed), \(index)")
                #expect(fromFile.status == sent[index].status, "seed \(seed), \(index)")
                let live = frames(of: seed, in: specification.variant(at: index))
                for (place, item) in solver.items.items.enumerated() {
                    let values = Array(fromFile.values[(4 * place)..<(4 * place + 4)])
                    guard let frame = live[item.id] else { continue }
                    #expect(
                        bits(place == 0 ? [0, 0] + values[2...] : values) == bits(frame),
                        "seed \(seed), \(index), \(item.id)")
                    compared += 1
                }
                variants += 1
            }
        }
        #expect(variants == 4 * seeds.count)
        #expect(compared > 12 * seeds.count)
    }

    private func bits(_ values: [Double]) -> [UInt64] { values.map(\.bitPattern) }

    /// What comes back when a job's bytes go to a worker's solver and its answers into messages.
    private func wired(_ specification: JobSpecification) throws -> [VariantResult] {
        let bytes = try specification.wireBytes()
        let solver = try SolverFactory.layouts(measuredBy: TextModel.standard)
            .make(bytes, CancellationFlag())
        let start = Instant(nanoseconds: 0)
        let count = specification.variantCount
        var builder = BurstBuilder(
            order: SolveOrder(
                job: "j", chunk: 1, attempt: 1, range: 0..<count, burst: 3, family: "f",
                specification: "s"), items: solver.itemCount, frames: .all, now: start)
        var bursts: [SolvedBurst] = []
        for index in 0..<count {
            bursts += builder.append(try solver.solve(index), variant: index, now: start)
        }
        bursts += [builder.finish(now: start)].compactMap { $0 }
        return try bursts.flatMap { burst in
            let payload = try FramesPayload(decoding: burst.payload)
            return try (0..<burst.count).map { try payload.result(at: $0) }
        }
    }

    /// Frames of the named views as the live tree has them.
    private func frames(of seed: UInt64, in variant: Variant) -> [String: [Double]] {
        UIScreen.simulate(device: "iphone-8")
        let controller = RandomController(seed: seed)
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if variant.environment.orientation == .landscape { UIScreen.rotate() }
        if variant.state == "open" { controller.open() }
        controller.view.layoutIfNeeded()
        var frames: [String: [Double]] = [:]
        func collect(_ view: UIView) {
            if let id = view.accessibilityIdentifier {
                let frame = view.frame
                frames[id] = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            }
            view.subviews.forEach(collect)
        }
        collect(controller.view)
        return withExtendedLifetime(window) { frames }
    }
}
