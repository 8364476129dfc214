internal import LayoutCore

/// A font description made into font files and numbers.
struct ResolvedFont {
    /// The font that texts are shaped with.
    var face: FontFace
    /// The font blended in at large sizes; the system font alone has one.
    var display: FontFace?
    /// The weight, for fallbacks and for the system font's letter spacing.
    var weight: FontWeight
    /// Vertical metrics, em.
    var metrics: VerticalMetrics
    /// Whether it is the system font: it alone has letter spacing.
    var isSystem = false
    /// What is to be said of every text in this font.
    var warnings: [Diagnostic] = []

    /// Heights of a line at a size; `leading` is the distance of lines that a text style asks for.
    func lineMetrics(at size: Double, leading: Double?) -> LineMetrics {
        LineMetrics(
            ascender: metrics.ascender * size, descender: metrics.descender * size,
            lineHeight: (metrics.ascender + metrics.descender + metrics.lineGap) * size,
            lineDistance: leading)
    }
}

/// Finds the files behind font descriptions. Each description is resolved once.
final class FontResolver {
    private let library: FontLibrary
    /// The app's own fonts by family.
    private let ownFonts: [String: [OwnFont]]
    private let system: FontFace
    private var resolved: [FontName: ResolvedFont] = [:]

    /// Most names remembered.
    private static let capacity = 1024

    struct OwnFont {
        var file: FontFile
        var weight: FontWeight
    }

    /// Opens the system font and the app's; throws what is missing.
    init(_ library: FontLibrary, ownFonts paths: [String]) throws(TextModelError) {
        let file = FontFile.inter(.regular, italic: false, display: false)
        guard let system = library.face(file) else {
            throw .missingFont(path: library.path(of: file), package: file.package ?? "")
        }
        self.library = library
        self.system = system
        var own: [String: [OwnFont]] = [:]
        for path in paths {
            let file = FontFile(path: path)
            guard let face = library.face(file) else { throw .unreadableFont(path: path) }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let stem = name.split(separator: ".").first.map(String.init) ?? name
            for key in Set([FontName.key(face.familyName), FontName.key(stem)]) {
                own[key, default: []].append(OwnFont(file: file, weight: face.weight))
            }
        }
        ownFonts = own
    }

    /// The files and numbers of a description.
    func resolve(_ font: FontDescription) -> ResolvedFont {
        let name = FontName(font)
        if let known = resolved[name] { return known }
        if resolved.count >= FontResolver.capacity { resolved.removeAll() }
        var result = find(name, said: font.family ?? "")
        if let weight = name.unknownWeight {
            result.warnings.append(
                Diagnostic(
                    code: "unknown-font-weight", severity: .warning,
                    message: "\"\(weight)\" is no font weight; regular was measured",
                    expected: "ultraLight, thin, light, regular, medium, semibold, bold, heavy "
                        + "or black"))
        }
        resolved[name] = result
        return result
    }

    private func find(_ name: FontName, said: String) -> ResolvedFont {
        guard let family = name.family else { return systemFont(name) }
        if let fonts = ownFonts[family], let face = nearest(fonts, to: name.weight) {
            return ResolvedFont(face: face, weight: name.weight, metrics: face.verticalMetrics)
        }
        guard let known = FontFamily.named(family) else {
            let plain = FontName(family: family, weight: .regular)
            var font = standIn(FontFamily.unknown, for: plain)
            font.warnings.append(
                Diagnostic(
                    code: "unknown-font", severity: .warning,
                    message: "the font \"\(said)\" is not here; one like Helvetica was measured",
                    expected: "a font file given for it"))
            return font
        }
        var font = standIn(known, for: name)
        if !known.isExact {
            font.warnings.append(
                Diagnostic(
                    code: "font-stand-in", severity: .warning,
                    message: "the font \"\(said)\" was measured by Liberation \(known.standIn), "
                        + "whose letters are about as wide",
                    expected: "a font file given for it"))
        }
        return font
    }

    private func standIn(_ known: FontFamily, for name: FontName) -> ResolvedFont {
        let file = FontFile.liberation(
            known.standIn, bold: name.weight.isBold, italic: name.isItalic)
        guard let face = library.face(file) else {
            var font = systemFont(name)
            font.metrics = known.metrics
            font.warnings.append(missing(file))
            return font
        }
        return ResolvedFont(face: face, weight: name.weight, metrics: known.metrics)
    }

    private func systemFont(_ name: FontName) -> ResolvedFont {
        let file = FontFile.inter(name.weight, italic: name.isItalic, display: false)
        let face = library.face(file)
        let display = library.face(.inter(name.weight, italic: name.isItalic, display: true))
        var font = ResolvedFont(
            face: face ?? system, display: display, weight: name.weight, metrics: .sanFrancisco,
            isSystem: true)
        if face == nil { font.warnings.append(missing(file)) }
        return font
    }

    private func missing(_ file: FontFile) -> Diagnostic {
        Diagnostic(
            code: "missing-font-file", severity: .warning, path: library.path(of: file),
            message: "a font file is missing; another was measured",
            expected: "the package \(file.package ?? "") (scripts/bootstrap installs it)")
    }

    /// The font of a family nearest to a weight, a variable one set to it.
    private func nearest(_ fonts: [OwnFont], to weight: FontWeight) -> FontFace? {
        let best = fonts.min {
            abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
        }
        guard var file = best?.file else { return nil }
        file.variation = weight
        return library.face(file)
    }
}
