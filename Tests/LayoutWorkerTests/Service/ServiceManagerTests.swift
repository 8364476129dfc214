import Glibc
import Testing

@testable import LayoutWorker

@Suite struct ServiceManagerTests {
    @Test func theWatchdogIsTheProcesssOwn() {
        let cases: [(allowance: String?, process: String?, milliseconds: Int?)] = [
            ("30000000", "7", 15_000), ("30000000", nil, 15_000), ("1000", "7", 1),
            ("30000000", "8", nil), (nil, "7", nil), ("0", "7", nil), ("soon", "7", nil),
            ("-5", nil, nil),
        ]
        for (allowance, process, milliseconds) in cases {
            let watchdog = ServiceWatchdog(allowance: allowance, process: process, own: 7)
            #expect(watchdog.milliseconds == milliseconds, "\(allowance ?? "-")")
        }
    }

    @Test func theWatchdogIsFedTwiceInItsTime() {
        var watchdog = ServiceWatchdog(allowance: "2000000", process: nil, own: 7)
        var words: [Int] = []
        for milliseconds in stride(from: 0, through: 3_500, by: 100)
        where watchdog.isDue(Instant(nanoseconds: Int64(milliseconds) * 1_000_000)) {
            words.append(milliseconds)
        }
        #expect(words == [0, 1_000, 2_000, 3_000])
        var unwatched = ServiceWatchdog(allowance: nil, process: nil, own: 7)
        let isDue = unwatched.isDue(Instant(nanoseconds: 1_000_000_000))
        #expect(!isDue)
    }

    @Test func inheritedSocketsAreThoseOfThisProcess() {
        #expect(InheritedSockets(count: "2", process: "7", own: 7) == InheritedSockets([3, 4]))
        for (count, process) in [("2", "8"), ("0", "7"), ("x", "7"), ("65", "7"), (nil, "7")] {
            #expect(InheritedSockets(count: count, process: process, own: 7).descriptors == [])
        }
        #expect(InheritedSockets(count: "2", process: nil, own: 7).descriptors == [])
    }

    /// A socket of 127.0.0.1 on a port the system chose, and that port.
    private func listen() throws -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.replaceSubrange(0..<8, with: [UInt8(AF_INET), 0, 0, 0, 127, 0, 0, 1])
        let isBound = unsafe bytes.withUnsafeBytes { buffer in
            unsafe buffer.baseAddress.map { start in
                unsafe Glibc.bind(descriptor, start.assumingMemoryBound(to: sockaddr.self), 16) == 0
            } ?? false
        }
        try #require(isBound)
        let isListening = Glibc.listen(descriptor, 8) == 0
        try #require(isListening)
        guard case .tcp("127.0.0.1", let port) = InheritedSockets.address(of: descriptor) else {
            throw TransportError.system("read the test's own address")
        }
        return (descriptor, port)
    }

    @Test func aDoorTakesOverTheSocketOfItsAddress() throws {
        let (descriptor, port) = try listen()
        var inherited = InheritedSockets([descriptor])
        let other = try Endpoint("tcp://127.0.0.2:\(port)")
        let own = try Endpoint("tcp://127.0.0.1:\(port)")
        #expect(inherited.take(other) == nil)
        #expect(throws: TransportError.self) { try inherited.requireAllTaken() }
        let taken = inherited.take(own)
        #expect(taken == descriptor)
        try inherited.requireAllTaken()

        let context = try MessagingContext()
        let router = try Socket(.router, in: context)
        #expect(try router.bind(own, inherited: taken) == own)
        let dealer = try Socket(.dealer, in: context)
        try dealer.connect(own)
        while try dealer.send([[1, 2, 3]]) != .sent {
            _ = try poll(sockets: [router], descriptors: [], timeout: .milliseconds(10))
        }
        _ = try poll(sockets: [router], descriptors: [], timeout: .seconds(20))
        guard case .message(let message)? = try router.receive() else {
            Issue.record("nothing came")
            return
        }
        #expect(message.frames == [[1, 2, 3]])
    }

    @Test func everyInterfaceIsOneAddress() throws {
        let all = try Endpoint("tcp://*:7341", allowsAnyHost: true)
        let cases: [(InheritedSockets.Address, Bool)] = [
            (.tcp(host: "0.0.0.0", port: 7341), true), (.tcp(host: "::", port: 7341), true),
            (.tcp(host: "127.0.0.1", port: 7341), false),
            (.tcp(host: "0.0.0.0", port: 7342), false),
        ]
        for (address, isServed) in cases { #expect(all.isServed(by: address) == isServed) }
        let six = try Endpoint("tcp://[::1]:7341")
        #expect(six.isServed(by: .tcp(host: "::1", port: 7341)))
        let file = try Endpoint("ipc:///run/layoutctl/clients")
        #expect(file.isServed(by: .file("/run/layoutctl/clients")))
        #expect(!file.isServed(by: .file("/run/layoutctl/workers")))
        // Without keys a door that is open to other machines is none of ours.
        let loopback = try Endpoint("tcp://127.0.0.1:7341")
        #expect(!loopback.isServed(by: .tcp(host: "0.0.0.0", port: 7341)))
    }

    @Test func keysAreForTheirHolderAlone() {
        let cases: [(mode: UInt32, owner: UInt32, user: UInt32, isPrivate: Bool)] = [
            (0o600, 1_000, 1_000, true), (0o400, 1_000, 1_000, true),
            (0o640, 1_000, 1_000, false), (0o604, 1_000, 1_000, false),
            (0o600, 0, 0, true), (0o640, 0, 0, false),
            // A service manager's credential, a cluster's secret.
            (0o440, 0, 1_000, true), (0o400, 0, 1_000, true), (0o460, 0, 1_000, false),
            (0o444, 0, 1_000, false), (0o440, 1_001, 1_000, false),
        ]
        for (mode, owner, user, isPrivate) in cases {
            let answer = AccessKey.isPrivate(mode: mode, owner: owner, user: user)
            #expect(answer == isPrivate, "\(String(mode, radix: 8)) of \(owner) for \(user)")
        }
    }
}
