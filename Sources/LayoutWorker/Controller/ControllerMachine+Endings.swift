extension ControllerMachine {
    /// Ends a job all of whose variants are recorded or given up, or that fails. Not before the collector has opened it: of
    /// a job it never heard of it tells nobody the end.
    mutating func finishIfComplete(_ number: Int, _ effects: inout [ControllerEffect]) {
        guard let job = jobs[number], !job.state.isFinal, !job.isFinishing, job.retriesToCome == 0,
            job.isOpened
        else { return }
        if let failure = job.failure { return finish(number, .failed, note: failure, &effects) }
        guard job.recorded.count + job.quarantined.count == job.record.variants else { return }
        let state: JobState = job.quarantined.isEmpty ? .done : .doneWithQuarantine
        finish(number, state, note: job.note, &effects)
    }

    /// Writes that a job has ended.
    mutating func finish(
        _ number: Int, _ state: JobState, note: String?, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], !job.state.isFinal, !job.isFinishing else { return }
        jobs[number]?.isFinishing = true
        dequeue(number)
        // Written with what it gave up, some of which the disk may have refused before.
        let given = job.quarantined.map { JournalEntry.quarantined(job: job.record.job, $0) }
        persist(
            given + [.finished(job: job.record.job, state, note: note)],
            .finish(job: number, state, note: note), &effects)
    }

    /// That a job has ended is on disk.
    mutating func finished(
        _ number: Int, _ state: JobState, _ note: String?, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], !job.state.isFinal else { return }
        close(number, state, &effects)
        jobs[number]?.note = note
        tell(state == .cancelled ? .cancel(job: number) : .end(job: number))
    }

    /// That a job is cancelled is on disk: workers stop, and the collector takes nothing more.
    mutating func cancelled(
        _ number: Int, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], !job.state.isFinal else { return }
        close(number, .cancelled, &effects)
        tell(.cancel(job: number))
    }

    /// Takes a job out of everything but the list.
    private mutating func close(
        _ number: Int, _ state: JobState, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        dequeue(number)
        var told: Set<String> = []
        for id in job.leased.sorted() {
            guard let chunk = chunks[id] else { continue }
            forgetChunk(id)
            let isWhole = chunk.ranges.subtracting(job.recorded).isEmpty
            guard chunk.endedAt == nil, !isWhole, told.insert(chunk.worker).inserted,
                let peer = workers[chunk.worker]?.peer
            else { continue }
            effects.append(
                .send(peer, .cancel(JobRequestHeader(request: 0, job: job.record.job))))
        }
        jobs[number]?.state = state
        jobs[number]?.isFinishing = false
        jobs[number]?.fresh = VariantRanges()
        jobs[number]?.ready = []
        // A cancelled job that the collector may not have opened is opened all the same: followers wait for its end.
        if state != .cancelled || job.isOpened { untell(.have(job: number)) }
        closed(job)
        finals.append(number)
    }

    /// That a job goes on is on disk: its quarantined variants are tried again, and what the collector has no more.
    mutating func retried(
        _ number: Int, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        if job.state.isFinal {
            finals.removeAll { $0 == number }
            jobs[number]?.state = .running
            // What the collector has is asked; of a job that ended before this controller began nothing is known here.
            jobs[number]?.fresh = VariantRanges(0..<job.record.variants).subtracting(job.recorded)
            opened(job)
        }
        jobs[number]?.retriesToCome -= 1
        jobs[number]?.quarantined = []
        jobs[number]?.recordedAtEnd = nil
        jobs[number]?.reopens = true
        jobs[number]?.isReconciled = false
        jobs[number]?.note = nil
        for variant in job.quarantined {
            untell(.note(job: number, variant: variant.variant))
            let one = VariantRanges(variant.variant..<variant.variant + 1)
            jobs[number]?.fresh.subtract(one)
            jobs[number]?.ready.append(
                ReadyChunk(ranges: one, attempts: 0, crashes: 0, isSuspect: true, notBefore: now))
        }
        untell(.end(job: number))
        tell(.have(job: number))
        timed.insert(number)
        acceptResubmission(number, &effects)
    }

    /// That a job is gone is on disk.
    mutating func forgotten(
        _ number: Int, _ waiters: [ControllerJob.Waiter], _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else { return }
        finals.removeAll { $0 == number }
        remove(number)
        for waiter in waiters {
            let header = JobRequestHeader(request: waiter.request, job: job.record.job)
            effects.append(.send(waiter.peer, .forgotten(header)))
        }
    }

    /// Keeps the list of final jobs bounded. Their results stay; submitted again, they are found there.
    mutating func forgetOldFinals(_ effects: inout [ControllerEffect]) {
        while finals.count > configuration.finalJobs, let number = finals.first {
            finals.removeFirst()
            guard let job = jobs[number] else { continue }
            persist([.forgotten(job: job.record.job)], .nothing, &effects)
            for task in [
                CollectorTasks.Task.have(job: number), .end(job: number), .cancel(job: number),
            ] {
                untell(task)
            }
            remove(number)
        }
    }
}
