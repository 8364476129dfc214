import Foundation
import Glibc
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

    @Test(arguments: [Duration.zero, .seconds(60)])
    func aLookFindsWhatASleepFinds(look: Duration) throws {
        let context = try MessagingContext()
        let router = try Socket(.router, in: context)
        let dealer = try Socket(.dealer, in: context)
        let wakeUp = try WakeUp()
        try dealer.connect(router.bind(Endpoint("tcp://127.0.0.1:*")))
        // A time that is over ends a look, too: it would go on for a minute.
        let nothing = try poll(
            sockets: [router], descriptors: [wakeUp.descriptor], timeout: .milliseconds(1),
            look: look)
        #expect(nothing == PollResult(sockets: [false], connected: [], descriptors: [false]))
        try send([[1]], from: dealer)
        let message = try poll(
            sockets: [router], descriptors: [wakeUp.descriptor], timeout: nil, look: look)
        #expect(message == PollResult(sockets: [true], connected: [], descriptors: [false]))
        _ = try router.receive()
        wakeUp.signal()
        let wake = try poll(
            sockets: [router], dialling: [dealer], descriptors: [wakeUp.descriptor], timeout: nil,
            look: look)
        #expect(wake == PollResult(sockets: [false], connected: [true], descriptors: [true]))
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

    /// Where packets vanish, the kernel alone would try again after ever longer pauses.
    @Test func aDialThatNobodyAnswersIsMadeAnew() throws {
        // A listener that accepts nobody and has one place to wait in, which is taken: it drops what comes.
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let first = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { for descriptor in [first, listener] { close(descriptor) } }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFull = unsafe withUnsafeMutablePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(listener, $0, size) == 0 && listen(listener, 0) == 0
                    && getsockname(listener, $0, &size) == 0 && connect(first, $0, size) == 0
            }
        }
        #expect(isFull)
        let port = UInt16(bigEndian: address.sin_port)

        let context = try MessagingContext()
        var options = SocketOptions()
        options.dialMilliseconds = 50
        options.longestReconnectMilliseconds = 100
        let dealer = try Socket(.dealer, in: context, options: options)
        try dealer.connect(Endpoint("tcp://127.0.0.1:\(port)"))
        // The kernel gives up after some ten seconds at the least.
        let end = ContinuousClock.now + .seconds(8)
        var dialled: Set<Substring> = []
        while dialled.count < 3, ContinuousClock.now < end {
            dialled.formUnion(try diallers(of: port))
            _ = try poll(sockets: [dealer], descriptors: [], timeout: .milliseconds(5))
        }
        #expect(dialled.count == 3)
    }

    /// Local addresses of connections to a port that are not answered yet, as the kernel lists them.
    private func diallers(of port: UInt16) throws -> [Substring] {
        let digits = String(port, radix: 16, uppercase: true)
        let remote = "0100007F:" + String(repeating: "0", count: 4 - digits.count) + digits
        // Read to its end by hand: the kernel gives a page at a time, of which `String(contentsOfFile:)` takes the first.
        let file = try #require(FileHandle(forReadingAtPath: "/proc/net/tcp"))
        var bytes = Data()
        while let page = try file.read(upToCount: 1 << 16), !page.isEmpty { bytes += page }
        let table = String(decoding: bytes, as: UTF8.self)
        var local: [Substring] = []
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            // The state 02 is SYN_SENT.
            if words.count > 3, words[2] == remote, words[3] == "02" { local.append(words[1]) }
        }
        return local
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
