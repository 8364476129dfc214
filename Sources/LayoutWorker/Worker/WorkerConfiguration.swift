/// Times and limits of a worker.
struct WorkerConfiguration: Equatable, Sendable {
    /// Random, one a process.
    var uuid: String
    /// Name for people.
    var name: String
    /// Engine and text model.
    var build: EngineBuild
    /// Where the controller should be, as people are told.
    var controllerAddress = ""
    /// Chunks held at once: one running and one ahead.
    var slots = 2
    /// Chunks held at once where they take next to no time, as those of one variant do: more are ahead then, as many as take
    /// `aheadMicroseconds`.
    var mostSlots = 64
    /// Work held beyond the chunk that runs, in chunks that are that small.
    var aheadMicroseconds = 10_000
    /// Specifications kept; the least recently used is dropped beyond it.
    var specifications = 64
    /// Time without an ACK after which bursts are sent again; doubles while nothing comes, up to ten times as long.
    var resendMilliseconds = 2_000
    /// Time a drain may take before the process ends all the same.
    var drainMilliseconds = 25_000
    /// Time the solver may take to obey `.cancelSolve` before the process is given up.
    var obeyMilliseconds = 10_000
}
