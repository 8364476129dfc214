extension JSONReader {
    /// `[width, height]`, not negative.
    func sizePair(_ node: JSONNode, _ path: JSONPath) -> Size? {
        guard let values = numbers(["width", "height"], node, path, size),
            let width = values[0], let height = values[1]
        else { return nil }
        return Size(width, height)
    }

    /// `[width, height]`, null where there is none.
    func intrinsicSize(_ node: JSONNode, _ path: JSONPath) -> IntrinsicSize? {
        numbers(["width", "height"], allowsNull: true, node, path, size)
            .map { IntrinsicSize($0[0], $0[1]) }
    }

    /// `[x, y, width, height]`, null where not stated.
    func partialFrame(_ node: JSONNode, _ path: JSONPath) -> Expectation.PartialFrame? {
        numbers(["x", "y", "width", "height"], allowsNull: true, node, path, number)
            .map { Expectation.PartialFrame($0[0], $0[1], $0[2], $0[3]) }
    }

    /// `[top, left, bottom, right]`, or an object with some of these keys, the others being 0.
    func insets(_ node: JSONNode, _ path: JSONPath) -> EdgeInsets? {
        insets(node, path, keys: JSONReader.sides, number)
    }

    /// The same, none of them negative: what bars and corners take of a screen.
    func safeArea(_ node: JSONNode, _ path: JSONPath) -> EdgeInsets? {
        insets(node, path, keys: JSONReader.sides, size)
    }

    private static let sides = ["top", "left", "bottom", "right"]

    /// `[top, leading, bottom, trailing]`, or an object with some of these keys, the others being 0.
    func directionalInsets(_ node: JSONNode, _ path: JSONPath) -> EdgeInsets? {
        insets(node, path, keys: ["top", "leading", "bottom", "trailing"], number)
    }

    /// `[x, y, width, height]`, the sizes not negative.
    func frame(_ node: JSONNode, _ path: JSONPath) -> Frame? {
        guard let values = numbers(["x", "y", "width", "height"], node, path, number),
            let x = values[0], let y = values[1], let width = values[2], let height = values[3]
        else { return nil }
        if width >= 0, height >= 0 { return Frame(x, y, width, height) }
        report(
            "negative-size", "a frame of negative size", expected: "0 or more", at: node, path)
        return nil
    }

    private func insets(
        _ node: JSONNode, _ path: JSONPath, keys: [String],
        _ read: (JSONNode, JSONPath) -> Double?
    ) -> EdgeInsets? {
        if case .object = node.value {
            guard let fields = fields(node, path, keys: keys) else { return nil }
            let values = keys.map { optional(fields, $0, read) ?? 0 }
            return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
        }
        guard let values = numbers(keys, node, path, read) else { return nil }
        let numbers = values.map { $0 ?? 0 }
        return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// One priority for both axes, or an object with one for each; what is missing is the default.
    func priorities(_ node: JSONNode, _ path: JSONPath, default preset: AxisPair) -> AxisPair? {
        if case .number = node.value {
            return priority(node, path).map { AxisPair(horizontal: $0, vertical: $0) }
        }
        guard let fields = fields(node, path, keys: ["horizontal", "vertical"]) else { return nil }
        return AxisPair(
            horizontal: optional(fields, "horizontal", priority) ?? preset.horizontal,
            vertical: optional(fields, "vertical", priority) ?? preset.vertical)
    }

    /// `[[minimum width, height], ...]` in falling order of width.
    func textTable(_ node: JSONNode, _ path: JSONPath) -> [TextTableRow]? {
        let rows = array(node, path) { element, path in
            self.numbers(["minimum width", "height"], element, path, self.size)
                .map { TextTableRow(minimumWidth: $0[0] ?? 0, height: $0[1] ?? 0) }
        }
        guard let rows else { return nil }
        let isFalling = zip(rows, rows.dropFirst()).allSatisfy { $0.minimumWidth > $1.minimumWidth }
        if rows.isEmpty || !isFalling {
            report(
                "wrong-order", "the rows of the text table are not in falling order of width",
                expected: "rows [minimum width, height] from the widest to the narrowest",
                at: node, path)
            return nil
        }
        return rows
    }
}
