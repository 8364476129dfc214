/// Opened fonts by file: each is opened once and kept, and there are only as many as the pinned list and the app have.
final class FontLibrary {
    /// The folder of the packages' fonts.
    let folder: String
    private var faces: [FontFile: FontFace?] = [:]
    private var fallbacks: [FallbackKey: FontFace?] = [:]

    private struct FallbackKey: Hashable {
        var scalar: Unicode.Scalar
        var isBold: Bool
        var locale: String?
    }

    /// Most characters whose fallback is remembered.
    private static let fallbackCapacity = 8192

    /// Creates a library over a folder laid out as Debian's.
    init(folder: String) { self.folder = folder }

    /// Opens a font, or finds it open; nil when it is not there.
    func face(_ file: FontFile) -> FontFace? {
        if let known = faces[file] { return known }
        let face = FontFace(file, path: path(of: file), number: faces.count)
        faces[file] = .some(face)
        return face
    }

    /// Where a file lies.
    func path(of file: FontFile) -> String {
        file.package == nil ? file.path : folder + "/" + file.path
    }

    /// The font that writes a character which the text's own font lacks; nil when none does.
    ///
    /// The script's font comes first, then fonts for symbols, then emoji, then CJK.
    func fallback(
        for scalar: Unicode.Scalar, script: UInt32, isBold: Bool, locale: String?
    ) -> FontFace? {
        let key = FallbackKey(scalar: scalar, isBold: isBold, locale: locale)
        if let known = fallbacks[key] { return known }
        if fallbacks.count >= FontLibrary.fallbackCapacity { fallbacks.removeAll() }
        let face = candidates(script: ScriptTag.name(script), isBold: isBold, locale: locale)
            .lazy.compactMap { self.face($0) }.first { $0.covers(scalar) }
        fallbacks[key] = .some(face)
        return face
    }

    private func candidates(script: String, isBold: Bool, locale: String?) -> [FontFile] {
        var files: [FontFile] = []
        if ScriptFonts.cjk.contains(script) { files.append(.cjk(locale)) }
        for name in [ScriptFonts.noto[script]].compactMap({ $0 }) + ScriptFonts.general {
            if isBold { files.append(.noto(name, bold: true)) }
            files.append(.noto(name, bold: false))
        }
        return files + [.emoji, .cjk(locale)]
    }
}
