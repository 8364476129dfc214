/// A client's connection to a controller or a collector: greets first, then sends and waits.
final class ClientConnection {
    private let server: ServerConnection
    private let address: Endpoint
    private let peer: String
    private let log = ServiceLog("client")
    private let isEncrypted: Bool
    private var isGreeted = false

    /// Dials; nothing is sent before the first `send`.
    init(_ address: Endpoint, key: AccessKey?, peer: String) throws(TransportError) {
        isEncrypted = key != nil
        self.address = address
        self.peer = peer
        var options = SocketOptions()
        options.lingerMilliseconds = 5_000
        server = try ServerConnection(
            address, .clients, in: try MessagingContext(), options: options,
            security: key?.asPeer)
    }

    /// Descriptor-free waiting is the owner's: the socket to poll.
    var socket: Socket { server.messages.socket }

    /// Sends a message once the other side has answered the greeting.
    func send(_ message: Message, doing: String, by deadline: Instant) throws {
        try greet(doing, by: deadline)
        let outcome = try server.messages.send(message, to: [], log: log)
        if outcome != .sent { throw silence(doing) }
    }

    /// The next message; nil when the deadline passes before.
    func receive(doing: String, by deadline: Instant) throws -> Message? {
        while true {
            if let message = try take(doing) { return message }
            let left = deadline.milliseconds(since: MonotonicClock.now)
            if left <= 0 { return nil }
            _ = try poll(sockets: [socket], descriptors: [], timeout: .milliseconds(left))
        }
    }

    /// The next message when one is here.
    func take(_ doing: String) throws -> Message? {
        switch try server.messages.receive() {
        case nil: return nil
        case .message(_, let message): return message
        case .malformed(_, let error):
            throw ClientError(
                kind: .protocolFault,
                description: "cannot \(doing): \(address) does not speak LW/1 (\(error.code))")
        }
    }

    private func greet(_ doing: String, by deadline: Instant) throws {
        if isGreeted { return }
        while server.isDialling {
            let left = deadline.milliseconds(since: MonotonicClock.now)
            if left <= 0 { throw silence(doing) }
            let ready = try poll(
                sockets: [], dialling: [socket], descriptors: [], timeout: .milliseconds(left))
            server.isDialling = ready.connected != [true]
        }
        let hello = HelloHeader(
            role: .client, minorLow: 0, minorHigh: WireLimits.minor,
            uuid: ProcessIdentity.uuid, name: ProcessIdentity.name, cores: 0,
            build: EngineBuild(engine: "client", textModel: "none"),
            payloadLimit: WireLimits.payload, held: [])
        _ = try server.messages.send(.hello(hello), to: [], log: log)
        switch try receive(doing: doing, by: deadline) {
        case .welcome: isGreeted = true
        case .error(let header):
            throw ClientError(
                kind: .protocolFault, description: "cannot \(doing): \(header.text)")
        case nil: throw silence(doing)
        default:
            throw ClientError(
                kind: .protocolFault,
                description: "cannot \(doing): \(address) is no \(peer) for clients")
        }
    }

    private func silence(_ doing: String) -> ClientError {
        ClientError(
            kind: .silent,
            description: "cannot \(doing): no \(peer) answers at \(address); "
                + "check the address, that it runs, and "
                + (isEncrypted ? "that it allows this key" : "whether it wants a key"))
    }
}
