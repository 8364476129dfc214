@testable import LayoutWorker

extension Cluster {
    /// Times of the simulated controller: shorter than real ones, so that a run needs fewer ticks.
    static let configuration: ControllerConfiguration = {
        var configuration = ControllerConfiguration()
        configuration.beatMilliseconds = 500
        configuration.leaseMilliseconds = 2_500
        configuration.variantMilliseconds = 1_500
        configuration.chunkMilliseconds = 300
        configuration.backoffMilliseconds = 100
        configuration.backoffLimitMilliseconds = 5_000
        return configuration
    }()

    func startController() {
        var configuration = Cluster.configuration
        if let chunk = scenario.largestChunk {
            configuration.largestChunk = chunk
            configuration.firstChunk = min(configuration.firstChunk, chunk)
        }
        configuration.shards = collectors.indices.map { shard in
            ShardAddresses(frames: "\(shard)", results: "\(shard)")
        }
        var machine = ControllerMachine(
            restoring: journal.stored, configuration: configuration,
            seed: scenario.seed ^ UInt64(generations[.controller] ?? 0), now: instant)
        sabotage?.restart(&machine, generations[.controller] ?? 0)
        controller = machine
    }

    func feedController(_ event: ControllerEvent) {
        guard controller != nil else { return }
        for event in sabotage?.controllerEvents(event, self) ?? [event] {
            let effects = controller?.handle(event, now: instant) ?? []
            if let machine = controller { checker.check(machine, event, effects, self) }
            for effect in effects { carryOut(effect) }
        }
    }

    private func carryOut(_ effect: ControllerEffect) {
        switch effect {
        case .send(let peer, let message):
            if !sendDown(.controller, peer, message) { unreachable(peer) }
            sabotage?.controllerSent(message, self)
        case .sendWithSpecification(let peer, let message, let job):
            guard let specification = journal.specifications[job] else {
                return fail("no specification of \(job)")
            }
            var complete = message
            if case .lease(let header, _) = message {
                complete = .lease(header, specification: specification)
            }
            if case .have(let header, _) = message {
                complete = .have(header, specification: specification)
            }
            if !sendDown(.controller, peer, complete) { unreachable(peer) }
            sabotage?.controllerSent(complete, self)
        case .persist(let ticket, let entries):
            if journal.unwritten.isEmpty {
                let delay = Int.random(in: 1...20, using: &random)
                plan(.journal(generation: generations[.controller] ?? 0), in: delay)
            }
            journal.unwritten.append((ticket, entries))
        case .disconnect(let peer): if let id = byRoute[peer.route] { renew(id) }
        case .log(let record): note("controller: \(record.event) \(record.fields)")
        case .stopped: break
        }
    }

    /// The ROUTER noticed that nobody is there: told after the turn, as EHOSTUNREACH is.
    private func unreachable(_ peer: PeerID) {
        guard let machine = controller, machine.uuids[peer] != nil || machine.shard(of: peer) != nil
        else { return }
        note("unreachable \(peer)")
        feedController(.disconnected(peer))
    }

    func commitJournal(_ generation: Int) {
        guard generation == generations[.controller] else { return }
        if journal.isFull {
            let failed = journal.unwritten
            journal.unwritten = []
            for (ticket, _) in failed {
                feedController(.persistFailed(ticket: ticket, reason: "full"))
            }
        } else if let ticket = journal.commit() {
            feedController(.persisted(ticket: ticket))
        }
    }
}
