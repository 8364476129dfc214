/// Where an answer came from in a pool; shown on request, never part of what is compared.
public struct ResultOrigin: Equatable, Sendable {
    /// Name of the worker.
    public var worker: String
    /// Number of the attempt, from 1.
    public var attempt: Int

    /// Creates an origin.
    public init(worker: String, attempt: Int) {
        self.worker = worker
        self.attempt = attempt
    }
}
