extension WorkerMachine {
    /// The solver is through with its range.
    mutating func end(
        _ chunk: UInt64, _ attempt: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard running?.chunk == chunk, running?.attempt == attempt else { return }
        running = nil
        interruption = nil
        if let index = position(chunk, attempt) { held[index].variant = nil }
    }

    /// The solver stopped because it was asked to.
    mutating func stop(
        _ chunk: UInt64, _ attempt: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard running?.chunk == chunk, running?.attempt == attempt else { return }
        let reason = interruption
        running = nil
        interruption = nil
        guard let index = position(chunk, attempt) else { return }
        if reason == .limit {
            let header = FailHeader(
                chunk: chunk, attempt: attempt, variant: held[index].variant, cause: .limit,
                text: "no answer within \(held[index].lease.variantMilliseconds) ms")
            held[index].failure = held[index].failure ?? header
        } else {
            held[index].isReleased = true
        }
        held[index].variant = nil
    }

    /// The solver cannot go on with a chunk. What it solved before goes out first.
    mutating func fail(_ failure: FailHeader, _ now: Instant, _ effects: inout [WorkerEffect]) {
        if running?.chunk == failure.chunk, running?.attempt == failure.attempt {
            running = nil
            interruption = nil
        }
        guard let index = position(failure.chunk, failure.attempt) else { return }
        held[index].failure = failure
        held[index].variant = nil
    }

    /// Where the solver stands; a variant that takes too long is given up.
    mutating func note(
        _ chunk: UInt64, _ attempt: Int, _ counter: UInt64, _ variant: Int?, _ now: Instant,
        _ effects: inout [WorkerEffect]
    ) {
        guard let index = position(chunk, attempt), running?.chunk == chunk else { return }
        if held[index].variant != variant || isPaused { held[index].variantSince = now }
        held[index].progress = counter
        held[index].variant = variant
        let limit = held[index].lease.variantMilliseconds
        guard variant != nil, interruption == nil,
            now.milliseconds(since: held[index].variantSince) > limit
        else { return }
        interrupt(.limit, now, &effects)
    }

    /// Reports chunks whose bursts are all on disk.
    mutating func closeFinishedChunks(_ effects: inout [WorkerEffect]) {
        var index = 0
        while index < held.count {
            let work = held[index]
            let isRunning =
                running?.chunk == work.lease.chunk && running?.attempt == work.lease.attempt
            guard work.openBursts == 0, !isRunning else {
                index += 1
                continue
            }
            if let failure = work.failure {
                effects.append(.send(.controller, .fail(failure)))
            } else if work.isReleased || (drainSince != nil && !work.todo.isEmpty) {
                release(work.lease.chunk, work.lease.attempt, work.unrecorded, &effects)
            } else if work.todo.isEmpty {
                let time = Double(work.microseconds)
                chunkMicroseconds = chunkMicroseconds.map { $0 * 0.9 + time * 0.1 } ?? time
                let done = DoneHeader(
                    chunk: work.lease.chunk, attempt: work.lease.attempt, variants: work.solved,
                    microseconds: work.microseconds, coldBuilds: work.coldBuilds)
                effects.append(.send(.controller, .done(done)))
            } else {
                index += 1
                continue
            }
            held.remove(at: index)
        }
    }

    /// No new work; the variant under way is finished, the rest goes back. A second call ends at once.
    mutating func drain(_ now: Instant, _ effects: inout [WorkerEffect]) {
        guard drainSince == nil else {
            leave(&effects)
            return
        }
        drainSince = now
        if controller.isWelcomed {
            let reason = ReasonHeader(code: "drain", text: "the worker was asked to stop")
            effects.append(.send(.controller, .drain(reason)))
            sendCredit(&effects)
        }
        if running != nil { interrupt(.drained, now, &effects) }
        for index in held.indices where !isRunning(held[index]) && !held[index].todo.isEmpty {
            held[index].isReleased = true
        }
    }

    private func isRunning(_ work: HeldWork) -> Bool {
        running?.chunk == work.lease.chunk && running?.attempt == work.lease.attempt
    }

    /// Ends the process once a drain has nothing left to hand over.
    mutating func finishDrain(_ effects: inout [WorkerEffect]) {
        guard drainSince != nil, running == nil, held.isEmpty, !hasExited,
            collectors.values.allSatisfy(\.outbox.isEmpty)
        else { return }
        leave(&effects)
    }

    /// Says BYE and ends.
    mutating func leave(_ effects: inout [WorkerEffect]) {
        let reason = ReasonHeader(code: "drained", text: "")
        if controller.isWelcomed { effects.append(.send(.controller, .bye(reason))) }
        for (shard, link) in collectors.sorted(by: { $0.key < $1.key }) where link.state.isWelcomed
        {
            effects.append(.send(.collector(shard), .bye(reason)))
        }
        effects.append(.exit)
        hasExited = true
    }
}
