@testable import LayoutWorker

extension Cluster {
    func startWorker(_ index: Int) {
        workers[index] = SimulatedWorker()
        var configuration = WorkerConfiguration(
            uuid: "worker\(index).\(generations[.worker(index)] ?? 0)", name: "worker\(index)",
            build: scenario.builds[index])
        configuration.resendMilliseconds = 700
        configuration.obeyMilliseconds = 3_000
        configuration.specifications = 2
        configuration.drainMilliseconds = 8_000
        workers[index].machine = WorkerMachine(configuration: configuration)
    }

    func feedWorker(_ index: Int, _ event: WorkerEvent) {
        guard workers[index].machine != nil else { return }
        for event in sabotage?.workerEvents(event, index, self) ?? [event] {
            let effects = workers[index].machine?.handle(event, now: instant) ?? []
            if let machine = workers[index].machine { checker.check(machine, self) }
            for effect in effects { carryOut(effect, index) }
        }
    }

    func tickWorker(_ index: Int) {
        let worker = workers[index]
        if let order = worker.order {
            feedWorker(
                index,
                .progress(
                    chunk: order.chunk, attempt: order.attempt, counter: worker.counter,
                    variant: worker.next))
        }
        feedWorker(index, .tick)
    }

    private static func router(_ link: WorkerLink) -> Node {
        switch link {
        case .controller: .controller
        case .collector(let shard): .collector(shard)
        }
    }

    /// What the service does with the first lease for a collector.
    func dialCollector(_ shard: Int, _ index: Int) {
        let node = Node.worker(index)
        guard outgoing[[node, .collector(shard)]] == nil, alive.contains(node) else { return }
        connect(node, to: .collector(shard), port: .workers)
        feedWorker(index, .connected(.collector(shard)))
    }

    private func carryOut(_ effect: WorkerEffect, _ index: Int) {
        let node = Node.worker(index)
        guard alive.contains(node) else { return }
        switch effect {
        case .send(let link, let message):
            sendUp(node, Cluster.router(link), message)
        case .reconnect(let link):
            connect(node, to: Cluster.router(link), port: .workers)
            plan(.connected(node, link, generation: generations[node] ?? 0), in: 1)
        case .keepSpecification(let hash, let bytes): workers[index].specifications[hash] = bytes
        case .dropSpecification(let hash): workers[index].specifications[hash] = nil
        case .solve(let order): solve(order, index)
        case .cancelSolve: interrupt(index, in: Int.random(in: 0...20, using: &random))
        case .pauseSolve: workers[index].isPaused = true
        case .resumeSolve:
            workers[index].isPaused = false
            planStep(index)
        case .finishVariant: workers[index].isFinishing = true
        case .log(let record): note("worker\(index): \(record.event) \(record.fields)")
        case .abandon:
            kills += 1
            checker.struck(workers[index], isFrozen: false)
            kill(node)
            plan(.start(node), in: 500)
        case .exit: retire(index)
        }
    }

    /// The process lingers until what it said last is sent.
    private func retire(_ index: Int) {
        plan(
            .retire(index, generation: generations[.worker(index)] ?? 0), in: scenario.delay + 1)
    }

    func endWorker(_ index: Int, _ generation: Int) {
        guard generation == generations[.worker(index)] else { return }
        kill(.worker(index))
        // A drained worker is replaced by a new one, so that the work can end.
        plan(.start(.worker(index)), in: 1_000)
    }

    private func solve(_ order: SolveOrder, _ index: Int) {
        if workers[index].order != nil { fail("two orders at worker\(index)") }
        if workers[index].specifications[order.specification] == nil {
            fail("worker\(index) has no \(order.specification)")
        }
        workers[index].order = order
        workers[index].next = order.range.lowerBound
        workers[index].burst = []
        workers[index].burstStarted = now
        workers[index].isPaused = false
        workers[index].isFinishing = false
        planStep(index)
    }

    private func plan(_ index: Int) -> JobPlan? {
        let name = workers[index].order?.job
        return scenario.jobs.first { $0.job == name }
    }

    /// Plans the end of the variant that begins now.
    private func planStep(_ index: Int) {
        guard let order = workers[index].order, !workers[index].isPaused,
            !workers[index].isStepPlanned, let plan = plan(index)
        else { return }
        // A stuck variant never ends: nothing is planned.
        if plan.stuck.contains(workers[index].next) { return }
        var cost = plan.variantMilliseconds
        if !workers[index].warm.contains(where: { $0.family == order.family }) {
            cost += Double(plan.coldMilliseconds)
        }
        workers[index].step += 1
        workers[index].isStepPlanned = true
        let generation = generations[.worker(index)] ?? 0
        agenda.add(
            .solver(worker: index, generation: generation, step: workers[index].step),
            at: now + Int64(cost * 1_000_000))
    }

