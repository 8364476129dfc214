extension ControllerMachine {
    /// HELLO of a worker: new, back by another connection, or back after a restart of the controller.
    mutating func greetWorker(
        _ header: HelloHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        if workers[header.uuid] == nil && workers.count >= configuration.workers {
            complain("busy", "too many workers", peer, &effects)
            effects.append(.disconnect(peer))
            return
        }
        var worker =
            workers[header.uuid]
            ?? ControllerWorker(
                uuid: header.uuid, name: header.name, build: header.build, heardAt: now)
        if workers[header.uuid] == nil { builds[worker.build, default: 0] += 1 }
        if let old = worker.peer { uuids[old] = nil }
        worker.peer = peer
        worker.heardAt = now
        worker.lostAt = nil
        // The connection begins anew, and so does what is known of its other end.
        worker.slots = 0
        worker.specifications = []
        workers[header.uuid] = worker
        uuids[peer] = header.uuid
        let drop = reconcile(header.held, header.uuid, now)
        effects.append(.send(peer, .welcome(welcome(drop: drop))))
        feed(header.uuid)
    }

    /// Compares what a worker holds with what it should hold; gives what it is to drop.
    private mutating func reconcile(
        _ held: [HeldChunk], _ uuid: String, _ now: Instant
    ) -> [UInt64] {
        var drop: [UInt64] = []
        var kept: Set<UInt64> = []
        for chunk in held {
            if let known = chunks[chunk.chunk] {
                let isOurs = known.worker == uuid && known.attempt == chunk.attempt
                if isOurs && known.endedAt == nil {
                    let expires = expiry(now)
                    chunks[chunk.chunk]?.expires = expires
                    kept.insert(chunk.chunk)
                    continue
                }
            } else if adopt(chunk, uuid, now) {
                kept.insert(chunk.chunk)
                continue
            }
            drop.append(chunk.chunk)
        }
        for id in workers[uuid]?.chunks ?? [] where !kept.contains(id) { awaitRecord(id, now) }
        return drop
    }

    /// Takes over a chunk that an earlier controller leased, when nobody else has any of it.
    private mutating func adopt(_ held: HeldChunk, _ uuid: String, _ now: Instant) -> Bool {
        guard held.chunk >> 32 < UInt64(epoch), let number = numbers[held.job],
            let job = jobs[number], let worker = workers[uuid], !job.state.isFinal,
            !job.isFinishing, job.record.specification == held.specification,
            job.build == worker.build, worker.chunks.count < WireLimits.entries
        else { return false }
        let ranges = held.ranges.subtracting(job.recorded)
        guard ranges.subtracting(job.fresh).isEmpty, !ranges.isEmpty else { return false }
        jobs[number]?.fresh.subtract(ranges)
        jobs[number]?.leased.insert(held.chunk)
        jobs[number]?.state = .running
        chunks[held.chunk] = LeasedChunk(
            id: held.chunk, job: number, attempt: held.attempt, ranges: ranges, worker: uuid,
            grantedAt: now, expires: expiry(now), burst: held.burst, crashes: 0, isSuspect: false,
            isCareful: held.isCareful)
        workers[uuid]?.chunks.append(held.chunk)
        touch(number, now)
        return true
    }

    /// When a lease given or extended now runs out.
    func expiry(_ now: Instant) -> Instant {
        now.adding(milliseconds: configuration.leaseMilliseconds)
    }

    /// A message of a worker.
    mutating func receiveFromWorker(
        _ message: Message, _ uuid: String, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        switch message {
        case .credit(let header): credit(header, uuid)
        case .beat(let header): beat(header, uuid, peer, now, &effects)
        case .needSpecification(let header): sendSpecification(header, uuid, peer, now, &effects)
        case .done(let header): done(header, uuid, now, &effects)
        case .fail(let header): fail(header, uuid, now, &effects)
        case .release(let header): release(header, uuid, now, &effects)
        case .drain:
            workers[uuid]?.isDraining = true
            feed(uuid)
        case .bye: leave(uuid, now)
        case .error(let header):
            effects.append(.log(LogRecord(.warning, "error", [("code", header.code)])))
        default: unexpected(message, peer, &effects)
        }
    }

    private mutating func credit(_ header: CreditHeader, _ uuid: String) {
        guard let worker = workers[uuid] else { return }
        var warm: [String: WarmFamily] = [:]
        for family in header.warm { warm[family.family] = family }
        workers[uuid]?.slots = header.slots
        workers[uuid]?.warm = warm
        for family in worker.warm.keys where warm[family] == nil { coolDown(family, uuid) }
        for family in warm.keys { warmWorkers[family, default: []].insert(uuid) }
        feed(uuid)
    }

    /// A worker has a family no more, unless it says that it has, or holds a chunk of it.
    mutating func coolDown(_ family: String, _ uuid: String) {
        if let worker = workers[uuid] {
            let holds = worker.chunks.contains { id in
                chunks[id].flatMap { jobs[$0.job]?.record.family } == family
            }
            if holds || worker.warm[family] != nil { return }
        }
        changes.families.insert(family)
        warmWorkers[family]?.remove(uuid)
        if warmWorkers[family]?.isEmpty == true { warmWorkers[family] = nil }
    }

    /// BEAT: extends what moves, tells what is to stop, finds leases that never arrived.
    private mutating func beat(
        _ header: BeatHeader, _ uuid: String, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        // A copy of an old beat may come late.
        let isNewest = header.number >= workers[uuid]?.beat ?? 0
        if isNewest { workers[uuid]?.beat = header.number }
        var answers: [BeatHeader.Answer] = []
        var seen: Set<UInt64> = []
        for progress in header.chunks {
            var order = BeatHeader.Order.drop
            if let chunk = chunks[progress.chunk], chunk.worker == uuid,
                chunk.attempt == progress.attempt, chunk.endedAt == nil
            {
                order = .extend
                seen.insert(chunk.id)
                extend(chunk, progress, now)
                if chunk.isCareful && isNewest {
                    chunks[chunk.id]?.isBegun = progress.variant != nil
                }
            } else {
                counters.fenced += 1
            }
            answers.append(
                BeatHeader.Answer(
                    chunk: progress.chunk, attempt: progress.attempt, order: order))
        }
        let patience = 2 * configuration.beatMilliseconds
        for id in workers[uuid]?.chunks ?? [] where !seen.contains(id) {
            if let chunk = chunks[id], now.milliseconds(since: chunk.grantedAt) > patience {
                awaitRecord(id, now)
            }
        }
        let answer = BeatHeader(
            number: header.number, chunks: [], answers: answers,
            drain: drain == .withWorkers || workers[uuid]?.isDraining == true,
            isReady: true)
        effects.append(.send(peer, .beat(answer)))
    }

    /// A lease goes on while its progress moves, while its variant is inside its time, or while it only waits.
    private mutating func extend(
        _ chunk: LeasedChunk, _ progress: ChunkProgress, _ now: Instant
    ) {
        let moves = progress.progress != chunk.progress || progress.variant == nil
        let isPatient = progress.milliseconds <= configuration.variantMilliseconds
        chunks[chunk.id]?.progress = progress.progress
        let expires = expiry(now)
        if moves || isPatient { chunks[chunk.id]?.expires = expires }
    }

    /// NEEDSPEC: the same LEASE again, with the specification.
    private mutating func sendSpecification(
        _ header: NeedSpecificationHeader, _ uuid: String, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = chunks[header.chunk], chunk.attempt == header.attempt,
            chunk.worker == uuid, chunk.endedAt == nil, let job = jobs[chunk.job],
            job.record.specification == header.specification
        else { return }
        let message = Message.lease(lease(chunk, job), specification: [])
        effects.append(.sendWithSpecification(peer, message, job: job.record.job))
    }

    /// BYE: what it had goes back, no attempt charged.
    private mutating func leave(_ uuid: String, _ now: Instant) {
        for id in workers[uuid]?.chunks ?? [] { giveBack(id, now) }
        removeWorker(uuid)
    }

    /// Forgets a worker that holds nothing.
    mutating func removeWorker(_ uuid: String) {
        guard let worker = workers.removeValue(forKey: uuid) else { return }
        let left = (builds[worker.build] ?? 1) - 1
        builds[worker.build] = left == 0 ? nil : left
        if let peer = worker.peer { uuids[peer] = nil }
        hungry.remove(uuid)
        let families = warmWorkers.compactMap { $0.value.contains(uuid) ? $0.key : nil }
        for family in families { coolDown(family, uuid) }
    }

    /// Decides whether a worker may be given a chunk.
    mutating func feed(_ uuid: String) {
        guard let worker = workers[uuid], worker.peer != nil, !worker.isDraining,
            worker.chunks.count < worker.slots
        else {
            hungry.remove(uuid)
            return
        }
        hungry.insert(uuid)
        changes.workers.insert(uuid)
    }
}
