/// Settings of a socket. Every one is bounded; libzmq's own defaults lose or hang (reference: libzmq options).
struct SocketOptions {
    /// How long unsent messages keep the context alive after close, milliseconds.
    var lingerMilliseconds: Int32 = 0
    /// Messages queued a peer on the way out; beyond it a send says `full`.
    var sendHighWater: Int32 = 1000
    /// Messages queued a peer on the way in.
    var receiveHighWater: Int32 = 1000
    /// Longest frame taken from a peer, bytes; a longer one disconnects it. The longest there is is a payload.
    var longestFrame: Int64 = Int64(WireLimits.payload)
    /// Time between the transport's own pings, milliseconds; they find dead networks, not stuck solvers.
    var heartbeatMilliseconds: Int32 = 2_000
    /// Silence after which a connection is cut, milliseconds.
    var heartbeatTimeoutMilliseconds: Int32 = 6_000
    /// Time a dial may take before it is made anew, milliseconds. The kernel alone doubles the pauses between its tries: after a
    /// network was cut for a minute the next one may be a minute away.
    var dialMilliseconds: Int32 = 3_000
    /// First pause before a new connection, milliseconds.
    var reconnectMilliseconds: Int32 = 100
    /// Longest pause before a new connection, milliseconds.
    var longestReconnectMilliseconds: Int32 = 5_000
    /// Time a peer has for its greeting, milliseconds.
    var handshakeMilliseconds: Int32 = 10_000
}
