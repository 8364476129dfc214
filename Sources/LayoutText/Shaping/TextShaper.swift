internal import LayoutCore

/// Shapes texts: runs, HarfBuzz, line breaks. Holds what is used again; one thread at a time.
final class TextShaper {
    /// Longest text measured, in UTF-16 units; the rest is left out and said so.
    static let longestText = 1 << 17
    /// Most missing characters named for a text.
    static let mostMissing = 8
    /// A tab is as wide as so many blanks.
    static let blanksOfTab = 4.0

    let library: FontLibrary
    private let buffer = ShapingBuffer()
    private let breaker = LineBreaker()

    /// Creates a shaper over a library.
    init(_ library: FontLibrary) { self.library = library }

    /// Shapes a text with a font.
    ///
    /// - Parameters:
    ///   - isBold: Whether fallbacks are bold too.
    ///   - language: What `LineBreaker.language(of:)` gives for the locale.
    func shape(
        _ text: String, face: FontFace, isBold: Bool, locale: String?, language: String
    ) -> ShapedText {
        var units = Array(text.utf16.prefix(TextShaper.longestText))
        if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        guard !units.isEmpty else { return ShapedText() }
        let shown = units.map(TextShaper.shownUnit)
        let divider = RunDivider(
            library: library, primary: face, isBold: isBold, locale: locale)
        let emoji = library.face(.emoji)
        var advances = [Double](repeating: 0, count: units.count)
        var kinds = [ShapedText.ClusterKind?](repeating: nil, count: units.count)
        var missing: [Unicode.Scalar] = []
        for run in divider.runs(of: units, text: text.unicodeScalars) {
            let kind: ShapedText.ClusterKind =
                run.face === face ? .own : run.face === emoji ? .emoji : .plain
            buffer.fill(shown, run.range, script: run.script, language: language)
            run.face.shape(buffer)
            let unitsPerEm = run.face.unitsPerEm
            buffer.forEachGlyph { glyph, unit, advance in
                guard kinds.indices.contains(unit) else { return }
                kinds[unit] = kind
                if kind == .emoji {
                    advances[unit] += advance > 0 ? 1 : 0
                } else {
                    advances[unit] += Double(advance) / unitsPerEm
                }
                if glyph == 0 { note(units, unit, &missing) }
            }
        }
        return assemble(units, advances, kinds, missing: missing, language: language)
    }

    /// What HarfBuzz is shown for a unit: controls become invisible, a tab a blank.
    private static func shownUnit(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0x09: 0x20
        case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: 0x200B
        default: unit
        }
    }

    private func note(_ units: [UInt16], _ unit: Int, _ missing: inout [Unicode.Scalar]) {
        guard missing.count < TextShaper.mostMissing else { return }
        let scalar = String(decoding: units[unit..<min(unit + 2, units.count)], as: UTF16.self)
            .unicodeScalars.first
        if let scalar, !missing.contains(scalar) { missing.append(scalar) }
    }

    private func assemble(
        _ units: [UInt16], _ advances: [Double], _ kinds: [ShapedText.ClusterKind?],
        missing: [Unicode.Scalar], language: String
    ) -> ShapedText {
        var shaped = ShapedText(missing: missing)
        // The cluster that each unit, and the end of the text, starts or lies in.
        var clusters = [Int32](repeating: 0, count: units.count + 1)
        for unit in units.indices {
            if var kind = kinds[unit] ?? (unit == 0 ? .plain : nil) {
                var advance = max(advances[unit], 0)
                if units[unit] == 0x09 {
                    kind = .tab
                    advance *= TextShaper.blanksOfTab
                } else if advance == 0 {
                    kind = .plain
                }
                shaped.starts.append(Int32(unit))
                shaped.advances.append(advance)
                shaped.kinds.append(kind)
            }
            clusters[unit] = Int32(shaped.starts.count - 1)
        }
        let count = Int32(shaped.starts.count)
        clusters[units.count] = count
        addSegments(units, clusters, language: language, to: &shaped)
        if (shaped.segments.last?.end ?? 0) < count {
            shaped.segments.append(TextSegment(visibleEnd: count, end: count))
        }
        return shaped
    }

    private func addSegments(
        _ units: [UInt16], _ clusters: [Int32], language: String, to shaped: inout ShapedText
    ) {
        var start: Int32 = 0
        breaker.forEachBreak(of: units, language: language) { unit, isHard in
            let end = clusters[unit]
            let isClusterStart = unit == units.count || Int(shaped.starts[Int(end)]) == unit
            guard isClusterStart, end > start else { return }
            var visible = unit
            while visible > 0, clusters[visible - 1] >= start, isBlank(units[visible - 1]) {
                visible -= 1
            }
            let isVisibleStart =
                visible == unit || Int(shaped.starts[Int(clusters[visible])]) == visible
            let visibleEnd = isVisibleStart ? max(clusters[visible], start) : end
            shaped.segments.append(
                TextSegment(visibleEnd: visibleEnd, end: end, endsLine: isHard))
            start = end
        }
    }

    /// Blanks that hang over the end of a line: all but those that do not break.
    private func isBlank(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029,
            0x205F, 0x3000:
            true
        default: false
        }
    }
}
