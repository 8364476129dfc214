import Foundation
import FoundationXML
import LayoutCore

/// Reads XML into a tree, bounded in bytes, elements and depth, and without entities of the document's own.
final class XMLTreeReader: NSObject, XMLParserDelegate {
    /// Most bytes of a document; the largest in public use are below 4 MB.
    static let byteLimit = 64 << 20
    /// Most elements.
    static let elementLimit = 1_000_000
    /// Deepest nesting; a view takes two levels.
    static let depthLimit = 512

    private let bytes: [UInt8]
    private let file: String
    private let lineStarts: [Int]
    private var nodes: [XMLTree.Node] = []
    private var open: [Int] = []
    private var failure: Diagnostic?

    private init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    /// Reads a document. The error says the line and what is wrong with it. O(bytes).
    static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> XMLTree {
        guard bytes.count <= byteLimit else {
            throw Diagnostic(
                code: "document-size", file: file,
                message: "the document is larger than \(byteLimit >> 20) MiB")
        }
        let reader = XMLTreeReader(bytes, file: file)
        if let line = reader.declarationLine {
            // Entities are how small documents grow without bound, and Interface Builder writes none.
            throw Diagnostic(
                code: "document-type", file: file, line: line, column: 1,
                message: "the document declares a document type or entities",
                expected: "an Interface Builder document, which declares none")
        }
        // FoundationXML ends the program at an attribute that is no text, and at instructions that say nothing.
        if let offset = reader.firstInvalidByte {
            throw reader.refusal(
                at: offset, "document-encoding", "the document is not text in UTF-8")
        }
        if let offset = reader.firstEmptyInstruction {
            throw reader.refusal(
                at: offset, "xml-syntax",
                "the document holds a processing instruction that says nothing")
        }
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, reader.open.isEmpty, !reader.nodes.isEmpty else {
            throw reader.syntaxError(of: parser)
        }
        return XMLTree(nodes: reader.nodes)
    }

    private func syntaxError(of parser: XMLParser) -> Diagnostic {
        let line = max(1, min(parser.lineNumber, lineStarts.count))
        let inside = open.last.map { "inside <\(nodes[$0].name)>, line \(nodes[$0].place.line)" }
        return Diagnostic(
            code: "xml-syntax", file: file, line: line, column: max(1, parser.columnNumber),
            message: "the document is not well-formed XML" + (inside.map { ", \($0)" } ?? ""),
            expected: "a whole .storyboard or .xib file as Xcode writes it")
    }

    /// Line of a document type or entity declaration, or nil.
    private var declarationLine: Int? {
        let marks = ["<!DOCTYPE", "<!ENTITY"].map { Array($0.utf8) }
        var offset = 0
        while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            if marks.contains(where: { bytes[found...].starts(with: $0) }) {
                return line(at: found)
            }
            offset = found + 1
        }
        return nil
    }

    private func refusal(at offset: Int, _ code: String, _ message: String) -> Diagnostic {
        let line = line(at: offset)
        return Diagnostic(
            code: code, file: file, line: line, column: offset - lineStarts[line - 1] + 1,
            message: message, expected: "a .storyboard or .xib file as Xcode writes it")
    }

    /// Offset of the first processing instruction of a name alone, such as `<?name?>`, or nil. O(bytes).
    private var firstEmptyInstruction: Int? {
        let spaces = Array(" \t\r\n".utf8)
        var offset = 0
        while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = found + 1
            guard bytes[offset...].first == UInt8(ascii: "?") else { continue }
            let end = bytes[(offset + 1)...].firstIndex {
                $0 == UInt8(ascii: "?") || spaces.contains($0)
            }
            guard let end else { return nil }
            if bytes[end...].starts(with: Array("?>".utf8)) { return found }
            offset = end
        }
        return nil
    }

    /// Offset of the first byte that is no part of UTF-8, or nil. O(bytes).
    private var firstInvalidByte: Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        return min(offset, bytes.count - 1)
    }

    private func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low + 1
    }

    /// Where the start tag that ends at the parser's place begins.
    private func place(of name: String, _ parser: XMLParser) -> XMLTree.Place {
        let line = max(1, min(parser.lineNumber, lineStarts.count))
        let end = min(bytes.count, lineStarts[line - 1] + max(0, parser.columnNumber - 1))
        let mark = Array("<\(name)".utf8)
        // A start tag is one line in practice; the bound keeps a hostile one from costing time.
        let least = max(0, end - 16384)
        var offset = min(end, bytes.count - mark.count)
        while offset >= least {
            if bytes[offset] == mark[0], bytes[offset...].starts(with: mark) {
                let line = self.line(at: offset)
                return XMLTree.Place(line: line, column: offset - lineStarts[line - 1] + 1)
            }
            offset -= 1
        }
        return XMLTree.Place(line: line, column: max(1, parser.columnNumber))
    }

    private func fail(_ parser: XMLParser, code: String, message: String) {
        if failure == nil {
            failure = Diagnostic(
                code: code, file: file, line: max(1, parser.lineNumber),
                column: max(1, parser.columnNumber), message: message)
        }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard failure == nil else { return }
        guard open.count < XMLTreeReader.depthLimit else {
            return fail(
                parser, code: "document-depth",
                message: "elements are nested more than \(XMLTreeReader.depthLimit) deep")
        }
        guard nodes.count < XMLTreeReader.elementLimit else {
            return fail(
                parser, code: "document-size",
                message: "the document has more than \(XMLTreeReader.elementLimit) elements")
        }
        let number = nodes.count
        nodes.append(
            XMLTree.Node(
                name: name, attributes: attributes, children: [], text: "",
                place: place(of: name, parser)))
        if let parent = open.last { nodes[parent].children.append(number) }
        open.append(number)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let number = open.last else { return }
        nodes[number].text += string
    }
}
