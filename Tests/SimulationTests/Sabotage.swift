@testable import LayoutWorker

/// A bug planted between a machine and the cluster, to see that the checker finds it.
enum Sabotage: String, CaseIterable, Sendable {
    /// The collector forgets to acknowledge some bursts.
    case dropsAcknowledgement
    /// DONE of anybody counts for whoever holds the chunk.
    case forgetsFence
    /// Leased variants stay where they were and are leased again.
    case leasesTwice
    /// A restarted controller forgets a range of a job.
    case losesRange
    /// A worker that drains is charged as dead.
    case chargesDrain

    func restart(_ machine: inout ControllerMachine, _ generation: Int) {
        guard self == .losesRange, generation > 1 else { return }
        for number in machine.jobs.keys {
            if let first = machine.jobs[number]?.fresh.first {
                machine.jobs[number]?.fresh.remove(first..<first + 1)
            }
        }
    }

    func controllerEvents(_ event: ControllerEvent, _ cluster: Cluster) -> [ControllerEvent] {
        guard case .received(let peer, let message) = event, let machine = cluster.controller else {
            return [event]
        }
        switch (self, message) {
        case (.forgetsFence, .done(var header)):
            guard let chunk = machine.chunks[header.chunk], machine.uuids[peer] != chunk.worker,
                let owner = machine.workers[chunk.worker]?.peer
            else { return [event] }
            header.attempt = chunk.attempt
            return [.received(owner, .done(header))]
        case (.chargesDrain, .release):
            guard let uuid = machine.uuids[peer], machine.workers[uuid]?.isDraining == true else {
                return [event]
            }
            return [.workerDied(uuid: uuid, text: "drained")]
        default: return [event]
        }
    }

    func controllerSent(_ message: Message, _ cluster: Cluster) {
        guard self == .leasesTwice, case .lease(let header, _) = message, header.chunk % 5 == 0,
            let number = cluster.controller?.numbers[header.job]
        else { return }
        cluster.controller?.jobs[number]?.fresh.formUnion(header.ranges)
    }

    func workerEvents(_ event: WorkerEvent, _ index: Int, _ cluster: Cluster) -> [WorkerEvent] {
        [event]
    }

    func skips(_ effect: CollectorEffect, _ cluster: Cluster) -> Bool {
        guard self == .dropsAcknowledgement, case .send(_, .acknowledge(let header)) = effect else {
            return false
        }
        return header.first % 7 == 3
    }
}
