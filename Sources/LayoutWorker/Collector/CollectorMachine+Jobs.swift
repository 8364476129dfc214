extension CollectorMachine {
    /// HAVE: opens a job, or says what of it is on disk.
    mutating func have(
        _ header: HaveHeader, _ specification: [UInt8], _ peer: PeerID,
        _ effects: inout [CollectorEffect]
    ) {
        guard let job = jobs[header.job] else {
            guard !specification.isEmpty, isWritable, jobs.count < configuration.jobs else {
                return send(header.job, .unknown, header, peer, &effects)
            }
            let stored = CollectedJob(
                job: header.job, specification: header.specification, variants: header.variants,
                build: header.build, recorded: VariantRanges(), lastSequence: 0, duplicates: 0,
                mismatches: 0, end: nil, quarantined: [])
            var job = CollectorJob(stored: stored)
            job.isOpening = true
            job.mayAdopt = header.reuse != nil
            jobs[header.job] = job
            let ticket = nextTicket()
            effects.append(
                .openJob(
                    ticket: ticket, stored, specification: specification, reuse: header.reuse))
            pending.append(.open(header), ticket: ticket)
            for entry in early.take(of: header.job) {
                record(entry.header, entry.payload, entry.peer, &effects)
            }
            return
        }
        // What is being written is not true yet. The question comes again.
        if job.isOpening || job.isForgetting || job.ending != nil { return }
        guard job.stored.specification == header.specification,
            job.stored.variants == header.variants
        else { return send(header.job, .differs, header, peer, &effects) }
        if header.reopens, let end = job.stored.end, end != .cancelled {
            let ticket = nextTicket()
            effects.append(.reopenJob(ticket: ticket, job: header.job))
            pending.append(.reopen(header), ticket: ticket)
            return
        }
        let standing: RangesHeader.Standing = job.isOpen ? .open : .ended
        send(header.job, standing, header, peer, &effects)
    }

    /// A job took over what was recorded before, in the transaction that opens it.
    mutating func adopt(_ record: CollectedJob, _ ticket: UInt64) {
        guard let job = jobs[record.job], job.isOpening else { return }
        jobs[record.job]?.stored = record
        jobs[record.job]?.sequence = record.lastSequence
        counters.reused += record.reused
    }

    /// RANGES: what is on disk from a variant on, as far as it fits a header.
    private func send(
        _ name: String, _ standing: RangesHeader.Standing, _ question: HaveHeader,
        _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        let from = question.from
        let job = jobs[name]?.stored
        let variants = job?.variants ?? from
        let all = job?.recorded.intersection(from..<max(from, variants)) ?? VariantRanges()
        let some = VariantRanges(all.ranges.prefix(WireLimits.ranges))
        let isWhole = some.ranges.count == all.ranges.count
        let upTo = isWhole ? variants : (some.ranges.last?.upperBound ?? variants)
        let header = RangesHeader(
            job: name, standing: standing, ranges: some, from: from, upTo: upTo,
            duplicates: job?.duplicates ?? 0, mismatches: job?.mismatches ?? 0,
            question: question.question, build: job?.recorded.isEmpty == false ? job?.build : nil,
            reused: job.flatMap { $0.reused > 0 ? $0.reused : nil })
        effects.append(.send(peer, .ranges(header)))
    }

    /// NOTE from the controller: kept when it says that a variant was given up, and told to followers.
    mutating func note(
        _ header: NoteHeader, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        guard let job = jobs[header.job], !job.isOpening else { return }
        guard let variant = header.quarantined else {
            tellFollowers(of: header.job, .note(header), &effects)
            effects.append(.send(peer, .note(header)))
            return
        }
        if job.stored.quarantined.contains(variant) {
            effects.append(.send(peer, .note(header)))
            return
        }
        guard isWritable else { return }
        let ticket = nextTicket()
        effects.append(.quarantine(ticket: ticket, job: header.job, variant))
        pending.append(.quarantine(header), ticket: ticket)
    }

    /// END or CANCEL from the controller. A cancelled job takes nothing from this moment on.
    mutating func end(
        _ name: String, _ state: JobState, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        guard let job = jobs[name] else {
            // Never opened here: nothing of it is recorded, and nothing will be.
            return answerEnd(name, state, &effects)
        }
        if job.isOpening || job.ending == state { return }
        if job.stored.end == state { return answerEnd(name, state, &effects) }
        guard isWritable else { return }
        jobs[name]?.ending = state
        let ticket = nextTicket()
        effects.append(.endJob(ticket: ticket, job: name, state))
        pending.append(.end(job: name, state), ticket: ticket)
    }

    private func answerEnd(
        _ name: String, _ state: JobState, _ effects: inout [CollectorEffect]
    ) {
        let recorded = jobs[name]?.stored.recorded.count ?? 0
        let message: Message
        if state == .cancelled {
            let dropped = (jobs[name]?.stored.variants ?? recorded) - recorded
            message = .cancelled(
                CancelledHeader(request: 0, job: name, recorded: recorded, dropped: dropped))
        } else {
            message = .end(
                EndHeader(
                    job: name, state: state, lastSequence: jobs[name]?.stored.lastSequence ?? 0,
                    recorded: recorded))
        }
        effects.append(.send(CollectorMachine.controllerPeer, message))
    }

    /// FORGET from the controller.
    mutating func forget(
        _ header: JobRequestHeader, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        guard let job = jobs[header.job] else {
            effects.append(.send(peer, .forgotten(header)))
            return
        }
        guard !job.isOpening, !job.isForgetting, isWritable else { return }
        jobs[header.job]?.isForgetting = true
        let ticket = nextTicket()
        effects.append(.forget(ticket: ticket, job: header.job))
        pending.append(.forget(job: header.job), ticket: ticket)
    }

    /// A control write is on disk.
    mutating func finish(_ action: PendingStores.Action, _ effects: inout [CollectorEffect]) {
        let controllerPeer = CollectorMachine.controllerPeer
        switch action {
        case .open(let header):
            jobs[header.job]?.isOpening = false
            send(header.job, .open, header, controllerPeer, &effects)
        case .reopen(let header):
            jobs[header.job]?.stored.end = nil
            jobs[header.job]?.stored.quarantined = []
            send(header.job, .open, header, controllerPeer, &effects)
        case .quarantine(let header):
            if let variant = header.quarantined {
                jobs[header.job]?.stored.quarantined.removeAll { $0.variant == variant.variant }
                jobs[header.job]?.stored.quarantined.append(variant)
            }
            tellFollowers(of: header.job, .note(header), &effects)
            effects.append(.send(controllerPeer, .note(header)))
        case .end(let name, let state):
            jobs[name]?.stored.end = state
            jobs[name]?.ending = nil
            answerEnd(name, state, &effects)
            readForFollowers(of: name, &effects)
        case .forget(let name):
            jobs[name] = nil
            let header = JobRequestHeader(request: 0, job: name)
            effects.append(.send(controllerPeer, .forgotten(header)))
            followers = followers.filter { $0.key.job != name }
        case .append, .compare, .acknowledge: break
        }
    }
}
