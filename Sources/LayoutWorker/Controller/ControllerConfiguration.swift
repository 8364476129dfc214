/// Times and limits of a controller. Every one bounds something; none depends on the work.
struct ControllerConfiguration: Equatable, Sendable {
    /// Where who connects, as people are told.
    struct Doors: Equatable, Sendable {
        /// Clients.
        var clients = "\(PoolAddresses.controllerClients)"
        /// Workers and collectors.
        var workers = "\(PoolAddresses.controllerWorkers)"
    }

    /// Where who connects, as people are told.
    var doors = Doors()
    /// Time between beats.
    var beatMilliseconds = 2_000
    /// Time without progress after which a chunk is leased again.
    var leaseMilliseconds = 10_000
    /// Time one variant may take.
    var variantMilliseconds = 30_000
    /// Work a chunk should be, milliseconds: it doubles while under this.
    var chunkMilliseconds = 375
    /// Variants of a job's first chunk.
    var firstChunk = 8
    /// Variants of the largest chunk.
    var largestChunk = 1_000_000
    /// Work lost at most when a worker dies, milliseconds: the length of a burst.
    var burstMilliseconds = 50
    /// Workers one variant may kill, where the job does not say.
    var attemptLimit = 3
    /// First wait after a crash or failure; doubles up to `backoffLimitMilliseconds`.
    var backoffMilliseconds = 500
    /// Longest wait.
    var backoffLimitMilliseconds = 60_000
    /// Open jobs; SUBMIT beyond it is `busy`.
    var openJobs = 100_000
    /// Final jobs kept for status; the oldest are told to nobody after that.
    var finalJobs = 100_000
    /// Variants of all open jobs; SUBMIT beyond it is `busy`.
    var openVariants = 1_000_000_000_000
    /// Bytes of specifications of all open jobs; SUBMIT beyond it is `busy`.
    var specificationBytes = 4 << 30
    /// Suspect ranges and quarantined variants of a job; beyond it the job fails.
    var troubles = 1_024
    /// Workers connected at once.
    var workers = 4_096
    /// Clients remembered at once.
    var clients = 4_096
    /// Whether jobs go by preference to workers that have their family warm.
    var hasAffinity = true
    /// How much dearer waiting must be than a cold build before one more worker is opened for a family.
    var hysteresis = 1.5
    /// Lead in served work, milliseconds, that a job with a warm worker may have over others of its priority.
    var affinityMilliseconds = 2_000
    /// Wait after a restart before ranges that a returning worker may hold are leased to others.
    var adoptionMilliseconds = 1_000
    /// Questions to the collector that wait for an answer at once.
    var collectorWindow = 64
    /// The collectors, by shard; never empty. Each job belongs to one of them for good.
    var shards = [ShardAddresses()]
    /// Engine and text model of the workers to come, while none is there; nil where nobody knows.
    var expectedBuild: EngineBuild?

    /// For a controller whose process starts the workers itself, all of one build. Those of the process before ended with it,
    /// so that nobody comes back with parts of a job: a run that goes on need not wait for them, and short ones get on.
    mutating func serveOwnWorkers(of build: EngineBuild) {
        expectedBuild = build
        adoptionMilliseconds = 0
    }
}
