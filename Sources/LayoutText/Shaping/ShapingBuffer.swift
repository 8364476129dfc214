internal import CHarfBuzz

/// HarfBuzz's buffer: one run of text in, its glyphs out. Used again for every run.
@safe struct ShapingBuffer: ~Copyable {
    /// The buffer.
    let handle: OpaquePointer

    /// Creates an empty buffer.
    init() {
        guard let buffer = unsafe hb_buffer_create() else {
            preconditionFailure("HarfBuzz always gives a buffer")
        }
        unsafe handle = buffer
    }

    deinit { unsafe hb_buffer_destroy(handle) }

    /// Fills in a run of a text, with the text around it as context; script and direction follow from the run.
    func fill(_ text: [UInt16], _ range: Range<Int>, script: UInt32, language: String) {
        unsafe hb_buffer_clear_contents(handle)
        unsafe text.withUnsafeBufferPointer { units in
            unsafe hb_buffer_add_utf16(
                handle, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
                Int32(range.count))
        }
        if script != ScriptTag.common {
            unsafe hb_buffer_set_script(handle, hb_script_from_iso15924_tag(script))
        }
        unsafe hb_buffer_set_language(handle, hb_language_from_string(language, -1))
        unsafe hb_buffer_guess_segment_properties(handle)
    }

    /// Gives each glyph: its number, the unit its cluster starts with, and its advance in font units.
    func forEachGlyph(_ body: (_ glyph: UInt32, _ unit: Int, _ advance: Int32) -> Void) {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(handle, &count)
        else { return }
        for index in 0..<Int(count) {
            let info = unsafe infos[index]
            body(info.codepoint, Int(info.cluster), unsafe positions[index].x_advance)
        }
    }
}

/// OpenType features that every text is shaped with.
enum ShapingFeatures {
    /// Contextual alternates are off: Inter turns "->" into arrows and "x" between digits into a multiplication sign.
    private static let features = [
        hb_feature_t(tag: 0x6361_6C74, value: 0, start: 0, end: UInt32.max)
    ]

    /// Calls with the features as HarfBuzz takes them.
    static func withPointer(_ body: (UnsafePointer<hb_feature_t>?, UInt32) -> Void) {
        unsafe features.withUnsafeBufferPointer { unsafe body($0.baseAddress, UInt32($0.count)) }
    }
}
