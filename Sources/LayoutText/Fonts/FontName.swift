internal import LayoutCore

/// A font's name taken apart: family, weight, slant.
struct FontName: Hashable, Sendable {
    /// The family without case, blanks and hyphens; nil is the system font.
    var family: String?
    /// The weight: said, or part of a PostScript name such as "HelveticaNeue-Bold".
    var weight: FontWeight
    /// Whether it leans.
    var isItalic = false
    /// A weight that was said and is not known.
    var unknownWeight: String?

    /// A name by its parts.
    init(family: String?, weight: FontWeight) {
        self.family = family
        self.weight = weight
    }

    /// Reads a description.
    init(_ font: FontDescription) {
        var style = ""
        if let name = font.family, !FontName.isSystem(name) {
            let parts = name.split(separator: "-", maxSplits: 1)
            if parts.count == 2, FontName.isStyle(String(parts[1])) {
                family = FontName.key(String(parts[0]))
                style = String(parts[1])
                if style.hasSuffix("MT") { style.removeLast(2) }
            } else {
                family = FontName.key(name)
            }
        }
        let lean = FontName.leanings.first { style.lowercased().hasSuffix($0) }
        isItalic = lean != nil
        let heaviness = String(style.dropLast(lean?.count ?? 0))
        weight = FontWeight(name: heaviness) ?? .regular
        if font.weight != nil || heaviness.isEmpty {
            let said = font.effectiveWeight
            if let known = FontWeight(name: said) {
                weight = known
            } else {
                unknownWeight = said
            }
        }
    }

    /// A name without case, blanks, hyphens and foundry marks: what families are compared by.
    static func key(_ name: String) -> String {
        var key = name.lowercased()
        key.removeAll { $0 == " " || $0 == "-" || $0 == "_" }
        return key.hasSuffix("mt") && key != "mt" ? String(key.dropLast(2)) : key
    }

    private static let leanings = ["italic", "oblique", "it"]

    private static func isSystem(_ name: String) -> Bool {
        let key = key(name)
        return key.isEmpty
            || ["system", ".sf", "sfpro", "sfui", ".applesystemui"].contains {
                key == $0 || ($0 != "system" && key.hasPrefix($0))
            }
    }

    private static func isStyle(_ style: String) -> Bool {
        var rest = style.lowercased()
        if rest.hasSuffix("mt") { rest.removeLast(2) }
        for lean in leanings where rest.hasSuffix(lean) {
            rest.removeLast(lean.count)
            break
        }
        return rest.isEmpty || FontWeight(name: rest) != nil
    }
}
