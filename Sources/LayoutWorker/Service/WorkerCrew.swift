internal import Glibc

/// Worker processes of this one: started, restarted when they die, ended. On the pool's own thread.
final class WorkerCrew {
    /// Ends in a row without a newly recorded variant after which starting more makes no sense.
    static let mostIdleEnds = 60
    /// Time they have to end in after SIGTERM, milliseconds.
    static let drainMilliseconds = 5_000

    private let program: WorkerProgram
    private let controller: Endpoint
    private let build: EngineBuild
    private let readEnd: Int32
    private let writeEnd: Int32
    private var processes: [WorkerProcess] = []
    private var idleEnds = 0
    private var recordedAtEnd = 0
    private var restartAt: Instant?
    private var missing = 0
    private var lastEnd = ""

    /// Prepares a crew; no process is started.
    init(_ program: WorkerProgram, controller: Endpoint, build: EngineBuild) throws {
        self.program = program
        self.controller = controller
        self.build = build
        var ends: [Int32] = [-1, -1]
        if unsafe pipe(&ends) != 0 { throw TransportError.system("make a pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        processes.forEach { $0.signal(SIGKILL) }
        close(readEnd)
        close(writeEnd)
    }

    /// When a process is to be started again; nil when none is due.
    var nextStart: Instant? { restartAt }

    /// Starts processes.
    func start(_ number: Int) throws {
        for _ in 0..<number {
            processes.append(
                try WorkerProcess(
                    program, controller: controller, livenessPipe: readEnd, build: build))
        }
    }

    /// Takes note of processes that ended and gives those that died on their work.
    ///
    /// - Parameter recorded: variants recorded so far, to tell progress from a crew that only dies.
    private func reap(recorded: Int, now: Instant) throws -> [ControllerEmbedding.Death] {
        var deaths: [ControllerEmbedding.Death] = []
        processes.removeAll { process in
            guard let end = process.takeEnd() else { return false }
            if !end.isSuccess {
                deaths.append(ControllerEmbedding.Death(uuid: process.uuid, text: end.text))
            }
            lastEnd = end.text
            missing += 1
            return true
        }
        if missing == 0 { return [] }
        if recorded > recordedAtEnd { idleEnds = 0 }
        recordedAtEnd = recorded
        idleEnds += deaths.count
        if idleEnds > WorkerCrew.mostIdleEnds {
            throw PoolError(
                description: "cannot keep workers running: the last one \(lastEnd); "
                    + "look at their messages with --log debug")
        }
        // The first ones at once, then ever slower.
        let wait = idleEnds <= 4 ? 0 : min(2_000, 50 << min(idleEnds - 4, 6))
        if restartAt == nil { restartAt = now.adding(milliseconds: wait) }
        return deaths
    }

    /// Starts those that are due.
    private func restart(now: Instant) throws {
        guard let due = restartAt, now >= due else { return }
        restartAt = nil
        let number = missing
        missing = 0
        try start(number)
    }

    /// Takes note of processes that ended, tells the controller of those that died, and starts those that are due.
    func tend(_ embedding: ControllerEmbedding, recorded: Int, log: ServiceLog) throws {
        let deaths = try reap(recorded: recorded, now: MonotonicClock.now)
        for death in deaths {
            log.write(.warning, "worker-died", [("how", death.text)])
            embedding.report(death)
        }
        try restart(now: MonotonicClock.now)
    }

    /// Ends all: they finish their variant and hand over what they have; late or at another signal, at once.
    func end(_ signals: SignalSource) {
        signal(SIGTERM)
        let deadline = MonotonicClock.now.adding(milliseconds: WorkerCrew.drainMilliseconds)
        while true {
            processes.removeAll { $0.takeEnd() != nil }
            let left = deadline.milliseconds(since: MonotonicClock.now)
            if processes.isEmpty { return }
            if left <= 0 { break }
            _ = try? poll(
                sockets: [], descriptors: [signals.descriptor], timeout: .milliseconds(left))
            if signals.take().contains(where: { $0 != SIGCHLD }) { break }
        }
        signal(SIGKILL)
    }

    private func signal(_ signal: Int32) { processes.forEach { $0.signal(signal) } }
}
