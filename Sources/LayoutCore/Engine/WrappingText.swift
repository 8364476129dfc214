/// Text whose height follows from the width it gets.
enum WrappingText: Sendable {
    /// Heights by least width.
    case table([TextTableRow])
    /// Sizes measured elsewhere, by greatest width.
    case sizes([SizeTableRow])
    /// Shaped text; the padding is above and below it.
    case text(MeasuredText, numberOfLines: Int, scale: Double, padding: Double)

    /// Height at a width, points; a width within the solver's slack of a row's is the row's.
    func height(at width: Double) -> Double {
        switch self {
        case .table(let rows):
            return (rows.first { width + SolvedLength.slack >= $0.minimumWidth } ?? rows.last)?
                .height ?? 0
        case .sizes(let rows):
            let row = rows.first { width - SolvedLength.slack <= $0.maximumWidth ?? .infinity }
            return (row ?? rows.last)?.size.height ?? 0
        case .text(let text, let numberOfLines, let scale, let padding):
            return text.height(width: width, numberOfLines: numberOfLines, scale: scale)
                + 2 * padding
        }
    }
}
