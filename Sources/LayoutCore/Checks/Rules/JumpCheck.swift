/// Views that leap while the screen grows by nothing.
struct JumpCheck: LineCheck {
    private static let least = CheckOption("least", 8, "pt", "shortest leap that counts")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "jump", summary: "A view leaps where the screen hardly changes.",
            rule:
                "At one size of a sweep a view's place or extent in its superview changes by more than "
                + "8 pt at once.",
            severity: "note",
            controls: [
                "Where a rule, a size class or the orientation changes, leaps are meant.",
                "Where a text takes another line, what hangs on it may leap.",
                "Says nothing of screens of their own.",
            ],
            options: [Self.least],
            examples: [
                CheckExample(
                    "A keypad that gives up its shape where the screen is too low for it: 1.25 x width > 667",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "keys" }, { "id": "display" } ] },
                          "constraints": [ "keys.left == screen.left", "keys.right == screen.right",
                            "fits: keys.height <= screen.height", "shape: keys.height == screen.width * 1.25",
                            "keys.bottom == screen.bottom",
                            "display.left == screen.left", "display.right == screen.right",
                            "display.top == screen.top", "display.bottom == keys.top" ] }
                        """,
                    sweep: #"{ "widths": { "from": 500, "to": 600, "step": 1 }, "heights": 667 }"#,
                    findings: ["note keys display, width 533.6"]),
                CheckExample(
                    "A rule that changes a width",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
                          "constraints": [ "box.left == screen.left", "box.top == screen.top", "box.height == 20",
                            "wide: box.width == 100" ],
                          "when": [ { "if": "width > 400", "apply": [ { "set": "wide.constant", "to": 200 } ] } ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 500, "step": 1 }, "heights": 667 }"#),
            ])
    }

    func hits(along line: LineLook) -> [LineLook.Hit] {
        zip(line.pieces, line.pieces.dropFirst()).compactMap { before, after in
            guard after.hasSameRules, before.piece.upper == after.piece.lower,
                before.piece.environment.hasSameTraits(as: after.piece.environment)
            else { return nil }
            let size = before.piece.upper
            let leaps = before.tree.items.filter { item in
                item.isShown && item.parent != nil && item.root == 0
                    && leap(of: item.number, at: size, before.piece, after.piece)
                        > Self.least.standard
            }
            guard !leaps.isEmpty,
                !hasOtherLines(before.piece, after.piece, before.tree, at: size)
            else { return nil }
            let names = leaps.map(\.id)
            return LineLook.Hit(
                hit: Hit(
                    .note, views: names, message: "\(names.joined(separator: ", ")) leaps"),
                range: SizeRange(LineHits.rounded(size)))
        }
    }

    /// The greatest change of a number of an item's frame at a border, points.
    private func leap(
        of item: Int, at size: Double, _ before: FramePiece, _ after: FramePiece
    ) -> Double {
        (0..<4).map { slot in
            (value(item * 4 + slot, before, size) - value(item * 4 + slot, after, size)).magnitude
        }.filter(\.isFinite).max() ?? 0
    }

    private func value(_ slot: Int, _ piece: FramePiece, _ size: Double) -> Double {
        piece.values[slot] + piece.slopes[slot] * (size - piece.place)
    }

    /// Whether some text has another number of lines on the other side.
    private func hasOtherLines(
        _ before: FramePiece, _ after: FramePiece, _ tree: ScreenTree, at size: Double
    ) -> Bool {
        tree.items.contains { item in
            guard let text = item.text, text.numberOfLines != 1 else { return false }
            let first = text.need(atWidth: value(item.number * 4 + 2, before, size - 1e-6))
            let second = text.need(atWidth: value(item.number * 4 + 2, after, size + 1e-6))
            return first?.height != second?.height
        }
    }
}

extension Environment {
    /// Whether nothing but the size differs.
    fileprivate func hasSameTraits(as other: Environment) -> Bool {
        var resized = other
        resized.size = size
        return resized == self && orientation == other.orientation
    }
}
