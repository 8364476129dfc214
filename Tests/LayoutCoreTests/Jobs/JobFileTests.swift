import Foundation
import Testing

@testable import LayoutCore

/// Reading and writing of job files.
@Suite struct JobFileTests {
    static let validFiles = ["jobs/sketch.json", "jobs/everything.json"]

    /// The reader, Codable and the writer agree, and writing is stable.
    @Test(arguments: validFiles) func readerAndCodableAgree(path: String) throws {
        let file = try JobFileReader.read(try Fixtures.bytes(path), file: path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let encoded = try encoder.encode(file)
        #expect(
            String(decoding: encoded, as: UTF8.self)
                == String(decoding: file.jsonBytes, as: UTF8.self))
        #expect(try JSONDecoder().decode(JobFile.self, from: encoded) == file)
        #expect(try JobFileReader.read(Array(encoded)) == file)
        for specification in file.specifications {
            let again = try JobSpecification(jsonBytes: specification.jsonBytes)
            #expect(again == specification)
            #expect(again.variantCount == specification.variantCount)
        }
    }

    /// JSONDecoder reads the sketch as people write it, too.
    @Test func decodesTheSketch() throws {
        let bytes = try Fixtures.bytes("jobs/sketch.json")
        let decoded = try JSONDecoder().decode(JobFile.self, from: Data(bytes))
        #expect(try JobFileReader.read(bytes) == decoded)
        let specification = try #require(decoded.specifications.first)
        #expect(specification.layout.constraints.last?.source == "LoginView.swift:41")
        #expect(specification.layout.rules.first?.predicate.text == "landscape and width < 700")
        // 21 phones, 2 orientations, 2 text sizes, 2 directions and 1047 widths, 2 heights; each with 2 states,
        // 2 locales and 2 data rows.
        let screens = 21 * 2 * 2 * 2 + 1047 * 2
        #expect(specification.variantCount == screens * 8)
    }

    @Test func repeatsAreWrittenOut() throws {
        let file = try JobFileReader.read(try Fixtures.bytes("jobs/everything.json"))
        let layout = try #require(file.layouts["list"])
        #expect(layout.root.children.last?.children.map(\.id) == ["row0", "row1"])
        #expect(layout.root.children.last?.children.last?.text?.value == "Two")
        let rows = layout.constraints.map(\.text).filter { $0.hasPrefix("row") }
        #expect(rows == ["row0.height == 44", "row1.height == 60", "row1.width == row0.width"])
        #expect(layout.root.children.first?.text?.value == "Ttle\t😀")
    }

