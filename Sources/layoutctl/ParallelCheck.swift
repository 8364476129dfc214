import Dispatch
import Glibc
import LayoutCore
import LayoutSolver
import LayoutText
import Synchronization

/// Checks one job on all cores: each takes the next part of its lines, with a solver of its own.
///
/// What comes out is the same on one core and on many: parts are merged in their order.
struct ParallelCheck: Sendable {
    /// What is checked.
    let specification: JobSpecification
    /// What measures its texts, or why nothing does.
    let textModel: Result<TextModel, TextModelError>
    /// The checks.
    let checks: [any Check]
    /// Their numbers.
    let options: CheckOptions
    /// Which variants; nil is all.
    let filter: VariantFilter?

    /// Variants of one part.
    private static let partSize = 64
    /// Variants from which a second core is worth another cold solver.
    private static let leastShared = 256

    /// What one part came to.
    private struct Part {
        var collector: FindingCollector
        var failures: [JobChecker.Failure]
    }

    private final class Board: Sendable {
        let next = Atomic<Int>(0)
        let done = Atomic<Int>(0)
        let parts = Mutex<[Int: Part]>([:])
        let mistakes = Mutex<[DiagnosticList]>([])
    }

    /// Checks everything. Throws what is wrong with the job; a signal ends it early.
    ///
    /// `progress` is told the number of variants done, ten times a second.
    func run(
        progress: (Int) -> Void
    ) throws -> (collector: FindingCollector, failures: [JobChecker.Failure]) {
        let lines = specification.variantLines.flatMap { $0.parts(of: Self.partSize) }
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let isShared = specification.variantCount >= Self.leastShared
        let count = isShared ? min(cores, lines.count) : 1
        let board = Board()
        let group = DispatchGroup()
        let queue = DispatchQueue(label: "check", attributes: .concurrent)
        for _ in 0..<max(1, count) {
            queue.async(group: group) {
                do {
                    try work(lines, board)
                } catch let list as DiagnosticList {
                    board.mistakes.withLock { $0.append(list) }
                } catch {
                    // A signal: what was checked so far is told.
                }
            }
        }
        while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
            progress(board.done.load(ordering: .relaxed))
        }
        if let mistake = board.mistakes.withLock({ $0.first }) { throw mistake }
        var collector = FindingCollector(specification)
        var failures: [JobChecker.Failure] = []
        for (_, part) in board.parts.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            collector.merge(part.collector)
            failures += part.failures
        }
        if !Interruption.isRequested, !collector.checked.isEmpty {
            var checker = try checker()
            try checker.addStatic(to: &collector)
        }
        return (collector, failures)
    }

    private func work(
        _ lines: [VariantLine], _ board: Board
    ) throws {
        var checker = try checker()
        while true {
            let number = board.next.add(1, ordering: .relaxed).oldValue
            guard number < lines.count, !Interruption.isRequested else { return }
            var part = Part(collector: FindingCollector(specification), failures: [])
            let filter = filter
            part.failures = try checker.run(
                CollectionOfOne(lines[number]), into: &part.collector,
                isWanted: filter.map { filter in { filter.includes($0) } },
                progress: { _ in !Interruption.isRequested })
            let checked = part.collector.checked.count
            let finished = part
            board.parts.withLock { $0[number] = finished }
            board.done.add(checked, ordering: .relaxed)
        }
    }

    private func checker() throws(DiagnosticList) -> JobChecker {
        try JobChecker(
            measuring: specification, by: textModel, checks: checks, options: options,
            cancellation: Interruption.flag)
    }
}
