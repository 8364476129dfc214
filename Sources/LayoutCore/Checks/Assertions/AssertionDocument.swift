/// A specification file: sections of rules, as text or JSON (docs/assertions.md).
public struct AssertionDocument: Hashable, Sendable {
    /// The sections, in the order written.
    public var sections: [AssertionSection]

    /// Creates a specification.
    public init(sections: [AssertionSection] = []) { self.sections = sections }

    /// Reads a specification: JSON where it begins with a brace or bracket, else text. Throws all its mistakes. O(bytes).
    ///
    /// Selectors are not looked up: which layouts it is for shows when it is used.
    public init(bytes: [UInt8], file: String? = nil) throws(DiagnosticList) {
        let (document, mistakes) = AssertionDocument.readable(bytes, file: file)
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        self = document
    }

    /// As much of a specification as can be read, with its mistakes: names in the rest can be looked up beside them. O(bytes).
    package static func readable(
        _ bytes: [UInt8], file: String?
    ) -> (document: AssertionDocument, mistakes: [Diagnostic]) {
        if let objection = SourceText(bytes, file: file).encodingObjection {
            return (AssertionDocument(), [objection])
        }
        let hasMark = bytes.starts(with: SourceText.mark)
        let bytes = hasMark ? Array(bytes.dropFirst(SourceText.mark.count)) : bytes
        let first = bytes.first { !" \t\r\n".utf8.contains($0) }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        return isJSON
            ? readable(json: bytes, file: file)
            : AssertionTextReader.readable(String(decoding: bytes, as: UTF8.self), file: file)
    }

    /// The rules for a job, each with its section's domain.
    public func rules(for job: Job) -> [AssertionRule] {
        sections.filter { $0.isAbout(job) }.flatMap(\.conditionedRules)
    }

    /// The specification as text.
    public var text: String { sections.map(\.text).joined(separator: "\n") }
}

extension AssertionSection {
    /// The section as text, a line a rule.
    public var text: String {
        var lines: [String] = []
        if let screen { lines.append("screen \(AssertionWords.writtenScreen(screen))") }
        let domain = domain.text
        if !domain.isEmpty { lines.append("for \(domain)") }
        let indent = lines.isEmpty ? "" : "  "
        lines += rules.map { indent + $0.text }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension AssertionDomain {
    /// The domain as it stands behind `for`; empty where it is every variant.
    public var text: String {
        var parts: [String] = []
        func add(_ name: String, _ range: ClosedRange<Double>?) {
            guard let range else { return }
            let ends = [range.lowerBound, range.upperBound].map(NumberText.text)
            parts.append("\(name) in \(ends.joined(separator: "..."))")
        }
        add("width", widths)
        add("height", heights)
        if let textSizes {
            parts.append(
                "textSize in \(textSizes.lowerBound.rawValue)...\(textSizes.upperBound.rawValue)")
        }
        if let only = directions.first, directions.count == 1 {
            parts.append("direction in \(only.rawValue)")
        } else if !directions.isEmpty {
            let words = directions.map(\.rawValue).joined(separator: ", ")
            parts.append("direction in (\(words))")
        }
        return parts.joined(separator: ", ")
    }
}
