internal import Synchronization

/// What the collector's thread tells the thread of a private pool's owner.
final class PoolBoard: Sendable {
    /// One job as it stands on disk.
    struct Job: Equatable {
        /// Variants on disk.
        var recorded = 0
        /// Variants given up.
        var quarantined: Set<Int> = []
        /// How it ended.
        var end: JobState?
        /// The build whose frames it holds.
        var build: EngineBuild?
    }

    /// All that was told.
    struct State {
        /// Jobs by id.
        var jobs: [String: Job] = [:]
        /// Why nothing can be recorded.
        var storageProblem: String?
    }

    /// Readable when something was told.
    let news: WakeUp
    private let state = Mutex(State())

    /// Creates an empty board.
    init() throws(TransportError) { news = try WakeUp() }

    /// Takes an observation.
    func note(_ observation: CollectorObservation) {
        state.withLock { state in
            switch observation {
            case .restored(let jobs):
                for job in jobs {
                    state.jobs[job.job] = Job(
                        recorded: job.recorded.count,
                        quarantined: Set(job.quarantined.map(\.variant)), end: job.end,
                        build: job.build)
                }
            case .recorded(let job, let variants):
                state.jobs[job, default: Job()].recorded += variants
            case .quarantined(let job, let variant):
                state.jobs[job, default: Job()].quarantined.insert(variant.variant)
            case .ended(let job, let end): state.jobs[job, default: Job()].end = end
            case .storage(let problem): state.storageProblem = problem
            }
        }
        news.signal()
    }

    /// All that was told so far.
    func snapshot() -> State {
        news.clear()
        return state.withLock { $0 }
    }
}
