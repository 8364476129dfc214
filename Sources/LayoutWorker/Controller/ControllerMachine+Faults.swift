extension ControllerMachine {
    /// What time brings: leases that ran out, workers that are gone, answers that did not come, waits that are over.
    mutating func tick(_ now: Instant, _ effects: inout [ControllerEffect]) {
        forgiveOwnSilence(now)
        loseSilentWorkers(now, &effects)
        for id in chunks.keys.sorted() {
            guard let chunk = chunks[id], now >= chunk.expires else { continue }
            if chunk.endedAt != nil {
                chunks[id]?.expires = now.adding(milliseconds: configuration.leaseMilliseconds)
                tell(.have(job: chunk.job))
            } else {
                expire(chunk, now, &effects)
            }
        }
        let patience = max(1, configuration.beatMilliseconds)
        let silence = 3 * configuration.beatMilliseconds
        for shard in shards.indices {
            shards[shard].tasks.expire(before: now.adding(milliseconds: -patience))
            if now.milliseconds(since: shards[shard].heardAt) > silence {
                shards[shard].isReady = false
            }
        }
        for uuid in workers.keys.sorted() where !hungry.contains(uuid) { feed(uuid) }
        for number in timed.sorted() { lookAgain(number, now, &effects) }
        forgetOldFinals(&effects)
    }

    /// Time in which this controller did not run itself, as its process was stopped or its disk kept it, is nobody's silence:
    /// what others said meanwhile is still to be read.
    private mutating func forgiveOwnSilence(_ now: Instant) {
        let silence = tickedAt.map { now.milliseconds(since: $0) } ?? 0
        tickedAt = now
        guard silence > configuration.beatMilliseconds else { return }
        for (uuid, worker) in workers {
            workers[uuid]?.heardAt = worker.heardAt.adding(milliseconds: silence)
            workers[uuid]?.lostAt = worker.lostAt?.adding(milliseconds: silence)
        }
        for (id, chunk) in chunks {
            chunks[id]?.expires = chunk.expires.adding(milliseconds: silence)
        }
    }

    private mutating func loseSilentWorkers(
        _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        for uuid in workers.keys.sorted() {
            guard let worker = workers[uuid] else { continue }
            if let lostAt = worker.lostAt,
                now.milliseconds(since: lostAt) >= configuration.beatMilliseconds
            {
                died(uuid, "the connection was lost", now, &effects)
            } else if now.milliseconds(since: worker.heardAt) > configuration.leaseMilliseconds {
                died(uuid, "silent for longer than a lease", now, &effects)
            }
        }
    }

    private mutating func expire(
        _ chunk: LeasedChunk, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        counters.expiries += 1
        let facts = [
            (name: "chunk", value: "\(chunk.id)"),
            (name: "worker", value: workers[chunk.worker]?.name ?? chunk.worker),
        ]
        effects.append(.log(LogRecord(.warning, "lease-expired", facts)))
        if let worker = workers[chunk.worker], suspected(worker) == chunk.id {
            workers[chunk.worker]?.chargedAt = now
            crash(chunk.id, "no progress for a whole lease", now, &effects)
        } else {
            giveBack(chunk.id, now)
        }
    }

    /// The chunk that the death or silence of a worker is laid to: the one with care that it has begun, else the first of the
    /// others that is not whole. One with care that is not begun is innocent: the LEASE may not even have arrived.
    private func suspected(_ worker: ControllerWorker) -> UInt64? {
        if worker.isCharged { return nil }
        let open = worker.chunks.compactMap { chunks[$0] }.filter { chunk in
            let recorded = jobs[chunk.job]?.recorded ?? VariantRanges()
            return !chunk.ranges.subtracting(recorded).isEmpty
        }
        return (open.first(where: \.isBegun) ?? open.first { !$0.isCareful })?.id
    }

    /// A worker is gone. The chunk it was solving is charged; one that waited behind it is not.
    mutating func died(
        _ uuid: String, _ text: String, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let worker = workers[uuid] else { return }
        let facts = [(name: "worker", value: worker.name), (name: "how", value: text)]
        effects.append(.log(LogRecord(.warning, "worker-lost", facts)))
        let guilty = suspected(worker)
        for id in worker.chunks {
            if id == guilty { crash(id, text, now, &effects) } else { giveBack(id, now) }
        }
        removeWorker(uuid)
    }

    /// A worker died over a chunk. The burst under way is suspected and becomes a chunk of its own; a suspect is halved; a
    /// variant that alone killed enough workers is given up. The rest goes on at once, but burst by burst.
    mutating func crash(
        _ id: UInt64, _ text: String, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let chunk = chunks[id], let job = jobs[chunk.job] else { return }
        counters.crashes += 1
        forgetChunk(id)
        guard !job.state.isFinal else { return }
        var left = chunk.ranges.subtracting(job.recorded)
        guard !left.isEmpty else { return touch(chunk.job, now) }
        if chunk.isSuspect {
            let crashes = chunk.crashes + 1
            if left.count > 1 {
                let half = left.removeFirst((left.count + 1) / 2)
                suspect(half, attempts: chunk.attempt, crashes: 0, chunk.job, now)
                suspect(left, attempts: chunk.attempt, crashes: 0, chunk.job, now)
            } else if crashes >= job.record.attemptLimit {
                let name = workers[chunk.worker]?.name ?? chunk.worker
                let given = QuarantinedVariant(
                    variant: left.first ?? 0, cause: .crash, attempts: crashes, worker: name,
                    text: text)
                quarantine(given, chunk.job, &effects)
            } else {
                suspect(
                    left, attempts: chunk.attempt, crashes: crashes, failures: chunk.failures,
                    chunk.job, now)
            }
        } else {
            let burst = left.removeFirst(chunk.burst)
            // Others may have been under way beside it: only what it does alone from now on counts.
            suspect(burst, attempts: chunk.attempt, crashes: 0, chunk.job, now)
            if !left.isEmpty {
                jobs[chunk.job]?.ready.append(
                    ReadyChunk(
                        ranges: left, attempts: chunk.attempt, crashes: 0, isSuspect: false,
                        notBefore: now))
            }
        }
        persistSuspects(chunk.job, &effects)
        touch(chunk.job, now)
    }

    /// Puts variants under suspicion: alone, with care, after a wait that doubles and is shifted at random.
    mutating func suspect(
        _ ranges: VariantRanges, attempts: Int, crashes: Int, failures: Int = 0, _ number: Int,
        _ now: Instant
    ) {
        let doubled = configuration.backoffMilliseconds << min(crashes + failures, 16)
        let wait = min(doubled, configuration.backoffLimitMilliseconds)
        let jitter = Int.random(in: 0...max(1, wait / 2), using: &random)
        jobs[number]?.ready.append(
            ReadyChunk(
                ranges: ranges, attempts: attempts, crashes: crashes, failures: failures,
                isSuspect: true, notBefore: now.adding(milliseconds: wait / 2 + jitter)))
        timed.insert(number)
        touch(number, now)
    }

    /// Writes what is under suspicion, so that a restart does not begin the hunt anew.
    mutating func persistSuspects(_ number: Int, _ effects: inout [ControllerEffect]) {
        guard let job = jobs[number], !job.state.isFinal else { return }
        var ranges: [SuspectRange] = []
        func add(_ suspects: VariantRanges, crashes: Int, failures: Int) {
            ranges += suspects.ranges.map {
                SuspectRange(
                    lower: $0.lowerBound, upper: $0.upperBound, crashes: crashes,
                    failures: failures == 0 ? nil : failures)
            }
        }
        for chunk in job.ready where chunk.isSuspect {
            add(chunk.ranges, crashes: chunk.crashes, failures: chunk.failures)
        }
        for id in job.leased {
            guard let chunk = chunks[id], chunk.isSuspect else { continue }
            add(
                chunk.ranges.subtracting(job.recorded), crashes: chunk.crashes,
                failures: chunk.failures)
        }
        guard ranges.count + job.quarantined.count <= configuration.troubles else {
            let note = "more than \(configuration.troubles) variants kill workers or fail"
            return finish(number, .failed, note: note, &effects)
        }
        ranges.sort { $0.lower < $1.lower }
        persist([.suspects(job: job.record.job, ranges)], .nothing, &effects)
    }

    /// Gives a variant up.
    mutating func quarantine(
        _ variant: QuarantinedVariant, _ number: Int, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        counters.quarantined += 1
        jobs[number]?.quarantined.append(variant)
        jobs[number]?.quarantined.sort { $0.variant < $1.variant }
        let facts = [
            (name: "job", value: job.record.job), (name: "variant", value: "\(variant.variant)"),
            (name: "cause", value: variant.cause.rawValue), (name: "text", value: variant.text),
        ]
        effects.append(.log(LogRecord(.error, "quarantined", facts)))
        persist([.quarantined(job: job.record.job, variant)], .nothing, &effects)
        tell(.note(job: number, variant: variant.variant))
        finishIfComplete(number, &effects)
    }
}
