import Foundation
import Testing

@testable import LayoutWorker

@Suite(.serialized) struct SecurityTests {
    @Test func keysAreMadeAllowedAndRevoked() throws {
        let folder = try ScratchFolder()
        let keys = KeyFolder(folder.path + "/keys")
        let server = try keys.createServer()
        #expect(throws: TransportError.self) { try keys.createServer() }
        let file = try keys.issue("rack-7", .worker)
        #expect(throws: TransportError.self) { try keys.issue("rack-7", .client) }
        for name in ["", "server", "a b", "../x", ".hidden"] {
            #expect(throws: TransportError.self) { try keys.issue(name, .client) }
        }
        let key = try AccessKey(reading: file, for: .worker)
        #expect(key.serverKey == server.pair.publicKey)
        #expect(try keys.allowed().map(\.publicKey) == [key.pair.publicKey])
        _ = unsafe chmod(file, 0o644)
        #expect(throws: TransportError.self) { try AccessKey(reading: file, for: .worker) }
        #expect(try keys.revoke("rack-7"))
        #expect(try !keys.revoke("rack-7"))
        #expect(try keys.allowed().isEmpty)
    }

    @Test func addressesOffThisMachineNeedKeys() throws {
        for text in ["tcp://10.0.0.1:7341", "tcp://pool.example.com:7341", "tcp://*:7341"] {
            #expect(throws: (any Error).self) { try Endpoint(text) }
            #expect(try Endpoint(text, allowsAnyHost: true).description == text)
        }
        for text in ["tcp://a b:7341", "tcp://:7341", "tcp://a/b:7341", "udp://10.0.0.1:1"] {
            #expect(throws: (any Error).self) { try Endpoint(text, allowsAnyHost: true) }
        }
    }

    @Test func allowedKeysWork() throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), isEncrypted: true)
        try pool.startController()
        try pool.startCollector()
        try pool.startWorker(key: pool.key("w", .worker))
        let key = try pool.key("c", .client)
        let client = try ControllerClient(pool.clients, key: key)
        _ = try client.submit(PoolInProcess.submission("a", variants: 2_000))
        var variants = 0
        let end = try ResultsFollower(pool.results, key: key).follow(job: "a") {
            (_: RecordedVariant) in
            variants += 1
            return true
        }
        #expect(end == .done)
        #expect(variants == 2_000)
        #expect(pool.problems == [])
    }

    /// A key that is taken off the list loses the connection it has open, and others keep theirs.
    @Test func aRevokedKeyIsNotHeardAnyMore() throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), isEncrypted: true)
        try pool.startController()
        let timeout = Duration.milliseconds(400)
        let stays = try ControllerClient(pool.clients, key: pool.key("stays", .client))
        let goes = try ControllerClient(
            pool.clients, key: pool.key("goes", .client), timeout: timeout)
        _ = try stays.status()
        _ = try goes.status()
        _ = try pool.keys?.revoke("goes")
        // The service looks once in a while: the answers stop, for good.
        var answers = 0
        while answers < 10_000, (try? goes.status()) != nil { answers += 1 }
        #expect(answers < 10_000)
        #expect(throws: ClientError.self) { try goes.status() }
        _ = try stays.status()
        // The name may be given to another key; the old one stays shut out.
        let again = try ControllerClient(pool.clients, key: pool.key("goes", .client))
        _ = try again.status()
        #expect(throws: ClientError.self) { try goes.status() }
        #expect(pool.problems == [])
    }

    @Test func everyInterfaceCanBeListenedAtWithKeys() throws {
        let folder = try ScratchFolder()
        _ = try KeyFolder(folder.path + "/keys").createServer()
        let everywhere = try Endpoint("tcp://*:*", allowsAnyHost: true)
        let doors = try ServiceDoors(
            clients: everywhere, workers: everywhere, keys: folder.path + "/keys",
            log: ServiceLog("test"))
        defer { doors.end() }
        #expect(doors.bound.clients.description.hasPrefix("tcp://0.0.0.0:"))
        #expect(doors.bound.clients.isComplete)
    }

    /// What a stranger may try at the clients' door.
    enum Stranger: CaseIterable {
        case unknownKey
        case revokedKey
        case workersKey
        case wrongServerKey
        case noKey
    }

    @Test(arguments: Stranger.allCases)
    func strangersAreRefused(_ stranger: Stranger) throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), isEncrypted: true)
        try pool.startController()
        let made = try pool.key("good", .client)
        let good = try #require(made)
        var key: AccessKey?
        switch stranger {
        case .unknownKey:
            key = good
            key?.pair = try CurveKeyPair.random()
        case .revokedKey:
            key = try pool.key("gone", .client)
            _ = try pool.keys?.revoke("gone")
        case .workersKey: key = try pool.key("w", .worker)
        case .wrongServerKey:
            key = good
            key?.serverKey = try CurveKeyPair.random().publicKey
        case .noKey: key = nil
        }
        // The good one proves that the door is open; then silence is a refusal.
        _ = try ControllerClient(pool.clients, key: good).status()
        let client = try ControllerClient(pool.clients, key: key, timeout: .milliseconds(700))
        let error = #expect(throws: ClientError.self) { try client.status() }
        #expect(error?.kind == .silent)
        _ = try ControllerClient(pool.clients, key: good).status()
        #expect(pool.problems == [])
    }
}
