/// What a peer is.
enum PeerRole: String, Codable, Sendable {
    /// `layoutctl` on behalf of a person.
    case client
    /// Queue and leases.
    case controller
    /// Warm solvers.
    case worker
    /// Storage.
    case collector
}

/// Which solver gives the answers: results of two different builds are never mixed in one job.
package struct EngineBuild: Hashable, Codable, Sendable {
    /// Build id of the layout engine.
    package var engine: String
    /// Id of the text model and its fonts.
    package var textModel: String
}

/// A chunk a worker holds, said in HELLO so that a restarted controller can take it over.
struct HeldChunk: Hashable, Codable, Sendable {
    /// The job.
    var job: String
    /// Hash of the job's specification.
    var specification: String
    /// The chunk.
    var chunk: UInt64
    /// The attempt it was leased with.
    var attempt: Int
    /// What is not acknowledged yet.
    var ranges: VariantRanges
    /// The most variants in one burst, as in its LEASE.
    var burst: Int
    /// Whether it waits for each burst's ACK, as in its LEASE.
    var isCareful: Bool
}

/// HELLO: who connects.
struct HelloHeader: Equatable, Codable, Sendable {
    /// What the peer is.
    var role: PeerRole
    /// Lowest minor version it speaks.
    var minorLow: UInt8
    /// Highest minor version it speaks.
    var minorHigh: UInt8
    /// Made at random when the process starts; one a process.
    var uuid: String
    /// Name for people, such as host and process id.
    var name: String
    /// Solver threads of a worker, at most 65,536; 0 for others.
    var cores: Int
    /// Engine and text model of a worker; from others it is not looked at.
    var build: EngineBuild
    /// Greatest payload it takes, bytes, 65,536...2^30; this version goes by its own limit.
    var payloadLimit: Int
    /// Chunks a worker still holds.
    var held: [HeldChunk]
    /// Place of a collector in the controller's list; nil is the first.
    var shard: Int?
}

/// WELCOME: what holds on this connection.
struct WelcomeHeader: Equatable, Codable, Sendable {
    /// What answers.
    var role: PeerRole
    /// Minor version both speak.
    var minor: UInt8
    /// Grows with each start of the controller; 0 from a collector.
    var epoch: UInt32
    /// Time between beats, 1...3,600,000.
    var beatMilliseconds: Int
    /// Time after which a silent worker's chunks are leased again, 1...3,600,000.
    var leaseMilliseconds: Int
    /// Where the collector listens; nil from a collector or where the worker was told.
    var collector: String?
    /// Where each of several collectors listens, by shard, empty where the worker was told; nil where there is one.
    var collectors: [String]?
    /// Bytes of frames that may be under way unacknowledged; 0 from a controller.
    var creditBytes: Int
    /// Held chunks of the HELLO that the worker is to drop: others have them or nobody wants them.
    var drop: [UInt64]
}

/// DRAIN and BYE: a reason.
struct ReasonHeader: Equatable, Codable, Sendable {
    /// Stable word, such as "shutdown", "requested" or "drained".
    var code: String
    /// For people.
    var text: String
}

/// ERROR: what the other side did wrong.
struct ErrorHeader: Equatable, Codable, Sendable {
    /// Stable word: one for what is no message, or "hello", "unexpected", "role", "version", "shard", "taken", "busy", "too-large".
    var code: String
    /// For people: what, and what to do.
    var text: String
    /// Major version spoken here.
    var major: UInt8
}
