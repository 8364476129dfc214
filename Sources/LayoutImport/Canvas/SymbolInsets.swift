import LayoutCore

/// How far the alignment rectangle of one of the system's symbols reaches beyond its frame
/// (docs/interface-builder.md, "Controls").
enum SymbolInsets {
    /// Room above and below, points.
    private typealias Room = (top: Double, bottom: Double)

    /// Symbols whose room documents of several apps agree on, on screens of two and of three pixels a point. Sizes are
    /// those of a symbol that states no configuration.
    private static let rooms: [(names: Set<String>, double: Room, triple: Room)] = [
        (["circle", "clock", "timer"], (0.5, 0.5), (1, 1.0 / 3)),
        (["chevron.right"], (2, 1.5), (2, 5.0 / 3)),
        (["chevron.down"], (5, 4.5), (16.0 / 3, 14.0 / 3)),
        (["magnifyingglass"], (0.5, 1), (1, 2.0 / 3)),
    ]

    /// The room of a symbol as insets by which the frame reaches beyond the alignment rectangle: none or negative ones.
    static func insets(of symbol: String, scale: Double) -> EdgeInsets {
        var parts = symbol.split(separator: ".").map(String.init)
        if parts.last == "fill" { parts.removeLast() }
        // What is in a circle is as large as the circle.
        let name = parts.last == "circle" ? "circle" : parts.joined(separator: ".")
        guard let room = rooms.first(where: { $0.names.contains(name) }) else { return .zero }
        let (top, bottom) = scale == 3 ? room.triple : room.double
        return EdgeInsets(top: -top, left: 0, bottom: -bottom, right: 0)
    }
}
