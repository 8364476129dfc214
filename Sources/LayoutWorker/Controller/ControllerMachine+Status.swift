import FoundationEssentials

extension ControllerMachine {
    /// Sends a reply whose body is JSON. One that does not fit a message is an error of its own, never cut.
    func reply(
        _ body: some Encodable, _ kind: ReplyHeader.Kind, _ request: Int, _ peer: PeerID,
        _ effects: inout [ControllerEffect]
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(body), data.count <= WireLimits.payload else {
            return complain("too-large", "the answer does not fit a message", peer, &effects)
        }
        let header = ReplyHeader(request: request, kind: kind)
        effects.append(.send(peer, .reply(header, body: [UInt8](data))))
    }

    /// How a job stands.
    func status(_ job: ControllerJob, _ now: Instant) -> JobStatus {
        let recorded = job.recordedCount
        let leased = job.leased.reduce(0) { count, id in
            count + (chunks[id]?.ranges.subtracting(job.recorded).count ?? 0)
        }
        let isOver = job.state.isFinal
        // What was recorded while there were workers says nothing of when it will be done without any.
        let rate = isOver || workers.isEmpty ? nil : job.rate
        let left = job.record.variants - recorded - job.quarantined.count
        return JobStatus(
            job: job.record.job, state: job.state, priority: job.record.priority,
            variants: job.record.variants, recorded: recorded, leased: leased, reused: job.reused,
            quarantined: Array(job.quarantined.prefix(64)), duplicates: job.duplicates,
            mismatches: job.mismatches, rate: rate,
            remainingSeconds: rate.flatMap { $0 > 0 ? Double(left) / $0 : nil }, note: job.note)
    }

    /// How a worker stands.
    func status(_ worker: ControllerWorker, _ now: Instant) -> WorkerStatus {
        let state: WorkerState =
            if isSuspect(worker.uuid, now) || worker.peer == nil {
                .suspect
            } else if worker.isDraining {
                .draining
            } else if !worker.chunks.isEmpty {
                .busy
            } else {
                worker.slots == 0 ? .new : .ready
            }
        return WorkerStatus(
            name: worker.name, uuid: worker.uuid, state: state, chunks: worker.chunks.count,
            families: worker.warm.count, bytes: worker.warm.values.reduce(0) { $0 + $1.bytes },
            build: worker.build,
            silenceMilliseconds: max(0, now.milliseconds(since: worker.heardAt)))
    }

    /// The pool in numbers; also what metrics are made from.
    func poolStatus(_ now: Instant) -> PoolStatus {
        let open = jobs.values.filter { !$0.state.isFinal }
        let uuids = workers.keys.sorted().prefix(WireLimits.entries)
        return PoolStatus(
            epoch: epoch, openJobs: totals.jobs,
            openVariants: open.reduce(0) { $0 + $1.record.variants - $1.recorded.count },
            workers: uuids.compactMap { workers[$0].map { status($0, now) } },
            collectorIsReady: shards.allSatisfy(\.isUsable),
            isDraining: drain != .none, counters: counters)
    }

    func replyStatus(
        _ header: RequestHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        reply(poolStatus(now), .status, header.request, peer, &effects)
    }

    func replyList(
        _ header: ListHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let start = header.after.flatMap { numbers[$0] } ?? -1
        let page = jobs.keys.sorted().lazy.filter { $0 > start }.prefix(header.limit)
        let list = page.compactMap { jobs[$0].map { status($0, now) } }
        // Jobs with many quarantined variants take room; a page may be shorter than asked.
        var fitting: [JobStatus] = []
        var bytes = 0
        for var entry in list {
            entry.quarantined = Array(entry.quarantined.prefix(4))
            bytes += 1_024 + entry.quarantined.reduce(0) { $0 + 256 + $1.text.utf8.count }
            if bytes > WireLimits.payload && !fitting.isEmpty { break }
            fitting.append(entry)
        }
        reply(fitting, .list, header.request, peer, &effects)
    }

    func explain(
        _ header: JobRequestHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        let waiter = ControllerJob.Waiter(peer: peer, request: header.request)
        guard let job = known(header, waiter, &effects) else { return }
        let body = JobExplanation(status: status(job, now), reasons: reasons(job, now))
        reply(body, .explain, header.request, peer, &effects)
    }

    /// How a job ended, and what to do where its results are not what was asked for.
    private func end(_ job: ControllerJob) -> String {
        let end = "it has ended: \(job.state.rawValue)"
        if job.state == .cancelled || job.state == .failed {
            return end + "; to have it solved, remove it with "
                + "`layoutctl jobs forget \(job.record.job)` and submit it again"
        }
        guard job.hasLostResults else { return end }
        let left = job.recordedAtEnd ?? 0
        return end
            + ", but the collector has \(left) of its \(job.record.variants) variants; submit "
            + "it again to have the rest solved, or remove it with "
            + "`layoutctl jobs forget \(job.record.job)`"
    }

    /// Why a job does not run, or runs slowly; most important first.
    private func reasons(_ job: ControllerJob, _ now: Instant) -> [String] {
        if job.state.isFinal { return [end(job)] }
        var reasons: [String] = []
        if drain != .none { reasons.append("the controller is shutting down") }
        let collector = shards[job.shard]
        if collector.peer == nil {
            let which =
                shards.count == 1 ? "no collector" : "collector \(job.shard), which records it,"
            reasons.append("\(which) is \(shards.count == 1 ? "connected" : "not connected")")
        } else if collector.isFull {
            reasons.append("the disk of the results is used up")
        } else if !collector.isReady {
            reasons.append("the collector cannot write or does not keep up")
        } else if !job.isReconciled {
            reasons.append("the collector has not said yet what it has of this job")
        }
        if workers.isEmpty { reasons.append("no worker is connected") }
        if let build = job.build, !workers.isEmpty,
            !workers.values.contains(where: { $0.build == build })
        {
            reasons.append(
                "no worker has the build that began it: \(build.engine), \(build.textModel)")
        }
        if job.notBefore > now {
            reasons.append("it waits for workers that may still hold parts of it")
        }
        let waiting = job.ready.filter { $0.notBefore > now }.count
        if waiting > 0 {
            reasons.append(
                waiting == 1
                    ? "1 chunk waits before it is tried again after a crash"
                    : "\(waiting) chunks wait before they are tried again after a crash")
        }
        if let key = job.key {
            let before = queue.builds.values.reduce(0) { count, sorted in
                count + sorted.keys.prefix { $0 < key }.count
            }
            if before > 0 {
                reasons.append(
                    before == 1
                        ? "1 job is served before it" : "\(before) jobs are served before it")
            }
            if hungry.isEmpty && !workers.isEmpty {
                reasons.append("all workers have as much as they take")
            }
        }
        if !job.leased.isEmpty {
            reasons.append(
                job.leased.count == 1
                    ? "1 chunk is with a worker" : "\(job.leased.count) chunks are with workers")
        }
        return reasons.isEmpty ? ["nothing holds it up"] : reasons
    }
}
