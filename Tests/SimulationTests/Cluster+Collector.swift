@testable import LayoutWorker

extension Cluster {
    static let collectorConfiguration: CollectorConfiguration = {
        var configuration = CollectorConfiguration(uuid: "collector", name: "collector")
        configuration.beatMilliseconds = 500
        configuration.workerCreditBytes = 7_000
        configuration.pendingBytes = 18_500
        return configuration
    }()

    func startCollector(_ shard: Int) {
        let jobs = results[shard].jobs.values.map(\.job).sorted { $0.job < $1.job }
        var configuration = Cluster.collectorConfiguration
        configuration.shard = shard
        collectors[shard] = CollectorMachine(restoring: jobs, configuration: configuration)
    }

    func feedCollector(_ shard: Int, _ event: CollectorEvent) {
        guard let before = collectors[shard]?.pending.bytes else { return }
        let effects = collectors[shard]?.handle(event, now: instant) ?? []
        if let machine = collectors[shard] {
            checker.check(machine, self)
            if case .received(_, .frames(let header, _)) = event, machine.pending.bytes > before {
                checker.check(header, effects, self)
            }
        }
        for effect in effects where sabotage?.skips(effect, self) != true {
            carryOut(effect, shard)
        }
    }

    private func carryOut(_ effect: CollectorEffect, _ shard: Int) {
        let node = Node.collector(shard)
        switch effect {
        case .send(let peer, let message):
            if case .cancelled(let header) = message, peer.port == .controller {
                checker.confirmedCancelled.insert(header.job)
            }
            if peer.port == .controller {
                sendUp(node, .controller, message)
            } else if !sendDown(node, peer, message) {
                feedCollector(shard, .disconnected(peer))
            }
        case .disconnect(let peer): if let id = byRoute[peer.route] { renew(id) }
        case .reconnectController:
            connect(node, to: .controller, port: .workers)
            plan(.connected(node, nil, generation: generations[node] ?? 0), in: 1)
        case .openJob(let ticket, _, _, _), .append(let ticket, _),
            .compare(let ticket, _, _, _, _),
            .quarantine(let ticket, _, _), .endJob(let ticket, _, _), .reopenJob(let ticket, _),
            .forget(let ticket, _):
            if results[shard].unwritten.isEmpty {
                let delay = Int.random(in: 1...15, using: &random)
                plan(.store(shard, generation: generations[node] ?? 0), in: delay)
            }
            results[shard].unwritten.append((ticket, effect))
        case .read(let peer, let job, let from, let bytes):
            var rows: [StoredFrames] = []
            var room = bytes
            for row in results[shard].jobs[job]?.rows ?? [] where row.sequence >= from {
                if !rows.isEmpty && row.payload.count > room { break }
                room -= row.payload.count
                rows.append(row)
            }
            feedCollector(shard, .rows(peer, job: job, rows))
        case .log(let record): note("collector\(shard): \(record.event) \(record.fields)")
        case .stopped: break
        }
    }

    func commitStore(_ shard: Int, _ generation: Int) {
        guard generation == generations[.collector(shard)],
            let first = results[shard].unwritten.first
        else { return }
        let writes = results[shard].unwritten
        results[shard].unwritten = []
        if results[shard].isFull {
            feedCollector(shard, .storeFailed(ticket: first.ticket, reason: "full"))
            return
        }
        for (ticket, effect) in writes { write(effect, ticket, shard) }
        // The service hands events over together; answers to comparisons come first.
        if let last = writes.last { feedCollector(shard, .stored(ticket: last.ticket)) }
    }

