internal import Synchronization

/// What makes a service's sockets encrypted and closed to strangers: its key and the authenticator of its context.
final class ServerSecurity {
    /// Longest time the proof may take, milliseconds.
    static let proofMilliseconds = 10_000

    private let key: AccessKey
    private let authenticator: Authenticator
    private let context: MessagingContext
    private let folder: KeyFolder
    private var stamp: KeyFolder.Stamp?
    private var allowed: [KeyFolder.Entry]
    private let strangers: Strangers

    /// Public keys that this service itself tried its doors with, whose refusals are no news, and a count of all others.
    private final class Strangers: Sendable {
        private let keys = Mutex<Set<String>>([])
        let refusals = Atomic<Int>(0)
        func insert(_ key: String) { keys.withLock { _ = $0.insert(key) } }
        func contains(_ key: String) -> Bool { keys.withLock { $0.contains(key) } }
    }

    /// Greetings refused so far, but for this service's own.
    var refusals: Int { strangers.refusals.load(ordering: .relaxed) }

    /// Starts the authenticator; to be made before any other socket of the context.
    init(keys path: String, in context: MessagingContext, log: ServiceLog) throws {
        let folder = KeyFolder(path)
        key = try folder.server()
        stamp = folder.stamp
        allowed = try folder.allowed()
        self.folder = folder
        self.context = context
        let strangers = Strangers()
        self.strangers = strangers
        authenticator = try Authenticator(
            in: context, keys: folder, serverKey: key.pair.publicKey
        ) { refused, domain, isNew in
            if strangers.contains(refused) { return }
            strangers.refusals.add(1, ordering: .relaxed)
            // Each key is told once: who dials for ever shall not fill the log.
            if isNew {
                log.write(.warning, "key-refused", [("key", refused), ("domain", domain)])
            }
        }
    }

    /// Makes a socket that listens one for a circle of peers.
    func secure(_ socket: Socket, _ domain: KeyRole.Domain) throws(TransportError) {
        try socket.secure(.server(key.pair, domain: domain))
    }

    /// As a peer of another server with the same key.
    var asPeer: SocketSecurity { .client(key.pair, serverKey: key.pair.publicKey) }

    /// Dials an address of this service with a key nobody knows, and throws unless that is refused.
    func prove(_ endpoint: Endpoint) throws(TransportError) {
        let stranger = try CurveKeyPair.random()
        strangers.insert(stranger.publicKey)
        let socket = try Socket(.dealer, in: context)
        try socket.secure(.client(stranger, serverKey: key.pair.publicKey))
        try socket.connect(endpoint.fromThisMachine)
        let deadline = MonotonicClock.now.adding(milliseconds: ServerSecurity.proofMilliseconds)
        while !authenticator.hasRefused(stranger.publicKey) {
            let left = deadline.milliseconds(since: MonotonicClock.now)
            let ready = try poll(
                sockets: [], dialling: [socket], descriptors: [authenticator.news.descriptor],
                timeout: .milliseconds(max(0, left)))
            authenticator.news.clear()
            if ready.connected == [true] || left <= 0 {
                throw TransportError(
                    code: 0, operation: "serve at \(endpoint)",
                    reason: ready.connected == [true]
                        ? "a key that nobody allowed was let in"
                        : "refusing strangers is not proven",
                    remedy: "check that libzmq is built with CURVE")
            }
        }
    }

    /// Reads the list of allowed keys again when its file changed; says whether it did.
    func reloadKeys() -> Bool {
        let stamp = folder.stamp
        if stamp == self.stamp { return false }
        self.stamp = stamp
        // A list that cannot be read allows nobody new, and takes nothing from those who are here.
        guard let entries = try? folder.allowed() else { return false }
        allowed = entries
        return true
    }

    /// Whether a key is on the list as it was last read.
    func isAllowed(_ publicKey: String, in domain: KeyRole.Domain) -> Bool {
        if publicKey == key.pair.publicKey { return KeyRole.server.isAllowed(in: domain) }
        return allowed.contains { $0.publicKey == publicKey && $0.role.isAllowed(in: domain) }
    }

    /// Ends the authenticator.
    func end() { authenticator.end() }
}

extension AccessKey {
    /// As a peer of the server it trusts.
    var asPeer: SocketSecurity { .client(pair, serverKey: serverKey) }
}
