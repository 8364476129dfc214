import Foundation
import Testing

@testable import LayoutCore

/// Files that are no text in UTF-8, or none at all.
@Suite struct SourceEncodingTests {
    private static let job = "{ \"version\": 1 }"
    private static let rules = "screen login\n  title.width > 0\n"

    /// Bytes as programs of Windows save them, with the mark and without.
    private static func encodings(_ text: String) -> [Data?] {
        let swapped = text.data(using: .utf16BigEndian)
        let plain = text.data(using: .utf16LittleEndian)
        return [
            plain, swapped, plain.map { Data([0xFF, 0xFE]) + $0 },
            swapped.map { Data([0xFE, 0xFF]) + $0 },
        ]
    }

    private static func mistakes(_ read: () throws -> Void) -> [String] {
        do {
            try read()
            return []
        } catch let list as DiagnosticList {
            return DiagnosticText.lines(list)
        } catch {
            return ["\(error)"]
        }
    }

    @Test func textInUTF16IsToldSo() throws {
        let told = ["a:1:1: error: this file is UTF-16; expected UTF-8: save it as that"]
        for data in Self.encodings(Self.job) {
            let bytes = Array(try #require(data))
            #expect(Self.mistakes { _ = try JobFileReader.readAll(bytes, file: "a") } == told)
        }
        for text in [Self.rules, #"{ "rules": [] }"#] {
            for data in Self.encodings(text) {
                let bytes = Array(try #require(data))
                #expect(
                    Self.mistakes { _ = try AssertionDocument(bytes: bytes, file: "a") } == told)
            }
        }
    }

    @Test func aMarkOfUTF8IsPassedOver() throws {
        let marked = [0xEF, 0xBB, 0xBF] + Array(Self.rules.utf8)
        #expect(
            try AssertionDocument(bytes: marked, file: "a")
                == AssertionDocument(bytes: Array(Self.rules.utf8), file: "a"))
    }

    @Test(arguments: ["", "\n", " \t\r\n", "\u{FEFF}\n"]) func anEmptyFileIsToldSo(_ text: String) {
        #expect(
            Self.mistakes { _ = try JobFileReader.readAll(Array(text.utf8), file: "a") } == [
                "a:1:1: error: the file is empty"
            ])
    }
}
