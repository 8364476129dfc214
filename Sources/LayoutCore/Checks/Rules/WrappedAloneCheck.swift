/// A view that alone falls out of the row it shares with others on wider screens.
struct WrappedAloneCheck: Check {
    var companions: [Companion] { [.widest, .base] }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "wrapped-alone", summary: "One view of a row falls below it on narrow screens.",
            rule:
                "On the widest screen of the sweep three or more subviews share a row (half of the lower "
                + "one's height overlaps). Here one of them lies wholly below the others, which still "
                + "share theirs, and is inside its superview.",
            severity: "warning",
            controls: [
                "Where more than one view leaves the row, the group is laid out anew on purpose.",
                "On devices the design takes the place of the widest screen, where it is wider.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "The third of three buttons drops below 400 points",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] },
                          "constraints": [ "a.left == screen.left", "b.left == a.right", "c.left == screen.left + 100",
                            "a.top == screen.top", "b.top == screen.top", "drop: c.top == screen.top",
                            "a.width == 100", "b.width == 100", "c.width == 100", "a.height == 44", "b.height == 44", "c.height == 44" ],
                          "when": [ { "if": "width < 400", "apply": [ { "set": "drop.constant", "to": 50 } ] } ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 500, "step": 1 }, "heights": 667 }"#,
                    findings: ["warning c a b, width [320, 400)"]),
                CheckExample(
                    "A grid of three that becomes a column",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] },
                          "constraints": [ "a.left == screen.left", "b.left == a.right", "c.left == b.right",
                            "a.top == screen.top", "second: b.top == screen.top", "third: c.top == screen.top",
                            "a.width == 100", "b.width == 100", "c.width == 100", "a.height == 44", "b.height == 44", "c.height == 44" ],
                          "when": [ { "if": "width < 400", "apply": [ { "set": "second.constant", "to": 50 }, { "set": "third.constant", "to": 100 } ] } ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 500, "step": 1 }, "heights": 667 }"#),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard let wider = screen.companions[.widest] ?? screen.companions[.base],
            screen.trace.isGreater(wider.bounds.width, screen.bounds.width)
        else { return [] }
        let tolerance = options.value(.tolerance, of: "wrapped-alone")
        var hits: [Hit] = []
        for parent in screen.tree.items where parent.root == 0 && parent.children.count > 2 {
            let children = parent.children.filter { wider.isVisible($0) && screen.isVisible($0) }
            for row in rows(children, wider) {
                if let hit = hit(row, in: parent.number, screen, tolerance) { hits.append(hit) }
            }
        }
        return hits
    }

    /// Sets of three or more views that stand in a row.
    private func rows(_ children: [Int], _ screen: Screen) -> [[Int]] {
        var rows: [[Int]] = []
        for child in children {
            if let known = rows.firstIndex(where: { sharesRow(child, $0[0], screen) }) {
                rows[known].append(child)
            } else {
                rows.append([child])
            }
        }
        return rows.filter { $0.count > 2 }
    }

    private func sharesRow(_ one: Int, _ other: Int, _ screen: Screen) -> Bool {
        guard let first = screen.frames[one], let second = screen.frames[other] else {
            return false
        }
        let trace = screen.trace
        let shared = trace.min(first.bottom, second.bottom) - trace.max(first.top, second.top)
        return trace.isPositive(shared * 2 - trace.min(first.height, second.height))
    }

    private func hit(
        _ row: [Int], in parent: Int, _ screen: Screen, _ tolerance: Double
    ) -> Hit? {
        guard let outer = screen.frames[parent] else { return nil }
        let trace = screen.trace
        for child in row {
            let rest = row.filter { $0 != child }
            guard let frame = screen.frames[child],
                rest.dropFirst().allSatisfy({ sharesRow($0, rest[0], screen) }),
                rest.allSatisfy({ other in
                    screen.frames[other].map { !trace.isGreater($0.bottom, frame.top + tolerance) }
                        ?? false
                }),
                Protrusion(of: frame, beyond: outer, tolerance: tolerance, trace).isEmpty
            else { continue }
            let names = rest.map { screen.tree.items[$0].id }
            let id = screen.tree.items[child].id
            return Hit(
                .warning, views: [id] + names,
                message: "\(id) alone falls below \(names.joined(separator: ", "))",
                constraints: screen.tree.keys(of: id))
        }
        return nil
    }
}
