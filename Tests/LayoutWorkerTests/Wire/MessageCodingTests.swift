import Foundation
import Testing

@testable import LayoutWorker

@Suite struct MessageCodingTests {
    @Test(arguments: MessageSamples.all)
    func whatIsEncodedDecodesToTheSame(message: Message) throws {
        let frames = try message.encoded()
        #expect(frames[0].count == WireLimits.head)
        #expect(try Message(frames: frames) == message)
    }

    @Test func everyTypeHasASample() {
        let sampled = Set(MessageSamples.all.map(\.type))
        #expect(sampled == Set(MessageType.allCases))
    }

    @Test func unknownKeysAreIgnored() throws {
        var frames = try Message.status(RequestHeader(request: 4)).encoded()
        frames[1] = Array(#"{"later":{"a":[1]},"request":4}"#.utf8)
        #expect(try Message(frames: frames) == .status(RequestHeader(request: 4)))
    }

    /// Frames that are no message, and what is said of them.
    static let refused: [(name: String, frames: [[UInt8]], code: String)] = {
        let head: [UInt8] = [0x4C, 0x57, 1, 0, 6, 0, 0, 0]
        let header = Array(#"{"request":1}"#.utf8)
        func changed(_ at: Int, _ byte: UInt8) -> [UInt8] {
            var copy = head
            copy[at] = byte
            return copy
        }
        let long = [UInt8](repeating: 0x20, count: WireLimits.header + 1)
        let longPayload = [UInt8](repeating: 0, count: WireLimits.payload + 1)
        let many = Array(#"{"slots":1,"warm":[]}"#.utf8)
        return [
            ("nothing", [], "frame-count"), ("one", [head], "frame-count"),
            ("four", [head, header, [], []], "frame-count"),
            ("short head", [[0x4C, 0x57], header], "bad-head"),
            ("no LW", [changed(0, 0), header], "bad-head"),
            ("tail", [changed(7, 1), header], "bad-head"),
            ("major", [changed(2, 2), header], "unknown-major"),
            ("type", [changed(4, 200), header], "unknown-type"),
            ("flags", [changed(5, 1), header], "unknown-flags"),
            ("long header", [head, long], "header-too-long"),
            ("long payload", [head, header, longPayload], "payload-too-long"),
            ("payload where none belongs", [head, header, [1]], "bad-payload"),
            ("no JSON", [head, [0xFF, 0xFE]], "bad-header"),
            ("no key", [head, Array("{}".utf8)], "bad-header"),
            ("other header", [head, many], "bad-header"),
            ("array", [head, Array("[1]".utf8)], "bad-header"),
            (
                "deep", [head, [UInt8](repeating: 0x5B, count: 60_000)], "bad-header"
            ),
        ]
    }()

    @Test(arguments: refused.indices)
    func framesThatAreNoMessageAreRefused(index: Int) {
        let (name, frames, code) = Self.refused[index]
        #expect(throws: WireError.self, "\(name)") { try Message(frames: frames) }
        do throws(WireError) {
            _ = try Message(frames: frames)
        } catch {
            #expect(error.code == code, "\(name)")
        }
    }

    /// Header texts whose JSON is well and whose numbers are not.
    @Test(arguments: [
        (MessageType.follow, #"{"job":"","from":1,"windowBytes":1,"restarts":false}"#),
        (.follow, #"{"job":"j","from":0,"windowBytes":1,"restarts":false}"#),
        (.follow, #"{"job":"j","from":1,"windowBytes":-1,"restarts":false}"#),
        (.follow, #"{"job":"a\u0000","from":1,"windowBytes":1,"restarts":false}"#),
        (.list, #"{"request":1,"limit":0}"#), (.list, #"{"request":1,"limit":1001}"#),
        (.release, #"{"chunk":1,"attempt":0,"ranges":[]}"#),
        (.release, #"{"chunk":1,"attempt":1,"ranges":[3]}"#),
        (.release, #"{"chunk":1,"attempt":1,"ranges":[3,2]}"#),
        (.release, #"{"chunk":1,"attempt":1,"ranges":[0,2,2,4]}"#),
        (.release, #"{"chunk":1,"attempt":1,"ranges":[-1,2]}"#),
        (.release, #"{"chunk":1,"attempt":1,"ranges":[0,9000000000000000]}"#),
        (.done, #"{"chunk":1,"attempt":1,"variants":-1,"microseconds":0,"coldBuilds":0}"#),
        (.credit, #"{"slots":257,"warm":[]}"#),
    ])
    func numbersThatMakeNoSenseAreRefused(type: MessageType, header: String) {
        let head: [UInt8] = [0x4C, 0x57, 1, 0, type.rawValue, 0, 0, 0]
        #expect(throws: WireError.self) { try Message(frames: [head, Array(header.utf8)]) }
    }

    @Test func listsAreBounded() {
        let many = (0...WireLimits.ranges).map { 2 * $0..<2 * $0 + 1 }
        let release = ReleaseHeader(chunk: 1, attempt: 1, ranges: VariantRanges(many))
        let decoded = try? Message(frames: (try? Message.release(release).encoded()) ?? [])
        #expect(decoded == nil)
    }

    /// Bytes changed, cut and added at random never trap, and what decodes encodes again.
    @Test(arguments: 0..<8)
    func damagedBytesNeverTrap(part: Int) throws {
        var random = SplitMix64(state: UInt64(part) + 77)
        for message in MessageSamples.all {
            let frames = try message.encoded()
            for _ in 0..<12 {
                var copy = frames
                let frame = Int.random(in: 0..<copy.count, using: &random)
                for _ in 0..<Int.random(in: 1...3, using: &random) where !copy[frame].isEmpty {
                    let at = Int.random(in: 0..<copy[frame].count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: copy[frame][at] = UInt8.random(in: 0...255, using: &random)
                    case 1: copy[frame].removeSubrange(at...)
                    default: copy[frame].insert(UInt8.random(in: 0...255, using: &random), at: at)
                    }
                }
                if let decoded = try? Message(frames: copy) { _ = try decoded.encoded() }
            }
        }
    }

    @Test func theDocumentHasEveryMessageAndItsExampleHolds() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../docs/wire-protocol.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for message in MessageSamples.all {
            #expect(text.contains("### \(message.type.rawValue) "), "\(message.type)")
        }
        let parts = text.components(separatedBy: "```hex\n")
        let example = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
        let frames = try Message.hello(MessageSamples.hello).encoded()
        let written = frames.map { frame in
            frame.map { String(format: "%02x", $0) }.joined()
        }
        #expect(example == written.joined(separator: "\n"))
    }
}
