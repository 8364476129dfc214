/// Lays words out for a page of fixed width.
enum TextLayout {
    /// Columns of help pages, whatever the terminal: the same bytes everywhere.
    static let columns = 80

    /// Breaks a text at spaces; each line starts with `indent` spaces.
    static func wrap(_ text: String, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = margin
        for word in text.split(separator: " ") {
            let gap = line.count == indent ? "" : " "
            if line.count + gap.count + word.count > columns, line.count > indent {
                lines.append(line)
                line = margin + word
            } else {
                line += gap + word
            }
        }
        lines.append(line)
        return lines
    }

    /// A term and its explanation, side by side where the term is short, one below the other where not.
    static func entry(_ term: String, _ explanation: String, column: Int = 26) -> [String] {
        var lines = wrap(explanation, indent: column)
        let head = "  " + term
        if head.count + 2 <= column {
            lines[0] = head + lines[0].dropFirst(head.count)
            return lines
        }
        return [head] + lines
    }
}
