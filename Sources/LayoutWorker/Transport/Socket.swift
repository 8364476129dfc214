internal import CZMQ
internal import Glibc

/// A message as it came in: the peer's routing id (empty on a dealer) and its frames.
struct ReceivedMessage: Equatable {
    /// Routing id the router gave the peer.
    var peer: [UInt8]
    /// One to three frames.
    var frames: [[UInt8]]
    /// Public key of the peer, as the authenticator named it; nil on plain connections.
    var key: String?
}

/// What a receive found.
enum Reception: Equatable {
    /// A message within the limit of frames.
    case message(ReceivedMessage)
    /// A message of more frames than any of ours has; it was drained and dropped.
    case tooManyFrames(peer: [UInt8], count: Int)
}

/// What became of a message that was to be sent. Nothing is queued unless it is `sent`.
enum SendOutcome {
    /// Taken by the library; proves nothing about the peer.
    case sent
    /// The peer's queue is at its high-water mark, or no connection is up: keep the message and try later.
    case full
    /// No such peer any more.
    case unreachable
}

/// A socket of one thread. Not Sendable on purpose: make it, use it and drop it on the thread that owns it.
@safe final class Socket {
    /// The patterns used.
    enum Kind {
        /// Many peers, addressed by routing id; sends to unknown peers fail instead of vanishing.
        case router
        /// One server; queues nothing before the connection is up.
        case dealer
        /// Answers requests inside the process.
        case reply
    }

    /// Most frames of a message, without the routing id.
    static let mostFrames = 3

    let kind: Kind
    private let context: MessagingContext
    /// Whether the library says of each message whose key it came with.
    private var isServer = false
    let handle: UnsafeMutableRawPointer

    /// Creates a socket.
    init(
        _ kind: Kind, in context: MessagingContext, options: SocketOptions = SocketOptions()
    ) throws(TransportError) {
        self.kind = kind
        self.context = context
        let type =
            switch kind {
            case .router: ZMQ_ROUTER
            case .dealer: ZMQ_DEALER
            case .reply: ZMQ_REP
            }
        guard let handle = unsafe zmq_socket(context.handle, type) else {
            throw .system("create a socket")
        }
        unsafe self.handle = handle
        try apply(options)
    }

    deinit {
        _ = unsafe zmq_close(handle)
    }

    private func apply(_ options: SocketOptions) throws(TransportError) {
        try set(ZMQ_LINGER, options.lingerMilliseconds)
        try set(ZMQ_SNDHWM, options.sendHighWater)
        try set(ZMQ_RCVHWM, options.receiveHighWater)
        try set(ZMQ_MAXMSGSIZE, options.longestFrame)
        try set(ZMQ_HEARTBEAT_IVL, options.heartbeatMilliseconds)
        try set(ZMQ_HEARTBEAT_TIMEOUT, options.heartbeatTimeoutMilliseconds)
        try set(ZMQ_HEARTBEAT_TTL, options.heartbeatTimeoutMilliseconds)
        try set(ZMQ_HANDSHAKE_IVL, options.handshakeMilliseconds)
        switch kind {
        case .router:
            try set(ZMQ_ROUTER_MANDATORY, Int32(1))
        case .dealer:
            try set(ZMQ_IMMEDIATE, Int32(1))
            try set(ZMQ_CONNECT_TIMEOUT, options.dialMilliseconds)
            try set(ZMQ_RECONNECT_IVL, options.reconnectMilliseconds)
            try set(ZMQ_RECONNECT_IVL_MAX, options.longestReconnectMilliseconds)
        case .reply: break
        }
    }

    private func set<Value: BitwiseCopyable>(
        _ option: Int32, _ value: Value
    ) throws(TransportError) {
        var value = value
        let size = MemoryLayout<Value>.size
        let result = unsafe zmq_setsockopt(handle, option, &value, size)
        if result != 0 { throw .system("set socket option \(option)") }
    }

