@testable import LayoutWorker

/// The invariants of the pool, looked at while it runs and when it is done.
struct Checker {
    let plans: [String: JobPlan]
    /// Jobs whose ACCEPTED arrived.
    var accepted: Set<String> = []
    /// Variants on the collector's disk.
    var onDisk: [String: VariantRanges] = [:]
    /// Jobs whose CANCELLED the collector said.
    var confirmedCancelled: Set<String> = []
    /// Workers a variant killed.
    var deaths: [String: [Int: Int]] = [:]
    /// What came from outside over a worker that had begun a variant alone, by job and variant.
    var blows: [String: [Int: Int]] = [:]
    /// Chunks that were leased.
    private var given: Set<UInt64> = []
    /// Attempts of leases by job and first variant, in this epoch.
    var attempts: [String: [Int: Int]] = [:]
    /// Jobs that the controller has given to a collector.
    var placed: Set<String> = []
    var epoch: UInt32 = 0
    var drains = 0

    init(plans: [JobPlan]) {
        self.plans = Dictionary(uniqueKeysWithValues: plans.map { ($0.job, $0) })
    }

    /// 2, 4, 9: each variant once, with the bytes of a cold solve, and nothing after CANCELLED.
    mutating func recorded(_ request: AppendRequest, _ cluster: Cluster) {
        let range = request.first..<request.first + request.count
        if onDisk[request.job, default: VariantRanges()].intersection(range).isEmpty == false {
            cluster.fail("\(request.job) \(range) is recorded twice")
        }
        onDisk[request.job, default: VariantRanges()].insert(range)
        if confirmedCancelled.contains(request.job) {
            cluster.fail("\(request.job) \(range) is recorded after CANCELLED")
        }
        guard let plan = plans[request.job],
            let payload = try? FramesPayload(decoding: request.payload),
            payload.count == request.count
        else { return cluster.fail("\(request.job) \(range) cannot be read") }
        for variant in range {
            let cold = ToySolver.payload(
                specification: plan.specification, variant: variant, isWarm: false)
            if payload.mismatches(
                of: variant - request.first..<variant - request.first + 1, with: cold, at: 0) > 0
            {
                cluster.fail("\(request.job) \(variant) differs from a cold solve")
            }
        }
        if let first = cluster.stored(request.job)?.rows.first,
            first.header.build != request.origin.build
        {
            cluster.fail("\(request.job) is answered by two builds")
        }
    }

    /// 5, 6, 7, 8, 14: where variants are, and what workers have.
    mutating func check(
        _ machine: ControllerMachine, _ event: ControllerEvent, _ effects: [ControllerEffect],
        _ cluster: Cluster
    ) {
        if machine.epoch != epoch {
            epoch = machine.epoch
            attempts = [:]
        }
        var isLeasing = false
        for effect in effects {
            switch effect {
            case .send(let peer, .lease(let header, _)),
                .sendWithSpecification(let peer, .lease(let header, _), _):
                isLeasing = true
                lease(header, peer, machine, cluster)
            default: break
            }
        }
        if case .tick = event, !isLeasing, !effects.isEmpty { return }
        if isLeasing || cluster.messages % 8 == 0 {
            for job in machine.jobs.values where !job.state.isFinal {
                partition(job, machine, cluster)
            }
        }
        idle(machine, cluster)
        place(event, machine, cluster)
        for shard in machine.shards
        where shard.tasks.underWay > machine.configuration.collectorWindow {
            cluster.fail("\(shard.tasks.underWay) questions under way")
        }
        if machine.uuids.count > machine.workers.count { cluster.fail("uuids without workers") }
    }

    private mutating func lease(
        _ header: LeaseHeader, _ peer: PeerID, _ machine: ControllerMachine, _ cluster: Cluster
    ) {
        guard let uuid = machine.uuids[peer], let worker = machine.workers[uuid] else {
            return cluster.fail("a lease to nobody")
        }
        // A lease that is said again, with its specification, is no new one: the credit may have fallen meanwhile.
        if given.insert(header.chunk).inserted, worker.chunks.count > worker.slots {
            cluster.fail("\(worker.name) has \(worker.chunks.count) of \(worker.slots) chunks")
        }
        if let first = header.ranges.first {
            let before = attempts[header.job]?[first] ?? 0
            if header.attempt < before && plans[header.job]?.retryAt == nil {
                cluster.fail("attempt of \(header.job) \(first) fell to \(header.attempt)")
            }
            attempts[header.job, default: [:]][first] = header.attempt
        }
        if let number = machine.numbers[header.job], let build = machine.jobs[number]?.build,
            build != worker.build
        {
            cluster.fail("\(header.job) is leased to another build")
        }
        if confirmedCancelled.contains(header.job) {
            cluster.fail("\(header.job) is leased after CANCELLED")
        }
    }

