extension WorkerMachine {
    /// Takes a lease, or the specification of one that waits for it.
    mutating func accept(
        _ lease: LeaseHeader, _ specification: [UInt8], _ now: Instant,
        _ effects: inout [WorkerEffect]
    ) {
        if let old = held.first(where: { $0.lease.chunk == lease.chunk }) {
            if old.lease.attempt > lease.attempt { return }
            if old.lease.attempt < lease.attempt {
                // This worker was given up for dead and then given the same chunk again.
                drop(lease.chunk, old.lease.attempt, now, &effects)
            }
        }
        let isNew = !held.contains { $0.lease.chunk == lease.chunk }
        if isNew && (drainSince != nil || held.count > configuration.mostSlots) {
            release(lease.chunk, lease.attempt, lease.ranges, &effects)
            return
        }
        if !specification.isEmpty { keep(lease.specification, specification, &effects) }
        if isNew {
            // The service dials a collector with the first lease for it.
            if collectors[lease.collector] == nil { collectors[lease.collector] = CollectorLink() }
            held.append(HeldWork(lease: lease, todo: lease.ranges, unrecorded: lease.ranges))
        }
        if let index = specifications.firstIndex(of: lease.specification) {
            specifications.append(specifications.remove(at: index))
        } else {
            let need = NeedSpecificationHeader(
                chunk: lease.chunk, attempt: lease.attempt, specification: lease.specification)
            effects.append(.send(.controller, .needSpecification(need)))
        }
    }

    /// Keeps a specification.
    private mutating func keep(
        _ hash: String, _ specification: [UInt8], _ effects: inout [WorkerEffect]
    ) {
        if specifications.contains(hash) { return }
        specifications.append(hash)
        effects.append(.keepSpecification(hash: hash, specification))
        trimSpecifications(keeping: hash, &effects)
    }

    /// Drops the specifications used longest ago beyond the limit, but none that is needed.
    mutating func trimSpecifications(keeping hash: String?, _ effects: inout [WorkerEffect]) {
        guard specifications.count > configuration.specifications else { return }
        var needed = Set(held.map(\.lease.specification))
        if let running { needed.insert(running.specification) }
        if let hash { needed.insert(hash) }
        while specifications.count > configuration.specifications,
            let index = specifications.firstIndex(where: { !needed.contains($0) })
        {
            effects.append(.dropSpecification(hash: specifications.remove(at: index)))
        }
    }

    /// Forgets a chunk that is nobody's, cancelled or somebody else's, with its bursts.
    mutating func drop(
        _ chunk: UInt64, _ attempt: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard let index = position(chunk, attempt) else { return }
        held.remove(at: index)
        for shard in collectors.keys {
            collectors[shard]?.outbox.removeAll(chunk: chunk, attempt: attempt)
        }
        if running?.chunk == chunk && running?.attempt == attempt {
            interrupt(.dropped, now, &effects)
        }
    }

    /// Asks the solver to end its order; a drop wins over whatever was asked before.
    mutating func interrupt(
        _ reason: Interruption, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        if let interruption, interruption != .drained { return }
        interruption = reason
        interruptedAt = now
        effects.append(reason == .drained ? .finishVariant : .cancelSolve)
        if isPaused {
            isPaused = false
            effects.append(.resumeSolve)
        }
    }

    /// Gives the solver the next range when it has none.
    mutating func startNext(_ now: Instant, _ effects: inout [WorkerEffect]) {
        if running == nil, drainSince == nil, let index = held.firstIndex(where: isStartable),
            isAgreed(on: index, now, &effects)
        {
            start(index, now, &effects)
        }
        guard let running, interruption == nil else { return }
        let shard = held.first { $0.lease.chunk == running.chunk }?.lease.collector ?? 0
        if isFull(shard) != isPaused {
            isPaused.toggle()
            effects.append(isPaused ? .pauseSolve : .resumeSolve)
        }
    }

    /// Whether a chunk may have its turn. One with care needs a controller that hears of it.
    private func isStartable(_ work: HeldWork) -> Bool {
        !work.todo.isEmpty && work.failure == nil && !work.isReleased
            && specifications.contains(work.lease.specification)
            && (!work.lease.isCareful || work.openBursts == 0 && controller.isWelcomed)
            && !isFull(work.lease.collector)
    }

