extension ControllerMachine {
    /// Fewest hungry workers among which those are looked for that may find something; fewer are asked one by one.
    private static let manyHungry = 8
    /// Most families that are looked at one by one whether they are open to everybody.
    private static let fewFamilies = 32

    /// What is the same for all workers of a build while the queue stays as it is: found out once, when it is first needed.
    private struct Offer {
        /// The first job in the fair order.
        var top: QueueKey?
        /// The first ones.
        var candidates: [QueueKey]?
        /// The first of them that may go to a worker that has its family cold; nil inside for none.
        var open: QueueKey??
    }

    /// Gives chunks to workers that may have one, those with fewest first, until there is nothing fitting.
    ///
    /// Nothing is looked at while nothing changed that a worker could be given: most messages of a large pool only say that
    /// something is recorded. And of many hungry workers only those are asked that may find something by what changed:
    /// towards the end of the work most of a large pool has nothing to do, and every message would ask all of it.
    mutating func schedule(_ now: Instant, _ effects: inout [ControllerEffect]) {
        guard !changes.isEmpty, isStarted, drain == .none, shards.contains(where: \.isUsable) else {
            return
        }
        let isForAll =
            changes.isAll || !configuration.hasAffinity
            || hungry.count <= ControllerMachine.manyHungry
        var changed = SchedulingChanges()
        changed.take(&changes)
        var offers: [EngineBuild: Offer] = [:]
        var seekers = isForAll ? nil : seekers(by: changed, &offers)
        let areAllAsked = seekers == nil
        var hasLeased = false
        var waiting = (seekers ?? hungry).filter { !isSuspect($0, now) }.map { rank($0) }
        while !queue.isEmpty, !waiting.isEmpty {
            var again: [(Int, String)] = []
            for (_, uuid) in waiting.sorted(by: <) {
                guard !queue.isEmpty, hungry.contains(uuid), seekers?.contains(uuid) ?? true,
                    let number = pick(uuid, &offers)
                else { continue }
                lease(number, uuid, now, &effects)
                hasLeased = true
                offers = [:]
                changed.take(&changes)
                if !isForAll { seekers = self.seekers(by: changed, &offers) }
                again.append(rank(uuid))
            }
            waiting = again
        }
        guard hasLeased else { return }
        // What was given to one may have opened a job to others that were passed before, or not asked.
        changes = changed
        changes.isAll = !areAllAsked && seekers == nil
    }

    private func rank(_ uuid: String) -> (Int, String) { (workers[uuid]?.chunks.count ?? 0, uuid) }

    /// The hungry workers that may find something by what changed: nil for all, while a job is open to everybody, else
    /// those that are concerned themselves or have a changed family warm. O(changes and their warm workers), and as much
    /// as a pick where something may be open.
    private func seekers(
        by changed: SchedulingChanges, _ offers: inout [EngineBuild: Offer]
    ) -> Set<String>? {
        let mayBeOpen =
            changed.families.count > ControllerMachine.fewFamilies
            || changed.families.contains { family in
                guard let first = queue.families[family]?.keys.first else { return false }
                return builds.keys.contains { isOpen(first.job, to: $0) }
            }
        if mayBeOpen, builds.keys.contains(where: { open(to: $0, &offers) != nil }) { return nil }
        var seekers = changed.workers.filter { hungry.contains($0) }
        for family in changed.families where queue.families[family] != nil {
            for uuid in warmWorkers[family] ?? [] where hungry.contains(uuid) {
                seekers.insert(uuid)
            }
        }
        return seekers
    }

    /// Whether a worker missed two beats.
    func isSuspect(_ uuid: String, _ now: Instant) -> Bool {
        guard let worker = workers[uuid] else { return true }
        return now.milliseconds(since: worker.heardAt) > 2 * configuration.beatMilliseconds + 500
    }

    /// The job whose chunk a worker is to have: the first in the fair order, except that a worker stays with families it
    /// has warm while they are not far ahead, and that a family goes to one more worker only when waiting for the warm
    /// ones is dearer than a cold build.
    private mutating func pick(_ uuid: String, _ offers: inout [EngineBuild: Offer]) -> Int? {
        guard let worker = workers[uuid] else { return nil }
        picks += 1
        guard let top = top(for: worker.build, &offers) else { return nil }
        if !configuration.hasAffinity { return top.job }
        let warm = firstWarm(worker)
        if let warm, warm.hasRank(of: top),
            warm.virtualTime <= top.virtualTime + Double(configuration.affinityMilliseconds)
        {
            return warm.job
        }
        guard let open = open(to: worker.build, &offers) else { return warm?.job }
        return warm.map { min($0, open).job } ?? open.job
    }

    private func top(for build: EngineBuild, _ offers: inout [EngineBuild: Offer]) -> QueueKey? {
        if let offer = offers[build] { return offer.top }
        let top = firstJobs(1, for: build).first
        offers[build] = Offer(top: top)
        return top
    }

