@testable import LayoutWorker

extension Checker {
    /// Whether every accepted job has ended everywhere and nothing is under way.
    func isSettled(_ cluster: Cluster) -> Bool { unsettled(cluster) == nil }

    /// What is not settled.
    func unsettled(_ cluster: Cluster) -> String? {
        guard let machine = cluster.controller, !cluster.collectors.contains(where: { $0 == nil })
        else { return "down" }
        if !cluster.frozen.isEmpty { return "frozen" }
        for (index, plan) in cluster.scenario.jobs.enumerated() {
            let job = cluster.client.jobs[index]
            guard job.isAccepted else { return "\(plan.job) is not accepted" }
            guard let number = machine.numbers[plan.job], let state = machine.jobs[number]?.state
            else { return "\(plan.job) is unknown" }
            if !state.isFinal {
                let left = machine.jobs[number].map {
                    "recorded \($0.recorded.count) of \($0.record.variants), leased \($0.leased.count), ready \($0.ready), fresh \($0.fresh.ranges)"
                }
                return "\(plan.job) is \(state): \(left ?? "")"
            }
            guard let end = cluster.stored(plan.job)?.job.end else {
                return "\(plan.job) has no end at the collector"
            }
            if end != state { return "\(plan.job) is \(state) here and \(end) there" }
            if job.end == nil { return "\(plan.job) has no end at the client" }
            if let at = plan.retryAt, cluster.milliseconds < at + 5_000 { return "retry to come" }
        }
        let questions = machine.shards.reduce(0) { $0 + $1.tasks.count }
        if questions > 0 { return "\(questions) questions" }
        if !machine.chunks.isEmpty { return "\(machine.chunks.count) chunks" }
        for worker in cluster.workers {
            if let machine = worker.machine,
                !machine.collectors.values.allSatisfy(\.outbox.isEmpty)
            {
                return "bursts at a worker"
            }
            if let machine = worker.machine, !machine.held.isEmpty { return "chunks at a worker" }
        }
        return nil
    }

    /// A worker is struck from outside: a variant that it has begun alone can be taken for the cause, and one that is under way
    /// while the worker is frozen for one that takes too long.
    mutating func struck(_ worker: SimulatedWorker, isFrozen: Bool) {
        var variants: [String: Set<Int>] = [:]
        for work in worker.machine?.held ?? [] where work.isBegun || !work.isAgreed {
            let left = work.lease.ranges.subtracting(onDisk[work.lease.job] ?? VariantRanges())
            if left.count == 1, let variant = left.first {
                variants[work.lease.job, default: []].insert(variant)
            }
        }
        if isFrozen, let order = worker.order {
            variants[order.job, default: []].insert(worker.next)
        }
        for (job, struck) in variants {
            for variant in struck { blows[job, default: [:]][variant, default: 0] += 1 }
        }
    }

    /// 1, 3, 7, 10, 12: nothing lost, poison alone given up, the journal says the same twice.
    func checkEnd(_ cluster: Cluster) {
        guard let machine = cluster.controller else { return }
        for (index, plan) in cluster.scenario.jobs.enumerated() {
            guard let number = machine.numbers[plan.job], let job = machine.jobs[number] else {
                cluster.fail("\(plan.job) is lost")
                continue
            }
            if cluster.results.count(where: { $0.jobs[plan.job] != nil }) > 1 {
                cluster.fail("\(plan.job) is at two collectors")
            }
            let recorded = cluster.stored(plan.job)?.job.recorded ?? VariantRanges()
            if recorded != onDisk[plan.job] ?? VariantRanges() {
                cluster.fail("\(plan.job): the record and the rows differ")
            }
            if cluster.client.jobs[index].variants != recorded,
                cluster.stored(plan.job) != nil
            {
                cluster.fail("\(plan.job): the follower has other variants than the record")
            }
            if job.state == .cancelled {
                if plan.cancelAt == nil { cluster.fail("\(plan.job) was cancelled by nobody") }
                continue
            }
            let given = Set(job.quarantined.map(\.variant))
            let missing = VariantRanges(0..<plan.variants).subtracting(recorded)
            for variant in missing.ranges.joined() where !given.contains(variant) {
                cluster.fail("\(plan.job) \(variant) is lost")
            }
            for variant in plan.troubled where !given.contains(variant) {
                cluster.fail("\(plan.job) \(variant) is troubled and not given up")
            }
            for variant in job.quarantined
            where variant.cause != .badInput && variant.attempts != job.record.attemptLimit {
                cluster.fail(
                    "\(plan.job) \(variant.variant) is given up after \(variant.attempts) attempts")
            }
            // Who is struck from outside just while a variant runs alone cannot tell that from poison.
            for variant in given where !plan.troubled.contains(variant) {
                let blows = blows[plan.job]?[variant] ?? 0
                if blows < job.record.attemptLimit {
                    cluster.fail(
                        "\(plan.job) \(variant) is well and given up after \(blows) blows")
                }
            }
        }
        if cluster.kills == 0, !cluster.scenario.jobs.contains(where: { !$0.troubled.isEmpty }),
            !cluster.hasOutage, machine.counters.crashes > 0
        {
            cluster.fail("\(machine.counters.crashes) crashes without a death")
        }
        let once = cluster.journal.replay(times: 1)
        if once != cluster.journal.replay(times: 2) || once != cluster.journal.stored {
            cluster.fail("the journal replays to another state")
        }
    }
}

extension Cluster {
    /// Whether anything in the scenario can look like the death of a worker.
    var hasOutage: Bool {
        scenario.delay > 50 || scenario.dropped > 0
            || scenario.faults.contains { fault in
                switch fault.kind {
                case .drainWorker, .freezeController, .submitAgain, .submitOther, .stranger: false
                default: true
                }
            }
    }
}
