extension CollectorMachine {
    /// Sorts a message by the socket it came in by; peers that said no HELLO are asked for it.
    mutating func receive(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [CollectorEffect]
    ) {
        switch peer.port {
        case .controller: receiveFromController(message, peer, now, &effects)
        case .workers: receiveFromWorker(message, peer, now, &effects)
        case .clients: receiveFromClient(message, peer, now, &effects)
        }
    }

    private mutating func receiveFromWorker(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [CollectorEffect]
    ) {
        if case .hello(let header) = message {
            guard mayGreet(header, as: .worker, peer, &effects) else { return }
            makeRoom(&workers, limit: configuration.workers) { $0.heardAt }
            // A HELLO may come again on the same connection: what waits for the disk still does.
            let waiting = workers[peer]?.pendingBytes ?? 0
            workers[peer] = CollectorWorker(
                name: header.name, pendingBytes: waiting, heardAt: now)
            sendWelcome(peer, &effects)
            return
        }
        guard workers[peer] != nil else { return askForName(peer, &effects) }
        workers[peer]?.heardAt = now
        switch message {
        case .frames(let header, let payload): take(header, payload, peer, now, &effects)
        case .bye: workers[peer] = nil
        case .error(let header):
            let facts = [(name: "code", value: header.code), (name: "text", value: header.text)]
            effects.append(.log(LogRecord(.warning, "error", facts)))
        default: unexpected(message, peer, &effects)
        }
    }

    private mutating func receiveFromClient(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [CollectorEffect]
    ) {
        if case .hello(let header) = message {
            guard mayGreet(header, as: .client, peer, &effects) else { return }
            makeRoom(&clients, limit: configuration.workers) { $0 }
            clients[peer] = now
            sendWelcome(peer, &effects)
            return
        }
        guard clients[peer] != nil else { return askForName(peer, &effects) }
        clients[peer] = now
        switch message {
        case .follow(let header): follow(header, peer, &effects)
        case .bye: forgetPeer(peer)
        case .error: break
        default: unexpected(message, peer, &effects)
        }
    }

    private mutating func receiveFromController(
        _ message: Message, _ peer: PeerID, _ now: Instant, _ effects: inout [CollectorEffect]
    ) {
        controller.heardAt = now
        switch message {
        case .welcome:
            controller.isWelcomed = true
            complaint = nil
            beat(now, &effects)
        case .have(let header, let specification): have(header, specification, peer, &effects)
        case .note(let header): note(header, peer, &effects)
        case .end(let header): end(header.job, header.state, peer, &effects)
        case .cancel(let header): end(header.job, .cancelled, peer, &effects)
        case .forget(let header): forget(header, peer, &effects)
        case .beat: break
        case .bye: controller.isWelcomed = false
        case .error(let header):
            // It is said again with each HELLO.
            if complaint != header.text {
                complaint = header.text
                let facts = [
                    (name: "code", value: header.code), (name: "text", value: header.text),
                ]
                effects.append(.log(LogRecord(.warning, "error", facts)))
            }
            if header.code == "hello" && controller.isWelcomed { greetController(now, &effects) }
        default: unexpected(message, peer, &effects)
        }
    }

    /// Says HELLO to the controller.
    mutating func greetController(_ now: Instant, _ effects: inout [CollectorEffect]) {
        controller.isWelcomed = false
        controller.greetedAt = now
        controller.heardAt = now
        let build = EngineBuild(engine: "none", textModel: "none")
        let hello = HelloHeader(
            role: .collector, minorLow: 0, minorHigh: WireLimits.minor, uuid: configuration.uuid,
            name: configuration.name, cores: 0, build: build, payloadLimit: WireLimits.payload,
            held: [], shard: configuration.shard == 0 ? nil : configuration.shard)
        effects.append(.send(CollectorMachine.controllerPeer, .hello(hello)))
    }

    /// The one peer of the DEALER.
    static let controllerPeer = PeerID(port: .controller, route: [])

    /// Beats, greets again, connects anew.
    mutating func tick(_ now: Instant, _ effects: inout [CollectorEffect]) {
        for entry in early.takeLate(now) {
            record(entry.header, entry.payload, entry.peer, &effects)
        }
        // One that refuses this collector says why, and so is there.
        let isAnswering =
            controller.isWelcomed || complaint != nil
            ? now.milliseconds(since: controller.heardAt) <= 2 * configuration.beatMilliseconds
            : false
        let address = configuration.controllerAddress
        if let record = controllerSilence.note(isAnswering: isAnswering, at: address, now) {
            effects.append(.log(record))
        }
        guard let greetedAt = controller.greetedAt else { return }
        if !controller.isWelcomed {
            if now.milliseconds(since: greetedAt) >= configuration.beatMilliseconds {
                greetController(now, &effects)
            }
            return
        }
        if now.milliseconds(since: controller.heardAt) > 4 * configuration.beatMilliseconds {
            controller = ControllerLink()
            effects.append(.reconnectController)
        } else if now.milliseconds(since: controller.beatAt) >= configuration.beatMilliseconds
            || controller.toldReady != isReady
        {
            beat(now, &effects)
        }
    }

