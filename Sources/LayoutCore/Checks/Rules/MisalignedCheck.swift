/// Views that stand in line in the design and nearly do elsewhere.
struct MisalignedCheck: Check {
    /// A line that views may share.
    private enum Line: CaseIterable {
        case left, centerX, right, top, centerY, bottom, baseline

        var axis: Axis {
            switch self {
            case .left, .centerX, .right: .horizontal
            case .top, .centerY, .bottom, .baseline: .vertical
            }
        }

        var words: String {
            switch self {
            case .left: "left edges"
            case .centerX: "horizontal centres"
            case .right: "right edges"
            case .top: "top edges"
            case .centerY: "vertical centres"
            case .bottom: "bottom edges"
            case .baseline: "baselines"
            }
        }

        /// Where an item has the line; nil for the baseline of what has none.
        func place(_ number: Int, _ screen: Screen) -> Affine? {
            guard let frame = screen.frames[number] else { return nil }
            switch self {
            case .left: return frame.left
            case .centerX: return frame.centerX
            case .right: return frame.right
            case .top: return frame.top
            case .centerY: return frame.centerY
            case .bottom: return frame.bottom
            case .baseline:
                return screen.tree.items[number].firstBaselineFromTop.map { frame.top + $0 }
            }
        }
    }

    private static let most = CheckOption(
        "most", 4, "pt", "distance from which views are meant to stand apart")

    var companions: [Companion] { [.base] }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "misaligned",
            summary: "Views that stand in line in the design nearly do elsewhere.",
            rule:
                "Edges, centres or first baselines of three or more views of one superview are the same in "
                + "the design, and here they differ by more than the tolerance and no more than 4 pt.",
            severity: "warning",
            controls: [
                "Only what is exact in the design (the job's first screen, in large text, left to right, base state) counts.",
                "Views that still share another line of the same direction are in line.",
                "Baselines count where they are stated or measured.",
            ],
            options: [.tolerance, Self.most],
            examples: [
                CheckExample(
                    "Three buttons, one of which has its place from the screen's width: 0.1 x width against 37.5",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] },
                          "constraints": [ "a.left == screen.left + 40", "b.left == screen.left + 40", "c.left == screen.right * 0.1",
                            "a.top == screen.top", "b.top == screen.top + 60", "c.top == screen.top + 120",
                            "a.width == 50", "b.width == 60", "c.width == 70", "a.height == 44", "b.height == 44", "c.height == 44" ] }
                        """,
                    sweep: #"{ "widths": [400, 410, 430, 480], "heights": 667 }"#,
                    findings: ["warning a b c, width (405, 440]"]),
                CheckExample(
                    "The same in line everywhere",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] },
                          "constraints": [ "a.left == screen.left + 40", "b.left == a.left", "c.left == a.left",
                            "a.top == screen.top", "b.top == screen.top + 60", "c.top == screen.top + 120",
                            "a.width == 50", "b.width == 60", "c.width == 70", "a.height == 44", "b.height == 44", "c.height == 44" ] }
                        """,
                    sweep: #"{ "widths": [400, 410, 430, 480], "heights": 667 }"#),
                CheckExample(
                    "Three words on one line, the last of which hangs on the screen's height: "
                        + "0.1 x height - 20 + 14 against 50.7 + 10, once the middles differ too",
                    layout: MisalignedCheck.words(last: "c.top == screen.bottom * 0.1 - 20"),
                    sweep: #"{ "widths": 375, "heights": [667, 690, 720] }"#,
                    findings: ["warning a b c, height (677, 707]"]),
                CheckExample(
                    "The same words tied by their baselines",
                    layout: MisalignedCheck.words(last: "c.firstBaseline == a.firstBaseline"),
                    sweep: #"{ "widths": 375, "heights": [667, 690, 720] }"#),
            ])
    }

    /// Words that reach 10, 12 and 14 points above their baselines, the first two tied by them.
    private static func words(last: String) -> String {
        """
        { "root": { "id": "screen", "children": [
            { "id": "a", "kind": "label", "intrinsicSize": [40, 14], "firstBaseline": 10 },
            { "id": "b", "kind": "label", "intrinsicSize": [40, 17], "firstBaseline": 12 },
            { "id": "c", "kind": "label", "intrinsicSize": [40, 20], "firstBaseline": 14 } ] },
          "constraints": [ "a.top == screen.top + 50.7", "b.firstBaseline == a.firstBaseline", "a.left == screen.left",
            "b.left == screen.left + 60", "c.left == screen.left + 120", "\(last)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard let base = screen.companions[.base] else { return [] }
        let tolerance = options.value(.tolerance, of: "misaligned")
        let most = options.value(Self.most, of: "misaligned")
        var hits: [Hit] = []
        for parent in screen.tree.items where parent.root == 0 && parent.children.count > 2 {
            let children = parent.children.filter { child in
                base.isVisible(child) && screen.isVisible(child)
            }
            for line in Line.allCases {
                for group in groups(children, line, base) {
                    if let hit = hit(group, line, screen, tolerance, most) { hits.append(hit) }
                }
            }
        }
        return hits
    }

    /// Sets of three or more views that share a line in the design.
    private func groups(_ children: [Int], _ line: Line, _ base: Screen) -> [[Int]] {
        var groups: [(place: Double, members: [Int])] = []
        for child in children {
            guard let place = line.place(child, base)?.value else { continue }
            if let known = groups.firstIndex(where: { ($0.place - place).magnitude < 0.01 }) {
                groups[known].members.append(child)
            } else {
                groups.append((place, [child]))
            }
        }
        return groups.map(\.members).filter { $0.count > 2 }
    }

    private func hit(
        _ group: [Int], _ line: Line, _ screen: Screen, _ tolerance: Double, _ most: Double
    ) -> Hit? {
        guard let spread = spread(of: group, line, screen),
            screen.trace.isGreater(spread, tolerance), !screen.trace.isGreater(spread, most)
        else { return nil }
        for other in Line.allCases where other != line && other.axis == line.axis {
            if let distance = self.spread(of: group, other, screen),
                !screen.trace.isGreater(distance, tolerance)
            {
                return nil
            }
        }
        let names = group.map { screen.tree.items[$0].id }
        return Hit(
            .warning, views: names, detail: line.words,
            message: "the \(line.words) of \(names.joined(separator: ", ")) are not quite in line",
            measure: Measure(spread))
    }

    private func spread(of group: [Int], _ line: Line, _ screen: Screen) -> Affine? {
        let places = group.compactMap { line.place($0, screen) }
        guard let first = places.first, places.count == group.count else { return nil }
        var (least, greatest) = (first, first)
        for place in places.dropFirst() {
            least = screen.trace.min(least, place)
            greatest = screen.trace.max(greatest, place)
        }
        return greatest - least
    }
}
