internal import Glibc
internal import Synchronization

/// How a service is asked to end: by signals of the process, or by its owner.
///
/// The first request drains, the second ends at once.
package final class StopControl: Sendable {
    /// How urgent the end is.
    enum Urgency: Int, Comparable {
        /// Nobody asked.
        case none
        /// Finish what is under way, hand back the rest.
        case drain
        /// End now; leases cover what is lost.
        case immediate

        static func < (left: Urgency, right: Urgency) -> Bool { left.rawValue < right.rawValue }
    }

    private let wakeUp: WakeUp
    private let signals: SignalSource?
    private let ignoresInterrupt: Bool
    private let requests = Atomic<Int>(0)
    private let lastSignal = Atomic<Int32>(0)

    private init(signals: SignalSource?, ignoresInterrupt: Bool) throws(TransportError) {
        wakeUp = try WakeUp()
        self.signals = signals
        self.ignoresInterrupt = ignoresInterrupt
    }

    /// Requests come from the owner alone.
    package static func owned() throws -> StopControl {
        try StopControl(signals: nil, ignoresInterrupt: true)
    }

    /// SIGTERM and SIGINT are requests. To be made on the main thread before any other thread.
    ///
    /// - Parameter ignoresInterrupt: for a helper of a program in the foreground, which gets the terminal's Ctrl-C too.
    package static func ofProcess(ignoresInterrupt: Bool = false) throws -> StopControl {
        try StopControl(
            signals: SignalSource([SIGTERM, SIGINT]), ignoresInterrupt: ignoresInterrupt)
    }

    /// Whether signals of the process are requests: the service is what the process is for.
    var isOfProcess: Bool { signals != nil }

    /// What to poll.
    var descriptors: [Int32] { [wakeUp.descriptor] + (signals.map { [$0.descriptor] } ?? []) }

    /// Asks for the end; a second time for an end at once.
    package func request() {
        requests.add(1, ordering: .relaxed)
        wakeUp.signal()
    }

    /// Ends the wait of the thread that polls, without a request.
    func wake() { wakeUp.signal() }

    /// Takes what came and says how urgent the end is.
    func check() -> Urgency {
        wakeUp.clear()
        for signal in signals?.take() ?? [] {
            if signal == SIGINT && ignoresInterrupt { continue }
            lastSignal.store(signal, ordering: .relaxed)
            requests.add(1, ordering: .relaxed)
        }
        return Urgency(rawValue: min(2, requests.load(ordering: .relaxed))) ?? .immediate
    }

    /// The last signal that counted; nil when there was none.
    package var signal: Int32? {
        let signal = lastSignal.load(ordering: .relaxed)
        return signal == 0 ? nil : signal
    }
}

/// How a service ended.
package enum ServiceExit: Equatable, Sendable {
    /// All was handed over.
    case drained
    /// Asked twice, or out of grace time: something may have to be done again.
    case forced
}
