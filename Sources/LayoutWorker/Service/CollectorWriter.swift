/// Carries out the writing effects of one turn in one transaction.
struct CollectorWriter {
    /// What came of a turn's writes.
    struct Outcome {
        /// For the machine.
        var events: [CollectorEvent] = []
        /// For the owner; empty when nothing was written.
        var observations: [CollectorObservation] = []
        /// Why nothing was written; nil when all was.
        var error: StoreError?
    }

    let store: ResultStore
    private var recent = RecentBursts()

    /// Wraps a store.
    init(_ store: ResultStore) { self.store = store }

    /// Bursts of a job from a sequence number on, as far as they are on disk: at most so many bytes, but at least one.
    func read(
        job: String, from sequence: UInt64, bytes: Int
    ) throws(StoreError) -> [StoredFrames] {
        if let rows = recent.read(job: job, from: sequence, bytes: bytes) { return Array(rows) }
        return try store.read(job: job, from: sequence, bytes: bytes)
    }

    /// Writes all effects or none.
    mutating func write(_ effects: [CollectorEffect]) -> Outcome {
        var outcome = Outcome()
        let tickets = effects.compactMap(\.ticket)
        do throws(StoreError) {
            for effect in effects { try apply(effect, &outcome) }
            try store.commit()
            recent = RecentBursts(effects)
            if let last = tickets.last { outcome.events.append(.stored(ticket: last)) }
        } catch {
            store.rollback()
            recent = RecentBursts()
            outcome = Outcome(error: error)
            if let first = tickets.first {
                outcome.events = [.storeFailed(ticket: first, reason: "\(error)")]
            }
        }
        return outcome
    }

    /// Whether the store can be written.
    func canWrite() -> Bool {
        do throws(StoreError) {
            try store.probe()
            return true
        } catch {
            store.rollback()
            return false
        }
    }

    private func apply(
        _ effect: CollectorEffect, _ outcome: inout Outcome
    ) throws(StoreError) {
        switch effect {
        case .openJob(_, let job, let specification):
            try store.open(job, specification: specification)
        case .append(_, let request):
            try store.append(request)
            outcome.observations.append(.recorded(job: request.job, variants: request.count))
        case .compare(let ticket, let job, let range, let first, let payload):
            let (duplicates, mismatches) = try store.compare(
                job: job, range: range, first: first, payload: payload)
            outcome.events.append(
                .compared(ticket: ticket, duplicates: duplicates, mismatches: mismatches))
        case .quarantine(_, let job, let variant):
            try store.quarantine(job, variant)
            outcome.observations.append(.quarantined(job: job, variant))
        case .endJob(_, let job, let state):
            try store.end(job, state)
            outcome.observations.append(.ended(job: job, state))
        case .reopenJob(_, let job): try store.reopen(job)
        case .forget(_, let job): try store.forget(job)
        case .send, .disconnect, .reconnectController, .read, .log, .stopped: break
        }
    }
}

extension CollectorEffect {
    /// Whether nobody is kept waiting when it is written with what comes a moment later: how a job ended by itself.
    var canWait: Bool {
        switch self {
        case .endJob(_, _, let state): state != .cancelled
        default: false
        }
    }

    /// The number of a writing effect; nil for others.
    var ticket: UInt64? {
        switch self {
        case .openJob(let ticket, _, _), .append(let ticket, _),
            .compare(let ticket, _, _, _, _), .quarantine(let ticket, _, _),
            .endJob(let ticket, _, _), .reopenJob(let ticket, _), .forget(let ticket, _):
            ticket
        case .send, .disconnect, .reconnectController, .read, .log, .stopped: nil
        }
    }
}
