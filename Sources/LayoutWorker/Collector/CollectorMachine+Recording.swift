extension CollectorMachine {
    /// FRAMES: recorded at once, or, where the job is not known yet, as soon as it is opened.
    mutating func take(
        _ header: FramesHeader, _ payload: [UInt8], _ peer: PeerID, _ now: Instant,
        _ effects: inout [CollectorEffect]
    ) {
        if jobs[header.job] == nil, isWritable, !isDraining,
            early.hasRoom(for: payload.count, within: configuration.workerCreditBytes)
        {
            early.append(
                EarlyFrames.Entry(header: header, payload: payload, peer: peer, arrivedAt: now))
        } else {
            record(header, payload, peer, &effects)
        }
    }

    /// Records what of a burst is not recorded yet, compares the rest, and acknowledges both once they are on disk.
    mutating func record(
        _ header: FramesHeader, _ payload: [UInt8], _ peer: PeerID,
        _ effects: inout [CollectorEffect]
    ) {
        let range = header.first..<header.first + header.count
        guard let job = jobs[header.job], accepts(header, range, job) else {
            counters.refused += 1
            effects.append(.send(peer, .acknowledge(answer(header, .refused))))
            return
        }
        // What waits for the disk is bounded; a worker sends again what gets no answer. A job that is being opened takes
        // frames already: they are written after it, and not at all when it is not.
        guard isWritable, !isDraining, !(job.isOpening && job.mayAdopt),
            (workers[peer]?.pendingBytes ?? 0) <= configuration.workerCreditBytes,
            pending.bytes + payload.count <= configuration.pendingBytes
        else {
            counters.postponed += 1
            return
        }
        let frames: FramesPayload
        do {
            frames = try FramesPayload(decoding: payload)
        } catch {
            return refuseFrames(header, "\(error)", peer, &effects)
        }
        guard frames.count == header.count else {
            return refuseFrames(header, "count", peer, &effects)
        }
        append(frames, payload, header, range, &effects)
        let size = payload.count
        workers[peer]?.pendingBytes += size
        pending.append(
            .acknowledge(peer, answer(header, .recorded), bytes: size), ticket: lastTicket)
    }

    /// Whether frames of this job, build and range are wanted at all.
    private func accepts(_ header: FramesHeader, _ range: Range<Int>, _ job: CollectorJob) -> Bool {
        guard range.upperBound <= job.stored.variants, !job.isForgetting else { return false }
        if let build = job.stored.build, build != header.build { return false }
        if job.stored.end == .cancelled || job.ending == .cancelled { return false }
        return job.isOpen || job.stored.recorded.contains(range)
    }

    private mutating func refuseFrames(
        _ header: FramesHeader, _ flaw: String, _ peer: PeerID,
        _ effects: inout [CollectorEffect]
    ) {
        counters.refused += 1
        let facts = [
            (name: "job", value: header.job), (name: "worker", value: header.worker),
            (name: "flaw", value: flaw),
        ]
        effects.append(.log(LogRecord(.error, "bad-frames", facts)))
        effects.append(.send(peer, .acknowledge(answer(header, .refused))))
    }

    /// Asks the store for the new parts and for comparisons of the old ones.
    private mutating func append(
        _ frames: FramesPayload, _ payload: [UInt8], _ header: FramesHeader, _ range: Range<Int>,
        _ effects: inout [CollectorEffect]
    ) {
        guard var job = jobs[header.job] else { return }
        var missing = job.stored.recorded.missing(in: range)
        missing.subtract(job.pending)
        if job.stored.build == nil { job.stored.build = header.build }
        for part in missing.ranges {
            let local = part.lowerBound - header.first..<part.upperBound - header.first
            let whole = part == range
            job.sequence += 1
            job.pending.insert(part)
            var origin = header
            origin.first = part.lowerBound
            origin.count = part.count
            origin.sequence = job.sequence
            let bytes = whole ? payload : frames.slice(local).encoded()
            let tally = BurstTally(frames, local)
            let request = AppendRequest(
                job: header.job, sequence: job.sequence, first: part.lowerBound, count: part.count,
                origin: origin, payload: bytes, digest: FramesPayload.statedDigest(bytes),
                tally: tally)
            let ticket = nextTicket()
            effects.append(.append(ticket: ticket, request))
            pending.append(
                .append(
                    job: header.job, range: part, build: header.build, sequence: job.sequence),
                ticket: ticket)
            counters.bursts += 1
            counters.variants += part.count
            counters.bytes += request.payload.count
            counters.count(tally)
        }
        for part in missing.missing(in: range).ranges {
            let ticket = nextTicket()
            effects.append(
                .compare(
                    ticket: ticket, job: header.job, range: part, first: header.first,
                    payload: payload))
            pending.append(.compare(job: header.job, range: part), ticket: ticket)
        }
        jobs[header.job] = job
    }

    private func answer(
        _ header: FramesHeader, _ outcome: AcknowledgeHeader.Outcome
    ) -> AcknowledgeHeader {
        AcknowledgeHeader(
            job: header.job, chunk: header.chunk, attempt: header.attempt, first: header.first,
            count: header.count, outcome: outcome, creditBytes: credit)
    }

    /// Writes are on disk: followers are served first, who wait for it, then the controller is told, then the workers.
    mutating func stored(_ ticket: UInt64, _ effects: inout [CollectorEffect]) {
        var recorded: [String: VariantRanges] = [:]
        var order: [String] = []
        var acknowledgements: [CollectorEffect] = []
        for action in pending.take(through: ticket) {
            switch action {
            case .append(let name, let range, _, let sequence):
                guard jobs[name] != nil else { continue }
                jobs[name]?.pending.remove(range)
                jobs[name]?.stored.recorded.insert(range)
                jobs[name]?.stored.lastSequence = sequence
                if recorded[name] == nil { order.append(name) }
                recorded[name, default: VariantRanges()].insert(range)
            case .compare(let name, let range):
                guard jobs[name] != nil else { continue }
                if recorded[name] == nil { order.append(name) }
                recorded[name, default: VariantRanges()].insert(range)
            case .acknowledge(let peer, var header, let bytes):
                workers[peer]?.pendingBytes -= bytes
                header.creditBytes = credit
                acknowledgements.append(.send(peer, .acknowledge(header)))
            default: finish(action, &effects)
            }
        }
        for name in order { readForFollowers(of: name, &effects) }
        for name in order {
            if let ranges = recorded[name] { tellRecorded(name, ranges, &effects) }
        }
        effects += acknowledgements
    }

    /// RECORDED, in as many messages as the ranges need. The controller asks with HAVE for what gets lost.
    private func tellRecorded(
        _ name: String, _ ranges: VariantRanges, _ effects: inout [CollectorEffect]
    ) {
        guard controller.isWelcomed, let job = jobs[name] else { return }
        var rest = ranges.ranges[...]
        while !rest.isEmpty {
            let header = RecordedHeader(
                job: name, ranges: VariantRanges(rest.prefix(WireLimits.ranges)),
                duplicates: job.stored.duplicates, mismatches: job.stored.mismatches)
            effects.append(.send(CollectorMachine.controllerPeer, .recorded(header)))
            rest = rest.dropFirst(WireLimits.ranges)
        }
    }

    mutating func compared(_ ticket: UInt64, _ duplicates: Int, _ mismatches: Int) {
        counters.duplicates += duplicates
        counters.mismatches += mismatches
        guard let name = pending.comparedJob(ticket: ticket) else { return }
        jobs[name]?.stored.duplicates += duplicates
        jobs[name]?.stored.mismatches += mismatches
    }

    /// Nothing from this ticket on is on disk: memory goes back to what is, nobody is acknowledged, leases stop.
    mutating func storeFailed(
        _ ticket: UInt64, _ reason: String, _ effects: inout [CollectorEffect]
    ) {
        isWritable = false
        effects.append(.log(LogRecord(.error, "store-failed", [("reason", reason)])))
        for action in pending.takeAll(from: ticket) {
            switch action {
            case .append(let name, let range, _, _):
                guard var job = jobs[name] else { continue }
                job.pending.remove(range)
                job.sequence = job.stored.lastSequence
                if job.stored.recorded.isEmpty { job.stored.build = nil }
                jobs[name] = job
            case .acknowledge(let peer, _, let bytes): workers[peer]?.pendingBytes -= bytes
            case .open(let header): jobs[header.job] = nil
            case .end(let name, _): jobs[name]?.ending = nil
            case .forget(let name): jobs[name]?.isForgetting = false
            case .compare, .quarantine, .reopen: break
            }
        }
    }

    /// There is room again: every worker is told to send what it holds.
    mutating func storeRecovered(_ now: Instant, _ effects: inout [CollectorEffect]) {
        guard !isWritable else { return }
        isWritable = true
        effects.append(.log(LogRecord(.info, "store-recovered")))
        for peer in workers.keys.sorted(by: { $0.route.lexicographicallyPrecedes($1.route) }) {
            sendWelcome(peer, &effects)
        }
        tick(now, &effects)
    }
}
