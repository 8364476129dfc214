/// A font file of a Debian package, pinned by its path: never found by a match, so the same text is as wide everywhere.
struct FontFile: Hashable, Sendable {
    /// Path below the folder of fonts, or an absolute path for an app's own font.
    var path: String
    /// Number of the font in a collection.
    var index: UInt32 = 0
    /// The package that holds it; nil for an app's own font.
    var package: String?
    /// Weight to set a variable font to; other fonts do not mind.
    var variation: FontWeight?

    /// Inter, in a weight.
    static func inter(_ weight: FontWeight, italic: Bool, display: Bool) -> FontFile {
        let name = (display ? "InterDisplay-" : "Inter-") + weight.fileName(italic: italic)
        return FontFile(path: "opentype/inter/\(name).otf", package: "fonts-inter")
    }

    /// A Liberation family ("Sans", "Serif", "Mono"), which has two weights.
    static func liberation(_ family: String, bold: Bool, italic: Bool) -> FontFile {
        let style = (bold ? "Bold" : "") + (italic ? "Italic" : "")
        let name = "Liberation\(family)-\(style.isEmpty ? "Regular" : style)"
        return FontFile(path: "truetype/liberation/\(name).ttf", package: "fonts-liberation")
    }

    /// A Noto Sans font for a script ("Arabic"), which has two weights.
    static func noto(_ script: String, bold: Bool) -> FontFile {
        FontFile(
            path: "truetype/noto/NotoSans\(script)-\(bold ? "Bold" : "Regular").ttf",
            package: "fonts-noto-core")
    }

    /// Noto Sans CJK in the forms of a language; all widths are the same in all weights.
    static func cjk(_ locale: String?) -> FontFile {
        let language = locale?.lowercased() ?? ""
        let index: UInt32
        if language.hasPrefix("ja") {
            index = 0
        } else if language.hasPrefix("ko") {
            index = 1
        } else if language.hasPrefix("zh"), language.contains("hk") || language.contains("mo") {
            index = 4
        } else if language.hasPrefix("zh"), language.contains("hant") || language.contains("tw") {
            index = 3
        } else {
            index = 2
        }
        return FontFile(
            path: "opentype/noto/NotoSansCJK-Regular.ttc", index: index, package: "fonts-noto-cjk")
    }

    /// The colour emoji.
    static let emoji = FontFile(
        path: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

    /// Every pinned file, in a fixed order: what the text model's version is made from.
    static var pinned: [FontFile] {
        var files: [FontFile] = []
        for italic in [false, true] {
            for weight in FontWeight.allCases {
                files.append(.inter(weight, italic: italic, display: false))
                files.append(.inter(weight, italic: italic, display: true))
            }
            for family in ["Sans", "Serif", "Mono"] {
                files.append(.liberation(family, bold: false, italic: italic))
                files.append(.liberation(family, bold: true, italic: italic))
            }
        }
        for script in ScriptFonts.noto.values.sorted() + ScriptFonts.general {
            files.append(.noto(script, bold: false))
            files.append(.noto(script, bold: true))
        }
        return files + [.cjk(nil), .emoji]
    }
}

/// Which Noto font writes a script, by the script's ISO 15924 tag.
enum ScriptFonts {
    /// Scripts in daily use that Inter does not cover; the name is the part of the file's name.
    static let noto: [String: String] = [
        "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cans": "CanadianAboriginal",
        "Cher": "Cherokee", "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian",
        "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hebr": "Hebrew", "Khmr": "Khmer",
        "Knda": "Kannada", "Laoo": "Lao", "Mlym": "Malayalam", "Mong": "Mongolian",
        "Mymr": "Myanmar", "Nkoo": "NKo", "Orya": "Oriya", "Sinh": "Sinhala", "Syrc": "Syriac",
        "Taml": "Tamil", "Telu": "Telugu", "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai",
        "Tibt": "Tibetan", "Yiii": "Yi",
    ]

    /// Scripts that Noto Sans CJK writes.
    static let cjk: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

    /// Fonts for everything else, in the order tried; the empty name is Noto Sans itself.
    static let general = ["", "Symbols", "Symbols2", "Math"]
}
