@testable import LayoutWorker

extension Cluster {
    /// One thing goes wrong.
    func strike(_ kind: Fault.Kind) {
        note("fault \(kind)")
        switch kind {
        case .killWorker(let index):
            if alive.contains(.worker(index)) { kills += 1 }
            checker.struck(workers[index], isFrozen: false)
            kill(.worker(index))
            plan(.start(.worker(index)), in: Int.random(in: 50...3_000, using: &random))
        case .freezeWorker(let index, let time):
            kills += 1
            checker.struck(workers[index], isFrozen: true)
            freeze(.worker(index), time)
        case .drainWorker(let index):
            if alive.contains(.worker(index)) { feedWorker(index, .drain) }
        case .cutWorker(let index, let time):
            kills += 1
            checker.struck(workers[index], isFrozen: false)
            let until = now + Int64(time) * 1_000_000
            for (id, connection) in connections where connection.dealer == .worker(index) {
                connections[id]?.cutUntil = until
            }
        case .killController(let time):
            kill(.controller)
            plan(.start(.controller), in: time)
        case .freezeController(let time): freeze(.controller, time)
        case .killCollector(let time):
            let shard = time % scenario.collectors
            kill(.collector(shard))
            plan(.start(.collector(shard)), in: time)
        case .fullResults(let time):
            let shard = time / 3 % scenario.collectors
            // The budget is used up before the disk is full; with luck it never comes to that.
            if collectors[shard] != nil { feedCollector(shard, .room(false)) }
            results[shard].isFull = time % 3 != 0
            plan(.storeHealed(shard), in: time)
        case .fullJournal(let time):
            journal.isFull = true
            plan(.journalHealed, in: time)
        case .submitAgain(let index): submit(index)
        case .submitOther(let index): submitOther(index)
        case .stranger: intrude()
        }
    }

    private func freeze(_ node: Node, _ milliseconds: Int) {
        guard alive.contains(node), frozen[node] == nil else { return }
        frozen[node] = []
        plan(.thaw(node), in: milliseconds)
    }

    /// A peer that said no HELLO answers for others.
    private func intrude() {
        let peer = PeerID(port: .workers, route: [9, 9, 9, 9, 9])
        if let machine = controller, let chunk = machine.chunks.values.min(by: { $0.id < $1.id }) {
            let done = DoneHeader(
                chunk: chunk.id, attempt: chunk.attempt, variants: 1, microseconds: 1,
                coldBuilds: 0)
            let job = machine.jobs[chunk.job]?.record.job ?? ""
            let recorded = RecordedHeader(
                job: job, ranges: chunk.ranges, duplicates: 0, mismatches: 0)
            let before = machine.chunks
            feedController(.received(peer, .done(done)))
            feedController(.received(peer, .recorded(recorded)))
            if controller?.chunks != before { fail("a stranger changed a lease") }
        }
        for job in scenario.jobs {
            let header = FramesHeader(
                job: job.job, chunk: 1, attempt: 1, first: 0, count: 1, worker: "stranger",
                build: scenario.builds[0], sequence: nil)
            let payload = ToySolver.payload(
                specification: "other", variant: 0, isWarm: true)
            for shard in results.indices {
                feedCollector(shard, .received(peer, .frames(header, payload: payload.encoded())))
            }
        }
    }
}