    private func candidates(
        for build: EngineBuild, _ offers: inout [EngineBuild: Offer]
    ) -> [QueueKey] {
        if let known = offers[build]?.candidates { return known }
        let candidates = firstJobs(64, for: build)
        offers[build, default: Offer(top: candidates.first)].candidates = candidates
        return candidates
    }

    private func open(to build: EngineBuild, _ offers: inout [EngineBuild: Offer]) -> QueueKey? {
        if let known = offers[build]?.open { return known }
        let open = candidates(for: build, &offers).first { isOpen($0.job, to: build) }
        offers[build]?.open = .some(open)
        return open
    }

    /// The first jobs that workers of a build may have now, in the fair order.
    private func firstJobs(_ limit: Int, for build: EngineBuild) -> [QueueKey] {
        if shards.allSatisfy(\.isUsable) { return queue.first(limit, for: build) { _ in true } }
        return queue.first(limit, for: build) { isRecordable($0) }
    }

    /// The first job, in the fair order, of a family that a worker has warm.
    private func firstWarm(_ worker: ControllerWorker) -> QueueKey? {
        var best: QueueKey?
        var families = Set(worker.warm.keys)
        for id in worker.chunks {
            if let job = chunks[id]?.job, let family = jobs[job]?.record.family {
                families.insert(family)
            }
        }
        for family in families {
            for key in (queue.families[family]?.keys ?? []).prefix(64) {
                let build = jobs[key.job]?.build
                guard build == nil || build == worker.build, isRecordable(key.job) else { continue }
                if best.map({ key < $0 }) ?? true { best = key }
                break
            }
        }
        return best
    }

    /// Whether a job may go to a worker of a build that has its family cold.
    private func isOpen(_ number: Int, to build: EngineBuild) -> Bool {
        guard let family = jobs[number]?.record.family else { return false }
        guard let warm = warmWorkers[family], let first = warm.min() else { return true }
        let others =
            builds.count == 1 ? warm.count : warm.count { workers[$0]?.build == build }
        if others == 0 { return true }
        var backlog = 0.0
        let limit =
            coldMicroseconds(family, first) / 1_000 * configuration.hysteresis * Double(others)
        for key in (queue.families[family]?.keys ?? []).prefix(16) {
            guard let waiting = jobs[key.job] else { continue }
            backlog += Double(waiting.leasable) * waiting.variantMilliseconds
            if backlog > limit { return true }
        }
        return false
    }

