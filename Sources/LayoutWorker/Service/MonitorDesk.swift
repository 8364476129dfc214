internal import Synchronization

/// Where the thread that serves `/metrics` asks a service's thread for its report, and waits a moment.
///
/// Nothing is computed while nobody asks, and a service that is stuck is seen to be so.
package final class MonitorDesk: Sendable {
    /// Longest wait for a report, milliseconds.
    static let patienceMilliseconds = 3_000

    /// The service.
    let service: String
    private let isAsked = Atomic<Bool>(false)
    private let answer = Mutex<MonitorReport?>(nil)
    private let answered: WakeUp
    private let stop: StopControl

    /// Creates the desk of a service whose thread polls `stop`.
    init(_ service: String, stop: StopControl) throws(TransportError) {
        self.service = service
        self.stop = stop
        answered = try WakeUp()
    }

    /// Asks and waits; nil when there is no answer in time. On one thread at a time.
    func ask() -> MonitorReport? {
        let deadline = MonotonicClock.now.adding(milliseconds: MonitorDesk.patienceMilliseconds)
        answered.clear()
        answer.withLock { $0 = nil }
        isAsked.store(true, ordering: .releasing)
        stop.wake()
        while true {
            let left = deadline.milliseconds(since: MonotonicClock.now)
            if let report = answer.withLock({ $0 }) { return report }
            if left <= 0 { return nil }
            _ = try? poll(
                sockets: [], descriptors: [answered.descriptor], timeout: .milliseconds(left))
            answered.clear()
        }
    }

    /// Answers when somebody asks. The service's thread calls it each turn.
    func answer(_ report: () -> MonitorReport) {
        guard isAsked.exchange(false, ordering: .acquiringAndReleasing) else { return }
        let made = report()
        answer.withLock { $0 = made }
        answered.signal()
    }
}
