/// What a service that listens stands on: its messaging context, its sockets for clients and for workers, and what keeps
/// strangers out. Of one thread.
final class ServiceDoors {
    /// The context of all its sockets.
    let context: MessagingContext
    /// What keeps strangers out; nil is plain connections, on this machine alone.
    let security: ServerSecurity?
    /// Where it listens.
    let bound: BoundAddresses
    /// The socket for clients.
    let clients: MessagePort
    /// The socket for workers.
    let workers: MessagePort

    /// Listens. With keys, strangers are proven to be kept out before anybody is served.
    ///
    /// - Parameters:
    ///   - keys: folder of the pool's keys, or nil.
    ///   - inherited: sockets the service manager opened; each must be one of the doors.
    init(
        clients: Endpoint, workers: Endpoint, keys: String?, log: ServiceLog,
        inherited: InheritedSockets = .ofProcess
    ) throws {
        var inherited = inherited
        let context = try MessagingContext()
        // Before any other socket of the context: without it libzmq lets every key in.
        let security = try keys.map { try ServerSecurity(keys: $0, in: context, log: log) }
        do {
            let clientSocket = try Socket(.router, in: context)
            let workerSocket = try Socket(.router, in: context)
            try security?.secure(clientSocket, .clients)
            try security?.secure(workerSocket, .workers)
            let bound = BoundAddresses(
                clients: try clientSocket.bind(clients, inherited: inherited.take(clients)),
                workers: try workerSocket.bind(workers, inherited: inherited.take(workers)))
            try inherited.requireAllTaken()
            for endpoint in [bound.clients, bound.workers] { try security?.prove(endpoint) }
            self.bound = bound
            self.clients = MessagePort(clientSocket, .clients)
            self.workers = MessagePort(workerSocket, .workers)
        } catch {
            security?.end()
            throw error
        }
        self.context = context
        self.security = security
    }

    /// Hears nothing more from a peer.
    func shutOut(_ peer: PeerID) {
        switch peer.port {
        case .clients: clients.shutOut(peer.route)
        case .workers: workers.shutOut(peer.route)
        case .controller: break
        }
    }

    /// Peers whose key was taken off the list meanwhile: they are not heard any more, and nothing goes to them.
    ///
    /// The library cannot cut one connection of a router; a new one it refuses.
    func takeRevoked(_ log: ServiceLog) -> [PeerID] {
        guard let security, security.reloadKeys() else { return [] }
        let revoked =
            clients.takeRevoked { security.isAllowed($0, in: .clients) }
            + workers.takeRevoked { security.isAllowed($0, in: .workers) }
        for (peer, key) in revoked {
            log.write(.warning, "key-revoked", [("key", key), ("port", "\(peer.port)")])
        }
        return revoked.map(\.peer)
    }

    /// Ends what runs in the background.
    func end() { security?.end() }
}

/// Where a service listens, with the ports the system chose.
package struct BoundAddresses: Sendable {
    /// For clients.
    package var clients: Endpoint
    /// For workers.
    package var workers: Endpoint
    /// For those who watch; nil when it was not asked for.
    package var monitor: MonitorAddress?
}
