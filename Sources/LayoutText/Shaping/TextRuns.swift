/// A stretch of text in one font and one script.
struct TextRun {
    /// Units (UTF-16) it covers.
    var range: Range<Int>
    /// Its font.
    var face: FontFace
    /// Its script; common where it has no letters.
    var script: UInt32
}

/// Divides texts into runs: the text's own font where it has the glyph, else the script's.
struct RunDivider {
    let library: FontLibrary
    /// The text's own font.
    let primary: FontFace
    let isBold: Bool
    let locale: String?

    private struct State {
        var runs: [TextRun] = []
        var start = 0
        var face: FontFace
        var script = ScriptTag.common
        /// Whether the character before takes part in an emoji.
        var isEmoji = false

        mutating func cut(at unit: Int, face next: FontFace) {
            if unit > start {
                runs.append(TextRun(range: start..<unit, face: face, script: script))
            }
            start = unit
            face = next
            script = ScriptTag.common
        }
    }

    /// The runs of a text, in order, without gaps.
    func runs(of units: [UInt16], text: String.UnicodeScalarView) -> [TextRun] {
        if units.allSatisfy({ $0 < 0x80 }) {
            guard !units.isEmpty else { return [] }
            return [TextRun(range: 0..<units.count, face: primary, script: ScriptTag.latin)]
        }
        var state = State(face: primary)
        var unit = 0
        var index = text.startIndex
        while index < text.endIndex, unit < units.count {
            let scalar = text[index]
            index = text.index(after: index)
            let next = index < text.endIndex ? text[index] : nil
            place(scalar, next: next, at: unit, &state)
            unit += scalar.value > 0xFFFF ? 2 : 1
        }
        state.cut(at: units.count, face: primary)
        return state.runs
    }

    private func place(
        _ scalar: Unicode.Scalar, next: Unicode.Scalar?, at unit: Int, _ state: inout State
    ) {
        if isAttached(scalar, afterEmoji: state.isEmoji) { return }
        let isEmoji = startsEmoji(scalar, next: next)
        state.isEmoji = isEmoji
        let script =
            scalar.isASCII && !scalar.properties.isAlphabetic
            ? ScriptTag.common : ScriptTag.of(scalar)
        let face = isEmoji ? library.face(.emoji) ?? primary : face(for: scalar, script: script)
        if face !== state.face { state.cut(at: unit, face: face) }
        if script == ScriptTag.common || script == ScriptTag.inherited || script == state.script {
            return
        }
        if state.script != ScriptTag.common { state.cut(at: unit, face: face) }
        state.script = script
    }

    private func face(for scalar: Unicode.Scalar, script: UInt32) -> FontFace {
        if primary.covers(scalar) { return primary }
        return library.fallback(for: scalar, script: script, isBold: isBold, locale: locale)
            ?? primary
    }

    /// Whether a character joins the one before, whatever that is: marks, joiners, selectors, invisible controls.
    private func isAttached(_ scalar: Unicode.Scalar, afterEmoji: Bool) -> Bool {
        if scalar.isASCII { return false }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: break
        }
        return properties.isDefaultIgnorableCodePoint
            || (afterEmoji && properties.isEmojiModifier)
    }

    /// Whether a character is drawn as an emoji: by itself, or because a selector says so.
    private func startsEmoji(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
        let properties = scalar.properties
        if scalar.isASCII { return properties.isEmoji && next?.value == 0xFE0F }
        return properties.isEmojiPresentation || (properties.isEmoji && next?.value == 0xFE0F)
    }
}
