extension WorkerMachine {
    /// Says HELLO on a link that is new or that does not know this worker.
    mutating func connect(_ link: WorkerLink, _ now: Instant, _ effects: inout [WorkerEffect]) {
        var state = LinkState()
        state.greetedAt = now
        state.heardAt = now
        state.beatAt = now
        state.unanswered = self[link].isWelcomed ? 0 : self[link].unanswered
        self[link] = state
        let chunks = held.filter { $0.failure == nil && !$0.isReleased }.map { work in
            HeldChunk(
                job: work.lease.job, specification: work.lease.specification,
                chunk: work.lease.chunk, attempt: work.lease.attempt, ranges: work.unrecorded,
                burst: work.lease.burst, isCareful: work.lease.isCareful)
        }
        let hello = HelloHeader(
            role: .worker, minorLow: 0, minorHigh: WireLimits.minor, uuid: configuration.uuid,
            name: configuration.name, cores: 1, build: configuration.build,
            payloadLimit: WireLimits.payload, held: link == .controller ? chunks : [])
        effects.append(.send(link, .hello(hello)))
    }

    /// Sorts a message by its link and type; what does not belong there is ignored but logged.
    mutating func receive(
        _ message: Message, _ link: WorkerLink, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        self[link].heardAt = now
        switch (link, message) {
        case (_, .welcome(let header)): welcome(header, link, now, &effects)
        case (_, .error(let header)): complain(header, link, now, &effects)
        case (.collector(let shard), .acknowledge(let header)):
            acknowledge(header, shard, now, &effects)
        case (.controller, .lease(let header, let specification)):
            accept(header, specification, now, &effects)
        case (.controller, .beat(let header)): obey(header, now, &effects)
        case (.controller, .cancel(let header)):
            for work in held where work.lease.job == header.job {
                drop(work.lease.chunk, work.lease.attempt, now, &effects)
            }
        case (.controller, .drain): if drainSince == nil { drain(now, &effects) }
        case (_, .bye): self[link].isWelcomed = false
        default:
            let facts = [(name: "type", value: "\(message.type)")]
            effects.append(.log(LogRecord(.warning, "unexpected", facts)))
        }
    }

    private mutating func welcome(
        _ header: WelcomeHeader, _ link: WorkerLink, _ now: Instant,
        _ effects: inout [WorkerEffect]
    ) {
        self[link].isWelcomed = true
        self[link].unanswered = 0
        switch link {
        case .controller:
            beatMilliseconds = header.beatMilliseconds
            for chunk in header.drop {
                for work in held where work.lease.chunk == chunk {
                    drop(chunk, work.lease.attempt, now, &effects)
                }
            }
            sendCredit(&effects)
        case .collector(let shard):
            collectors[shard]?.outbox.credit = header.creditBytes
            collectors[shard]?.outbox.resend()
        }
    }

    /// The other side does not know this worker (it started anew) or did not understand it.
    private mutating func complain(
        _ header: ErrorHeader, _ link: WorkerLink, _ now: Instant,
        _ effects: inout [WorkerEffect]
    ) {
        let facts = [(name: "code", value: header.code), (name: "text", value: header.text)]
        effects.append(.log(LogRecord(.warning, "error", facts)))
        // Many messages may have crossed with the restart: one HELLO answers all complaints.
        guard header.code == "hello", self[link].isWelcomed else { return }
        connect(link, now, &effects)
    }

    /// Chunks that may be held now: small ones come in numbers, or the pool would wait for messages more than it works.
    var slots: Int {
        guard let chunkMicroseconds else { return configuration.slots }
        let ahead = Double(configuration.aheadMicroseconds) / max(1, chunkMicroseconds)
        return max(configuration.slots, min(configuration.mostSlots, Int(ahead)))
    }

    /// Says how many chunks may come: none while draining.
    func sendCredit(_ effects: inout [WorkerEffect]) {
        let credit = CreditHeader(
            slots: drainSince == nil ? slots : 0,
            warm: Array(warm.suffix(WireLimits.entries)))
        effects.append(.send(.controller, .credit(credit)))
    }

    mutating func learn(_ families: [WarmFamily], _ effects: inout [WorkerEffect]) {
        warm = families
        if controller.isWelcomed { sendCredit(&effects) }
    }

