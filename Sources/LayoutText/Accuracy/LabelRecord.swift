package import LayoutCore

/// The size of a label as Interface Builder recorded it: a row of a table of label sizes (docs/text.md).
package struct LabelRecord: Equatable, Sendable {
    /// The font as the file calls it: "system", "system-semibold", "boldSystem", "style UICTFontTextStyleBody",
    /// or a PostScript name.
    package var font: String
    /// Point size; nil with a text style.
    package var pointSize: Double?
    /// The text.
    package var text: String
    /// Recorded width, points.
    package var width: Double
    /// Recorded height, points.
    package var height: Double
    /// Whether the record is believed to be the label's natural size; nil where nobody has judged.
    package var isNatural: Bool?
    /// Pixels a point of the document; nil where the file does not say.
    package var scale: Double?
    /// Line of the file.
    package var line: Int

    /// The font in the model's terms.
    package var description: FontDescription {
        let size = pointSize ?? 17
        if font.hasPrefix("style ") {
            return FontDescription(size: size, textStyle: String(font.dropFirst(6)))
        }
        if font == "boldSystem" { return FontDescription(size: size, weight: "bold") }
        if font == "system" { return FontDescription(size: size) }
        if font.hasPrefix("system-") {
            return FontDescription(size: size, weight: String(font.dropFirst(7)))
        }
        return FontDescription(family: font, size: size)
    }

    /// Whether it is in the system font.
    package var isSystem: Bool { FontName(description).family == nil }

    /// Scales the document may have: the one it says, else those on whose pixels the recorded width lies.
    var scales: [Double] {
        if let scale { return [scale] }
        return [1, 2, 3].filter { abs((width * $0).rounded() - width * $0) < 0.03 }
    }
}

extension LabelRecord {
    /// Reads a table: tabs between columns, names of the columns in the first line. Throws every mistake with its line.
    ///
    /// Columns font, point_size, text, width and height must be there; natural ("yes", "no" or nothing) and scale may be.
    package static func read(
        _ bytes: [UInt8], file: String
    ) throws(DiagnosticList) -> [LabelRecord] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let names = (lines.first ?? "").split(separator: "\t").map(String.init)
        var columns: [String: Int] = [:]
        for (number, name) in names.enumerated() where columns[name] == nil {
            columns[name] = number
        }
        var mistakes: [Diagnostic] = []
        for name in ["font", "point_size", "text", "width", "height"] where columns[name] == nil {
            mistakes.append(
                Diagnostic(
                    code: "missing-column", file: file, line: 1,
                    message: "the column \"\(name)\" is missing",
                    expected: "font, point_size, text, width, height between tabs"))
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        var records: [LabelRecord] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            func field(_ name: String) -> Substring {
                columns[name].flatMap { $0 < fields.count ? fields[$0] : nil } ?? ""
            }
            func number(_ name: String) -> Double? {
                Double(field(name)).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
            }
            guard let width = number("width"), let height = number("height"),
                field("point_size").isEmpty || number("point_size") != nil
            else {
                mistakes.append(
                    Diagnostic(
                        code: "not-a-label-size", file: file, line: index + 1,
                        message: "point_size, width or height is not a number from 0 on"))
                continue
            }
            let natural = field("natural")
            records.append(
                LabelRecord(
                    font: String(field("font")), pointSize: number("point_size"),
                    text: String(field("text")), width: width, height: height,
                    isNatural: natural.isEmpty ? nil : natural == "yes", scale: number("scale"),
                    line: index + 1))
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        return records
    }
}