    private func write(_ effect: CollectorEffect, _ ticket: UInt64, _ shard: Int) {
        switch effect {
        case .openJob(let ticket, let job, let specification, let reuse):
            results[shard].jobs[job.job] = ResultStore.Stored(
                job: job, specification: specification)
            if let reuse { adopt(job, answeredBy: reuse, ticket, shard) }
        case .append(_, let request):
            checker.recorded(request, self)
            var header = request.origin
            header.sequence = request.sequence
            results[shard].jobs[request.job]?.rows.append(
                StoredFrames(
                    sequence: request.sequence, header: header, payload: request.payload))
            results[shard].jobs[request.job]?.job.recorded.insert(
                request.first..<request.first + request.count)
            results[shard].jobs[request.job]?.job.lastSequence = request.sequence
            if results[shard].jobs[request.job]?.job.build == nil {
                results[shard].jobs[request.job]?.job.build = request.origin.build
            }
        case .compare(_, let job, let range, let first, let payload):
            compare(ticket, shard, job, range, first, payload)
        case .quarantine(_, let job, let variant):
            results[shard].jobs[job]?.job.quarantined.removeAll { $0.variant == variant.variant }
            results[shard].jobs[job]?.job.quarantined.append(variant)
        case .endJob(_, let job, let state): results[shard].jobs[job]?.job.end = state
        case .reopenJob(_, let job):
            results[shard].jobs[job]?.job.end = nil
            results[shard].jobs[job]?.job.quarantined = []
        case .forget(_, let job): results[shard].jobs[job] = nil
        default: break
        }
    }

    /// Takes over what another job of the same content has on disk.
    private func adopt(
        _ job: CollectedJob, answeredBy build: EngineBuild, _ ticket: UInt64,
        _ shard: Int
    ) {
        let twins = results[shard].jobs.values.filter { other in
            other.job.job != job.job && other.job.specification == job.specification
                && other.job.variants == job.variants && other.job.build == build
        }
        guard let twin = twins.min(by: { $0.job.job < $1.job.job }), !twin.rows.isEmpty else {
            return
        }
        var adopted = job
        adopted.build = build
        for row in twin.rows {
            var origin = row.header
            origin.job = job.job
            adopted.lastSequence += 1
            origin.sequence = adopted.lastSequence
            guard let columns = try? FramesPayload(decoding: row.payload) else {
                return fail("a burst that cannot be read")
            }
            checker.recorded(
                AppendRequest(
                    job: job.job, sequence: adopted.lastSequence, first: origin.first,
                    count: origin.count, origin: origin, payload: row.payload,
                    digest: FramesPayload.statedDigest(row.payload),
                    tally: BurstTally(columns, 0..<columns.count)), self)
            adopted.recorded.insert(origin.first..<origin.first + origin.count)
            adopted.reused += origin.count
            results[shard].jobs[job.job]?.rows.append(
                StoredFrames(
                    sequence: adopted.lastSequence, header: origin, payload: row.payload))
        }
        results[shard].jobs[job.job]?.job = adopted
        adoptions += 1
        feedCollector(shard, .adopted(ticket: ticket, adopted))
    }

    private func compare(
        _ ticket: UInt64, _ shard: Int, _ job: String, _ range: Range<Int>, _ first: Int,
        _ payload: [UInt8]
    ) {
        guard let copy = try? FramesPayload(decoding: payload) else {
            return fail("a copy that cannot be read")
        }
        var mismatches = 0
        var seen = 0
        for row in results[shard].jobs[job]?.rows ?? [] {
            let stored = row.header.first..<row.header.first + row.header.count
            let common = stored.clamped(to: range)
            guard !common.isEmpty, let old = try? FramesPayload(decoding: row.payload) else {
                continue
            }
            seen += common.count
            mismatches += copy.mismatches(
                of: common.lowerBound - first..<common.upperBound - first, with: old,
                at: common.lowerBound - row.header.first)
        }
        if seen != range.count { fail("\(job) \(range) was said to be recorded and is not") }
        results[shard].jobs[job]?.job.duplicates += range.count
        results[shard].jobs[job]?.job.mismatches += mismatches
        if mismatches > 0 { fail("\(mismatches) copies of \(job) differ") }
        plan(
            .compared(
                shard, generation: generations[.collector(shard)] ?? 0,
                .compared(ticket: ticket, duplicates: range.count, mismatches: mismatches)), in: 0)
    }
}
