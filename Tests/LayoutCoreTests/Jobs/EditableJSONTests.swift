import Foundation
import Testing

@testable import LayoutCore

/// JSON over many lines.
@Suite struct EditableJSONTests {
    private static func node(_ text: String) throws -> JSONNode {
        try #require(JSONParser.parse(SourceText(Array(text.utf8), file: nil)).node)
    }

    @Test func whatFitsStandsOnALine() throws {
        let long = String(repeating: "x", count: 60)
        let text = #"{"a":[1,2.5,null,{}],"b":{"c":"\#(long)","d":["\#(long)",true]},"e":[]}"#
        let expected = """
            {
              "a": [1, 2.5, null, {}],
              "b": {
                "c": "\(long)",
                "d": ["\(long)", true]
              },
              "e": []
            }

            """
        #expect(String(decoding: try Self.node(text).pages(), as: UTF8.self) == expected)
        #expect(
            String(decoding: try Self.node("{\"a\":1}").pages(), as: UTF8.self) == "{\"a\": 1}\n")
    }

    /// Every example: the same file, keys sorted as before, in lines that a person reads.
    @Test func itIsTheSameFile() throws {
        let folder = Fixtures.tests.appending(path: "../Examples/jobs")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        for name in names where name.hasSuffix(".json") {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            for file in try JobFileReader.readAll(bytes, file: name) {
                let text = String(decoding: file.editableJSONBytes, as: UTF8.self)
                #expect(try Self.node(text).bytes() == file.jsonBytes)
                let lines = text.split(separator: "\n")
                #expect(lines.count > 10)
                // Longer is only a text or number by itself, with its key.
                #expect(lines.allSatisfy { $0.count <= 101 || !$0.contains(", ") }, "\(name)")
            }
        }
    }
}
