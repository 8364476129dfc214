/// A dealer's connection to a server: it can be made anew, which drops what the old socket still held.
final class ServerConnection {
    private let context: MessagingContext
    private let endpoint: Endpoint
    private let port: PeerID.Port
    private let options: SocketOptions
    private let security: SocketSecurity?
    /// The socket as a port of messages.
    private(set) var messages: MessagePort

    /// Dials a server; the connection comes up in the background.
    init(
        _ endpoint: Endpoint, _ port: PeerID.Port, in context: MessagingContext,
        options: SocketOptions = SocketOptions(), security: SocketSecurity? = nil
    ) throws(TransportError) {
        self.security = security
        self.endpoint = endpoint
        self.port = port
        self.context = context
        self.options = options
        messages = try ServerConnection.dial(endpoint, port, context, options, security)
    }

    /// Whether nobody was told yet that the connection is up.
    var isDialling = true

    /// Closes the socket and dials again.
    func reconnect() throws(TransportError) {
        isDialling = true
        messages = try ServerConnection.dial(endpoint, port, context, options, security)
    }

    private static func dial(
        _ endpoint: Endpoint, _ port: PeerID.Port, _ context: MessagingContext,
        _ options: SocketOptions, _ security: SocketSecurity?
    ) throws(TransportError) -> MessagePort {
        let socket = try Socket(.dealer, in: context, options: options)
        try socket.secure(security)
        try socket.connect(endpoint)
        return MessagePort(socket, port)
    }
}
