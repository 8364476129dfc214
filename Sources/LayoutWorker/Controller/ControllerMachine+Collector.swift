extension ControllerMachine {
    /// HELLO of the collector: everything it was told before may be lost, so all is asked again.
    mutating func greetCollector(
        _ header: HelloHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let shard = header.shard ?? 0
        guard shards.indices.contains(shard) else {
            let text = "this controller has \(shards.count) collectors, and none of number \(shard)"
            complain("shard", text, peer, &effects)
            return effects.append(.disconnect(peer))
        }
        guard !isTaken(shard, by: header, peer, now, &effects) else { return }
        // A process that changes its place leaves the one before.
        if let old = self.shard(of: peer), old != shard { shards[old].peer = nil }
        shards[shard].peer = peer
        shards[shard].uuid = header.uuid
        shards[shard].refused = nil
        shards[shard].heardAt = now
        shards[shard].isReady = false
        shards[shard].isFull = false
        effects.append(.send(peer, .welcome(welcome(drop: []))))
        shards[shard].tasks.restart()
        for number in jobs.keys.sorted() {
            if let job = jobs[number], job.shard == shard, !job.state.isFinal, job.isStored {
                jobs[number]?.askedFrom = 0
                tell(.have(job: number))
            }
        }
    }

    /// Whether another process, which is there, has the place of a collector that says HELLO; then it is told so. Were the
    /// newer one taken, the two would take the place from each other again and again.
    private mutating func isTaken(
        _ shard: Int, by header: HelloHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) -> Bool {
        let place = shards[shard]
        guard let holder = place.peer, holder != peer, place.uuid != header.uuid,
            now.milliseconds(since: place.heardAt) <= 2 * configuration.beatMilliseconds
        else { return false }
        // What is sent to a process that has gone without a word cannot be delivered, and its place is free then.
        let probe = BeatHeader(number: 0, chunks: [], answers: [], drain: false, isReady: true)
        effects.append(.send(holder, .beat(probe)))
        let text =
            "another collector has place \(shard) of this controller: end one of the two, or name "
            + "both to the controller and give this one its place with --shard"
        complain("taken", text, peer, &effects)
        if place.refused != header.uuid {
            shards[shard].refused = header.uuid
            let facts = [(name: "collector", value: header.name), (name: "text", value: text)]
            effects.append(.log(LogRecord(.warning, "second-collector", facts)))
        }
        return true
    }

    /// A message of a collector.
    mutating func receiveFromCollector(
        _ message: Message, _ shard: Int, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        switch message {
        case .beat(let header):
            if header.isReady != shards[shard].isReady { changes.isAll = true }
            shards[shard].isReady = header.isReady
            shards[shard].isFull = header.isFull ?? false
            let answer = BeatHeader(
                number: header.number, chunks: [], answers: [], drain: false, isReady: true)
            effects.append(.send(peer, .beat(answer)))
        case .recorded(let header): recorded(header, now, &effects)
        case .ranges(let header): ranges(header, now, &effects)
        case .note(let header):
            if let number = numbers[header.job], let variant = header.quarantined {
                untell(.note(job: number, variant: variant.variant))
            }
        case .end(let header):
            endedAtCollector(header, &effects)
        case .cancelled(let header): cancelledAtCollector(header, &effects)
        case .forgotten(let header):
            guard let number = numbers[header.job], let job = jobs[number],
                job.state.isFinal, toldAt(.forget(job: number)) != nil
            else { return }
            untell(.forget(job: number))
            persist(
                [.forgotten(job: header.job)], .forget(job: number, job.cancelWaiters), &effects)
        case .bye:
            shards[shard].peer = nil
            shards[shard].isReady = false
        case .error(let header):
            let facts = [(name: "code", value: header.code), (name: "text", value: header.text)]
            effects.append(.log(LogRecord(.warning, "error", facts)))
        default: unexpected(message, peer, &effects)
        }
    }

    /// RANGES: the collector's record replaces what was thought of it.
    private mutating func ranges(
        _ header: RangesHeader, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let number = numbers[header.job], let job = jobs[number] else { return }
        if job.state.isFinal { return rangesOfFinal(header.standing, job) }
        guard header.question == job.question, toldAt(.have(job: number)) != nil else {
            // A late answer, or one that came twice: what it has is true, what it has not may have come meanwhile.
            return record(
                header.ranges.intersection(0..<job.record.variants), number, now, &effects)
        }
        switch header.standing {
        case .unknown:
            // The first time it is told at once; while its disk is full it would say the same again and again.
            let isFirst = !job.needsSpecification
            jobs[number]?.needsSpecification = true
            jobs[number]?.isReconciled = false
            touch(number, now)
            lose(job.recorded, number, &effects)
            if isFirst { tell(.have(job: number)) }
        case .differs:
            let note = "the collector holds results of another specification under this id"
            untell(.have(job: number))
            finish(number, .failed, note: note, &effects)
        case .ended where job.reopens:
            untell(.have(job: number))
            finish(number, .cancelled, note: nil, &effects)
        case .ended:
            jobs[number]?.reopens = true
            tell(.have(job: number))
        case .open: reconcile(header, job, now, &effects)
        }
    }

    /// What a collector has of a job that has ended here.
    private mutating func rangesOfFinal(_ standing: RangesHeader.Standing, _ job: ControllerJob) {
        if standing == .unknown, job.state == .cancelled {
            // It is opened for the sake of its end, which followers wait for.
            jobs[job.number]?.needsSpecification = true
            if !job.needsSpecification { tell(.have(job: job.number)) }
            return
        }
        jobs[job.number]?.needsSpecification = false
        untell(.have(job: job.number))
        // Opened late, or again by a late HAVE: it is ended once more.
        guard standing == .open, job.isStored else { return }
        tell(job.state == .cancelled ? .cancel(job: job.number) : .end(job: job.number))
    }

    private mutating func reconcile(
        _ header: RangesHeader, _ job: ControllerJob, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let number = job.number
        guard header.from == job.askedFrom, header.upTo > header.from || header.ranges.isEmpty
        else { return }
        let upTo = min(max(header.upTo, header.from), job.record.variants)
        let askedAt = toldAt(.have(job: number)) ?? now
        jobs[number]?.needsSpecification = false
        jobs[number]?.reopens = false
        lose(
            job.recorded.intersection(header.from..<upTo).subtracting(header.ranges), number,
            &effects)
        jobs[number]?.duplicates = header.duplicates
        jobs[number]?.reused = header.reused
        if let build = header.build { pin(number, to: build, &effects) }
        countMismatches(header.mismatches, number, &effects)
        record(header.ranges.intersection(0..<job.record.variants), number, now, &effects)
        if upTo < job.record.variants {
            jobs[number]?.askedFrom = upTo
            tell(.have(job: number))
            return
        }
        jobs[number]?.askedFrom = 0
        jobs[number]?.isReconciled = true
        untell(.have(job: number))
        for id in (jobs[number]?.leased ?? []).sorted() {
            // Asked before the worker was through, the answer does not speak of its last bursts.
            if let endedAt = chunks[id]?.endedAt, endedAt < askedAt { giveBack(id, now) }
        }
        touch(number, now)
        finishIfComplete(number, &effects)
    }

    /// Engine and text model of all workers; nil when they differ, or when there are none and nobody knows which will come.
    private var workersBuild: EngineBuild? {
        if builds.isEmpty { return configuration.expectedBuild }
        return builds.count == 1 ? builds.keys.first : nil
    }

    /// Settles the build of a job whose variants are on disk before any was leased: another must not go on with it.
    private mutating func pin(
        _ number: Int, to build: EngineBuild, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], job.build == nil else { return }
        jobs[number]?.build = build
        jobs[number]?.isPinning = true
        dequeue(number)
        persist([.pinned(job: job.record.job, build)], .pin(job: number), &effects)
    }

    /// Variants that were recorded and are not any more: another disk, or an older copy of it.
    private mutating func lose(
        _ ranges: VariantRanges, _ number: Int, _ effects: inout [ControllerEffect]
    ) {
        guard !ranges.isEmpty, let job = jobs[number] else { return }
        let facts = [
            (name: "job", value: job.record.job), (name: "variants", value: "\(ranges.count)"),
        ]
        effects.append(.log(LogRecord(.error, "records-lost", facts)))
        jobs[number]?.recorded.subtract(ranges)
        // Chunks that still are with workers keep theirs: they will be asked for with the chunk.
        var free = ranges
        for id in job.leased { if let chunk = chunks[id] { free.subtract(chunk.ranges) } }
        jobs[number]?.fresh.formUnion(free)
    }

    private mutating func cancelledAtCollector(
        _ header: CancelledHeader, _ effects: inout [ControllerEffect]
    ) {
        guard let number = numbers[header.job], let job = jobs[number], job.state == .cancelled
        else { return }
        untell(.cancel(job: number))
        jobs[number]?.recordedAtEnd = min(header.recorded, job.record.variants)
        jobs[number]?.cancelWaiters = []
        if let counted = jobs[number] {
            for waiter in job.cancelWaiters { answerCancel(counted, waiter, &effects) }
        }
    }

    /// Sends the next questions to the collectors.
    mutating func askCollectors(_ now: Instant, _ effects: inout [ControllerEffect]) {
        for shard in shards.indices {
            guard let peer = shards[shard].peer else { continue }
            let window = configuration.collectorWindow
            while let task = shards[shard].tasks.next(window: window, now: now) {
                // The questions of a job that is gone go with it.
                guard jobs[task.job] != nil else {
                    shards[shard].tasks.remove(task)
                    continue
                }
                ask(task, peer, now, &effects)
            }
        }
    }

    private mutating func ask(
        _ task: CollectorTasks.Task, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        switch task {
        case .have(let number):
            guard let job = jobs[number] else { return untell(task) }
            lastQuestion += 1
            jobs[number]?.question = lastQuestion
            // Not where workers of any build may begin it without waiting for the answer.
            let looksUp =
                job.needsSpecification && job.build == nil && !job.isReconciled
                && !job.state.isFinal && isWorthLookingUp(job.record)
            let reuse = looksUp ? workersBuild : nil
            let message = Message.have(
                HaveHeader(
                    job: job.record.job, specification: job.record.specification,
                    variants: job.record.variants, build: job.build, from: job.askedFrom,
                    reopens: job.reopens, question: lastQuestion,
                    reuse: reuse),
                specification: [])
            if job.needsSpecification {
                effects.append(.sendWithSpecification(peer, message, job: job.record.job))
                // Told before any worker is, the collector knows the job when frames of it come. Only what it may have of the
                // same content is waited for, also when it is asked again and no such thing is offered any more.
                if job.isNew && job.isStored {
                    jobs[number]?.isNew = false
                    jobs[number]?.isReconciled = reuse == nil
                    touch(number, now)
                }
            } else {
                effects.append(.send(peer, message))
            }
        case .note(let number, let index):
            guard let job = jobs[number],
                let variant = job.quarantined.first(where: { $0.variant == index })
            else { return untell(task) }
            let note = NoteHeader(job: job.record.job, quarantined: variant, text: nil)
            effects.append(.send(peer, .note(note)))
        case .end(let number):
            guard let job = jobs[number] else { return untell(task) }
            let end = EndHeader(
                job: job.record.job, state: job.state, lastSequence: 0, recorded: 0)
            effects.append(.send(peer, .end(end)))
        case .cancel(let number):
            guard let job = jobs[number] else { return untell(task) }
            effects.append(
                .send(peer, .cancel(JobRequestHeader(request: 0, job: job.record.job))))
        case .forget(let number):
            guard let job = jobs[number] else { return untell(task) }
            effects.append(
                .send(peer, .forget(JobRequestHeader(request: 0, job: job.record.job))))
        }
    }
}
