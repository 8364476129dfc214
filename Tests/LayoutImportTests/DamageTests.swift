import Foundation
import LayoutCore
import LayoutImport
import Testing

/// Damaged documents: an error with a line, or as much as can be read; never a crash, never a hang.
@Suite struct DamageTests {
    /// Imports and solves what is left; whether anything could be imported.
    private func survive(
        _ text: String, _ purposes: [ImportOptions.Purpose] = [.asDesigned, .anyScreen]
    ) throws -> Bool {
        for purpose in purposes {
            do {
                let document = try Fixture.document(
                    text, ImportOptions(purpose: purpose, textSizes: .recorded))
                for scene in document.scenes {
                    do { _ = try scene.designFrames() } catch .invalid(let list) {
                        #expect(!list.diagnostics.isEmpty)
                    } catch .unsolved(let reason) {
                        #expect(!reason.isEmpty)
                    }
                }
            } catch let error as DiagnosticList {
                let first = try #require(error.diagnostics.first)
                #expect((first.line ?? 0) > 0 || first.code == "document-size", "\(first)")
                return false
            }
        }
        return true
    }

    @Test func aThousandDamages() throws {
        let values = [
            "tools": "17701", "device": "retina6_1", "orientation": "portrait", "y": "0",
            "width": "414", "height": "896", "metrics": "", "tag": "label", "content": "",
            "attributes": "text=\"Name\" numberOfLines=\"2\"",
        ]
        let originals = try [
            "Form.storyboard", "Nested.storyboard", "Canvas.storyboard", "Row.xib",
        ]
        .map { try Fixture.text($0, values) }
        var importedCount = 0
        for seed in 0..<1000 {
            var damager = Damager(seed: UInt64(seed) + 1)
            let text = damager.damaged(originals[seed % originals.count])
            if try survive(text, [seed % 8 < 4 ? .asDesigned : .anyScreen]) { importedCount += 1 }
        }
        // Neither is everything refused nor nothing.
        #expect(importedCount > 200 && importedCount < 800, "\(importedCount)")
    }

    @Test func truncatedAnywhere() throws {
        let text = try Fixture.text("Form.storyboard")
        let bytes = Array(text.utf8)
        for count in stride(from: 0, to: bytes.count - 20, by: 211) {
            let isImported = try survive(String(decoding: bytes[..<count], as: UTF8.self))
            #expect(!isImported, "\(count) bytes")
        }
    }

    @Test func anyLineRemoved() throws {
        let lines = try Fixture.text("Form.storyboard").components(separatedBy: "\n")
        for number in lines.indices.dropFirst() {
            var rest = lines
            rest.remove(at: number)
            _ = try survive(rest.joined(separator: "\n"))
        }
    }

    @Test(arguments: [
        ("id=\"title\"", "id=\"picture\""), ("secondItem=\"title\"", "secondItem=\"root\""),
        ("width=\"393\"", "width=\"1e300\""), ("constant=\"20\"", "constant=\"nan\""),
        ("constant=\"20\"", "constant=\"-1e9999\""), ("multiplier=\"16:9\"", "multiplier=\"1:0\""),
        ("multiplier=\"1/3\"", "multiplier=\"0\""), ("multiplier=\"1/3\"", "multiplier=\"x%\""),
        ("priority=\"750\"", "priority=\"-3\""),
        ("height=\"852\"", "height=\"-852\""),
        ("firstAttribute=\"centerX\"", "firstAttribute=\"x\""),
        ("secondAttribute=\"bottom\"", "secondAttribute=\"width\""),
        ("toolsVersion=\"21507\"", "toolsVersion=\"99999999999999999999\""),
        ("retina6_12", "no such device"), ("key=\"view\"", "key=\"contentView\""),
    ])
    func wrongValues(_ change: (from: String, to: String)) throws {
        let text = try Fixture.text("Form.storyboard")
        let changed = text.replacingOccurrences(of: change.from, with: change.to)
        #expect(changed != text)
        #expect(try survive(changed))
    }

    @Test(arguments: [0xFF, 0xC3, 0x80, 0xED] as [UInt8])
    func bytesThatAreNoText(_ byte: UInt8) throws {
        let text = try Fixture.text("Form.storyboard")
        let name = try #require(text.range(of: "Name &amp; place"))
        var bytes = Array(text.utf8)
        let offset = text.utf8.distance(from: text.startIndex, to: name.lowerBound)
        bytes[offset] = byte
        let error = #expect(throws: DiagnosticList.self) {
            _ = try ImportedDocument(bytes, file: "Test.storyboard")
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.code == "document-encoding")
        let line = text[..<name.lowerBound].count { $0 == "\n" } + 1
        #expect(diagnostic.line == line)
    }

    @Test(arguments: [
        "UTF-16", "ISO-8859-1", "UTF-7", "EBCDIC-CP-US", "UTF-32", "nonsense", "ASCII",
    ])
    func anEncodingThatIsNotTheFiles(_ name: String) throws {
        let text = try Fixture.text("Form.storyboard")
            .replacingOccurrences(of: "encoding=\"UTF-8\"", with: "encoding=\"\(name)\"")
            .replacingOccurrences(of: "Name &amp; place", with: "Größe 名前 👩‍👩‍👧 &#xFFFD;")
        _ = try survive(text)
    }

    @Test(arguments: ["<?xm?>", "<?xml?>", "<?x-y?>"])
    func instructionsThatSayNothing(_ instruction: String) throws {
        let text = try Fixture.text("Form.storyboard")
        let end = try #require(text.range(of: "\n"))
        for changed in [
            text.replacingCharacters(in: ..<end.lowerBound, with: instruction),
            text.replacingOccurrences(of: "<scenes>", with: "<scenes>" + instruction),
            text + instruction,
        ] {
            let error = #expect(throws: DiagnosticList.self) {
                _ = try Fixture.document(changed)
            }
            let diagnostic = try #require(error?.diagnostics.first)
            #expect(diagnostic.code == "xml-syntax")
            let place = try #require(changed.range(of: instruction))
            #expect(diagnostic.line == changed[..<place.lowerBound].count { $0 == "\n" } + 1)
        }
        _ = try survive(
            text.replacingOccurrences(of: "<scenes>", with: "<scenes><?x y?><?z ?><??>"))
    }

    @Test func hostileDocuments() throws {
        let deep =
            "<document>" + String(repeating: "<view>", count: 10_000)
            + String(repeating: "</view>", count: 10_000) + "</document>"
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        let others = ["", "<", "<plist/>", "\u{0}\u{1}", "<document/>", "<archive/>", "]]>"]
        for text in [deep, bomb] + others {
            let isImported = try survive(text)
            #expect(isImported == (text == "<document/>"), "\(text.prefix(40))")
        }
    }
}
