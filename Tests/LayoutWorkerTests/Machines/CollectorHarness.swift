@testable import LayoutWorker

/// A collector with one open job of 100 variants, and the effects since last asked.
struct CollectorHarness {
    static let worker = PeerID(port: .workers, route: [1])
    static let client = PeerID(port: .clients, route: [2])

    var machine: CollectorMachine
    var now = Instant(nanoseconds: 1_000_000_000)
    var effects: [CollectorEffect] = []

    init(_ change: (inout CollectorConfiguration) -> Void = { _ in }) {
        var configuration = CollectorConfiguration(uuid: "c", name: "c")
        change(&configuration)
        machine = CollectorMachine(restoring: [], configuration: configuration)
        feed(.connectedController)
        let welcome = WelcomeHeader(
            role: .controller, minor: 0, epoch: 1, beatMilliseconds: 2_000,
            leaseMilliseconds: 10_000, collector: nil, creditBytes: 0, drop: [])
        controller(.welcome(welcome))
        hello(CollectorHarness.worker, .worker)
        hello(CollectorHarness.client, .client)
        have("j")
        store()
        effects = []
    }

    mutating func feed(_ event: CollectorEvent) { effects += machine.handle(event, now: now) }

    mutating func controller(_ message: Message) {
        feed(.received(CollectorMachine.controllerPeer, message))
    }

    mutating func hello(_ peer: PeerID, _ role: PeerRole) {
        var header = MessageSamples.hello
        header.role = role
        feed(.received(peer, .hello(header)))
    }

    mutating func have(_ job: String, specification: String = "s") {
        let header = HaveHeader(
            job: job, specification: specification, variants: 100, build: nil, from: 0,
            reopens: false, question: 1)
        controller(.have(header, specification: [1]))
    }

    mutating func store() { feed(.stored(ticket: machine.lastTicket)) }

    /// Lets time pass to a tick.
    mutating func tick(after milliseconds: Int) {
        now = now.adding(milliseconds: milliseconds)
        feed(.tick)
    }

    mutating func take() -> [CollectorEffect] {
        defer { effects = [] }
        return effects
    }

    mutating func frames(
        _ range: Range<Int>, job: String = "j", build: EngineBuild = MessageSamples.build
    ) {
        let header = FramesHeader(
            job: job, chunk: 1, attempt: 1, first: range.lowerBound, count: range.count,
            worker: "w", build: build, sequence: nil)
        let payload = FramesPayloadTests.sample(100, seed: 1).slice(range).encoded()
        feed(.received(CollectorHarness.worker, .frames(header, payload: payload)))
    }
}

extension [CollectorEffect] {
    /// Messages to a peer, in order.
    func messages(to peer: PeerID = CollectorMachine.controllerPeer) -> [Message] {
        compactMap { effect in
            if case .send(peer, let message) = effect { message } else { nil }
        }
    }

    /// What the worker is told about its bursts.
    var outcomes: [AcknowledgeHeader.Outcome] {
        messages(to: CollectorHarness.worker).compactMap { message in
            if case .acknowledge(let header) = message { header.outcome } else { nil }
        }
    }

    /// What is to be written.
    var appends: [AppendRequest] {
        compactMap { if case .append(_, let request) = $0 { request } else { nil } }
    }

    /// Ranges of variants that are to be compared with what is recorded.
    var comparisons: [Range<Int>] {
        compactMap { effect in
            if case .compare(_, _, let range, _, _) = effect { range } else { nil }
        }
    }

    /// Sequence numbers from which frames are to be read for followers.
    var reads: [UInt64] {
        compactMap { effect in
            if case .read(_, _, let from, _) = effect { from } else { nil }
        }
    }
}
