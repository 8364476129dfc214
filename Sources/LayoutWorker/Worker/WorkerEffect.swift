/// An order to the solver thread: one range of a chunk.
struct SolveOrder: Equatable, Sendable {
    /// The job.
    var job: String
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// The variants, in order.
    var range: Range<Int>
    /// The most variants in one burst.
    var burst: Int
    /// The family.
    var family: String
    /// Hash of the specification, which was handed over by `.keepSpecification`.
    var specification: String
}

/// What a worker wants done, in order.
enum WorkerEffect: Equatable, Sendable {
    /// Send a message.
    case send(WorkerLink, Message)
    /// Close the socket of a link and make a new one, then say `.connected`: the peer was silent for too long.
    case reconnect(WorkerLink)
    /// Keep a specification for coming orders.
    case keepSpecification(hash: String, [UInt8])
    /// A specification and what was built from it may be dropped.
    case dropSpecification(hash: String)
    /// Solve a range; answered by `.solved` for each burst and `.finished`, `.failed` or `.stopped` at the end.
    ///
    /// One order is under way at a time.
    case solve(SolveOrder)
    /// Raise the cancellation flag of the running order: it ends within milliseconds with `.stopped`, its burst thrown away.
    case cancelSolve
    /// Let the solver wait before its next variant: there is no byte credit.
    case pauseSolve
    /// Let it go on.
    case resumeSolve
    /// End the running order after the variant under way: what is solved comes as a burst, then `.stopped`.
    case finishVariant
    /// Write a log line.
    case log(LogRecord)
    /// The solver does not answer any more: end the process at once, with a failure code; the lease covers the rest.
    case abandon
    /// All is handed over after a drain: the process can end.
    case exit
}
