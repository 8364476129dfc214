import Foundation
import LayoutCore
import LayoutSolver
import LayoutText

@testable import LayoutWorker

extension CostMeasurement {
    /// Most variants of a specification that are solved. Of larger ones pieces are, evenly over the whole, so that every
    /// screen and text size is among them.
    static let variants = 12_000
    /// Pieces of a larger specification.
    static let pieces = 20

    /// Which variants are solved.
    static func sample(of count: Int) -> [Range<Int>] {
        guard count > variants else { return [0..<count] }
        let length = variants / pieces
        return (0..<pieces).map { piece in
            let first = piece * (count - length) / (pieces - 1)
            return first..<first + length
        }
    }

    /// Time of this thread in the two parts of a worker's work, nanoseconds by the clock.
    private struct Parts {
        var solving: Int64 = 0
        var encoding: Int64 = 0
    }

    /// Solves the specifications of a job file as a worker does, burst by burst.
    func measureLoad(_ name: String, _ path: String) throws -> (CostTable.Load, [SolvedBurst]) {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let specifications = try JobFileReader.read(bytes, file: path).specifications
        let factory = SolverFactory.layouts(measuredBy: try TextSources().open())
        var load = CostTable.Load(
            name: name, hit: CostHistogram(), walk: CostHistogram(), build: CostHistogram(),
            first: CostHistogram(), families: [], crowding: 1, encodeMicroseconds: 0,
            variantBytes: 0, recordMicroseconds: 0, recordProcessorMicroseconds: 0,
            recordAsleepMicroseconds: 0,
            jobs: specifications.count, variants: specifications.first?.variantCount ?? 0)
        var bursts: [SolvedBurst] = []
        var encodeMicroseconds = 0.0
        var means: [Double] = []
        for specification in specifications {
            let wire = try specification.wireBytes()
            var begin = threadNanoseconds()
            let solver = try factory.make(wire, CancellationFlag())
            _ = try solver.solve(0)
            load.first.add(Double(threadNanoseconds() - begin) / 1e3)
            begin = threadNanoseconds()
            var (hit, walk, build) = (CostHistogram(), CostHistogram(), CostHistogram())
            var parts = Parts()
            for range in CostMeasurement.sample(of: specification.variantCount) {
                var last = MonotonicClock.now
                var builder = BurstBuilder(
                    order: SolveOrder(
                        job: "j", chunk: 1, attempt: 1, range: range, burst: 1 << 30, family: "f",
                        specification: "s"), items: solver.itemCount, frames: solver.frames,
                    now: last)
                for index in range {
                    let result = try solver.solve(index)
                    let solved = MonotonicClock.now
                    let microseconds = Double(solved.nanoseconds - last.nanoseconds) / 1e3
                    if result.trace.builtSolver {
                        build.add(microseconds)
                    } else if result.trace.isHit {
                        hit.add(microseconds)
                    } else {
                        walk.add(microseconds)
                    }
                    parts.solving += solved.nanoseconds - last.nanoseconds
                    bursts += builder.append(result, variant: index, now: solved)
                    last = MonotonicClock.now
                    parts.encoding += last.nanoseconds - solved.nanoseconds
                }
                if let rest = builder.finish(now: last) { bursts.append(rest) }
                parts.encoding += MonotonicClock.now.nanoseconds - last.nanoseconds
            }
            // The clock says how time is shared among kinds and parts, this thread's time how much there was.
            let share =
                Double(threadNanoseconds() - begin) / Double(max(1, parts.solving + parts.encoding))
            let sum = hit.sum + walk.sum + build.sum
            means.append(sum * share / Double(max(1, hit.count + walk.count + build.count)))
            load.hit.add(hit, scaledBy: share)
            load.walk.add(walk, scaledBy: share)
            load.build.add(build, scaledBy: share)
            encodeMicroseconds += Double(parts.encoding) * share / 1e3
        }
        let variants = Double(max(1, bursts.reduce(0) { $0 + $1.count }))
        load.encodeMicroseconds = encodeMicroseconds / variants
        load.variantBytes = Double(bursts.reduce(0) { $0 + $1.payload.count }) / variants
        load.families = means.map { $0 / max(0.001, load.warmMicroseconds) }
        return (load, bursts)
    }
}
