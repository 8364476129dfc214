internal import CICU

/// ISO 15924 tags of scripts as four bytes.
enum ScriptTag {
    /// Punctuation, digits, blanks: of any script.
    static let common: UInt32 = 0x5A79_7979
    /// Marks: of the script they stand on.
    static let inherited: UInt32 = 0x5A69_6E68
    /// Latin.
    static let latin: UInt32 = 0x4C61_746E

    /// The script of a character.
    static func of(_ scalar: Unicode.Scalar) -> UInt32 {
        layout_script_tag(Int32(bitPattern: scalar.value))
    }

    /// The tag's letters.
    static func name(_ tag: UInt32) -> String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}
