internal import CHarfBuzz
import LayoutCore

/// An opened font: its coverage, its vertical metrics and its shaper. Lives as long as the model.
@safe final class FontFace {
    /// Number among the opened fonts.
    let number: Int
    /// What was opened.
    let file: FontFile
    /// Units of the em square.
    let unitsPerEm: Double
    /// Ascender, descender and gap of the `hhea` table in em; CoreText uses these.
    let verticalMetrics: VerticalMetrics
    /// Weight and family as the file says.
    let weight: FontWeight

    private let font: OpaquePointer
    private let coverage: OpaquePointer

    /// Opens a font; nil when there is no such file or it is no font with outlines or bitmaps.
    init?(_ file: FontFile, path: String, number: Int) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, file.index) else { return nil }
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0,
            let font = unsafe hb_font_create(face), let coverage = unsafe hb_set_create()
        else { return nil }
        unsafe hb_face_collect_unicodes(face, coverage)
        if let weight = file.variation {
            var variation = hb_variation_t(
                tag: HB_STYLE_TAG_WEIGHT.rawValue, value: Float(weight.rawValue))
            unsafe hb_font_set_variations(font, &variation, 1)
        }
        weight =
            FontWeight(name: String(Int(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))))
            ?? .regular
        unsafe hb_font_make_immutable(font)
        unitsPerEm = Double(unsafe hb_face_get_upem(face))
        let header = unsafe FontFace.table("hhea", of: face)
        verticalMetrics = VerticalMetrics(table: header, unitsPerEm: unitsPerEm)
        self.number = number
        self.file = file
        unsafe self.font = font
        unsafe self.coverage = coverage
    }

    deinit {
        unsafe hb_set_destroy(coverage)
        unsafe hb_font_destroy(font)
    }

    /// Whether the font has a glyph for a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        unsafe hb_set_has(coverage, scalar.value) != 0
    }

    /// Shapes the buffer's text with this font.
    func shape(_ buffer: borrowing ShapingBuffer) {
        unsafe ShapingFeatures.withPointer { features, count in
            unsafe hb_shape(font, buffer.handle, features, count)
        }
    }

    /// Family name of the file, in English; empty when it has none.
    var familyName: String {
        let face = unsafe hb_font_get_face(font)
        var bytes = [CChar](repeating: 0, count: 256)
        var count = UInt32(bytes.count)
        let language = unsafe hb_language_from_string("en", -1)
        _ = unsafe hb_ot_name_get_utf8(
            face, hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), language, &count, &bytes)
        let name = bytes.prefix(Int(min(count, UInt32(bytes.count)))).map {
            UInt8(bitPattern: $0)
        }
        return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The check sum that a font file holds of itself, or nil when there is no such font.
    static func checkSum(of file: FontFile, path: String) -> UInt32? {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, file.index) else { return nil }
        defer { unsafe hb_face_destroy(face) }
        let head = unsafe table("head", of: face)
        guard head.count >= 12 else { return nil }
        return head[8..<12].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The bytes of a small table; empty when the font lacks it.
    private static func table(_ name: StaticString, of face: OpaquePointer) -> [UInt8] {
        let tag = unsafe hb_tag_from_string(
            UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), 4)
        guard let blob = unsafe hb_face_reference_table(face, tag) else { return [] }
        defer { unsafe hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &count), count > 0 else { return [] }
        return unsafe UnsafeRawBufferPointer(start: data, count: min(Int(count), 64)).map { $0 }
    }
}

/// Vertical metrics in em.
struct VerticalMetrics: Hashable, Sendable {
    /// Baseline from the top of the line.
    var ascender: Double
    /// Bottom of the line from the baseline, positive.
    var descender: Double
    /// Extra room below each line.
    var lineGap: Double

    /// San Francisco's: those of the system font.
    static let sanFrancisco = VerticalMetrics(LineMetrics(systemFontSize: 1))

    /// Creates metrics.
    init(ascender: Double, descender: Double, lineGap: Double) {
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
    }

    /// Those of lines of one point that follow each other at their height.
    private init(_ line: LineMetrics) {
        self.init(ascender: line.ascender, descender: line.descender, lineGap: 0)
    }

    /// Reads an `hhea` table; San Francisco's where it is too short.
    init(table: [UInt8], unitsPerEm: Double) {
        guard table.count >= 10, unitsPerEm > 0 else {
            self = .sanFrancisco
            return
        }
        func value(at offset: Int) -> Double {
            let bits = UInt16(table[offset]) << 8 | UInt16(table[offset + 1])
            return Double(Int16(bitPattern: bits)) / unitsPerEm
        }
        self.init(ascender: value(at: 4), descender: -value(at: 6), lineGap: value(at: 8))
        if ascender + descender <= 0 { self = .sanFrancisco }
    }
}