    /// Whether the controller knows which chunk with care is begun, so that a death now points at the right one: at the one
    /// that is to start, or at none. Where it does not, it is told at once, and nothing starts until it has answered.
    private mutating func isAgreed(
        on next: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) -> Bool {
        var isNews = false
        for index in held.indices {
            let isBegun = index == next && held[index].lease.isCareful
            guard held[index].isBegun != isBegun else { continue }
            held[index].isBegun = isBegun
            held[index].toldIn = beatNumber + 1
            held[index].isAgreed = false
            isNews = true
        }
        if isNews && controller.isWelcomed { beat(now, &effects) }
        return held.allSatisfy(\.isAgreed)
    }

    /// Whether a collector is to take what there is before more is solved for it.
    private func isFull(_ shard: Int) -> Bool { collectors[shard]?.outbox.isFull ?? false }

    private mutating func start(
        _ index: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard let first = held[index].todo.ranges.first else { return }
        let lease = held[index].lease
        // A careful chunk goes burst by burst: the next begins when this one is on disk.
        let count = lease.isCareful ? min(first.count, lease.burst) : first.count
        let range = first.lowerBound..<first.lowerBound + count
        held[index].todo.remove(range)
        held[index].variant = range.lowerBound
        held[index].variantSince = now
        let order = SolveOrder(
            job: lease.job, chunk: lease.chunk, attempt: lease.attempt, range: range,
            burst: lease.burst, family: lease.family, specification: lease.specification)
        running = order
        isPaused = false
        effects.append(.solve(order))
    }

    /// Takes a burst from the solver; one of a chunk that was dropped meanwhile is thrown away.
    mutating func take(_ burst: SolvedBurst) {
        guard let index = position(burst.chunk, burst.attempt) else { return }
        held[index].openBursts += 1
        held[index].solved += burst.count
        held[index].microseconds += burst.microseconds
        held[index].coldBuilds += burst.coldBuilds
        collectors[held[index].lease.collector]?.outbox.append(
            BurstQueue.Entry(job: held[index].lease.job, burst: burst))
    }

    /// Sends what credit allows.
    mutating func sendBursts(_ now: Instant, _ effects: inout [WorkerEffect]) {
        for shard in collectors.keys.sorted() { sendBursts(shard, now, &effects) }
    }

    private mutating func sendBursts(
        _ shard: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard collectors[shard]?.state.isWelcomed == true else { return }
        while let entry = collectors[shard]?.outbox.next(now: now) {
            let header = FramesHeader(
                job: entry.job, chunk: entry.burst.chunk, attempt: entry.burst.attempt,
                first: entry.burst.first, count: entry.burst.count, worker: configuration.name,
                build: configuration.build, sequence: nil)
            effects.append(.send(.collector(shard), .frames(header, payload: entry.burst.payload)))
        }
    }

    /// A burst is on disk, or its collector takes nothing of its job.
    mutating func acknowledge(
        _ header: AcknowledgeHeader, _ shard: Int, _ now: Instant,
        _ effects: inout [WorkerEffect]
    ) {
        collectors[shard]?.outbox.credit = header.creditBytes
        let wasOpen = collectors[shard]?.outbox.remove(header) ?? false
        guard let index = position(header.chunk, header.attempt) else { return }
        switch header.outcome {
        case .recorded:
            if wasOpen { held[index].openBursts -= 1 }
            held[index].unrecorded.remove(header.first..<header.first + header.count)
        case .refused:
            let left = held[index].unrecorded
            drop(header.chunk, header.attempt, now, &effects)
            release(header.chunk, header.attempt, left, &effects)
        }
    }

    func release(
        _ chunk: UInt64, _ attempt: Int, _ ranges: VariantRanges, _ effects: inout [WorkerEffect]
    ) {
        let header = ReleaseHeader(chunk: chunk, attempt: attempt, ranges: ranges)
        effects.append(.send(.controller, .release(header)))
    }

    /// Where a chunk is held.
    func position(_ chunk: UInt64, _ attempt: Int) -> Int? {
        held.firstIndex { $0.lease.chunk == chunk && $0.lease.attempt == attempt }
    }
}
