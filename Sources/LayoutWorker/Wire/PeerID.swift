/// One connection as a state machine knows it: the socket it came in by and the routing id made there.
struct PeerID: Hashable, Sendable {
    /// The socket; it says which messages are allowed.
    enum Port: UInt8, Sendable {
        /// Clients of the controller or of the collector.
        case clients
        /// Workers and the collector at the controller; workers at the collector.
        case workers
        /// The collector's own connection to the controller.
        case controller
    }

    /// The socket.
    var port: Port
    /// The ROUTER's routing id; empty on a DEALER, which has one peer.
    var route: [UInt8]
}
