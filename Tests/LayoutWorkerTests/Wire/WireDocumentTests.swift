import Foundation
import Testing

@testable import LayoutWorker

/// The tables of docs/wire-protocol.md are the declarations of the headers: key, type, whether it may be absent, meaning and
/// order, read from the source text.
@Suite struct WireDocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The lines that the page owes each type, by the type's name: rows of a table, or an entry a word.
    private static func owed() throws -> [String: (meaning: String, lines: [String])] {
        let folder = "Sources/LayoutWorker/Wire/Headers"
        let names = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: folder).path)
        let sources = try names.filter { !$0.contains("+") }.map { try text("\(folder)/\($0)") }
        var reader = DeclarationReader()
        let others = try [
            "LayoutWorker/Controller/ControllerCounters", "LayoutCore/Engine/VariantResult",
            "LayoutCore/Checks/Findings/ReportedHit", "LayoutCore/Checks/Findings/Severity",
            "LayoutCore/Checks/Findings/Measure", "LayoutCore/Checks/Findings/Hit",
            "LayoutCore/Model/Geometry",
        ].map { try text("Sources/\($0).swift") }
        for source in sources + others { reader.read(source) }
        return reader.types
    }

    /// What follows a heading, up to the next one.
    private static func section(_ page: String, after start: String, end: String) -> [String]? {
        guard let range = page.range(of: start) else { return nil }
        let rest = page[range.upperBound...]
        return (rest.range(of: end).map { rest[..<$0.lowerBound] } ?? rest)
            .components(separatedBy: "\n").filter { $0.hasPrefix("| `") || $0.hasPrefix("* `") }
    }

    @Test(arguments: MessageSamples.all)
    func theTableOfAMessageIsItsHeader(message: Message) throws {
        let page = try Self.text("docs/wire-protocol.md")
        let header = String(describing: Swift.type(of: message.parts.header))
        let owed = try #require(try Self.owed()[header])
        let rows = Self.section(page, after: "### \(message.type.rawValue) ", end: "\n##")
        #expect(rows == owed.lines, "\(message.type)")
    }

    @Test func everyTypeThatATableNamesIsTold() throws {
        let page = try Self.text("docs/wire-protocol.md")
        let owed = try Self.owed()
        let values = try #require(page.range(of: "\n## Values inside headers\n"))
        let told = String(page[values.upperBound...])
        var named: Set<String> = []
        for word in page.components(separatedBy: "`").enumerated() where word.offset % 2 == 1 {
            let name = word.element.split(separator: ".").last.map(String.init) ?? ""
            if owed[name.trimmingCharacters(in: ["[", "]"])] != nil {
                named.insert(name.trimmingCharacters(in: ["[", "]"]))
            }
        }
        #expect(named.count >= 20)
        for name in named.sorted() {
            let type = try #require(owed[name])
            let lines = Self.section(
                told, after: "\n`\(name)`: \(type.meaning)\n", end: "\n\n`")
            #expect(lines == type.lines, "\(name)")
        }
    }
}

/// Reads declarations of headers as the page has them.
private struct DeclarationReader {
    /// Meaning and lines by name.
    var types: [String: (meaning: String, lines: [String])] = [:]
    private var names: [(name: String, indent: Int)] = []
    private var comment: [String] = []

    mutating func read(_ source: String) {
        for line in source.components(separatedBy: "\n") {
            let code = line.trimmingCharacters(in: [" "])
                .replacing(/^(package|public)\s/, with: "")
            let indent = line.prefix { $0 == " " }.count
            if code.hasPrefix("/// ") {
                comment.append(String(code.dropFirst(4)))
                continue
            }
            defer { comment = [] }
            let words = code.split(separator: " ")
            let meaning = comment.joined(separator: " ").replacing(/\bnil\b/, with: "absent")
            if ["struct", "enum"].contains(words.first) {
                while let last = names.last, last.indent >= indent { names.removeLast() }
                let name = words[1].trimmingCharacters(in: [":"])
                names.append((name, indent))
                types[name] = (meaning, [])
            } else if let name = names.last(where: { $0.indent < indent })?.name {
                if words.first == "case", !words[1].hasPrefix(".") {
                    let small = meaning.prefix(1).lowercased() + meaning.dropFirst()
                    let word = words.count == 4 ? words[3].filter { $0 != "\"" } : String(words[1])
                    types[name]?.lines.append("* `\(word)`: \(small)")
                } else if words.first == "var", !code.hasSuffix("}"), !code.hasSuffix("{") {
                    let key = words[1].trimmingCharacters(in: [":"])
                    let row = "| `\(key)` | \(type(code)) | \(meaning) |"
                    types[name]?.lines.append(row)
                }
            }
        }
    }

    /// The page's word for the type of `var name: Type` or `var name = value`.
    private func type(_ code: String) -> String {
        let parts = code.components(separatedBy: " = ")
        guard let colon = parts[0].range(of: ": ") else {
            return parts[1] == "false" ? "true/false" : "integer"
        }
        let type = String(parts[0][colon.upperBound...])
        return type.hasSuffix("?") ? word(String(type.dropLast())) + ", may be absent" : word(type)
    }

    private func word(_ type: String) -> String {
        if type.hasPrefix("[") { return "list of " + word(String(type.dropFirst().dropLast())) }
        let words = [
            "Int": "integer", "UInt64": "u64", "UInt32": "u32", "UInt8": "u8", "String": "text",
            "Bool": "true/false", "Double": "number", "VariantRanges": "ranges",
        ]
        return words[type] ?? "`\(type)`"
    }
}
