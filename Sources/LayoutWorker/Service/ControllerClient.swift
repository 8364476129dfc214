internal import FoundationEssentials
package import LayoutCore

/// Why a request to a controller has no answer.
package struct ClientError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Kind: Equatable, Sendable {
        /// Nobody answers.
        case silent
        /// The controller refuses; `busy` and `storage` may pass.
        case rejected(String)
        /// The answer makes no sense, or the other side speaks another version.
        case protocolFault
    }

    /// What kind of failure it is.
    package var kind: Kind
    /// What was being done, why it failed, and what to do.
    package var description: String

    /// Whether there is no job or worker of the name.
    package var isUnknownName: Bool {
        kind == .rejected(RejectedHeader.Reason.unknown.rawValue)
    }

    /// Whether a job of the same id with another specification is in the way.
    var isAnotherJob: Bool {
        kind == .rejected(RejectedHeader.Reason.differs.rawValue)
    }
}

/// A job on its way to a controller.
package struct JobSubmission: Sendable {
    /// Id, unique at the controller; the same id with the same specification is the same job.
    package var id: String
    /// The work.
    package var specification: JobSpecification
    /// Greater goes first, -100...100.
    package var priority: Int

    /// Creates a submission under the job's own id.
    package init(_ specification: JobSpecification, id: String? = nil, priority: Int = 0) {
        self.specification = specification
        self.id = id ?? specification.job.id
        self.priority = priority
    }
}

/// What a controller says of an accepted job.
package struct SubmissionReceipt: Equatable, Sendable {
    /// The job.
    package var job: String
    /// Jobs before it.
    package var position: Int
    /// Whether the controller had it already.
    package var isDuplicate: Bool
    /// Where its results can be followed; nil where the controller does not say.
    package var results: Endpoint?
}

