internal import Synchronization

/// Says which keys may connect, to libzmq (ZAP, RFC 27): a thread that reads the allow-list at each greeting.
///
/// To be made before any other socket of its context: without it libzmq lets every key in.
final class Authenticator: Sendable {
    /// What went on so far.
    struct State {
        var isListening = false
        var failure: TransportError?
        var allowed = 0
        /// Keys that were refused, the first thousand.
        var refused: Set<String> = []
    }

    /// Most keys remembered as refused: each is told once.
    static let mostRefused = 1_000

    /// Readable when something went on.
    let news: WakeUp
    private let stop: WakeUp
    private let state = Mutex(State())
    private let keys: KeyFolder
    private let serverKey: String
    private let onRefusal: @Sendable (_ key: String, _ domain: String, _ isNew: Bool) -> Void
    private let thread = Mutex<ServiceThread?>(nil)

    /// Starts the thread and waits until it listens.
    init(
        in context: MessagingContext, keys: KeyFolder, serverKey: String,
        onRefusal: @escaping @Sendable (_ key: String, _ domain: String, _ isNew: Bool) -> Void
    ) throws(TransportError) {
        news = try WakeUp()
        stop = try WakeUp()
        self.keys = keys
        self.serverKey = serverKey
        self.onRefusal = onRefusal
        let started = try ServiceThread(stackBytes: 1 << 20) { [self] in
            do throws(TransportError) {
                try run(context)
            } catch {
                change { $0.failure = error }
            }
        }
        thread.withLock { $0 = started }
        while true {
            news.clear()
            let (isListening, failure) = state.withLock { ($0.isListening, $0.failure) }
            if let failure { throw failure }
            if isListening { return }
            _ = try poll(sockets: [], descriptors: [news.descriptor], timeout: nil)
        }
    }

    /// Ends the thread; its context can end then.
    func end() {
        stop.signal()
        thread.withLock { thread in
            thread?.join()
            thread = nil
        }
    }

    /// Whether a key was refused so far.
    func hasRefused(_ key: String) -> Bool { state.withLock { $0.refused.contains(key) } }

    private func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        news.signal()
    }

    private func run(_ context: MessagingContext) throws(TransportError) {
        let socket = try Socket(.reply, in: context)
        try socket.bindAuthenticator()
        change { $0.isListening = true }
        while true {
            let ready = try poll(
                sockets: [socket], descriptors: [stop.descriptor], timeout: nil)
            if ready.descriptors[0] { return }
            while let frames = try socket.receiveAll(limit: 16) {
                try socket.sendUnchecked(answer(frames))
            }
        }
    }

    /// The answer to a request; whatever is odd about one is a refusal.
    private func answer(_ request: [[UInt8]]) -> [[UInt8]] {
        func reply(_ code: String, _ text: String, _ name: String) -> [[UInt8]] {
            [
                Array("1.0".utf8), request.count > 1 ? request[1] : [], Array(code.utf8),
                Array(text.utf8), Array(name.utf8), [],
            ]
        }
        guard request.count >= 7, request[0] == Array("1.0".utf8),
            request[5] == Array("CURVE".utf8), let key = CurveKeyPair.text(ofKey: request[6])
        else { return reply("400", "not a CURVE greeting", "") }
        let domain = String(decoding: request[2], as: UTF8.self)
        if isAllowed(key, in: domain) {
            change { $0.allowed += 1 }
            // The library gives it back as "User-Id" with each message: the key tells who may not stay (ServiceDoors).
            return reply("200", "", key)
        }
        var isNew = false
        change { state in
            if state.refused.count >= Authenticator.mostRefused { return }
            isNew = state.refused.insert(key).inserted
        }
        onRefusal(key, domain, isNew)
        return reply("400", "the key is not allowed here", "")
    }

    /// Whether a key is on the list now. A list that cannot be read allows nobody.
    private func isAllowed(_ key: String, in domain: String) -> Bool {
        guard let domain = KeyRole.Domain(rawValue: domain) else { return false }
        if key == serverKey { return KeyRole.server.isAllowed(in: domain) }
        return (try? keys.allowed())?.contains {
            $0.publicKey == key && $0.role.isAllowed(in: domain)
        } ?? false
    }
}
