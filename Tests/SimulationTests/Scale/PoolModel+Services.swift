import Foundation

@testable import LayoutWorker

/// Time of this thread on a core, nanoseconds.
func threadNanoseconds() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

extension PoolModel {
    /// A collector's connection to the controller, as the controller knows it.
    static func collectorPeer(_ shard: Int) -> PeerID {
        PeerID(port: .workers, route: [7, UInt8(truncatingIfNeeded: shard)])
    }
    /// Bytes of a variant in the model: those of a burst are in its report, so that the model itself has little to check.
    static let modelBytes = 2

    /// Messages, taken or sent, after which a thread that woke has its code and data near again: one of each type of a turn.
    static let asleepMessages = 4

    /// Lets a service have a turn as soon as it can.
    func plan(_ service: Service) {
        guard !loops[service.index].isTurnPlanned else { return }
        loops[service.index].isTurnPlanned = true
        loops[service.index].asleep =
            loops[service.index].busyUntil < now ? PoolModel.asleepMessages : 0
        agenda.add(.turn(service), at: max(now, loops[service.index].busyUntil))
    }

    /// One turn: what has come, at most as many messages as the real loop takes, then what is due.
    func turn(_ service: Service) {
        let index = service.index
        loops[index].isTurnPlanned = false
        let waiting = loops[index].inbox.count - loops[index].head
        loops[index].longestInbox = max(loops[index].longestInbox, waiting)
        let count = min(waiting, MessagePort.mostATurn)
        let batch = Array(loops[index].inbox[loops[index].head..<loops[index].head + count])
        loops[index].head += count
        if loops[index].head > 4_096 {
            loops[index].inbox.removeFirst(loops[index].head)
            loops[index].head = 0
        }
        loops[index].turns += 1
        spend(costs.turnMicroseconds * 1_000, service)
        let isTick = loops[index].isTickDue
        loops[index].isTickDue = false
        switch service {
        case .controller: controllerTurn(batch, isTick)
        case .collector(let shard): collectorTurn(shard, batch, isTick)
        }
        if loops[index].head < loops[index].inbox.count { plan(service) }
    }

    /// A service works for so many nanoseconds.
    ///
    /// - Parameter processor: its part on a core; nil is all of it.
    private func spend(_ nanoseconds: Double, _ service: Service, processor: Double? = nil) {
        let index = service.index
        let begin = max(now, loops[index].busyUntil)
        loops[index].busyUntil = begin + Int64(nanoseconds)
        loops[index].busy += Int64(nanoseconds)
        loops[index].processor += Int64(processor ?? nanoseconds)
    }

    /// Runs a piece of a state machine, and charges what it took.
    private func measured<Result>(_ service: Service, _ body: () -> Result) -> Result {
        let begin = threadNanoseconds()
        let result = body()
        let nanoseconds =
            setup.eventMicroseconds.map { $0 * 1_000 } ?? Double(threadNanoseconds() - begin)
        loops[service.index].machine += Int64(nanoseconds)
        spend(nanoseconds, service)
        return result
    }

    /// A message taken or sent, with so many bytes of payload of a real pool. The library's threads work at both ends.
    private func spendMessage(_ service: Service, bytes: Double) {
        loops[service.index].messages += 1
        spend(costs.messageMicroseconds * 1_000 + bytes * costs.payloadNanoseconds, service)
        besideNanoseconds +=
            2 * (costs.libraryMicroseconds * 1_000 + bytes * costs.libraryNanoseconds)
        guard loops[service.index].asleep > 0 else { return }
        loops[service.index].asleep -= 1
        spend(costs.asleepMicroseconds * 1_000, service)
        besideNanoseconds += 2 * costs.libraryAsleepMicroseconds * 1_000
    }

    /// A commit of what a turn wrote.
    private func spendCommit(_ service: Service) {
        spend(
            costs.commitMicroseconds * 1_000, service,
            processor: costs.commitProcessorMicroseconds * 1_000)
    }

