@testable import LayoutWorker

extension Cluster {
    private func hello(_ router: Node) {
        let header = HelloHeader(
            role: .client, minorLow: 0, minorHigh: 0, uuid: "client", name: "client", cores: 0,
            build: scenario.builds[0], payloadLimit: WireLimits.payload, held: [])
        sendUp(.client, router, .hello(header))
    }

    func submit(_ index: Int) {
        client.jobs[index].isSubmitted = true
        let plan = scenario.jobs[index]
        client.request += 1
        let header = SubmitHeader(
            request: client.request, job: plan.job, specification: plan.specification,
            family: plan.family, variants: plan.variants, priority: plan.priority,
            deadlineMilliseconds: index == 1 ? 5_000 : nil, attemptLimit: nil)
        let bytes = Array(plan.specification.utf8)
        sendUp(.client, .controller, .submit(header, specification: bytes))
    }

    /// The same id with another specification must change nothing.
    func submitOther(_ index: Int) {
        guard client.jobs[index].isAccepted else { return }
        let plan = scenario.jobs[index]
        let header = SubmitHeader(
            request: 0, job: plan.job, specification: "another", family: plan.family,
            variants: plan.variants + 1, priority: 0, deadlineMilliseconds: nil, attemptLimit: nil)
        sendUp(.client, .controller, .submit(header, specification: [1]))
    }

    func tickClient() {
        for router in [.controller] + collectors.indices.map({ Node.collector($0) })
        where client.isGreeted[router] != true {
            hello(router)
        }
        for index in client.jobs.indices where client.jobs[index].isSubmitted {
            let job = client.jobs[index]
            let plan = scenario.jobs[index]
            let header = JobRequestHeader(request: index, job: plan.job)
            if !job.isAccepted {
                if Int.random(in: 0..<4, using: &random) == 0 { submit(index) }
                continue
            }
            if let at = plan.cancelAt, milliseconds >= at, !job.isCancelled, job.end == nil,
                !job.wantsCancel || Int.random(in: 0..<5, using: &random) == 0
            {
                client.jobs[index].wantsCancel = true
                sendUp(.client, .controller, .cancel(header))
            }
            if let at = plan.retryAt, milliseconds >= at, !job.wantsRetry {
                client.jobs[index].wantsRetry = true
                sendUp(.client, .controller, .retry(header))
            }
            if job.end == nil && now - job.heardAt > 1_000_000_000 { follow(index, again: true) }
        }
    }

    private func follow(_ index: Int, again: Bool) {
        client.jobs[index].heardAt = now
        let header = FollowHeader(
            job: scenario.jobs[index].job, from: client.jobs[index].next, windowBytes: 3_000,
            restarts: again)
        sendUp(.client, .collector(client.jobs[index].shard), .follow(header))
    }

    func receiveAtClient(_ message: Message, from router: Node) {
        func index(_ job: String) -> Int? { scenario.jobs.firstIndex { $0.job == job } }
        switch message {
        case .welcome: client.isGreeted[router] = true
        case .error(let header): if header.code == "hello" { hello(router) }
        case .accepted(let header):
            if let index = index(header.job), header.request != 0 {
                client.jobs[index].isAccepted = true
                client.jobs[index].shard = Int(header.collector ?? "") ?? 0
                checker.accepted.insert(header.job)
            } else if header.request == 0 {
                fail("another specification was accepted under \(header.job)")
            }
        case .cancelled(let header):
            if let index = index(header.job) { client.jobs[index].isCancelled = true }
        case .frames(let header, let payload): receiveFrames(header, payload, index(header.job))
        case .end(let header):
            guard let index = index(header.job) else { return }
            if client.jobs[index].next > header.lastSequence {
                client.jobs[index].end = header.state
            }
        default: break
        }
    }

    private func receiveFrames(_ header: FramesHeader, _ payload: [UInt8], _ index: Int?) {
        guard let index, let sequence = header.sequence else {
            return fail("frames without number")
        }
        guard sequence == client.jobs[index].next else { return }
        client.jobs[index].next += 1
        client.jobs[index].heardAt = now
        let range = header.first..<header.first + header.count
        if !client.jobs[index].variants.intersection(range).isEmpty {
            fail("\(header.job) \(range) came twice")
        }
        client.jobs[index].variants.insert(range)
        follow(index, again: false)
    }
}
