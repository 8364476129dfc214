@testable import LayoutWorker

extension Cluster {
    /// Opens a connection of a DEALER, replacing the one before.
    func connect(_ dealer: Node, to router: Node, port: PeerID.Port) {
        if let old = outgoing[[dealer, router]] { close(old) }
        let id = nextConnection
        nextConnection += 1
        connections[id] = Connection(
            dealer: dealer, router: router, port: port, route: route(id))
        byRoute[route(id)] = id
        outgoing[[dealer, router]] = id
    }

    private func route(_ id: Int) -> [UInt8] {
        [0] + (0..<4).map { UInt8(truncatingIfNeeded: id >> (8 * $0)) }
    }

    func close(_ id: Int) {
        guard let connection = connections.removeValue(forKey: id) else { return }
        byRoute[connection.route] = nil
        if outgoing[[connection.dealer, connection.router]] == id {
            outgoing[[connection.dealer, connection.router]] = nil
        }
    }

    /// The ROUTER is another process: the same DEALER socket comes back under another routing id, unnoticed by its owner.
    func renew(_ id: Int) {
        guard let old = connections[id] else { return }
        close(id)
        connect(old.dealer, to: old.router, port: old.port)
    }

    /// A DEALER sends to its ROUTER.
    func sendUp(_ dealer: Node, _ router: Node, _ message: Message) {
        guard let id = outgoing[[dealer, router]], alive.contains(router) else { return }
        tell(dealer, router, message)
        transmit(id, message, isUp: true)
    }

    /// A ROUTER sends to a peer; says whether there is one.
    func sendDown(_ router: Node, _ peer: PeerID, _ message: Message) -> Bool {
        guard let id = byRoute[peer.route], let connection = connections[id] else { return false }
        tell(router, connection.dealer, message)
        transmit(id, message, isUp: false)
        return true
    }

    private func transmit(_ id: Int, _ message: Message, isUp: Bool) {
        guard var connection = connections[id] else { return }
        messages += 1
        if messages % 97 == 0 { checkCoding(message) }
        if connection.cutUntil > now { return note("lost in the cut") }
        if !isCalm && chance(scenario.dropped) { return note("lost") }
        let microseconds = Int.random(
            in: 50...max(51, isCalm ? 500 : scenario.delay * 1_000), using: &random)
        let at = max(
            now + Int64(microseconds) * 1_000, isUp ? connection.lastUp : connection.lastDown)
        if isUp { connection.lastUp = at } else { connection.lastDown = at }
        connections[id] = connection
        agenda.add(isUp ? .up(connection: id, message) : .down(connection: id, message), at: at)
        if !isCalm && chance(scenario.doubled) {
            let late = at + Int64.random(in: 0...3_000_000_000, using: &random)
            agenda.add(
                isUp ? .up(connection: id, message) : .down(connection: id, message), at: late)
        }
    }

    /// What travels must survive its encoding.
    private func checkCoding(_ message: Message) {
        do {
            let back = try Message(frames: try message.encoded())
            if back != message { fail("coding changes \(message)") }
        } catch {
            fail("coding fails: \(error) for \(message)")
        }
    }

    func arriveUp(_ id: Int, _ message: Message) {
        guard let connection = connections[id], alive.contains(connection.router) else { return }
        switch connection.router {
        case .controller: feedController(.received(connection.peer, message))
        case .collector(let shard): feedCollector(shard, .received(connection.peer, message))
        default: break
        }
    }

    func arriveDown(_ id: Int, _ message: Message) {
        guard let connection = connections[id], alive.contains(connection.dealer) else { return }
        switch connection.dealer {
        case .worker(let index):
            let link: WorkerLink =
                if case .collector(let shard) = connection.router {
                    .collector(shard)
                } else {
                    .controller
                }
            feedWorker(index, .received(link, message))
            if link == .controller, case .lease(let header, _) = message {
                dialCollector(header.collector, index)
            }
        case .collector(let shard):
            feedCollector(shard, .received(CollectorMachine.controllerPeer, message))
        case .client: receiveAtClient(message, from: connection.router)
        case .controller: break
        }
    }

    private func tell(_ from: Node, _ to: Node, _ message: Message) {
        if case .beat(let header) = message, header.chunks.isEmpty, header.answers.isEmpty {
            return
        }
        note("\(from) -> \(to) \(brief(message))")
    }

    private func brief(_ message: Message) -> String {
        switch message {
        case .frames(let header, _): "frames \(header)"
        case .submit(let header, _): "submit \(header)"
        case .lease(let header, let specification):
            "lease \(header) specification \(specification.count)"
        case .have(let header, let specification):
            "have \(header) specification \(specification.count)"
        default: "\(message)"
        }
    }
}