    /// Tells the controller that this collector lives, and whether it keeps up.
    private mutating func beat(_ now: Instant, _ effects: inout [CollectorEffect]) {
        controller.beatAt = now
        controller.beatNumber += 1
        controller.toldReady = isReady
        let header = BeatHeader(
            number: controller.beatNumber, chunks: [], answers: [], drain: false, isReady: isReady,
            isFull: hasRoom ? nil : true)
        effects.append(.send(CollectorMachine.controllerPeer, .beat(header)))
    }

    /// The answer to HELLO; said again when frames may come again.
    func sendWelcome(_ peer: PeerID, _ effects: inout [CollectorEffect]) {
        let header = WelcomeHeader(
            role: .collector, minor: WireLimits.minor, epoch: 0,
            beatMilliseconds: configuration.beatMilliseconds,
            leaseMilliseconds: 5 * configuration.beatMilliseconds, collector: nil,
            creditBytes: credit, drop: [])
        effects.append(.send(peer, .welcome(header)))
    }

    /// Bytes a worker may have under way now.
    var credit: Int { isWritable && !isDraining ? configuration.workerCreditBytes : 0 }

    mutating func forgetPeer(_ peer: PeerID) {
        workers[peer] = nil
        clients[peer] = nil
        followers = followers.filter { $0.key.peer != peer }
    }

    /// The peer sent no message at all: it is told and cut off.
    mutating func refuse(
        _ peer: PeerID, _ error: WireError, _ effects: inout [CollectorEffect]
    ) {
        counters.malformed += 1
        effects.append(.log(LogRecord(.warning, "malformed", [("code", error.code)])))
        guard peer.port != .controller else { return }
        cutOff(peer, error.code, "the message was refused", &effects)
    }

    /// Whether a HELLO is of the role that its socket is for, in a version spoken here; another peer is told and cut off.
    private mutating func mayGreet(
        _ header: HelloHeader, as role: PeerRole, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) -> Bool {
        if header.minorLow > WireLimits.minor {
            let text = "this collector speaks LW/\(WireLimits.major).\(WireLimits.minor)"
            cutOff(peer, "version", text, &effects)
            return false
        }
        if header.role == role { return true }
        counters.malformed += 1
        cutOff(peer, "role", misplaced("a \(header.role.rawValue)", peer), &effects)
        return false
    }

    /// ERROR, after which nothing more is heard from the peer.
    private mutating func cutOff(
        _ peer: PeerID, _ code: String, _ text: String, _ effects: inout [CollectorEffect]
    ) {
        let header = ErrorHeader(code: code, text: text, major: WireLimits.major)
        effects.append(.send(peer, .error(header)))
        effects.append(.disconnect(peer))
        forgetPeer(peer)
    }

    private mutating func unexpected(
        _ message: Message, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        counters.malformed += 1
        let header = ErrorHeader(
            code: "unexpected", text: misplaced("\(message.type)", peer),
            major: WireLimits.major)
        effects.append(.send(peer, .error(header)))
    }

    /// That something does not belong to a door, what the door is for, and where others are.
    private func misplaced(_ what: String, _ peer: PeerID) -> String {
        let door =
            switch peer.port {
            case .clients: "where clients read the results of a collector"
            case .workers: "where workers bring a collector their results"
            case .controller: "the controller"
            }
        return
            "\(what) does not belong here: this is \(door); clients and workers of the controller "
            + "connect where it says at its start, clients at "
            + "\(PoolAddresses.controllerClients) and workers at "
            + "\(PoolAddresses.controllerWorkers) unless told otherwise"
    }

    private func askForName(_ peer: PeerID, _ effects: inout [CollectorEffect]) {
        let header = ErrorHeader(code: "hello", text: "say HELLO first", major: WireLimits.major)
        effects.append(.send(peer, .error(header)))
    }

    /// Makes room for one more entry by dropping the one that was silent longest; it will be asked for its name.
    private func makeRoom<Value>(
        _ table: inout [PeerID: Value], limit: Int, heard: (Value) -> Instant
    ) {
        guard table.count >= limit else { return }
        let oldest = table.min { heard($0.value) < heard($1.value) }
        if let oldest { table[oldest.key] = nil }
    }
}