    /// Beats, greets again, connects anew, sends again: whatever is due.
    mutating func tick(_ now: Instant, _ effects: inout [WorkerEffect]) {
        let isAnswering =
            controller.isWelcomed
            && now.milliseconds(since: controller.heardAt) <= 2 * beatMilliseconds
        let address = configuration.controllerAddress
        if let record = controllerSilence.note(isAnswering: isAnswering, at: address, now) {
            effects.append(.log(record))
        }
        for link in links { greetAgain(link, now, &effects) }
        if controller.isWelcomed {
            if now.milliseconds(since: controller.heardAt) > 4 * beatMilliseconds {
                controller.isWelcomed = false
                effects.append(.reconnect(.controller))
            } else if now.milliseconds(since: controller.beatAt) >= beatMilliseconds {
                beat(now, &effects)
            }
        }
        for shard in collectors.keys.sorted() { resendBursts(shard, now, &effects) }
        if interruption != nil,
            now.milliseconds(since: interruptedAt) > configuration.obeyMilliseconds,
            interruption != .drained
        {
            effects.append(.log(LogRecord(.error, "solver-stuck")))
            effects.append(.abandon)
            hasExited = true
        }
        if let since = drainSince,
            now.milliseconds(since: since) > configuration.drainMilliseconds
        {
            leave(&effects)
        }
    }

    private mutating func greetAgain(
        _ link: WorkerLink, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard let greetedAt = self[link].greetedAt, !self[link].isWelcomed,
            now.milliseconds(since: greetedAt) >= beatMilliseconds
        else { return }
        self[link].unanswered += 1
        if self[link].unanswered >= 3 {
            self[link] = LinkState()
            effects.append(.reconnect(link))
        } else {
            connect(link, now, &effects)
        }
    }

    private mutating func resendBursts(
        _ shard: Int, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        guard var link = collectors[shard], link.state.isWelcomed else { return }
        if link.outbox.isStalled, let greetedAt = link.state.greetedAt,
            now.milliseconds(since: greetedAt) >= configuration.resendMilliseconds
        {
            // The word that there is credit again may have been lost.
            return connect(.collector(shard), now, &effects)
        }
        let patience = configuration.resendMilliseconds * min(1 + link.outbox.resends, 10)
        guard link.outbox.resend(sentBefore: now.adding(milliseconds: -patience)) else { return }
        collectors[shard] = link
        // A collector that says nothing at all is asked for its name; one that restarted answers with its credit.
        if now.milliseconds(since: link.state.heardAt) >= patience {
            connect(.collector(shard), now, &effects)
        }
    }

    /// Says how all that is held goes.
    mutating func beat(_ now: Instant, _ effects: inout [WorkerEffect]) {
        controller.beatAt = now
        beatNumber += 1
        let chunks = held.map { work in
            ChunkProgress(
                chunk: work.lease.chunk, attempt: work.lease.attempt, progress: work.progress,
                variant: work.isBegun
                    ? work.variant ?? work.todo.first : isPaused ? nil : work.variant,
                milliseconds: work.variant == nil
                    ? 0 : max(0, now.milliseconds(since: work.variantSince)))
        }
        let header = BeatHeader(
            number: beatNumber, chunks: chunks, answers: [], drain: false, isReady: true)
        effects.append(.send(.controller, .beat(header)))
        // Credit that got lost would leave this worker idle for ever.
        if held.count < slots { sendCredit(&effects) }
        // A request for a specification, or its answer, may have been lost.
        for work in held where !specifications.contains(work.lease.specification) {
            let need = NeedSpecificationHeader(
                chunk: work.lease.chunk, attempt: work.lease.attempt,
                specification: work.lease.specification)
            effects.append(.send(.controller, .needSpecification(need)))
        }
    }

    private mutating func obey(
        _ header: BeatHeader, _ now: Instant, _ effects: inout [WorkerEffect]
    ) {
        for answer in header.answers {
            if answer.order != .extend {
                drop(answer.chunk, answer.attempt, now, &effects)
            } else if let index = position(answer.chunk, answer.attempt),
                header.number >= held[index].toldIn
            {
                held[index].isAgreed = true
            }
        }
        if header.drain && drainSince == nil { drain(now, &effects) }
    }

    /// All connections, in a fixed order.
    var links: [WorkerLink] { [.controller] + collectors.keys.sorted().map { .collector($0) } }

    private subscript(link: WorkerLink) -> LinkState {
        get {
            switch link {
            case .controller: controller
            case .collector(let shard): collectors[shard]?.state ?? LinkState()
            }
        }
        set {
            switch link {
            case .controller: controller = newValue
            case .collector(let shard): collectors[shard, default: CollectorLink()].state = newValue
            }
        }
    }
}