    /// Leases the next chunk of a job. The first lease of a job settles its build, on disk, before anything is sent.
    private mutating func lease(
        _ number: Int, _ uuid: String, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number], let worker = workers[uuid], let peer = worker.peer else {
            return
        }
        guard job.build != nil else {
            jobs[number]?.build = worker.build
            jobs[number]?.isPinning = true
            dequeue(number)
            persist([.pinned(job: job.record.job, worker.build)], .pin(job: number), &effects)
            return
        }
        guard let ready = takeNext(number, now) else { return touch(number, now) }
        let chunk = LeasedChunk(
            id: UInt64(epoch) << 32 | nextChunk, job: number, attempt: ready.attempts + 1,
            ranges: ready.ranges, worker: uuid, grantedAt: now, expires: expiry(now),
            burst: burst(job, ready), crashes: ready.crashes, failures: ready.failures,
            isSuspect: ready.isSuspect, isCareful: ready.isSuspect || ready.attempts > 0)
        nextChunk += 1
        chunks[chunk.id] = chunk
        jobs[number]?.leased.insert(chunk.id)
        jobs[number]?.state = .running
        let isWarm = warmWorkers[job.record.family]?.contains(uuid) == true
        counters.leases += 1
        if isWarm { counters.warmLeases += 1 } else { counters.coldLeases += 1 }
        if !isWarm && warmWorkers[job.record.family] != nil { counters.steals += 1 }
        warmWorkers[job.record.family, default: []].insert(uuid)
        workers[uuid]?.chunks.append(chunk.id)
        let hasSpecification = workers[uuid]?.uses(job.record.specification) ?? false
        feed(uuid)
        charge(number, chunk.ranges.count)
        touch(number, now)
        let message = Message.lease(lease(chunk, job), specification: [])
        effects.append(
            hasSpecification
                ? .send(peer, message)
                : .sendWithSpecification(peer, message, job: job.record.job))
    }

    /// The header of a lease.
    func lease(_ chunk: LeasedChunk, _ job: ControllerJob) -> LeaseHeader {
        LeaseHeader(
            job: job.record.job, chunk: chunk.id, attempt: chunk.attempt, ranges: chunk.ranges,
            family: job.record.family, specification: job.record.specification,
            leaseMilliseconds: configuration.leaseMilliseconds,
            variantMilliseconds: configuration.variantMilliseconds, burst: chunk.burst,
            isCareful: chunk.isCareful, shard: job.record.shard)
    }

    /// Takes the next variants of a job: those that came back and may go, else new ones.
    private mutating func takeNext(_ number: Int, _ now: Instant) -> ReadyChunk? {
        guard let job = jobs[number] else { return nil }
        if let index = dueIndex(job, now) { return jobs[number]?.ready.remove(at: index) }
        guard !job.fresh.isEmpty else { return nil }
        // Towards the end chunks get smaller, so that all workers end together. The workers are shared by all jobs that have
        // something to lease: were each to count on all of them, many jobs would be cut to pieces from the beginning.
        let workers = max(1, self.workers.count / max(1, queue.count))
        let tail = max(1, job.leasable / (2 * workers))
        let size = min(job.chunkSize, max(tail, min(configuration.firstChunk, job.chunkSize)))
        var ranges = jobs[number]?.fresh.removeFirst(size) ?? VariantRanges()
        if ranges.ranges.count > WireLimits.entries {
            let kept = VariantRanges(ranges.ranges.prefix(WireLimits.entries))
            jobs[number]?.fresh.formUnion(ranges.subtracting(kept))
            ranges = kept
        }
        return ReadyChunk(
            ranges: ranges, attempts: 0, crashes: 0, isSuspect: false, notBefore: now)
    }

    /// The first chunk that came back and may go now. One suspect of a job is with a worker at a time, so that one bad
    /// job does not empty the pool.
    private func dueIndex(_ job: ControllerJob, _ now: Instant) -> Int? {
        guard !job.ready.isEmpty else { return nil }
        let isHunting = job.leased.contains { chunks[$0]?.isSuspect == true }
        return job.ready.firstIndex { $0.notBefore <= now && !($0.isSuspect && isHunting) }
    }

    /// The most variants in one burst: what can be solved in `burstMilliseconds`.
    private func burst(_ job: ControllerJob, _ ready: ReadyChunk) -> Int {
        guard !ready.isSuspect, let cost = job.variantMicroseconds else {
            return max(
                1, min(ready.ranges.count, ready.isSuspect ? .max : configuration.firstChunk))
        }
        let count = Double(configuration.burstMilliseconds) * 1_000 / cost
        return max(1, min(ready.ranges.count, Int(min(count, 1e9))))
    }

    /// Counts work as served.
    private mutating func charge(_ number: Int, _ variants: Int) {
        guard let job = jobs[number] else { return }
        let priority = job.record.priority
        virtualTimes[priority] = max(virtualTimes[priority] ?? 0, job.virtualTime)
        jobs[number]?.virtualTime += Double(variants) * job.variantMilliseconds
    }

    /// Puts a job in its place in the queue, or takes it out.
    mutating func touch(_ number: Int, _ now: Instant) {
        guard let job = jobs[number] else { return }
        let key = key(job, now)
        guard key != job.key else { return }
        dequeue(number)
        guard var key else { return }
        if job.key == nil {
            // A job that had nothing to lease does not save up its share.
            let floor = virtualTimes[job.record.priority] ?? 0
            jobs[number]?.virtualTime = max(job.virtualTime, floor)
            key.virtualTime = max(job.virtualTime, floor)
        }
        jobs[number]?.key = key
        changes.families.insert(job.record.family)
        queue.insert(key, build: job.build, family: job.record.family)
    }

    /// Takes a job out of the queue.
    mutating func dequeue(_ number: Int) {
        guard let job = jobs[number], let key = job.key else { return }
        changes.families.insert(job.record.family)
        // The build a job was queued under: it is settled only after it left the queue.
        queue.remove(key, build: job.isPinning ? nil : job.build, family: job.record.family)
        jobs[number]?.key = nil
    }

    private func key(_ job: ControllerJob, _ now: Instant) -> QueueKey? {
        guard job.isStored, job.isReconciled, !job.isPinning, !job.isFinishing,
            !job.state.isFinal, job.failure == nil, job.notBefore <= now,
            !job.fresh.isEmpty || dueIndex(job, now) != nil
        else { return nil }
        return QueueKey(
            priority: job.record.priority, urgency: urgency(job, now),
            virtualTime: job.virtualTime, job: job.number)
    }

    /// The deadline of a job that can only just be met, or not any more.
    private func urgency(_ job: ControllerJob, _ now: Instant) -> Int64 {
        guard let deadline = job.deadline else { return .max }
        let work = Double(job.record.variants - job.recorded.count) * job.variantMilliseconds
        let needed = work / Double(max(1, workers.count)) * 2
        let left = Double(deadline.milliseconds(since: now))
        return left <= needed ? deadline.nanoseconds : .max
    }

    /// A wait may be over, or a write that failed may succeed now.
    mutating func lookAgain(
        _ number: Int, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        guard let job = jobs[number] else {
            timed.remove(number)
            return
        }
        finishIfComplete(number, &effects)
        touch(number, now)
        let waits = !job.ready.isEmpty || job.notBefore > now || job.deadline != nil
        if job.state.isFinal ? !waitsForResults(number, now, &effects) : !(waits || job.isFinishing)
        {
            timed.remove(number)
        }
    }
}
