/// Views that stand in line in the design and nearly do elsewhere.
struct MisalignedCheck: Check {
    /// A line that views may share.
    private enum Line: CaseIterable {
        case left, centerX, right, top, centerY, bottom

        var axis: Axis {
            switch self {
            case .left, .centerX, .right: .horizontal
            case .top, .centerY, .bottom: .vertical
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
            }
        }

        func place(_ frame: AffineFrame) -> Affine {
            switch self {
            case .left: frame.left
            case .centerX: frame.centerX
            case .right: frame.right
            case .top: frame.top
            case .centerY: frame.centerY
            case .bottom: frame.bottom
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
                "Edges or centres of three or more views of one superview are the same in the design, and "
                + "here they differ by more than the tolerance and no more than 4 pt.",
            severity: "warning",
            controls: [
                "Only what is exact in the design (the job's first screen, in large text, left to right, base state) counts.",
                "Views that still share another line of the same direction are in line.",
                "Baselines are not looked at.",
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
            ])
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
            guard let frame = base.frames[child] else { continue }
            let place = line.place(frame).value
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
        let places = group.compactMap { screen.frames[$0] }.map(line.place)
        guard let first = places.first, places.count == group.count else { return nil }
        var (least, greatest) = (first, first)
        for place in places.dropFirst() {
            least = screen.trace.min(least, place)
            greatest = screen.trace.max(greatest, place)
        }
        return greatest - least
    }
}
