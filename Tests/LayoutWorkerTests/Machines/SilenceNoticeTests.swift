import Testing

@testable import LayoutWorker

/// What worker and collector say of a controller that does not answer: once, and once when it is back.
@Suite struct SilenceNoticeTests {
    private static let welcome = Message.welcome(
        WelcomeHeader(
            role: .controller, minor: 0, epoch: 1, beatMilliseconds: 2_000,
            leaseMilliseconds: 10_000, collector: nil, creditBytes: 0, drop: []))
    private static let beat = Message.beat(
        BeatHeader(number: 1, chunks: [], answers: [], drain: false, isReady: true))

    /// Events about the controller, second by second: what the machine says with its name.
    private static func said(
        _ ofSecond: [Int: Message], until end: Int, by turn: (Message?, Instant) -> [LogRecord]
    ) -> [String] {
        (0...end * 10).flatMap { tenth in
            let now = Instant(nanoseconds: 1_000_000_000 + Int64(tenth) * 100_000_000)
            let message = tenth % 10 == 0 ? ofSecond[tenth / 10] : nil
            return turn(message, now).filter { $0.event.hasPrefix("controller-") }
                .map { "\(tenth / 10) \($0.event)" }
        }
    }

    private static func worker(_ messages: [Int: Message], until end: Int) -> [String] {
        var machine = WorkerMachine(
            configuration: WorkerConfiguration(
                uuid: "w", name: "w", build: ControllerHarness.build, controllerAddress: "ipc://x"))
        return said(messages, until: end) { message, now in
            var effects: [WorkerEffect] = []
            if let message {
                effects += machine.handle(.received(.controller, message), now: now)
            }
            effects += machine.handle(.tick, now: now)
            return effects.compactMap { if case .log(let record) = $0 { record } else { nil } }
        }
    }

    private static func collector(_ messages: [Int: Message], until end: Int) -> [String] {
        var machine = CollectorMachine(
            restoring: [],
            configuration: CollectorConfiguration(
                uuid: "c", name: "c", controllerAddress: "ipc://x"))
        return said(messages, until: end) { message, now in
            var effects: [CollectorEffect] = []
            if let message {
                let peer = CollectorMachine.controllerPeer
                effects += machine.handle(.received(peer, message), now: now)
            }
            effects += machine.handle(.tick, now: now)
            return effects.compactMap { if case .log(let record) = $0 { record } else { nil } }
        }
    }

    /// Nobody there from the start, for a minute; then somebody; then nobody again, for a minute.
    @Test func isSaidOnce() {
        var messages = [60: Self.welcome]
        for second in 61..<70 { messages[second] = Self.beat }
        messages[130] = Self.welcome
        let told = [
            "3 controller-silent", "60 controller-back", "76 controller-silent",
            "130 controller-back",
        ]
        #expect(Self.worker(messages, until: 132) == told)
        #expect(Self.collector(messages, until: 132) == told)
    }

    /// A restart that takes less than it takes to be missed is no news.
    @Test func aShortAbsenceIsNoNews() {
        let messages = [1: Self.welcome, 5: Self.beat, 11: Self.welcome]
        #expect(Self.worker(messages, until: 12) == [])
        #expect(Self.collector(messages, until: 12) == [])
    }
}
