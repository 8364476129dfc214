import Foundation
import LayoutCore

/// Reads the pixel size of an image from the first bytes of its file.
enum ImageSize {
    /// Most bytes that are looked at.
    static let prefixLength = 65_536

    /// The size of a PNG, JPEG, GIF, PDF or SVG; nil when the bytes are none of them or damaged.
    static func read(_ bytes: [UInt8]) -> Size? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("%PDF") { return pdf(text) }
        return svg(text)
    }

    private static func size(_ width: Int, _ height: Int) -> Size? {
        (1...1_000_000).contains(width) && (1...1_000_000).contains(height)
            ? Size(Double(width), Double(height)) : nil
    }

    private static func big(_ bytes: [UInt8], _ offset: Int, count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24 else { return nil }
        return size(big(bytes, 16, count: 4), big(bytes, 20, count: 4))
    }

    private static func gif(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 10 else { return nil }
        return size(
            Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Walks the segments of a JPEG to the one that states its size.
    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return size(
                    big(bytes, offset + 7, count: 2), big(bytes, offset + 5, count: 2))
            }
            offset += 2 + max(2, big(bytes, offset + 2, count: 2))
        }
        return nil
    }

    private static func pdf(_ text: String) -> Size? {
        guard let match = text.firstMatch(of: /\/MediaBox\s*\[([-\d.\s]{1,120})\]/) else {
            return nil
        }
        let numbers = match.1.split(whereSeparator: \.isWhitespace).compactMap {
            TreeElement.number(String($0))
        }
        guard numbers.count == 4 else { return nil }
        return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    private static func size(_ width: Double, _ height: Double) -> Size? {
        width > 0 && height > 0 ? Size(width, height) : nil
    }

    private static func svg(_ text: String) -> Size? {
        guard let start = text.range(of: "<svg"),
            let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = String(text[start.lowerBound..<end])
        if let width = length(tag, /\swidth="([\d.]{1,20})(?:px|pt)?"/),
            let height = length(tag, /\sheight="([\d.]{1,20})(?:px|pt)?"/)
        {
            return size(width, height)
        }
        guard let box = tag.firstMatch(of: /viewBox="([-\d.,\s]{1,120})"/) else { return nil }
        let numbers = box.1.split { $0.isWhitespace || $0 == "," }.compactMap {
            TreeElement.number(String($0))
        }
        return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
    }

    private static func length(
        _ tag: String, _ pattern: Regex<(Substring, Substring)>
    ) -> Double? {
        tag.firstMatch(of: pattern).flatMap { TreeElement.number(String($0.1)) }
    }
}
