/// Rows of cells in columns that line up: text to the left, numbers to the right.
public struct AlignedTable: Sendable {
    /// How the cells of a column stand.
    public enum Alignment: Sendable {
        // As in writing.
        case left, right
    }

    private let alignments: [Alignment]
    private var rows: [[String]]

    /// A table with its heading.
    public init(_ columns: [(title: String, alignment: Alignment)]) {
        alignments = columns.map(\.alignment)
        rows = [columns.map(\.title)]
    }

    /// Adds a row with one cell a column.
    public mutating func add(_ cells: [String]) {
        precondition(cells.count == alignments.count, "one cell a column")
        rows.append(cells)
    }

    /// The lines, heading first, without spaces at their ends.
    public var lines: [String] {
        let widths = alignments.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return alignments[column] == .left ? cell + padding : padding + cell
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