    /// Every variant is in exactly one place.
    private func partition(
        _ job: ControllerJob, _ machine: ControllerMachine, _ cluster: Cluster
    ) {
        var all = job.recorded
        var count = all.count
        func add(_ ranges: VariantRanges, _ place: String) {
            if !all.intersection(ranges).isEmpty {
                cluster.fail("\(job.record.job) \(ranges.ranges) is in two places: \(place)")
            }
            all.formUnion(ranges)
            count += ranges.count
        }
        add(job.fresh, "fresh")
        for chunk in job.ready { add(chunk.ranges, "ready") }
        for id in job.leased {
            guard let chunk = machine.chunks[id] else {
                return cluster.fail("\(job.record.job) has a chunk that is none")
            }
            add(chunk.ranges.subtracting(job.recorded), "leased")
        }
        let given = VariantRanges(job.quarantined.map { $0.variant..<$0.variant + 1 })
        add(given, "quarantined")
        if count != job.record.variants {
            cluster.fail(
                "\(job.record.job): \(count) of \(job.record.variants) variants are somewhere")
        }
        for variant in job.quarantined where variant.attempts > job.record.attemptLimit {
            cluster.fail("\(job.record.job) \(variant.variant) had \(variant.attempts) attempts")
        }
        let ends = job.leased.count { machine.chunks[$0]?.endedAt == nil }
        let held = machine.workers.values.reduce(0) { sum, worker in
            sum + worker.chunks.count { machine.chunks[$0]?.job == job.number }
        }
        if ends != held { cluster.fail("\(job.record.job): \(ends) leases, \(held) held") }
    }

    /// A new job goes to a collector that can record it, where there is one.
    private mutating func place(
        _ event: ControllerEvent, _ machine: ControllerMachine, _ cluster: Cluster
    ) {
        guard case .received(_, .submit(let header, _)) = event,
            let number = machine.numbers[header.job], let job = machine.jobs[number],
            placed.insert(header.job).inserted, !machine.shards[job.shard].isUsable,
            machine.shards.contains(where: { $0.isUsable && !$0.isFull })
        else { return }
        cluster.fail("\(header.job) waits for a collector that is down")
    }

    /// A worker with a warm family idles only if there is nothing of it, or it has no credit.
    private func idle(_ machine: ControllerMachine, _ cluster: Cluster) {
        guard machine.isStarted, machine.shards.allSatisfy(\.isUsable),
            machine.drain == .none, !machine.queue.isEmpty
        else { return }
        for uuid in machine.hungry {
            guard let worker = machine.workers[uuid], !machine.isSuspect(uuid, cluster.instant)
            else { continue }
            for family in worker.warm.keys {
                let waiting = machine.queue.families[family]?.keys.first { key in
                    let build = machine.jobs[key.job]?.build
                    return build == nil || build == worker.build
                }
                if waiting != nil { cluster.fail("\(worker.name) idles with \(family) warm") }
            }
        }
    }

    /// 8: a worker keeps no more than its credit and one burst.
    func check(_ machine: WorkerMachine, _ cluster: Cluster) {
        for outbox in machine.collectors.values.map(\.outbox) {
            let limit = max(outbox.credit, BurstQueue.initialCredit) + WireLimits.payload
            if outbox.bytes > limit { cluster.fail("\(outbox.bytes) bytes of bursts at a worker") }
        }
        if machine.held.count > machine.configuration.mostSlots + 1 {
            cluster.fail("\(machine.held.count) chunks at a worker")
        }
        if machine.specifications.count > machine.configuration.specifications + machine.held.count
        {
            cluster.fail("\(machine.specifications.count) specifications at a worker")
        }
    }

    /// 1: of a burst that a collector takes every variant is written or compared, and no other.
    func check(_ burst: FramesHeader, _ effects: [CollectorEffect], _ cluster: Cluster) {
        var taken = VariantRanges()
        var count = 0
        for effect in effects {
            let range: Range<Int>
            switch effect {
            case .append(_, let request): range = request.first..<request.first + request.count
            case .compare(_, _, let compared, _, _): range = compared
            default: continue
            }
            taken.insert(range)
            count += range.count
        }
        if taken != VariantRanges(burst.first..<burst.first + burst.count) || count != burst.count {
            cluster.fail("of \(burst.count) variants of \(burst.job) \(taken.ranges) are taken")
        }
    }

    /// 8: what waits for the disk is bounded.
    func check(_ machine: CollectorMachine, _ cluster: Cluster) {
        if machine.pending.bytes > machine.configuration.pendingBytes {
            cluster.fail("\(machine.pending.bytes) bytes wait for the disk")
        }
        if machine.early.bytes > machine.configuration.workerCreditBytes {
            cluster.fail("\(machine.early.bytes) bytes wait for their jobs to be opened")
        }
        if machine.pending.bytes < 0
            || machine.workers.values.contains(where: { $0.pendingBytes < 0 })
        {
            cluster.fail("bytes are counted wrong")
        }
    }
}
