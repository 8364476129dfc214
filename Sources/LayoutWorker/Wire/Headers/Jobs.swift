/// SUBMIT: a job.
struct SubmitHeader: Equatable, Codable, Sendable {
    /// Number of the request, echoed.
    var request: Int
    /// Made by the client; the same id with the same hash is the same job.
    var job: String
    /// Hash of the specification's bytes: SHA-256 in 64 hexadecimal digits, as of every hash here.
    var specification: String
    /// Hash of what a warm solver depends on.
    var family: String
    /// Number of variants, at least 1.
    var variants: Int
    /// Greater goes first; -100...100.
    var priority: Int
    /// Milliseconds from now after which it is ranked before others of its priority; nil is none.
    var deadlineMilliseconds: Int?
    /// Workers one variant may kill before it is quarantined, 1...100; nil is the controller's.
    var attemptLimit: Int?
}

/// ACCEPTED: the job is on disk.
struct AcceptedHeader: Equatable, Codable, Sendable {
    /// The request's number.
    var request: Int
    /// The job.
    var job: String
    /// Jobs before it at its priority.
    var position: Int
    /// Whether it was there already.
    var isDuplicate: Bool
    /// Where the results can be followed; nil where the client knows.
    var collector: String?
}

/// REJECTED: the job, or another request about one, is refused.
struct RejectedHeader: Equatable, Codable, Sendable {
    /// Why.
    enum Reason: String, Codable, Sendable {
        /// Over a limit of jobs, variants or bytes; try later.
        case busy
        /// The same id with another specification.
        case differs
        /// No such job or worker.
        case unknown
        /// The disk is full or failing.
        case storage
        /// Shutting down.
        case draining
        /// The request makes no sense as the job stands, such as RETRY where nothing is quarantined.
        case invalid
    }

    /// The request's number.
    var request: Int
    /// The job, or the worker of DRAINWORKER.
    var job: String
    /// Why.
    var reason: Reason
    /// For people: what, and what to do.
    var text: String
}

/// STATUS: a request with nothing else.
struct RequestHeader: Equatable, Codable, Sendable {
    /// Number of the request, echoed.
    var request: Int
}

/// LIST: a page of jobs in the order of acceptance.
struct ListHeader: Equatable, Codable, Sendable {
    /// Number of the request, echoed.
    var request: Int
    /// Jobs after this one; nil is from the first.
    var after: String?
    /// At most so many, 1...1000.
    var limit: Int
}

/// EXPLAIN, CANCEL, RETRY, FORGET, FORGOTTEN: a request about one job.
struct JobRequestHeader: Equatable, Codable, Sendable {
    /// Number of the request, echoed; 0 between controller, worker and collector.
    var request: Int
    /// The job.
    var job: String
}

/// DRAINWORKER: a request about one worker.
struct WorkerRequestHeader: Equatable, Codable, Sendable {
    /// Number of the request, echoed.
    var request: Int
    /// Name or uuid of the worker; all that have the name are meant.
    var worker: String
}

/// CANCELLED: nothing of the job is recorded after this.
struct CancelledHeader: Equatable, Codable, Sendable {
    /// The request's number.
    var request: Int
    /// The job.
    var job: String
    /// Variants on disk.
    var recorded: Int
    /// Variants that will not be.
    var dropped: Int
    /// How the job had ended before it was to be cancelled; absent when it had not, and from a collector.
    var ended: JobState? = nil
}

/// REPLY: what its payload is.
struct ReplyHeader: Equatable, Codable, Sendable {
    /// Types of a reply's JSON.
    enum Kind: String, Codable, Sendable {
        /// `PoolStatus`.
        case status
        /// `[JobStatus]`.
        case list
        /// `JobExplanation`.
        case explain
        /// `JobStatus`.
        case job
    }

    /// The request's number.
    var request: Int
    /// Type of the JSON.
    var kind: Kind
}

/// How a job stands.
package enum JobState: String, Codable, Sendable, CaseIterable {
    /// On disk, nothing leased yet.
    case accepted
    /// Some variant was leased.
    case running
    /// Every variant is recorded.
    case done
    /// Stopped by a person.
    case cancelled
    /// The specification cannot be solved: bad input.
    case failed
    /// Every variant is recorded or quarantined, and some are quarantined.
    case doneWithQuarantine

    /// Whether nothing more will happen.
    package var isFinal: Bool { self != .accepted && self != .running }
}
