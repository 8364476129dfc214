public import LayoutCore

/// Sizes of single-line texts recorded on a device, `metrics.json`: they go before anything measured (docs/text.md).
public struct RecordedMetrics: Equatable, Sendable {
    /// What is recorded of one text.
    struct Record: Hashable, Sendable {
        /// Width of the label, points.
        var width: Double
        /// Height of the label with one line, points.
        var height: Double
        /// Pixels a point where it was recorded.
        var scale: Double

        /// Heights of a line: those of the model where they agree with the record, else the record's.
        func metrics(near model: LineMetrics) -> LineMetrics {
            let expected = (model.lineHeight * scale - 1e-6).rounded(.up) / scale
            if abs(expected - height) < 0.01 { return model }
            let surplus = height - model.lineHeight
            return LineMetrics(
                ascender: model.ascender + surplus / 2, descender: model.descender + surplus / 2,
                lineHeight: height,
                lineDistance: max(model.lineDistance, height))
        }
    }

    private struct Key: Hashable {
        var text: String
        var font: FontName
        var size: Double
    }

    private var records: [Key: Record] = [:]
    /// The same for the same content.
    let hash: UInt64

    /// Number of records.
    public var count: Int { records.count }

    /// Reads the content of a `metrics.json`. Throws all its mistakes.
    ///
    /// - Parameter path: The file's name, for the mistakes.
    public init(json: [UInt8], path: String) throws(DiagnosticList) {
        let (texts, scale) = try RecordedText.read(json, file: path)
        for entry in texts {
            let key = Key(
                text: entry.text, font: FontName(entry.font),
                size: entry.font.pointSize(at: entry.category))
            records[key] = Record(width: entry.width, height: entry.height, scale: scale)
        }
        var hash = StableHash()
        for byte in json { hash.add(UInt64(byte)) }
        self.hash = hash.value
    }

    /// What is recorded of a text at a size, if anything.
    func record(of request: TextRequest, size: Double) -> Record? {
        records[Key(text: request.text, font: FontName(request.font), size: size)]
    }
}
