/// What follows when a write is on disk.
enum JournalAction: Equatable, Sendable {
    /// Leases may begin.
    case start
    /// A job is taken: those who submitted it are told.
    case accept(job: Int, [ControllerJob.Waiter])
    /// A job has its build.
    case pin(job: Int)
    /// A job is cancelled.
    case cancel(job: Int)
    /// A job has ended.
    case finish(job: Int, JobState, note: String?)
    /// Quarantined variants are tried again.
    case retry(job: Int, ControllerJob.Waiter)
    /// What the collector has no more of a job is solved again.
    case resubmit(job: Int)
    /// A job is gone.
    case forget(job: Int, [ControllerJob.Waiter])
    /// Nothing waits for it.
    case nothing
}

extension ControllerMachine {
    /// Asks for entries to be written.
    mutating func persist(
        _ entries: [JournalEntry], _ action: JournalAction,
        _ effects: inout [ControllerEffect]
    ) {
        lastTicket += 1
        effects.append(.persist(ticket: lastTicket, entries))
        pending.append((lastTicket, action))
    }

    /// Puts a stored job where it was. Open jobs wait for the collector's record and for workers that come back.
    mutating func restore(_ stored: StoredJob, _ now: Instant) {
        var job = ControllerJob(
            number: nextJob, record: stored.record, firstChunk: configuration.firstChunk, now: now)
        nextJob += 1
        job.state = stored.state
        job.build = stored.build
        job.quarantined = stored.quarantined
        job.note = stored.note
        for variant in stored.quarantined {
            job.fresh.remove(variant.variant..<variant.variant + 1)
        }
        for suspect in stored.suspects {
            let range = suspect.lower..<max(suspect.lower, suspect.upper)
            let ranges = job.fresh.intersection(range)
            guard !ranges.isEmpty else { continue }
            job.fresh.subtract(ranges)
            let failures = suspect.failures ?? 0
            job.ready.append(
                ReadyChunk(
                    ranges: ranges, attempts: suspect.crashes + failures, crashes: suspect.crashes,
                    failures: failures, isSuspect: true, notBefore: now))
        }
        if stored.build != nil {
            job.notBefore = now.adding(milliseconds: configuration.adoptionMilliseconds)
        }
        numbers[job.record.job] = job.number
        contents[job.record.specification] = job.number
        if job.state.isFinal {
            job.fresh = VariantRanges()
            job.ready = []
        }
        jobs[job.number] = job
        if job.state.isFinal {
            finals.append(job.number)
            // The collector may have missed it; it answers at once when it has not.
            tell(job.state == .cancelled ? .cancel(job: job.number) : .end(job: job.number))
            // Others end only once it has opened them.
            if job.state == .cancelled { tell(.have(job: job.number)) }
        } else {
            opened(job)
            tell(.have(job: job.number))
        }
        timed.insert(job.number)
    }

    /// Counts a job among the open ones.
    mutating func opened(_ job: ControllerJob) {
        openCounts[job.record.priority, default: 0] += 1
        totals.jobs += 1
        totals.variants += job.record.variants
        shards[job.shard].openVariants += job.record.variants
        totals.bytes += job.record.specificationBytes
    }

    /// Counts it no more.
    mutating func closed(_ job: ControllerJob) {
        let left = (openCounts[job.record.priority] ?? 1) - 1
        openCounts[job.record.priority] = left == 0 ? nil : left
        totals.jobs -= 1
        totals.variants -= job.record.variants
        shards[job.shard].openVariants -= job.record.variants
        totals.bytes -= job.record.specificationBytes
    }

    /// Writes are on disk, in order.
    mutating func persisted(
        _ ticket: UInt64, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        let count = pending.prefix { $0.ticket <= ticket }.count
        let actions = pending.prefix(count).map(\.action)
        pending.removeFirst(count)
        for action in actions { follow(action, now, &effects) }
    }

    private mutating func follow(
        _ action: JournalAction, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        switch action {
        case .start: isStarted = true
        case .accept(let number, let waiters):
            jobs[number]?.isStored = true
            tell(.have(job: number))
            for waiter in waiters { accept(number, waiter, isDuplicate: false, &effects) }
        case .pin(let number):
            jobs[number]?.isPinning = false
            touch(number, now)
        case .cancel(let number): cancelled(number, now, &effects)
        case .finish(let number, let state, let note):
            finished(number, state, note, now, &effects)
        case .retry(let number, let waiter):
            retried(number, now, &effects)
            if let job = jobs[number] {
                reply(status(job, now), .job, waiter.request, waiter.peer, &effects)
            }
        case .resubmit(let number): retried(number, now, &effects)
        case .forget(let number, let waiters): forgotten(number, waiters, &effects)
        case .nothing: break
        }
    }

    /// A write failed for good: what waited for it is refused, or tried again with the next tick.
    mutating func failed(
        _ ticket: UInt64, _ reason: String, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        effects.append(.log(LogRecord(.error, "journal-failed", [("reason", reason)])))
        guard let index = pending.firstIndex(where: { $0.ticket == ticket }) else { return }
        let action = pending.remove(at: index).action
        let text = "the queue cannot be written: \(reason)"
        switch action {
        case .start: isStarting = false
        case .accept(let number, let waiters):
            guard let job = jobs[number] else { return }
            remove(number)
            for waiter in waiters { reject(job.record.job, .storage, text, waiter, &effects) }
        case .pin(let number):
            jobs[number]?.isPinning = false
            jobs[number]?.build = nil
            // What is on disk may be of a build already: the collector is asked before the next try.
            jobs[number]?.isReconciled = false
            tell(.have(job: number))
            jobs[number]?.notBefore = now.adding(milliseconds: configuration.beatMilliseconds)
            timed.insert(number)
        case .cancel(let number):
            guard let job = jobs[number] else { return }
            jobs[number]?.cancelWaiters = []
            for waiter in job.cancelWaiters {
                reject(job.record.job, .storage, text, waiter, &effects)
            }
        case .finish(let number, _, _):
            jobs[number]?.isFinishing = false
            timed.insert(number)
        case .retry(let number, let waiter):
            jobs[number]?.retriesToCome -= 1
            timed.insert(number)
            reject(jobs[number]?.record.job ?? "", .storage, text, waiter, &effects)
        case .resubmit(let number):
            jobs[number]?.retriesToCome -= 1
            let waiters = jobs[number]?.resubmission?.waiters ?? []
            jobs[number]?.resubmission = nil
            for waiter in waiters {
                reject(jobs[number]?.record.job ?? "", .storage, text, waiter, &effects)
            }
        case .forget(let number, let waiters):
            for waiter in waiters {
                reject(jobs[number]?.record.job ?? "", .storage, text, waiter, &effects)
            }
        case .nothing: break
        }
    }

    /// Removes a job from memory.
    mutating func remove(_ number: Int) {
        dequeue(number)
        guard let job = jobs.removeValue(forKey: number) else { return }
        numbers[job.record.job] = nil
        if contents[job.record.specification] == number {
            contents[job.record.specification] = nil
        }
        timed.remove(number)
        if !job.state.isFinal { closed(job) }
    }
}
