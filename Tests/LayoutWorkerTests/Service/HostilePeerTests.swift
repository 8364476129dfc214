import Testing

@testable import LayoutWorker

@Suite(.serialized) struct HostilePeerTests {
    /// Sends as soon as the connection is up.
    private func send(_ frames: [[UInt8]], from socket: Socket) throws {
        while try socket.sendUnchecked(frames) == .full {
            _ = try poll(sockets: [], dialling: [socket], descriptors: [], timeout: .seconds(20))
        }
    }

    /// Garbage, empty messages, too many frames, frames beyond the limit, other versions: each is refused, and the
    /// service goes on for everybody else.
    @Test func whatIsNoMessageHarmsNobody() throws {
        let pool = try PoolInProcess(folder: ScratchFolder())
        try pool.startController()
        try pool.startCollector()
        try pool.startWorker()
        let context = try MessagingContext()
        let head: [UInt8] = [0x4C, 0x57, 1, 0, 1, 0, 0, 0]
        let messages: [[[UInt8]]] = [
            [[]], [[1, 2, 3]], [head], [head, []], [head, Array("{".utf8)],
            [[0x4C, 0x57, 9, 0, 1, 0, 0, 0], Array("{}".utf8)],
            [[0x4C, 0x57, 1, 0, 250, 0, 0, 0], Array("{}".utf8)],
            [head, Array(repeating: 0x20, count: 70_000)],
            [head, Array("{}".utf8), Array(repeating: 0, count: (1 << 20) + 1)],
            Array(repeating: [7], count: 2_000),
            [head, Array("{}".utf8), Array(repeating: 0, count: 100_000_000)],
        ]
        for endpoint in [pool.clients, pool.results, pool.workersEndpoint, pool.framesEndpoint] {
            for message in messages {
                // A new connection each: one that broke the protocol is not heard any more.
                let socket = try Socket(.dealer, in: context)
                try socket.connect(endpoint)
                try send(message, from: socket)
            }
        }
        let client = try ControllerClient(pool.clients)
        _ = try client.submit(PoolInProcess.submission("a", variants: 100))
        var variants = 0
        let end = try ResultsFollower(pool.results).follow(job: "a") { (_: RecordedVariant) in
            variants += 1
            return true
        }
        #expect(end == .done)
        #expect(variants == 100)
        #expect(try client.status().counters.malformed > 0)
        #expect(pool.problems == [])
    }
}
