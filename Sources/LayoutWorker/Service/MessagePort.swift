/// A socket that speaks LW/1: bytes in, messages out, and peers that broke the protocol shut out. Of one thread.
final class MessagePort {
    /// What came in.
    enum Arrival {
        /// A message.
        case message(PeerID, Message)
        /// Bytes that are none.
        case malformed(PeerID, WireError)
    }

    /// Most peers remembered as shut out; libzmq gives a new routing id to each connection, so old ones mean nothing.
    static let mostShutOut = 10_000
    /// Most messages taken from a socket before others have their turn.
    static let mostATurn = 256

    let socket: Socket
    let port: PeerID.Port
    private var shutOut: Set<[UInt8]> = []
    /// Keys of peers that were heard, on encrypted connections.
    private var keys: [[UInt8]: String] = [:]

    /// Wraps a socket.
    init(_ socket: Socket, _ port: PeerID.Port) {
        self.socket = socket
        self.port = port
    }

    /// Takes the next message; nil when there is none.
    func receive() throws(TransportError) -> Arrival? {
        while let reception = try socket.receive() {
            switch reception {
            case .tooManyFrames(let route, let count):
                if shutOut.contains(route) { continue }
                return .malformed(PeerID(port: port, route: route), .frameCount(count))
            case .message(let received):
                if shutOut.contains(received.peer) { continue }
                if let key = received.key { note(key, of: received.peer) }
                let peer = PeerID(port: port, route: received.peer)
                do throws(WireError) {
                    return .message(peer, try Message(frames: received.frames))
                } catch {
                    return .malformed(peer, error)
                }
            }
        }
        return nil
    }

    /// Takes what has come, at most `mostATurn` messages.
    func receiveAll(_ body: (Arrival) throws -> Void) throws {
        for _ in 0..<MessagePort.mostATurn {
            guard let arrival = try receive() else { return }
            try body(arrival)
        }
    }

    /// Sends a message to a peer without waiting. What cannot be encoded is this side's defect: logged, not sent.
    func send(
        _ message: Message, to route: [UInt8], log: ServiceLog
    ) throws(TransportError) -> SendOutcome {
        let frames: [[UInt8]]
        do throws(WireError) {
            frames = try message.encoded()
        } catch {
            log.write(
                .error, "not-encodable", [("message", "\(message.type)"), ("why", "\(error)")])
            return .full
        }
        return try socket.send(frames, to: route)
    }

    private func note(_ key: String, of route: [UInt8]) {
        // Who is still there is heard again.
        if keys.count >= MessagePort.mostShutOut { keys.removeAll() }
        keys[route] = key
    }

    /// Shuts out the peers whose keys are not allowed any more, and gives them with their keys.
    func takeRevoked(_ isAllowed: (String) -> Bool) -> [(peer: PeerID, key: String)] {
        let revoked = keys.filter { !isAllowed($0.value) }
        for route in revoked.keys {
            keys[route] = nil
            shutOut(route)
        }
        return revoked.map { (PeerID(port: port, route: $0.key), $0.value) }
    }

    /// Hears nothing more from a peer. The library has no way to cut one connection of a router.
    func shutOut(_ route: [UInt8]) {
        if shutOut.count >= MessagePort.mostShutOut { shutOut.removeAll() }
        shutOut.insert(route)
    }
}
