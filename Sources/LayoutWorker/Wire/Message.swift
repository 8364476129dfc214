/// A message of LW/1: a typed header and, where the table says so, a payload (docs/wire-protocol.md).
enum Message: Equatable, Sendable {
    /// Everybody, first on every connection.
    case hello(HelloHeader)
    /// The answer to HELLO.
    case welcome(WelcomeHeader)
    /// Client to controller; the payload is the specification as JSON.
    case submit(SubmitHeader, specification: [UInt8])
    /// Controller to client, after the job is on disk.
    case accepted(AcceptedHeader)
    /// Controller to client.
    case rejected(RejectedHeader)
    /// Client to controller: the pool and its counts.
    case status(RequestHeader)
    /// Client to controller: the jobs.
    case list(ListHeader)
    /// Client to controller: why a job waits.
    case explain(JobRequestHeader)
    /// The answer to STATUS, LIST, EXPLAIN, RETRY, DRAINWORKER; the payload is JSON of the type the header names.
    case reply(ReplyHeader, body: [UInt8])
    /// Client to controller, controller to worker and collector.
    case cancel(JobRequestHeader)
    /// The answer to CANCEL.
    case cancelled(CancelledHeader)
    /// Client to collector.
    case follow(FollowHeader)
    /// Worker to collector and collector to client; the payload is `FramesPayload`.
    case frames(FramesHeader, payload: [UInt8])
    /// Controller to collector and collector to client: something worth knowing about a job.
    case note(NoteHeader)
    /// Controller to collector and collector to client: nothing more will come of this job.
    case end(EndHeader)
    /// Worker to controller.
    case credit(CreditHeader)
    /// Controller to worker; the payload is the specification, or empty when the worker has it.
    case lease(LeaseHeader, specification: [UInt8])
    /// Worker to controller: the LEASE is to be sent again with its specification.
    case needSpecification(NeedSpecificationHeader)
    /// Worker to controller and its answer.
    case beat(BeatHeader)
    /// Collector to worker: ranges that are on disk, and byte credit.
    case acknowledge(AcknowledgeHeader)
    /// Collector to controller; idempotent.
    case recorded(RecordedHeader)
    /// Worker to controller: all of a chunk is solved and acknowledged.
    case done(DoneHeader)
    /// Worker to controller: a variant could not be solved.
    case fail(FailHeader)
    /// Worker to controller: a chunk is given back, no attempt charged.
    case release(ReleaseHeader)
    /// Controller to collector; the payload is the specification when the job is opened, else empty.
    case have(HaveHeader, specification: [UInt8])
    /// Collector to controller, the answer to HAVE.
    case ranges(RangesHeader)
    /// Anybody: no new work, please.
    case drain(ReasonHeader)
    /// Anybody, last on a connection.
    case bye(ReasonHeader)
    /// Anybody: the other side did something wrong; the connection ends.
    case error(ErrorHeader)
    /// Client to controller: quarantined variants of a job are to be tried again.
    case retry(JobRequestHeader)
    /// Client to controller, controller to collector: a finished job is to be removed with its results.
    case forget(JobRequestHeader)
    /// The answer to FORGET.
    case forgotten(JobRequestHeader)
    /// Client to controller: a worker is to finish what it has and leave.
    case drainWorker(WorkerRequestHeader)
}
