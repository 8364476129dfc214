import Foundation

/// Damages documents in ways that disks, merges and hands do, from a seed.
struct Damager {
    /// What is done to a document.
    enum Kind: CaseIterable {
        case truncated, elementRemoved, elementDoubled, elementMoved, idsSwapped, idLost,
            hugeNumber, wrongNumber
        case attributeRemoved, tagChanged, byteFlipped, piecesShuffled, deeplyNested, entityBomb
    }

    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number below a bound (xorshift).
    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(1, bound)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

    /// The document with one to three damages.
    mutating func damaged(_ text: String) -> String {
        var text = text
        for _ in 0...next(3) { text = apply(pick(Kind.allCases), to: text) }
        return text
    }

    private mutating func apply(_ kind: Kind, to text: String) -> String {
        switch kind {
        case .truncated: return String(text.prefix(next(text.count)))
        case .elementRemoved: return edited(text) { _ in "" }
        case .elementDoubled: return edited(text) { $0 + $0 }
        case .elementMoved: return moved(text)
        case .idsSwapped: return idsSwapped(text)
        case .idLost: return replaced(text, " id=\"", with: " lost=\"")
        case .hugeNumber:
            return attributeSet(text, to: pick(["1e300", "-1e300", "9999999", "1e7", "-1e7"]))
        case .wrongNumber:
            return attributeSet(
                text, to: pick(["nan", "inf", "", "0", "-0.0", "twelve", "1e-300"]))
        case .attributeRemoved: return attributeRemoved(text)
        case .tagChanged:
            return replaced(text, "<view ", with: "<\(pick(["stackView", "label", "x:y"])) ")
        case .byteFlipped: return byteFlipped(text)
        case .piecesShuffled: return moved(moved(moved(text)))
        case .deeplyNested:
            let depth = pick([40, 400, 10_000])
            return edited(text) {
                String(repeating: "<subviews>", count: depth) + $0
                    + String(repeating: "</subviews>", count: depth)
            }
        case .entityBomb:
            return "<!DOCTYPE d [<!ENTITY a \"&b;&b;\"><!ENTITY b \"text\">]>" + text
        }
    }

    /// Changes one element that stands on lines of its own: its first line decides which.
    private mutating func edited(_ text: String, _ change: (String) -> String) -> String {
        var lines = text.components(separatedBy: "\n")
        let starts = lines.indices.filter { lines[$0].contains("<") && !lines[$0].contains("</") }
        guard !starts.isEmpty else { return text }
        let first = pick(starts)
        let indent = lines[first].prefix { $0 == " " }
        let tag = lines[first].dropFirst(indent.count + 1).prefix { $0.isLetter }
        let last =
            lines[first].hasSuffix("/>")
            ? first : lines[first...].firstIndex { $0.hasPrefix("\(indent)</\(tag)>") } ?? first
        let element = lines[first...last].joined(separator: "\n")
        lines.replaceSubrange(first...last, with: [change(element)])
        return lines.joined(separator: "\n")
    }

    private mutating func moved(_ text: String) -> String {
        var taken = ""
        let rest = edited(text) {
            taken = $0
            return ""
        }
        return edited(rest) { taken + "\n" + $0 }
    }

    /// The ranges of what stands between quotes after a mark.
    private func values(_ text: String, after mark: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var place = text.startIndex
        while let found = text.range(of: mark, range: place..<text.endIndex),
            let end = text[found.upperBound...].firstIndex(of: "\"")
        {
            ranges.append(found.upperBound..<end)
            place = end
        }
        return ranges
    }

    private mutating func idsSwapped(_ text: String) -> String {
        let ids = values(text, after: " id=\"")
        guard ids.count > 1 else { return text }
        let (one, other) = (pick(ids), pick(ids))
        var changed = text
        // The later first, so that the earlier range stays true.
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        changed.replaceSubrange(second, with: text[first])
        changed.replaceSubrange(first, with: text[second])
        return changed
    }

    private mutating func attributeSet(_ text: String, to value: String) -> String {
        let names = [
            " x=\"", " y=\"", " width=\"", " height=\"", " constant=\"", " multiplier=\"",
            " priority=\"",
            " toolsVersion=\"", " spacing=\"", " pointSize=\"", " top=\"", " numberOfLines=\"",
        ]
        let ranges = values(text, after: pick(names))
        guard !ranges.isEmpty else { return text }
        var changed = text
        changed.replaceSubrange(pick(ranges), with: value)
        return changed
    }

    private mutating func attributeRemoved(_ text: String) -> String {
        let ranges = values(text, after: "=\"")
        guard !ranges.isEmpty else { return text }
        let value = pick(ranges)
        let start = text[..<value.lowerBound].lastIndex(of: " ") ?? text.startIndex
        var changed = text
        changed.removeSubrange(start...value.upperBound)
        return changed
    }

    private mutating func replaced(_ text: String, _ old: String, with new: String) -> String {
        var places: [Range<String.Index>] = []
        var place = text.startIndex
        while let found = text.range(of: old, range: place..<text.endIndex) {
            places.append(found)
            place = found.upperBound
        }
        guard !places.isEmpty else { return text }
        var changed = text
        changed.replaceSubrange(pick(places), with: new)
        return changed
    }

    private mutating func byteFlipped(_ text: String) -> String {
        var bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return text }
        bytes[next(bytes.count)] ^= UInt8(1 << next(8))
        return String(decoding: bytes, as: UTF8.self)
    }
}
