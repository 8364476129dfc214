extension SourceText {
    /// Bytes of the mark that may stand before text in UTF-8.
    package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Why these bytes are no text to read; nil where they are. O(1).
    package var encodingObjection: Diagnostic? {
        // A mark of UTF-16, or half of a character of ASCII: text in UTF-8 has no zero.
        let first = bytes.prefix(2)
        let isHalf = first.contains(0) && first.contains { $0 > 8 }
        guard first == [0xFF, 0xFE] || first == [0xFE, 0xFF] || isHalf else {
            return nil
        }
        return Diagnostic(
            code: "syntax", file: file, line: firstLine, column: 1, message: "this file is UTF-16",
            expected: "UTF-8: save it as that")
    }

    /// That there is nothing but blanks; nil where there is. O(blanks at the start).
    package var emptinessObjection: Diagnostic? {
        let text = bytes.starts(with: SourceText.mark) ? bytes.dropFirst(3) : bytes[...]
        guard text.allSatisfy({ " \t\r\n".utf8.contains($0) }) else { return nil }
        return Diagnostic(
            code: "syntax", file: file, line: firstLine, column: 1, message: "the file is empty")
    }
}