/// A client of a controller, on one thread. Each request waits for its answer, at most the time-out.
package final class ControllerClient {
    private let address: Endpoint
    private let timeout: Duration
    private let messages: ClientConnection
    private let allowsAnyHost: Bool
    private var lastRequest = 0

    /// Dials a controller; the first request waits for the connection.
    package init(
        _ address: Endpoint = PoolAddresses.controllerClients, key: AccessKey? = nil,
        timeout: Duration = .seconds(10)
    ) throws {
        // Whoever dials another machine without a key was told that it is dangerous.
        allowsAnyHost = key != nil || address.reachesOthers
        self.address = address
        self.timeout = timeout
        messages = try ClientConnection(address, key: key, peer: "controller")
    }

    /// Hands a job over; returns when it is on the controller's disk.
    package func submit(_ submission: JobSubmission) throws -> SubmissionReceipt {
        let bytes = try submission.specification.wireBytes()
        if bytes.count > WireLimits.payload {
            throw ClientError(
                kind: .rejected("too large"),
                description:
                    "cannot submit job \(submission.id): its specification has \(bytes.count) bytes, "
                    + "more than \(WireLimits.payload); split the layout")
        }
        let hash = ContentHash.sha256(bytes)
        let header = SubmitHeader(
            request: nextRequest(), job: submission.id, specification: hash, family: hash,
            variants: submission.specification.variantCount, priority: submission.priority,
            deadlineMilliseconds: nil, attemptLimit: nil)
        let doing = "submit job \(submission.id)"
        let answer = try ask(.submit(header, specification: bytes), header.request, doing)
        guard case .accepted(let receipt) = answer else { throw unexpected(doing) }
        return SubmissionReceipt(
            job: receipt.job, position: receipt.position, isDuplicate: receipt.isDuplicate,
            results: receipt.collector.flatMap { try? Endpoint($0, allowsAnyHost: allowsAnyHost) })
    }

    /// The pool and its counts.
    package func status() throws -> PoolStatus {
        let request = nextRequest()
        let answer = try ask(
            .status(RequestHeader(request: request)), request, "ask for the status")
        return try decoded(answer, as: .status, "ask for the status")
    }

    /// All jobs the controller knows, in the order of acceptance.
    package func list() throws -> [JobStatus] {
        var jobs: [JobStatus] = []
        while true {
            let request = nextRequest()
            let header = ListHeader(request: request, after: jobs.last?.job, limit: 1_000)
            let page: [JobStatus] = try decoded(
                ask(.list(header), request, "list the jobs"), as: .list, "list the jobs")
            if page.isEmpty { return jobs }
            jobs += page
        }
    }

    /// How a job stands and why it waits.
    package func explain(_ job: String) throws -> JobExplanation {
        let doing = "ask about job \(job)"
        return try decoded(ask(about: job, doing) { .explain($0) }, as: .explain, doing)
    }

    /// Cancels a job and gives the variants on disk and those that will not be, and how it had ended before if it had.
    package func cancel(
        _ job: String
    ) throws -> (recorded: Int, dropped: Int, ended: JobState?) {
        let doing = "cancel job \(job)"
        guard case .cancelled(let answer) = try ask(about: job, doing, { .cancel($0) }) else {
            throw unexpected(doing)
        }
        return (answer.recorded, answer.dropped, answer.ended)
    }

    /// Tries the quarantined variants of a job again.
    package func retry(_ job: String) throws -> JobStatus {
        let doing = "retry job \(job)"
        return try decoded(ask(about: job, doing) { .retry($0) }, as: .job, doing)
    }

    /// Removes a finished job and its results.
    package func forget(_ job: String) throws {
        let doing = "forget job \(job)"
        guard case .forgotten = try ask(about: job, doing, { .forget($0) }) else {
            throw unexpected(doing)
        }
    }

    /// Asks the workers of a name or uuid to finish what they have and leave; gives the pool as it stands then.
    package func drain(worker: String) throws -> PoolStatus {
        let request = nextRequest()
        let doing = "drain worker \(worker)"
        let header = WorkerRequestHeader(request: request, worker: worker)
        let answer = try suggesting(worker, among: { try status().workers.map(\.name) }) {
            try ask(.drainWorker(header), request, doing)
        }
        return try decoded(answer, as: .status, doing)
    }

    /// Sends a request about a job and waits for the answer.
    private func ask(
        about job: String, _ doing: String, _ message: (JobRequestHeader) -> Message
    ) throws -> Message {
        let header = JobRequestHeader(request: nextRequest(), job: job)
        return try suggesting(job, among: { try list().map(\.job) }) {
            try ask(message(header), header.request, doing)
        }
    }

    /// Adds the nearest name there is to the refusal of an unknown one. Looked for here: a controller has better to do than
    /// to compare 100,000 names.
    private func suggesting(
        _ name: String, among names: () throws -> [String], _ ask: () throws -> Message
    ) throws -> Message {
        do {
            return try ask()
        } catch var error as ClientError where error.isUnknownName {
            if let nearest = NearestName.of(name, among: (try? names()) ?? []) {
                error.description += "; did you mean \"\(nearest)\"?"
            }
            throw error
        }
    }

    private func nextRequest() -> Int {
        lastRequest += 1
        return lastRequest
    }

    /// Sends a request and waits for the answer with its number.
    private func ask(_ message: Message, _ request: Int, _ doing: String) throws -> Message {
        let deadline = MonotonicClock.now.adding(milliseconds: milliseconds(timeout))
        try messages.send(message, doing: doing, by: deadline)
        while let answer = try messages.receive(doing: doing, by: deadline) {
            switch answer {
            case .rejected(let header) where header.request == request:
                throw ClientError(
                    kind: .rejected(header.reason.rawValue),
                    description: "cannot \(doing): \(header.text)")
            case .error(let header):
                throw ClientError(
                    kind: .protocolFault, description: "cannot \(doing): \(header.text)")
            default:
                if answer.request == request { return answer }
            }
        }
        throw ClientError(
            kind: .silent,
            description: "cannot \(doing): no controller answers at \(address); "
                + "start one with `layoutctl controller`, or check --controller")
    }

    private func decoded<Value: Decodable>(
        _ answer: Message, as kind: ReplyHeader.Kind, _ doing: String
    ) throws -> Value {
        guard case .reply(let header, let body) = answer, header.kind == kind,
            let value = try? JSONDecoder().decode(Value.self, from: Data(body))
        else { throw unexpected(doing) }
        return value
    }

    private func unexpected(_ doing: String) -> ClientError {
        ClientError(
            kind: .protocolFault,
            description: "cannot \(doing): the answer of \(address) makes no sense; "
                + "is another version of layoutctl running there?")
    }

    private func milliseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}

extension Message {
    /// The number of the request that an answer answers; nil for what is no answer.
    fileprivate var request: Int? {
        switch self {
        case .accepted(let header): header.request
        case .reply(let header, _): header.request
        case .cancelled(let header): header.request
        case .forgotten(let header): header.request
        default: nil
        }
    }
}