    private func controllerTurn(_ batch: [(PeerID, Message)], _ isTick: Bool) {
        var writes: UInt64?
        var events: [ControllerEvent] = isTick ? [.tick] : []
        for (peer, message) in batch {
            spendMessage(.controller, bytes: 0)
            events.append(.received(peer, message))
        }
        while !events.isEmpty {
            for event in events {
                let effects = measured(.controller) { controller.handle(event, now: instant) }
                for effect in effects {
                    if let ticket = carryOut(effect) { writes = ticket }
                }
            }
            events = []
            if let ticket = writes {
                writes = nil
                spendCommit(.controller)
                events = [.persisted(ticket: ticket)]
            }
        }
    }

    /// Carries an effect of the controller out; gives the ticket of a write.
    private func carryOut(_ effect: ControllerEffect) -> UInt64? {
        switch effect {
        case .persist(let ticket, _): return ticket
        case .send(let peer, let message): send(message, to: peer)
        case .sendWithSpecification(let peer, let message, let job):
            let bytes = specifications[job] ?? []
            switch message {
            case .lease(let header, _): send(.lease(header, specification: bytes), to: peer)
            case .have(let header, _): send(.have(header, specification: bytes), to: peer)
            default: send(message, to: peer)
            }
        default: break
        }
        return nil
    }

    private func send(_ message: Message, to peer: PeerID) {
        spendMessage(.controller, bytes: 0)
        let at = loops[0].busyUntil + latency
        if peer.route.first == 7, peer.route.count == 2 {
            let shard = Int(peer.route[1])
            agenda.add(
                .arrival(.collector(shard), CollectorMachine.controllerPeer, message), at: at)
        } else if peer.port == .workers, let index = ModelWorker.index(peer) {
            if case .lease = message, firstLease == 0 { firstLease = at }
            agenda.add(.worker(index, message, .controller), at: at)
        }
    }

    /// Time of a message on its way.
    var latency: Int64 {
        Int64((setup.latencyMicroseconds ?? costs.latencyMicroseconds) * 1_000)
    }

    private func collectorTurn(_ shard: Int, _ batch: [(PeerID, Message)], _ isTick: Bool) {
        let service = Service.collector(shard)
        let wasAsleep = loops[service.index].asleep > 0
        var events: [CollectorEvent] = isTick ? [.tick] : []
        for (peer, message) in batch {
            var bytes = 0.0
            if case .frames(_, let payload) = message { bytes = Double(payload.count) / scale }
            spendMessage(service, bytes: bytes)
            events.append(.received(peer, message))
        }
        while !events.isEmpty {
            var writes: UInt64?
            for event in events {
                let effects = measured(service) {
                    collectors[shard].handle(event, now: instant)
                }
                if let ticket = carryOut(effects, shard, at: nil) { writes = ticket }
            }
            events = []
            if let ticket = writes {
                spendCommit(service)
                if wasAsleep { spend(setup.load.recordAsleepMicroseconds * 1_000, service) }
                events = [.stored(ticket: ticket)]
            }
        }
    }

    /// Carries effects of a collector out; gives the last ticket of what is to be written.
    @discardableResult
    func carryOut(_ effects: [CollectorEffect], _ shard: Int, at time: Int64?) -> UInt64? {
        let service = Service.collector(shard)
        var last: UInt64?
        for effect in effects {
            if let ticket = effect.ticket { last = ticket }
            switch effect {
            case .append(_, let request):
                let (count, load) = (Double(request.count), setup.load)
                spend(
                    (costs.burstMicroseconds + count * load.recordMicroseconds) * 1_000, service,
                    processor: (costs.burstMicroseconds + count * load.recordProcessorMicroseconds)
                        * 1_000)
                recorded += request.count
                lastRecord = max(lastRecord, loops[service.index].busyUntil)
            case .send(let peer, let message):
                spendMessage(service, bytes: 0)
                let at = (time ?? loops[service.index].busyUntil) + latency
                if peer.port == .controller {
                    agenda.add(
                        .arrival(.controller, PoolModel.collectorPeer(shard), message), at: at)
                } else if let index = ModelWorker.index(peer) {
                    agenda.add(.worker(index, message, .collector(shard)), at: at)
                }
            default: break
            }
        }
        return last
    }
}
