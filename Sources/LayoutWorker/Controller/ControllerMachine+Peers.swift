extension ControllerMachine {
    /// Sorts a message by socket and role; peers that said no HELLO are asked for it.
    mutating func receive(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [ControllerEffect]
    ) {
        if case .hello(let header) = message { return greet(header, peer, now, &effects) }
        switch peer.port {
        case .clients where clients[peer] != nil:
            clients[peer] = now
            receiveFromClient(message, peer, now, &effects)
        case .workers where uuids[peer] != nil:
            if let uuid = uuids[peer] {
                // One that was silent may have work again.
                if isSuspect(uuid, now) { changes.workers.insert(uuid) }
                workers[uuid]?.heardAt = now
                receiveFromWorker(message, uuid, peer, now, &effects)
            }
        case .workers where shard(of: peer) != nil:
            if let shard = shard(of: peer) {
                shards[shard].heardAt = now
                receiveFromCollector(message, shard, peer, now, &effects)
            }
        default:
            if case .error = message { return }
            complain("hello", "say HELLO first", peer, &effects)
        }
    }

    private mutating func greet(
        _ header: HelloHeader, _ peer: PeerID, _ now: Instant,
        _ effects: inout [ControllerEffect]
    ) {
        guard header.minorLow <= WireLimits.minor else {
            let text = "this controller speaks LW/\(WireLimits.major).\(WireLimits.minor)"
            complain("version", text, peer, &effects)
            effects.append(.disconnect(peer))
            return
        }
        switch (header.role, peer.port) {
        case (.client, .clients):
            if clients.count >= configuration.clients, clients[peer] == nil {
                // Room is made by forgetting who was silent longest; it will be asked for its name.
                if let oldest = clients.min(by: { $0.value < $1.value }) {
                    clients[oldest.key] = nil
                }
            }
            clients[peer] = now
            effects.append(.send(peer, .welcome(welcome(drop: []))))
        case (.worker, .workers): greetWorker(header, peer, now, &effects)
        case (.collector, .workers): greetCollector(header, peer, now, &effects)
        default:
            counters.malformed += 1
            complain("role", misplaced("a \(header.role.rawValue)", peer), peer, &effects)
            effects.append(.disconnect(peer))
        }
    }

    /// WELCOME; with chunks that a worker is to drop.
    func welcome(drop: [UInt64]) -> WelcomeHeader {
        WelcomeHeader(
            role: .controller, minor: WireLimits.minor, epoch: epoch,
            beatMilliseconds: configuration.beatMilliseconds,
            leaseMilliseconds: configuration.leaseMilliseconds,
            collector: configuration.shards[0].frames,
            collectors: configuration.shards.count == 1
                ? nil : configuration.shards.map { $0.frames ?? "" },
            creditBytes: 0, drop: drop)
    }

    /// ERROR to a peer.
    func complain(
        _ code: String, _ text: String, _ peer: PeerID, _ effects: inout [ControllerEffect]
    ) {
        let header = ErrorHeader(code: code, text: text, major: WireLimits.major)
        effects.append(.send(peer, .error(header)))
    }

    /// A message of a type that this peer does not send.
    mutating func unexpected(
        _ message: Message, _ peer: PeerID, _ effects: inout [ControllerEffect]
    ) {
        counters.malformed += 1
        complain("unexpected", misplaced("\(message.type)", peer), peer, &effects)
    }

    /// That something does not belong to a door, what the door is for, and where others are.
    private func misplaced(_ what: String, _ peer: PeerID) -> String {
        let door =
            peer.port == .clients
            ? "where clients of the controller connect"
            : "where workers and collectors connect to the controller"
        let doors = configuration.doors
        return
            "\(what) does not belong here: this is \(door); clients connect at \(doors.clients), "
            + "workers and collectors at \(doors.workers)"
            + (configuration.shards[0].results.map { ", and results are read at \($0)" } ?? "")
    }

    /// Bytes that are no message: the peer is told and cut off.
    mutating func refuse(
        _ peer: PeerID, _ error: WireError, _ effects: inout [ControllerEffect]
    ) {
        counters.malformed += 1
        effects.append(.log(LogRecord(.warning, "malformed", [("code", error.code)])))
        complain(error.code, "the message was refused", peer, &effects)
        effects.append(.disconnect(peer))
    }

    /// A connection is gone. A worker may come back by another one and keeps its chunks for a beat.
    mutating func disconnected(_ peer: PeerID, _ now: Instant) {
        clients[peer] = nil
        if let shard = shard(of: peer) {
            shards[shard].peer = nil
            shards[shard].isReady = false
        }
        guard let uuid = uuids.removeValue(forKey: peer) else { return }
        workers[uuid]?.peer = nil
        workers[uuid]?.lostAt = now
        feed(uuid)
    }
}
