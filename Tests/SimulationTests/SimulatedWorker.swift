@testable import LayoutWorker

/// A worker process: its machine, and a solver thread that takes virtual time.
struct SimulatedWorker {
    var machine: WorkerMachine?
    var specifications: [String: [UInt8]] = [:]
    var warm: [WarmFamily] = []
    var order: SolveOrder?
    /// Grows with each order and each interruption, so that old steps are ignored.
    var step = 0
    var next = 0
    var burst: [ToySolver.Answer] = []
    var burstFirst = 0
    var burstStarted: Int64 = 0
    var coldBuilds = 0
    var counter: UInt64 = 0
    var isPaused = false
    var isStepPlanned = false
    var isFinishing = false
    /// Whether it is told to end and will not be started again.
    var isRetired = false
}
