/// What natural sizes of texts depend on.
struct TextSurroundings {
    /// Measures; nil leaves texts without a stated size unmeasured.
    var measurer: (any TextMeasurer)?
    /// Strings of the variant's locale by key.
    var strings: [String: String]
    /// Locale of the variant.
    var locale: String?
    /// Content size category.
    var category: TextSizeCategory
    /// Pixels a point.
    var scale: Double
    /// Whether some constraint asks for the system's spacing, which may follow from fonts.
    var needsFonts: Bool
}

extension LayoutState {
    /// Font of a view's text when nothing is said.
    static func font(of node: ViewNode) -> FontDescription {
        node.kind == .button ? FontDescription(size: 15) : .standard
    }

    /// Gives every view its natural size for a variant: the stated one, else the first fitting row of its size table, else
    /// its measured text (semantics 2.1 to 2.3). A view with none of these has none.
    mutating func measureTexts(_ surroundings: TextSurroundings, index: LayoutIndex) {
        for (number, entry) in index.entries.enumerated() {
            guard let node = entry.node else { continue }
            items[number].lineMetrics = lineMetrics(of: node, surroundings)
            if items[number].intrinsicSize != nil {
                items[number].wrapping = items[number].textTable.map { .table($0) }
            } else if !node.sizeTable.isEmpty {
                takeTable(node, number, surroundings)
            } else if node.isSizedByText, let text = items[number].text,
                let measurer = surroundings.measurer
            {
                measure(text, node, number, surroundings, measurer)
            }
        }
    }

    /// Lines of a label's or button's font; the measurer's where there is one, else the system font's (semantics 2.3).
    private func lineMetrics(
        of node: ViewNode, _ surroundings: TextSurroundings
    ) -> LineMetrics? {
        guard surroundings.needsFonts, node.kind == .label || node.kind == .button else {
            return nil
        }
        let font = node.font ?? Self.font(of: node)
        if let measurer = surroundings.measurer {
            return measurer.measure(
                TextRequest(text: "x", font: font, category: surroundings.category)
            ).metrics
        }
        return LineMetrics(systemFontSize: font.pointSize(at: surroundings.category))
    }

    private mutating func takeTable(
        _ node: ViewNode, _ number: Int, _ surroundings: TextSurroundings
    ) {
        let rows = node.sizeTable.filter { row in
            (row.textSize ?? surroundings.category) == surroundings.category
                && (row.locale == nil || row.locale == surroundings.locale)
        }
        guard let natural = rows.first(where: { $0.maximumWidth == nil }) ?? rows.last else {
            return
        }
        items[number].intrinsicSize = IntrinsicSize(natural.size.width, natural.size.height)
        items[number].isMeasured = true
        if rows.contains(where: { $0.maximumWidth != nil }) {
            items[number].wrapping = .sizes(rows)
        }
    }

    private mutating func measure(
        _ text: LocalizedText, _ node: ViewNode, _ number: Int, _ surroundings: TextSurroundings,
        _ measurer: any TextMeasurer
    ) {
        let isButton = node.kind == .button
        let words = text.key.flatMap { surroundings.strings[$0] } ?? text.value
        let measured = measurer.measure(
            TextRequest(
                text: words, font: node.font ?? Self.font(of: node),
                category: surroundings.category, locale: surroundings.locale))
        let padding = isButton ? ViewNode.buttonPadding : 0
        let layout = measured.layout(
            width: .infinity, numberOfLines: node.numberOfLines, scale: surroundings.scale)
        items[number].intrinsicSize = IntrinsicSize(
            layout.size.width, layout.size.height + 2 * padding)
        items[number].isMeasured = true
        items[number].baselines = (
            layout.firstBaselineFromTop + padding, layout.lastBaselineFromBottom + padding
        )
        if node.numberOfLines != 1 {
            items[number].wrapping = .text(
                measured, numberOfLines: node.numberOfLines, scale: surroundings.scale,
                padding: padding)
        }
    }
}
