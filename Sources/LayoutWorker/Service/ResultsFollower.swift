internal import LayoutCore

/// Follows the results of jobs at a collector as they are recorded, on one thread.
package final class ResultsFollower {
    /// What a collector says of a job.
    enum Event {
        /// A burst, with its sequence number in the header.
        case variants(FramesHeader, FramesPayload)
        /// A variant was given up.
        case quarantined(QuarantinedVariant)
        /// Something for people.
        case note(String)
        /// Nothing more will come; variants on disk.
        case ended(JobState, recorded: Int)
    }

    /// Bytes a collector may send beyond what is confirmed.
    static let windowBytes = 8 << 20
    /// Bytes received after which they are confirmed: often enough that the collector never waits.
    static let confirmedBytes = windowBytes / 4
    /// Silence after which the question is sent again, milliseconds: a collector may have been restarted.
    static let renewMilliseconds = 2_000

    private let connection: () throws -> ClientConnection
    private let timeoutMilliseconds: Int

    /// Prepares to follow at a collector's address for clients.
    package init(
        _ address: Endpoint = PoolAddresses.collectorClients, key: AccessKey? = nil
    ) throws {
        connection = { try ClientConnection(address, key: key, peer: "collector") }
        timeoutMilliseconds = 10_000
    }

    /// Gives the variants of a job in the order they are recorded, from a sequence number on, until the job ends.
    ///
    /// - Parameters:
    ///   - sequence: 1 is from the start; what `body` saw last plus one resumes.
    ///   - silence: told each time nothing came for two seconds.
    ///   - body: stops by giving false.
    /// - Returns: how the job ended, or nil when `body` stopped.
    package func follow(
        job: String, from sequence: UInt64 = 1, silence: () throws -> Void = {},
        _ body: (RecordedVariant) throws -> Bool
    ) throws -> JobState? {
        var end: JobState?
        try follow(job: job, from: sequence, silence: silence) { (event: Event) in
            switch event {
            case .variants(let header, let payload):
                let reports = try payload.decodedReports()
                for position in 0..<payload.count {
                    let report = reports[payload.reportIndex(of: position)]
                    let variant = RecordedVariant(
                        job: job, index: header.first + position,
                        result: payload.result(at: position, report: report),
                        worker: header.worker,
                        attempt: header.attempt, sequence: header.sequence ?? 0)
                    if try !body(variant) { return false }
                }
            case .ended(let state, _): end = state
            case .quarantined, .note: break
            }
            return true
        }
        return end
    }

    /// Gives everything a collector says of a job, until it ends or `body` gives false.
    func follow(
        job: String, from sequence: UInt64 = 1, silence: () throws -> Void = {},
        _ body: (Event) throws -> Bool
    ) throws {
        let doing = "follow job \(job)"
        var position = FollowedPosition(next: sequence)
        var unconfirmed = 0
        var link = try connection()
        try ask(link, job, position.next, doing)
        while true {
            let renewal = MonotonicClock.now.adding(
                milliseconds: ResultsFollower.renewMilliseconds)
            guard let message = try link.receive(doing: doing, by: renewal) else {
                try silence()
                // Silence is a job at rest, or a collector that knows this follower no more: a new
                // connection finds out, and going on from the same number repeats nothing.
                link = try connection()
                position.reconnect()
                try ask(link, job, position.next, doing)
                unconfirmed = 0
                continue
            }
            switch message {
            case .frames(let header, let payload) where header.job == job:
                guard let number = header.sequence else { continue }
                switch position.receive(number) {
                case .take: break
                case .ignore: continue
                case .restart:
                    try ask(link, job, position.next, restarts: true, doing)
                    unconfirmed = 0
                    continue
                }
                let columns = try decode(payload, doing)
                if try !body(.variants(header, columns)) { return }
                unconfirmed += payload.count
                if unconfirmed >= ResultsFollower.confirmedBytes {
                    try ask(link, job, position.next, doing)
                    unconfirmed = 0
                }
            case .note(let header) where header.job == job:
                if let variant = header.quarantined {
                    if try !body(.quarantined(variant)) { return }
                } else if try !body(.note(header.text ?? "")) {
                    return
                }
            case .end(let header) where header.job == job:
                if position.end(last: header.lastSequence) == .restart {
                    try ask(link, job, position.next, restarts: true, doing)
                    unconfirmed = 0
                    continue
                }
                _ = try body(.ended(header.state, recorded: header.recorded))
                return
            case .error(let header):
                throw ClientError(
                    kind: .protocolFault, description: "cannot \(doing): \(header.text)")
            default: break
            }
        }
    }

    private func ask(
        _ link: ClientConnection, _ job: String, _ next: UInt64, restarts: Bool = false,
        _ doing: String
    ) throws {
        let deadline = MonotonicClock.now.adding(milliseconds: timeoutMilliseconds)
        let header = FollowHeader(
            job: job, from: next, windowBytes: ResultsFollower.windowBytes, restarts: restarts)
        try link.send(.follow(header), doing: doing, by: deadline)
    }

    private func decode(_ payload: [UInt8], _ doing: String) throws -> FramesPayload {
        do {
            return try FramesPayload(decoding: payload)
        } catch {
            throw ClientError(
                kind: .protocolFault,
                description: "cannot \(doing): damaged columns came (\(error))")
        }
    }
}
