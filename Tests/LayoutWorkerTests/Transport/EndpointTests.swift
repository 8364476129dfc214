import LayoutCore
import Testing

@testable import LayoutWorker

@Suite struct EndpointTests {
    @Test(arguments: [
        ("tcp://127.0.0.1:7001", "tcp://127.0.0.1:7001"),
        ("tcp://127.3.2.1:65535", "tcp://127.3.2.1:65535"),
        ("tcp://localhost:7001", "tcp://127.0.0.1:7001"),
        ("tcp://[::1]:7001", "tcp://[::1]:7001"),
        ("tcp://127.0.0.1:*", "tcp://127.0.0.1:*"),
        ("ipc:///run/layout/controller", "ipc:///run/layout/controller"),
    ])
    func allowed(text: String, meaning: String) throws {
        let endpoint = try Endpoint(text)
        #expect(endpoint.description == meaning)
    }

    @Test(arguments: [
        "tcp://0.0.0.0:7001", "tcp://*:7001", "tcp://10.0.0.1:7001", "tcp://example.com:7001",
        "tcp://128.0.0.1:7001", "tcp://127.0.0.1.example.com:7001", "tcp://127.1:7001",
        "tcp://0127.0.0.1:7001", "tcp://127.0.0.256:7001", "tcp://[::]:7001",
        "tcp://[::ffff:10.0.0.1]:7001", "tcp://127.0.0.1", "tcp://127.0.0.1:0",
        "tcp://127.0.0.1:65536", "tcp://127.0.0.1:70a", "tcp://127.0.0.1:", "tcp://",
        "ipc://", "ipc://@abstract", "ipc://" + String(repeating: "a", count: 108),
        "inproc://zeromq.zap.01", "udp://127.0.0.1:7001", "127.0.0.1:7001", "",
    ])
    func refused(text: String) {
        let diagnostic = #expect(throws: Diagnostic.self) { try Endpoint(text) }
        #expect(diagnostic?.code == "bad-address")
        #expect(diagnostic?.expected != nil)
    }

    /// Which addresses others reach, or may be: all but loopback and files.
    @Test(arguments: [
        ("tcp://*:7001", true), ("tcp://0.0.0.0:7001", true), ("tcp://10.0.0.1:7001", true),
        ("tcp://pool.example.com:7001", true), ("tcp://[::]:7001", true),
        ("tcp://127.0.0.1:7001", false), ("tcp://127.9.9.9:7001", false),
        ("tcp://localhost:7001", false), ("tcp://[::1]:7001", false), ("ipc:///run/a", false),
    ])
    func othersAreTold(text: String, reachesOthers: Bool) throws {
        #expect(try Endpoint(text, allowsAnyHost: true).reachesOthers == reachesOthers)
    }
}
