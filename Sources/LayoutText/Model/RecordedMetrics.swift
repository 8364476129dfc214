internal import FoundationEssentials
internal import LayoutCore

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

    /// Reads the content of a `metrics.json`.
    ///
    /// - Parameter path: The file's name, for the error.
    public init(json: [UInt8], path: String) throws(TextModelError) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(json))
        } catch let error as DecodingError {
            throw .metrics(path: path, reason: RecordedMetrics.reason(error))
        } catch {
            throw .metrics(path: path, reason: "it is not JSON")
        }
        guard file.version == 1 else {
            throw .metrics(path: path, reason: "version \(file.version) is not known; 1 is")
        }
        guard file.scale.isFinite, file.scale > 0 else {
            throw .metrics(path: path, reason: "scale is not a number above 0")
        }
        for (number, entry) in file.texts.enumerated() {
            guard entry.width.isFinite, entry.height.isFinite, entry.width >= 0, entry.height > 0
            else {
                throw .metrics(path: path, reason: "texts[\(number)] has no size")
            }
            guard !entry.text.contains(where: \.isNewline) else {
                throw .metrics(path: path, reason: "texts[\(number)] has more than one line")
            }
            let font = FontDescription(
                family: entry.font.family, size: entry.font.size ?? 17, weight: entry.font.weight,
                textStyle: entry.font.textStyle)
            let key = Key(
                text: entry.text, font: FontName(font),
                size: font.pointSize(at: entry.textSize ?? .large))
            records[key] = Record(width: entry.width, height: entry.height, scale: file.scale)
        }
        var hash = StableHash()
        for byte in json { hash.add(UInt64(byte)) }
        self.hash = hash.value
    }

    /// What is recorded of a text at a size, if anything.
    func record(of request: TextRequest, size: Double) -> Record? {
        records[Key(text: request.text, font: FontName(request.font), size: size)]
    }

    private static func reason(_ error: DecodingError) -> String {
        let (context, what): (DecodingError.Context, String) =
            switch error {
            case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                (context, "it is of the wrong type")
            case .dataCorrupted(let context): (context, "it is not valid JSON")
            @unknown default: (.init(codingPath: [], debugDescription: ""), "it cannot be read")
            }
        let path = context.codingPath.map { key in
            key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
        }.joined()
        return path.isEmpty ? what : "at \(path.drop { $0 == "." }): \(what)"
    }

    private struct File: Decodable {
        struct Font: Decodable {
            var family: String?
            var size: Double?
            var weight: String?
            var textStyle: String?
        }
        struct Entry: Decodable {
            var text: String
            var font: Font
            var textSize: TextSizeCategory?
            var width: Double
            var height: Double
        }
        var version: Int
        var scale: Double
        var texts: [Entry]
    }
}
