/// The size of a label with one line of text as a device gave it: an entry of a `metrics.json` (docs/text.md, section 6).
public struct RecordedText: Equatable, Sendable {
    /// The text, in one line.
    public var text: String
    /// Its font.
    public var font: FontDescription
    /// The content size category it was recorded at.
    public var category: TextSizeCategory
    /// Width of the label, points.
    public var width: Double
    /// Height of the label, points.
    public var height: Double

    /// Creates an entry.
    public init(
        text: String, font: FontDescription, category: TextSizeCategory = .large, width: Double,
        height: Double
    ) {
        self.text = text
        self.font = font
        self.category = category
        self.width = width
        self.height = height
    }

    /// Reads a `metrics.json`: the entries, and the pixels a point of the device.
    ///
    /// Throws all mistakes, in the order of their places. O(bytes).
    public static func read(
        _ bytes: [UInt8], file: String
    ) throws(DiagnosticList) -> (texts: [RecordedText], scale: Double) {
        let source = SourceText(bytes, file: file, firstLine: 1)
        let (node, syntax) = JSONParser.parse(source)
        guard let node, syntax.isEmpty else { throw DiagnosticList(syntax) }
        let reader = JSONReader(source)
        let read = reader.recordedTexts(node, .root)
        guard let read, reader.diagnostics.isEmpty else {
            throw DiagnosticList(reader.diagnostics)
        }
        return read
    }
}

extension JSONReader {
    /// The whole file.
    fileprivate func recordedTexts(
        _ node: JSONNode, _ path: JSONPath
    ) -> (texts: [RecordedText], scale: Double)? {
        let keys = ["version", "device", "scale", "texts"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        _ = required(fields, "version") { self.integer(1...1, $0, $1) }
        _ = optional(fields, "device", string)
        let scale = required(fields, "scale", scale)
        let texts = required(fields, "texts") { node, path in
            self.array(node, path, of: "an array of texts", self.recordedText)
        }
        guard let scale, let texts else { return nil }
        return (texts, scale)
    }

    private func recordedText(_ node: JSONNode, _ path: JSONPath) -> RecordedText? {
        let keys = ["text", "font", "textSize", "width", "height"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let text = required(fields, "text", line)
        let font = required(fields, "font", font)
        let category: TextSizeCategory? = optional(fields, "textSize", choice)
        let width = required(fields, "width", size)
        let height = required(fields, "height", height)
        guard let text, let font, let width, let height else { return nil }
        return RecordedText(
            text: text, font: font, category: category ?? .large, width: width, height: height)
    }

    private func line(_ node: JSONNode, _ path: JSONPath) -> String? {
        guard let text = string(node, path) else { return nil }
        guard text.contains(where: \.isNewline) else { return text }
        report(
            "unknown-value", "the text has more than one line",
            expected: "a text that was recorded on one line", at: node, path)
        return nil
    }

    private func height(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard let height = number(node, path) else { return nil }
        if height > 0 { return height }
        report(
            "out-of-range", "the height \(NumberText.text(height)) shows no line",
            expected: "more than 0 points", at: node, path)
        return nil
    }
}
