import Testing

@testable import LayoutWorker

/// Waits until a socket has something and takes it.
private func take(_ socket: Socket) throws -> Reception? {
    _ = try poll(sockets: [socket], descriptors: [], timeout: .seconds(20))
    return try socket.receive()
}

/// Sends as soon as the connection is up.
private func send(_ frames: [[UInt8]], from dealer: Socket) throws {
    while try dealer.send(frames) == .full {
        _ = try poll(sockets: [dealer], descriptors: [], timeout: .milliseconds(1))
    }
}

@Suite struct SocketTests {
    let folder = try? ScratchFolder()

    @Test(arguments: ["tcp://127.0.0.1:*", "tcp://[::1]:*", "ipc"])
    func messagesGoBothWays(address: String) throws {
        let path = try #require(folder).path + "/socket"
        let context = try MessagingContext()
        let router = try Socket(.router, in: context)
        let bound = try router.bind(Endpoint(address == "ipc" ? "ipc://\(path)" : address))
        #expect(bound.isComplete)
        let dealer = try Socket(.dealer, in: context)
        try dealer.connect(bound)

        let large = [UInt8](repeating: 7, count: 1 << 20)
        try send([[1, 2], [], large], from: dealer)
        guard case .message(let request)? = try take(router) else {
            Issue.record("no request")
            return
        }
        #expect(request.frames == [[1, 2], [], large])
        #expect(try router.send([[3]], to: request.peer) == .sent)
        #expect(try take(dealer) == .message(ReceivedMessage(peer: [], frames: [[3]])))
        #expect(try router.receive() == nil)
        #expect(try router.send([[3]], to: [9, 9]) == .unreachable)
    }

    @Test func aSecondListenerIsToldWhatToDo() throws {
        let context = try MessagingContext()
        let first = try Socket(.router, in: context)
        let bound = try first.bind(Endpoint("tcp://127.0.0.1:*"))
        let second = try Socket(.router, in: context)
        let error = #expect(throws: TransportError.self) { try second.bind(bound) }
        #expect(error?.operation == "listen on \(bound)")
        #expect(error?.remedy != nil)
    }

    @Test func aStalledPeerFillsItsQueueAndLosesNothing() throws {
        let path = try #require(folder).path + "/socket"
        let context = try MessagingContext()
        var options = SocketOptions()
        options.sendHighWater = 4
        options.receiveHighWater = 4
        let router = try Socket(.router, in: context, options: options)
        let bound = try router.bind(Endpoint("ipc://\(path)"))
        let dealer = try Socket(.dealer, in: context, options: options)
        try dealer.connect(bound)
        try send([[0]], from: dealer)
        guard case .message(let hello)? = try take(router) else {
            Issue.record("no hello")
            return
        }
        var accepted = 0
        let payload = [UInt8](repeating: 1, count: 100_000)
        while try router.send([payload], to: hello.peer) == .sent { accepted += 1 }
        var received = 0
        while received < accepted, try take(dealer) != nil { received += 1 }
        #expect(received == accepted)
    }

    @Test func aMessageOfManyFramesIsDrained() throws {
        let path = try #require(folder).path + "/socket"
        let context = try MessagingContext()
        let router = try Socket(.router, in: context)
        let bound = try router.bind(Endpoint("ipc://\(path)"))
        let dealer = try Socket(.dealer, in: context)
        try dealer.connect(bound)
        try send([[0]], from: dealer)
        _ = try take(router)
        try dealer.sendUnchecked([[1], [2], [3], [4], [5]])
        try send([[6]], from: dealer)
        guard case .tooManyFrames(_, let count)? = try take(router) else {
            Issue.record("not noticed")
            return
        }
        #expect(count == 5)
        guard case .message(let next)? = try take(router) else {
            Issue.record("the next message is lost")
            return
        }
        #expect(next.frames == [[6]])
    }

    @Test func aWakeUpEndsAPollAndIsClearedOnce() throws {
        let wakeUp = try WakeUp()
        wakeUp.signal()
        wakeUp.signal()
        let ready = try poll(sockets: [], descriptors: [wakeUp.descriptor], timeout: nil)
        #expect(ready.descriptors == [true])
        wakeUp.clear()
        let quiet = try poll(sockets: [], descriptors: [wakeUp.descriptor], timeout: .zero)
        #expect(quiet.descriptors == [false])
    }
}
