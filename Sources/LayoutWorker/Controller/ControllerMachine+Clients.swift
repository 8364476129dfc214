extension ControllerMachine {
    /// A request of a client.
    mutating func receiveFromClient(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        switch message {
        case .submit(let header, let specification):
            submit(header, specification, peer, now, &effects)
        case .cancel(let header): cancel(header, peer, &effects)
        case .retry(let header): retry(header, peer, &effects)
        case .forget(let header): forget(header, peer, &effects)
        case .status(let header): replyStatus(header, peer, now, &effects)
        case .list(let header): replyList(header, peer, now, &effects)
        case .explain(let header): explain(header, peer, now, &effects)
        case .drainWorker(let header): drainWorker(header, peer, now, &effects)
        case .bye: clients[peer] = nil
        case .error: break
        default: unexpected(message, peer, &effects)
        }
    }

    private mutating func submit(
        _ header: SubmitHeader, _ specification: [UInt8], _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
        if let number = numbers[header.job] {
            submitAgain(header, number, waiter, now, &effects)
            return
        }
        if drain != .none {
            let text = "the controller is shutting down; submit again later"
            return reject(header.job, .draining, text, waiter, &effects)
        }
        guard let shard = shardForNewJob(of: header.specification) else {
            let text =
                "the disk of the results is used up; remove jobs with layoutctl results prune "
                + "or layoutctl jobs forget, or give it a larger --budget"
            return reject(header.job, .storage, text, waiter, &effects)
        }
        if let limit = exceededLimit(header, specification.count) {
            counters.busy += 1
            let text = "the queue is full (\(limit)); submit again later"
            return reject(header.job, .busy, text, waiter, &effects)
        }
        let record = JobRecord(
            job: header.job, specification: header.specification, family: header.family,
            variants: header.variants, priority: header.priority,
            deadlineMilliseconds: header.deadlineMilliseconds,
            attemptLimit: header.attemptLimit ?? configuration.attemptLimit,
            specificationBytes: specification.count, shard: shard == 0 ? nil : shard)
        var job = ControllerJob(
            number: nextJob, record: record, firstChunk: configuration.firstChunk, now: now)
        nextJob += 1
        job.isStored = false
        job.isNew = true
        job.needsSpecification = true
        job.virtualTime = virtualTimes[record.priority] ?? 0
        var entries = [JournalEntry.accepted(record, specification: specification)]
        if !isWorthLookingUp(record), let build = buildAtOnce(now) {
            job.build = build
            entries.append(.pinned(job: record.job, build))
        }
        jobs[job.number] = job
        numbers[record.job] = job.number
        contents[record.specification] = job.number
        opened(job)
        if job.deadline != nil { timed.insert(job.number) }
        persist(entries, .accept(job: job.number, [waiter]), &effects)
    }

    /// Whether the collector is to look for results of the same content first: the few variants of a first chunk are solved
    /// sooner.
    func isWorthLookingUp(_ record: JobRecord) -> Bool {
        record.variants > configuration.firstChunk
    }

    /// The build of a worker that will be given a new job at once, because nothing else waits: settled with the job itself
    /// it costs no wait of its own.
    private func buildAtOnce(_ now: Instant) -> EngineBuild? {
        guard queue.isEmpty, pending.isEmpty, shards.contains(where: \.isUsable) else { return nil }
        let free = hungry.filter { !isSuspect($0, now) }
        return free.min().flatMap { workers[$0]?.build }
    }

    /// The limit a new job would break.
    private func exceededLimit(_ header: SubmitHeader, _ bytes: Int) -> String? {
        if totals.jobs >= configuration.openJobs { return "\(totals.jobs) jobs" }
        if totals.variants + header.variants > configuration.openVariants {
            return "\(totals.variants) variants"
        }
        return totals.bytes + bytes > configuration.specificationBytes
            ? "\(totals.bytes) bytes of specifications" : nil
    }

    /// The same id again: the same job, or a mistake.
    private mutating func submitAgain(
        _ header: SubmitHeader, _ number: Int, _ waiter: ControllerJob.Waiter, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        guard job.record.specification == header.specification else {
            let text = "a job of this id with another specification exists; choose another id"
            return reject(header.job, .differs, text, waiter, &effects)
        }
        if job.isStored {
            if job.state == .done || job.state == .doneWithQuarantine {
                return resubmit(number, waiter, now)
            }
            return accept(number, waiter, isDuplicate: true, &effects)
        }
        for index in pending.indices {
            guard case .accept(number, var waiters) = pending[index].action else { continue }
            // A client that repeats itself while the disk is slow is answered once.
            if !waiters.contains(waiter) && waiters.count < WireLimits.entries {
                waiters.append(waiter)
            }
            pending[index].action = .accept(job: number, waiters)
        }
    }

    func accept(
        _ number: Int, _ waiter: ControllerJob.Waiter, isDuplicate: Bool,
        _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        let header = AcceptedHeader(
            request: waiter.request, job: job.record.job,
            position: max(0, (openCounts[job.record.priority] ?? 0) - 1), isDuplicate: isDuplicate,
            collector: configuration.shards[job.shard].results)
        effects.append(.send(waiter.peer, .accepted(header)))
    }

    func reject(
        _ job: String, _ reason: RejectedHeader.Reason, _ text: String,
        _ waiter: ControllerJob.Waiter, _ effects: inout [ControllerEffect]
    ) {
        let header = RejectedHeader(request: waiter.request, job: job, reason: reason, text: text)
        effects.append(.send(waiter.peer, .rejected(header)))
    }

    /// The job of a request, or nil after the client was told that there is none.
    func known(
        _ header: JobRequestHeader, _ waiter: ControllerJob.Waiter,
        _ effects: inout [ControllerEffect]
    ) -> ControllerJob? {
        if let number = numbers[header.job], let job = jobs[number], job.isStored { return job }
        reject(header.job, .unknown, "there is no job of this id", waiter, &effects)
        return nil
    }

    private mutating func cancel(
        _ header: JobRequestHeader, _ peer: PeerID, _ effects: inout [ControllerEffect]
    ) {
        let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
        guard let job = known(header, waiter, &effects) else { return }
        if job.state.isFinal && shards[job.shard].tasks.sent[.cancel(job: job.number)] == nil {
            return answerCancel(job, waiter, ended: job.state, &effects)
        }
        let isFirst = job.cancelWaiters.isEmpty && !job.state.isFinal
        guard job.cancelWaiters.count < WireLimits.entries else { return }
        if !job.cancelWaiters.contains(waiter) { jobs[job.number]?.cancelWaiters.append(waiter) }
        guard isFirst else { return }
        persist(
            [.finished(job: job.record.job, .cancelled, note: nil)], .cancel(job: job.number),
            &effects)
    }

    /// CANCELLED; says how the job had ended where there was nothing left to cancel.
    func answerCancel(
        _ job: ControllerJob, _ waiter: ControllerJob.Waiter, ended: JobState? = nil,
        _ effects: inout [ControllerEffect]
    ) {
        let recorded = job.recordedCount
        let dropped = job.state == .cancelled ? job.record.variants - recorded : 0
        let header = CancelledHeader(
            request: waiter.request, job: job.record.job, recorded: recorded, dropped: dropped,
            ended: ended)
        effects.append(.send(waiter.peer, .cancelled(header)))
    }

    private mutating func retry(
        _ header: JobRequestHeader, _ peer: PeerID, _ effects: inout [ControllerEffect]
    ) {
        let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
        guard let job = known(header, waiter, &effects) else { return }
        guard !job.quarantined.isEmpty || job.hasLostResults, job.state != .cancelled,
            job.state != .failed,
            !job.isFinishing
        else {
            let text =
                switch job.state {
                case .cancelled, .failed:
                    "it has ended: \(job.state.rawValue); remove it with "
                        + "`layoutctl jobs forget \(header.job)` and submit it again"
                default: "nothing of it is quarantined"
                }
            return reject(header.job, .invalid, text, waiter, &effects)
        }
        jobs[job.number]?.retriesToCome += 1
        persist([.retried(job: job.record.job)], .retry(job: job.number, waiter), &effects)
    }

    /// Asks workers to leave, by name or uuid; answered with the state of the pool.
    private mutating func drainWorker(
        _ header: WorkerRequestHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let meant = workers.values.filter { worker in
            worker.uuid == header.worker || worker.name == header.worker
        }
        guard !meant.isEmpty else {
            let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
            let text = "there is no worker of this name"
            return reject(header.worker, .unknown, text, waiter, &effects)
        }
        let reason = ReasonHeader(code: "requested", text: "a person asked this worker to leave")
        for uuid in meant.map(\.uuid).sorted() {
            workers[uuid]?.isDraining = true
            feed(uuid)
            if let worker = workers[uuid]?.peer { effects.append(.send(worker, .drain(reason))) }
        }
        replyStatus(RequestHeader(request: header.request), peer, now, &effects)
    }

    private mutating func forget(
        _ header: JobRequestHeader, _ peer: PeerID, _ effects: inout [ControllerEffect]
    ) {
        let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
        guard let job = known(header, waiter, &effects) else { return }
        guard job.state.isFinal else {
            let text = "the job still runs; cancel it first"
            return reject(header.job, .invalid, text, waiter, &effects)
        }
        guard job.cancelWaiters.count < WireLimits.entries else { return }
        jobs[job.number]?.cancelWaiters.append(waiter)
        tell(.forget(job: job.number))
    }
}
