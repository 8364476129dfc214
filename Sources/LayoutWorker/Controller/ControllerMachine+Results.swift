extension ControllerMachine {
    /// The chunk an answer speaks of, or nil when the lease is somebody else's by now: the fence.
    private mutating func fenced(_ id: UInt64, _ attempt: Int, _ uuid: String) -> LeasedChunk? {
        guard let chunk = chunks[id], chunk.attempt == attempt, chunk.worker == uuid,
            chunk.endedAt == nil
        else {
            counters.fenced += 1
            return nil
        }
        return chunk
    }

    /// DONE: its cost is learned; the collector's record says whether it is whole.
    mutating func done(
        _ header: DoneHeader, _ uuid: String, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = fenced(header.chunk, header.attempt, uuid),
            let family = jobs[chunk.job]?.record.family
        else { return }
        let cold = coldMicroseconds(family, uuid)
        jobs[chunk.job]?.learn(
            variants: header.variants, microseconds: header.microseconds,
            coldBuilds: header.coldBuilds, cold: cold)
        growChunks(of: chunk.job, after: header.variants)
        changes.families.insert(family)
        awaitRecord(chunk.id, now)
    }

    /// Time of a cold build of a family on a worker, microseconds.
    func coldMicroseconds(_ family: String, _ uuid: String) -> Double {
        let known = workers[uuid]?.warm[family]?.coldMicroseconds ?? 0
        return known > 0 ? known : 20_000
    }

    /// The next chunk is twice as large while it stays under the aim, and never larger than the aim needs.
    private mutating func growChunks(of number: Int, after variants: Int) {
        guard let job = jobs[number] else { return }
        let aim = Double(configuration.chunkMilliseconds) / job.variantMilliseconds
        let largest = Int(min(Double(configuration.largestChunk), max(1, aim)))
        let twice = variants >= job.chunkSize ? job.chunkSize * 2 : job.chunkSize
        jobs[number]?.chunkSize = max(1, min(twice, largest))
    }

    /// RELEASE: what is left goes back; nothing is charged.
    mutating func release(
        _ header: ReleaseHeader, _ uuid: String, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = fenced(header.chunk, header.attempt, uuid) else { return }
        counters.releases += 1
        if let worker = workers[uuid], !worker.isDraining, drain == .none {
            // Something is wrong where it was; a moment later it may be right again.
            jobs[chunk.job]?.notBefore = now.adding(milliseconds: configuration.backoffMilliseconds)
            timed.insert(chunk.job)
            tell(.have(job: chunk.job))
        }
        giveBack(chunk.id, now)
    }

    /// FAIL: a whole job, or a variant, cannot be solved; the rest of the chunk goes on.
    mutating func fail(
        _ header: FailHeader, _ uuid: String, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = fenced(header.chunk, header.attempt, uuid),
            let job = jobs[chunk.job]
        else { return }
        counters.failures += 1
        let worker = workers[uuid]?.name ?? uuid
        if header.cause == .crash { return crash(chunk.id, header.text, now, &effects) }
        guard let variant = header.variant else {
            jobs[chunk.job]?.failure = header.text
            giveBack(chunk.id, now)
            return finishIfComplete(chunk.job, &effects)
        }
        let one = variant..<variant + 1
        let left = chunk.ranges.subtracting(job.recorded)
        guard left.contains(variant) else { return giveBack(chunk.id, now) }
        chunks[chunk.id]?.ranges.remove(one)
        let isAlone = chunk.isSuspect && left.count == 1
        let failures = isAlone ? chunk.failures + 1 : 1
        if header.cause == .badInput || failures >= job.record.attemptLimit {
            let given = QuarantinedVariant(
                variant: variant, cause: header.cause, attempts: failures, worker: worker,
                text: header.text)
            giveBack(chunk.id, now)
            quarantine(given, chunk.job, &effects)
        } else {
            suspect(
                VariantRanges(one), attempts: chunk.attempt,
                crashes: isAlone ? chunk.crashes : 0, failures: failures, chunk.job, now)
            giveBack(chunk.id, now)
            persistSuspects(chunk.job, &effects)
        }
    }

    /// RECORDED: the truth about variants.
    mutating func recorded(
        _ header: RecordedHeader, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let number = numbers[header.job], let job = jobs[number] else { return }
        let ranges = header.ranges.intersection(0..<job.record.variants)
        jobs[number]?.needsSpecification = false
        jobs[number]?.duplicates = max(job.duplicates, header.duplicates)
        countMismatches(header.mismatches, number, &effects)
        record(ranges, number, now, &effects)
    }

    mutating func countMismatches(
        _ mismatches: Int, _ number: Int, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], mismatches > job.mismatches else { return }
        jobs[number]?.mismatches = mismatches
        jobs[number]?.note = "non-deterministic solve: \(mismatches) copies differ"
        let facts = [
            (name: "job", value: job.record.job), (name: "copies", value: "\(mismatches)"),
        ]
        effects.append(.log(LogRecord(.error, "mismatch", facts)))
    }

    /// Counts variants as recorded, wherever they were.
    mutating func record(
        _ ranges: VariantRanges, _ number: Int, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let state = jobs[number]?.state, !state.isFinal else {
            jobs[number]?.recorded.formUnion(ranges)
            return
        }
        jobs[number]?.recorded.formUnion(ranges)
        jobs[number]?.fresh.subtract(ranges)
        jobs[number]?.updateRate(now: now)
        clearReady(ranges, number, &effects)
        // A variant may be recorded after all, by a worker that was taken for dead.
        jobs[number]?.quarantined.removeAll { ranges.contains($0.variant) }
        for id in (jobs[number]?.ended ?? []).sorted() { settle(id, number, &effects) }
        touch(number, now)
        finishIfComplete(number, &effects)
    }

    private mutating func clearReady(
        _ ranges: VariantRanges, _ number: Int, _ effects: inout [ControllerEffect]
    ) {
        guard let ready = jobs[number]?.ready, !ready.isEmpty else { return }
        var left: [ReadyChunk] = []
        for var chunk in ready {
            chunk.ranges.subtract(ranges)
            if !chunk.ranges.isEmpty { left.append(chunk) }
        }
        let isChanged = left.count != ready.count && ready.contains { $0.isSuspect }
        jobs[number]?.ready = left
        if isChanged { persistSuspects(number, &effects) }
    }

    /// Ends a chunk all of which is recorded. While its worker has not said DONE it holds the chunk, and its cost is still
    /// to be learned: such are not asked about, so that a job with a thousand workers costs no more here than one with two.
    private mutating func settle(
        _ id: UInt64, _ number: Int, _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = chunks[id], chunk.endedAt != nil,
            let recorded = jobs[number]?.recorded,
            chunk.ranges.ranges.allSatisfy({ recorded.contains($0) })
        else { return }
        forgetChunk(id)
        if chunk.isSuspect { persistSuspects(number, &effects) }
    }

    /// Removes a chunk from everywhere.
    mutating func forgetChunk(_ id: UInt64) {
        guard let chunk = chunks.removeValue(forKey: id) else { return }
        jobs[chunk.job]?.leased.remove(id)
        jobs[chunk.job]?.ended.remove(id)
        takeFromWorker(chunk)
    }

    /// The worker holds the chunk no more.
    mutating func takeFromWorker(_ chunk: LeasedChunk) {
        guard let index = workers[chunk.worker]?.chunks.firstIndex(of: chunk.id) else { return }
        workers[chunk.worker]?.chunks.remove(at: index)
        if let family = jobs[chunk.job]?.record.family { coolDown(family, chunk.worker) }
        feed(chunk.worker)
    }

    /// The worker is through with a chunk, or never had it: only the collector knows what is left. It is asked when it
    /// does not say so by itself within a beat.
    mutating func awaitRecord(_ id: UInt64, _ now: Instant) {
        guard let chunk = chunks[id], chunk.endedAt == nil else { return }
        takeFromWorker(chunk)
        chunks[id]?.endedAt = now
        jobs[chunk.job]?.ended.insert(id)
        chunks[id]?.expires = now.adding(milliseconds: configuration.beatMilliseconds)
        if let recorded = jobs[chunk.job]?.recorded,
            chunk.ranges.ranges.allSatisfy({ recorded.contains($0) })
        {
            forgetChunk(id)
        }
    }

    /// What is left of a chunk goes back, no attempt charged.
    mutating func giveBack(_ id: UInt64, _ now: Instant) {
        guard let chunk = chunks[id], let job = jobs[chunk.job] else { return }
        forgetChunk(id)
        guard !job.state.isFinal else { return }
        let left = chunk.ranges.subtracting(job.recorded)
        if !left.isEmpty {
            if chunk.isSuspect || chunk.isCareful {
                jobs[chunk.job]?.ready.append(
                    ReadyChunk(
                        ranges: left, attempts: chunk.attempt - 1, crashes: chunk.crashes,
                        failures: chunk.failures, isSuspect: chunk.isSuspect, notBefore: now))
            } else {
                jobs[chunk.job]?.fresh.formUnion(left)
            }
        }
        touch(chunk.job, now)
    }
}