    /// Listens on an address and gives the one it really has, with its port.
    ///
    /// - Parameter inherited: a socket that listens there already, which is taken over.
    func bind(
        _ endpoint: Endpoint, inherited: Int32? = nil
    ) throws(TransportError) -> Endpoint {
        if let inherited { try set(ZMQ_USE_FD, inherited) }
        if endpoint.isIPv6 { try set(ZMQ_IPV6, Int32(1)) }
        let text = endpoint.description
        if unsafe zmq_bind(handle, text) != 0 {
            var error = TransportError.system("listen on \(text)")
            switch error.code {
            case EADDRINUSE: error.remedy = "another program listens there; give another address"
            case ENOENT, ENOTDIR: error.remedy = "create the folder of the socket file"
            case EACCES: error.remedy = "choose an address this user may listen on"
            default: break
            }
            throw error
        }
        if endpoint.isComplete { return endpoint }
        var bound = [CChar](repeating: 0, count: 256)
        var size = bound.count
        guard unsafe zmq_getsockopt(handle, ZMQ_LAST_ENDPOINT, &bound, &size) == 0 else {
            throw .system("read the address of \(text)")
        }
        let name = String(
            decoding: bound.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Whether the address may be listened at was decided when it was parsed.
        guard let endpoint = try? Endpoint(name, allowsAnyHost: true) else {
            throw TransportError(
                code: 0, operation: "listen on \(text)", reason: "the library bound \(name)")
        }
        return endpoint
    }

    /// Dials an address; returns at once, the connection comes up and is renewed in the background.
    func connect(_ endpoint: Endpoint) throws(TransportError) {
        if endpoint.isIPv6 { try set(ZMQ_IPV6, Int32(1)) }
        if unsafe zmq_connect(handle, endpoint.description) != 0 {
            throw .system("connect to \(endpoint)")
        }
    }

    /// Encrypts; before bind and connect.
    ///
    /// A server admits nobody when there is no authenticator: libzmq alone would admit everybody.
    func secure(_ security: SocketSecurity?) throws(TransportError) {
        switch security {
        case nil: return
        case .server(let pair, let domain):
            isServer = true
            try set(ZMQ_CURVE_SERVER, Int32(1))
            try set(ZMQ_CURVE_SECRETKEY, text: pair.secretKey)
            try set(ZMQ_ZAP_DOMAIN, text: domain.rawValue)
            try set(Socket.enforceDomain, Int32(1))
        case .client(let pair, let serverKey):
            try set(ZMQ_CURVE_SERVERKEY, text: serverKey)
            try set(ZMQ_CURVE_PUBLICKEY, text: pair.publicKey)
            try set(ZMQ_CURVE_SECRETKEY, text: pair.secretKey)
        }
    }

    /// ZMQ_ZAP_ENFORCE_DOMAIN: behind the draft guard of the header, but there by its number.
    private static let enforceDomain: Int32 = 93

    private func set(_ option: Int32, text: String) throws(TransportError) {
        // Keys are taken as text with their terminator; the domain without it.
        let size = text.utf8.count + (option == ZMQ_ZAP_DOMAIN ? 0 : 1)
        if unsafe zmq_setsockopt(handle, option, text, size) != 0 {
            throw .system("set socket option \(option)")
        }
    }

    /// Listens where libzmq asks who may connect.
    func bindAuthenticator() throws(TransportError) {
        if unsafe zmq_bind(handle, "inproc://zeromq.zap.01") != 0 {
            throw .system("listen for greetings")
        }
    }

    /// Takes all frames of the next message, of which `limit` are kept; nil when there is none.
    func receiveAll(limit: Int) throws(TransportError) -> [[UInt8]]? {
        var frames: [[UInt8]] = []
        while let frame = try receiveFrame() {
            if frames.count < limit { frames.append(frame.bytes) }
            if !frame.hasMore { return frames }
        }
        return nil
    }

    /// Takes the next message if one is there.
    func receive() throws(TransportError) -> Reception? {
        var peer: [UInt8] = []
        if kind == .router {
            guard let identity = try receiveFrame() else { return nil }
            peer = identity.bytes
            if !identity.hasMore { return .message(ReceivedMessage(peer: peer, frames: [])) }
        }
        var frames: [[UInt8]] = []
        var count = 0
        var key: String?
        while true {
            guard let frame = try receiveFrame() else {
                if count == 0 && kind == .dealer { return nil }
                throw TransportError(
                    code: EAGAIN, operation: "receive", reason: "a message ended in its middle")
            }
            count += 1
            if count <= Socket.mostFrames { frames.append(frame.bytes) }
            if !frame.hasMore {
                key = frame.key
                break
            }
        }
        if count > Socket.mostFrames { return .tooManyFrames(peer: peer, count: count) }
        return .message(ReceivedMessage(peer: peer, frames: frames, key: key))
    }

    /// A frame, whether more follow, and the key of its sender where the connection has one.
    private struct Frame {
        var bytes: [UInt8]
        var hasMore: Bool
        var key: String?
    }

    private func receiveFrame() throws(TransportError) -> Frame? {
        var message = zmq_msg_t()
        unsafe zmq_msg_init(&message)
        defer { unsafe zmq_msg_close(&message) }
        let result = retryingInterrupts { unsafe zmq_msg_recv(&message, handle, ZMQ_DONTWAIT) }
        if result < 0 {
            if errno == EAGAIN { return nil }
            throw .system("receive")
        }
        let size = unsafe zmq_msg_size(&message)
        let start = unsafe zmq_msg_data(&message)
        let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: size))
        let hasMore = unsafe zmq_msg_more(&message) != 0
        var key: String?
        if isServer && !hasMore, let text = unsafe zmq_msg_gets(&message, "User-Id") {
            key = unsafe String(cString: text)
        }
        return Frame(bytes: bytes, hasMore: hasMore, key: key)
    }

    /// Hands a message to the library without waiting. A router needs the peer; a dealer takes none.
    func send(
        _ frames: [[UInt8]], to peer: [UInt8] = []
    ) throws(TransportError) -> SendOutcome {
        precondition(!frames.isEmpty && frames.count <= Socket.mostFrames)
        precondition(
            peer.isEmpty == (kind != .router), "a router sends to a peer, a dealer to none")
        return try sendUnchecked(frames, to: peer)
    }

    /// `send` of any number of frames: what a hostile peer does, for tests.
    @discardableResult
    func sendUnchecked(
        _ frames: [[UInt8]], to peer: [UInt8] = []
    ) throws(TransportError) -> SendOutcome {
        if kind == .router {
            if let outcome = try sendFrame(peer, hasMore: true) { return outcome }
        }
        for (index, frame) in frames.enumerated() {
            if let outcome = try sendFrame(frame, hasMore: index + 1 < frames.count) {
                return outcome
            }
        }
        return .sent
    }

    /// Sends one frame; nil when it was taken.
    private func sendFrame(
        _ bytes: [UInt8], hasMore: Bool
    ) throws(TransportError) -> SendOutcome? {
        let flags = ZMQ_DONTWAIT | (hasMore ? ZMQ_SNDMORE : 0)
        let result = retryingInterrupts {
            unsafe bytes.withUnsafeBytes { buffer in
                unsafe zmq_send(handle, buffer.baseAddress, buffer.count, flags)
            }
        }
        if result >= 0 { return nil }
        switch errno {
        case EAGAIN: return .full
        case EHOSTUNREACH: return .unreachable
        default: throw .system("send")
        }
    }
}