    func stepSolver(_ index: Int, _ generation: Int, _ step: Int) {
        guard generation == generations[.worker(index)], step == workers[index].step,
            let order = workers[index].order, let plan = plan(index)
        else { return }
        workers[index].isStepPlanned = false
        let variant = workers[index].next
        if plan.poison.contains(variant) {
            checker.deaths[plan.job, default: [:]][variant, default: 0] += 1
            note("poison \(plan.job) \(variant)")
            kill(.worker(index))
            self.plan(.start(.worker(index)), in: Int.random(in: 50...1_500, using: &random))
            return
        }
        if plan.bad.contains(variant) {
            sendBurst(index)
            workers[index].order = nil
            feedWorker(
                index,
                .failed(
                    chunk: order.chunk, attempt: order.attempt, variant: variant, cause: .badInput,
                    text: "bad"))
            return
        }
        finishVariant(variant, order, plan, index)
    }

    private func finishVariant(
        _ variant: Int, _ order: SolveOrder, _ plan: JobPlan, _ index: Int
    ) {
        let isWarm = workers[index].warm.contains { $0.family == order.family }
        if workers[index].burst.isEmpty { workers[index].burstFirst = variant }
        workers[index].burst.append(
            ToySolver.Answer(
                specification: order.specification, variant: variant, isWarm: isWarm))
        workers[index].next += 1
        workers[index].counter += 1
        if firstSolved == 0 { firstSolved = now }
        lastSolved = now
        if !isWarm {
            workers[index].coldBuilds += 1
            builds += 1
            learn(order.family, plan, index)
        }
        let isLast = workers[index].next == order.range.upperBound
        let age = now - workers[index].burstStarted
        if workers[index].burst.count >= order.burst || age >= 50_000_000 || isLast
            || workers[index].isFinishing
        {
            sendBurst(index)
        }
        guard workers[index].order != nil, alive.contains(.worker(index)) else { return }
        if isLast {
            workers[index].order = nil
            feedWorker(index, .finished(chunk: order.chunk, attempt: order.attempt))
        } else if workers[index].isFinishing {
            workers[index].order = nil
            feedWorker(index, .stopped(chunk: order.chunk, attempt: order.attempt))
        } else {
            planStep(index)
        }
    }

    /// A worker keeps few families warm.
    private func learn(_ family: String, _ plan: JobPlan, _ index: Int) {
        workers[index].warm.append(
            WarmFamily(
                family: family, bytes: 1_000, pivots: 1,
                coldMicroseconds: Double(plan.coldMilliseconds) * 1_000,
                warmMicroseconds: plan.variantMilliseconds * 1_000, variantBytes: 100))
        if workers[index].warm.count > scenario.warmFamilies { workers[index].warm.removeFirst() }
        feedWorker(index, .warm(workers[index].warm))
    }

    private func sendBurst(_ index: Int) {
        guard let order = workers[index].order, !workers[index].burst.isEmpty else { return }
        let payload = ToySolver.join(workers[index].burst)
        let burst = SolvedBurst(
            chunk: order.chunk, attempt: order.attempt, first: workers[index].burstFirst,
            count: workers[index].burst.count, payload: payload.encoded(),
            coldBuilds: workers[index].coldBuilds,
            microseconds: Int((now - workers[index].burstStarted) / 1_000))
        workers[index].burst = []
        workers[index].coldBuilds = 0
        workers[index].burstStarted = now
        feedWorker(index, .solved(burst))
    }

    /// The flag is up: the solver stops within milliseconds and throws its burst away.
    private func interrupt(_ index: Int, in milliseconds: Int) {
        guard let order = workers[index].order else { return }
        workers[index].step += 1
        workers[index].isStepPlanned = false
        workers[index].order = nil
        let generation = generations[.worker(index)] ?? 0
        plan(.stopped(index, order, generation: generation), in: milliseconds)
    }

    func stopSolver(_ index: Int, _ order: SolveOrder, _ generation: Int) {
        guard generation == generations[.worker(index)] else { return }
        feedWorker(index, .stopped(chunk: order.chunk, attempt: order.attempt))
    }
}
