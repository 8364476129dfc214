/// When the loop of a service ticks, how long it may wait, and how it ends.
struct ServiceRhythm {
    /// What a loop is to do about its end.
    enum Order: Equatable {
        /// Nothing.
        case goOn
        /// Begin to drain; said once.
        case drain
        /// End now.
        case end(ServiceExit)
    }

    /// Time between ticks.
    static let tickMilliseconds = 100

    /// Time between ticks now.
    var tickMilliseconds = ServiceRhythm.tickMilliseconds
    private let graceMilliseconds: Int
    private var nextTick = MonotonicClock.now
    private var watchdog = ServiceWatchdog.ofProcess
    private var isDraining = false
    private var deadline: Instant?

    /// Creates a rhythm whose first tick is due.
    ///
    /// - Parameter graceMilliseconds: time a drain may take.
    init(graceMilliseconds: Int = 30_000) { self.graceMilliseconds = graceMilliseconds }

    /// Whether a tick is due; the next is later then.
    mutating func takeTick(_ now: Instant) -> Bool {
        guard now >= nextTick else { return false }
        nextTick = now.adding(milliseconds: tickMilliseconds)
        return true
    }

    /// How long to wait for messages: to the next tick.
    func wait(_ now: Instant) -> Duration {
        .milliseconds(max(0, nextTick.milliseconds(since: now) + 1))
    }

    /// Looks at what was asked for. A service that is the process's own tells its manager that it turns, and that it ends.
    mutating func order(_ stop: StopControl, _ log: ServiceLog) -> Order {
        if stop.isOfProcess, watchdog.isDue(MonotonicClock.now) { ServiceManager.tellAlive() }
        if let deadline, MonotonicClock.now >= deadline { return .end(.forced) }
        switch stop.check() {
        case .none: return .goOn
        case .drain where isDraining: return .goOn
        case .drain:
            log.write(.info, "draining")
            isDraining = true
            if stop.isOfProcess { ServiceManager.tellStopping() }
            deadline = MonotonicClock.now.adding(milliseconds: graceMilliseconds)
            return .drain
        case .immediate: return .end(.forced)
        }
    }
}