    /// Every mistake of a file in one go, in the words people read.
    @Test(arguments: ["nine-mistakes", "references", "shapes", "engine"])
    func tellsEveryMistake(name: String) throws {
        let bytes = try Fixtures.bytes("jobs/\(name).json")
        let error = #expect(throws: DiagnosticList.self) {
            try JobFileReader.read(bytes, file: "\(name).json")
        }
        let found = DiagnosticText.lines(error ?? DiagnosticList([])).joined(separator: "\n") + "\n"
        let snapshot = Fixtures.tests.appending(path: "Fixtures/jobs/\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(found.utf8).write(to: snapshot)
        }
        #expect(found == (try? Fixtures.text("jobs/\(name).txt")))
    }

    /// Text, then line, column and message.
    static let syntaxMistakes: [(text: String, place: String, message: String)] = [
        ("", "1:1", "the file is empty"), ("// nothing", "1:11", "unexpected end of the input"),
        ("{\n  \"a\": [1, 2\n}", "3:1", "unexpected '}'"),
        ("{\"a\" 1}", "1:6", "unexpected '1'"),
        ("{\"ä\": tru}", "1:7", "unexpected word 'tru'"),
        ("{\"a\": \"b\n\"}", "1:7", "this string does not end in its line"),
        ("{\"a\": \"\\q\"}", "1:8", "an escape that JSON does not have"),
        ("{\"a\": 1.2.3}", "1:7", "'1.2.3' is not a number"),
        ("/* no end", "1:1", "this comment never ends"),
        ("{} {}", "1:4", "unexpected '{'"),
        ("{\"a\": \"\u{1}\"}", "1:8", "a control character in a string"),
        (String(repeating: "[", count: 100_000), "1:513", "the input is nested too deep"),
    ]

    @Test(arguments: syntaxMistakes)
    func badJSONIsOneError(text: String, place: String, message: String) {
        let error = #expect(throws: DiagnosticList.self) {
            try JobFileReader.read(Array(text.utf8))
        }
        let found = error?.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
        #expect(found == ["\(place) \(message)"])
    }

    /// No cut and no changed byte of a file stops the reader.
    @Test func survivesBrokenFiles() throws {
        let bytes = try Fixtures.bytes("jobs/sketch.json")
        for index in stride(from: 0, to: bytes.count, by: 7) {
            for byte in [UInt8(ascii: "{"), UInt8(ascii: "\""), 0xFF, 0x30] {
                var broken = bytes
                broken[index] = byte
                #expect(throws: Never.self) { _ = try? JobFileReader.read(broken) }
            }
            #expect(throws: DiagnosticList.self) { try JobFileReader.read(Array(bytes[..<index])) }
        }
    }

    /// Deep trees are read and written; a long line full of mistakes is told in good time, and not in full.
    @Test func readsDeepTreesAndLongLines() throws {
        let depth = 250
        let tree =
            (0..<depth).map { "{\"id\":\"v\($0)\",\"children\":[" }.joined()
            + String(repeating: "]}", count: depth)
        let constraints = (0..<20_000).map { "\"w\($0).width == 1\"" }.joined(separator: ",")
        let text = { (constraints: String) in
            "{\"version\":1,\"layouts\":{\"a\":{\"root\":\(tree),\"constraints\":[\(constraints)]}},"
                + "\"sweeps\":{\"s\":[{\"devices\":\"iphone-8\"}]},"
                + "\"jobs\":[{\"id\":\"j\",\"layout\":\"a\",\"sweep\":\"s\"}]}"
        }
        let file = try JobFileReader.read(Array(text("").utf8))
        #expect(try JobFileReader.read(file.jsonBytes) == file)
        let error = #expect(throws: DiagnosticList.self) {
            try JobFileReader.read(Array(text(constraints).utf8))
        }
        #expect(error?.diagnostics.count == JSONReader.mostDiagnostics + 1)
        let first = try #require(text(constraints).range(of: "w0.width"))
        let column = text(constraints).distance(
            from: text(constraints).startIndex, to: first.lowerBound)
        #expect(error?.diagnostics.first?.column == column + 1)
        #expect(error?.diagnostics.last?.code == "too-many-mistakes")
    }

    /// A safe area that is negative is refused wherever one stands, with its place, and 0 is not.
    @Test(arguments: [
        (block: "[0, {}, 0, 0]", posture: "[0, 0, 0, 0]", update: "[0, 0, 0, 0]", line: 4),
        ("[0, 0, 0, 0]", "[0, 0, 0, {}]", "[0, 0, 0, 0]", 3),
        ("[0, 0, 0, 0]", "{\"bottom\": {}}", "[0, 0, 0, 0]", 3),
        ("[0, 0, 0, 0]", "[0, 0, 0, 0]", "{\"top\": {}}", 2),
    ])
    func safeAreasAreNotNegative(
        _ areas: (block: String, posture: String, update: String, line: Int)
    ) throws {
        let read = { (inset: String) throws(DiagnosticList) in
            let text = """
                { "version": 1, "layouts": { "l": { "root": { "id": "screen" }, "states": { "s": [
                  { "safeArea": \(areas.update) } ] } } }, "devices": [ { "id": "desk", "scale": 1, "portrait": {
                  "size": [100, 100], "safeArea": \(areas.posture) } } ], "sweeps": { "s": [ { "devices": "desk",
                  "safeArea": \(areas.block) } ] }, "jobs": [ { "id": "j", "layout": "l", "sweep": "s", "states": "all" } ] }
                """
            return try JobFileReader.read(Array(text.replacing("{}", with: inset).utf8))
        }
        #expect(try read("0").jobs.count == 1)
        let error = #expect(throws: DiagnosticList.self) { try read("-20.5") }
        let found = try #require(error?.diagnostics)
        #expect(found.map(\.code) == ["negative-size"])
        #expect(found.map(\.line) == [areas.line])
        #expect(found.map(\.expected) == ["0 or more points"])
    }

    @Test func layoutFilesStayInTheFolder() throws {
        let layout = "{ \"root\": { \"id\": \"screen\", \"kinf\": \"view\" } }"
        let read = { (name: String) throws(DiagnosticList) in
            let text =
                "{\"version\": 1, \"layouts\": {\"a\": {\"file\": \"\(name)\"}}, "
                + "\"sweeps\": {\"s\": [{\"devices\": \"iphone-8\"}]}, "
                + "\"jobs\": [{\"id\": \"j\", \"layout\": \"a\", \"sweep\": \"s\"}]}"
            return try JobFileReader.read(Array(text.utf8), file: "folder/jobs.json") {
                (name) throws(Diagnostic) in
                if name == "deep/a.json" { return Array(layout.utf8) }
                throw Diagnostic(code: "layout-file", message: "cannot read '\(name)'")
            }
        }
        for (name, place) in [
            ("deep/a.json", "folder/deep/a.json:1:29: error: unknown key 'kinf'"),
            ("../a.json", "folder/jobs.json:1:42: error: the path '../a.json' may lead out"),
            ("/etc/passwd", "folder/jobs.json:1:42: error: the path '/etc/passwd' may lead out"),
            ("b.json", "folder/jobs.json:1:42: error: cannot read 'b.json'"),
        ] {
            let error = #expect(throws: DiagnosticList.self) { try read(name) }
            #expect(error?.diagnostics.first?.text.hasPrefix(place) == true)
        }
    }

    @Test func readsLinesAsTheyArrive() throws {
        let file = try JobFileReader.read(try Fixtures.bytes("jobs/sketch.json"))
        let line = file.jsonBytes + [UInt8(ascii: "\n")]
        let bytes = line + Array("\n{\"version\": 2\n".utf8) + line.dropLast()
        var reader = JobLineReader(file: "jobs.ndjson")
        var lines: [JobLineReader.Line] = []
        for byte in bytes { lines += reader.read([byte]) }
        lines += [reader.finish()].compactMap { $0 }
        #expect(lines.count == 3)
        #expect(try lines[0].get() == file)
        #expect(try lines[2].get() == file)
        let error = #expect(throws: DiagnosticList.self) { try lines[1].get() }
        #expect(error?.diagnostics.first?.line == 3)
        #expect(JobLineReader.isLines(bytes))
        #expect(!JobLineReader.isLines(try Fixtures.bytes("jobs/sketch.json")))
        #expect(try JobFileReader.readAll(line + line) == [file, file])
    }
}
