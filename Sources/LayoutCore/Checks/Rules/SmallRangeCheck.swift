/// An order of two views that holds for a few points of the sweep alone.
struct SmallRangeCheck: LineCheck {
    private static let least = CheckOption(
        "least", 5, "pt", "width of the shortest range that is meant")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "small-range",
            summary: "Two views stand to each other as they do at hardly any other size.",
            rule:
                "Two visible subviews of one superview stand before, over or after each other on one "
                + "axis for less than 5 pt of a sweep of sizes, and otherwise on both sides of it.",
            severity: "warning",
            controls: [
                "The ends of the sweep are no ends of a range.",
                "Says nothing of screens of their own.",
            ],
            options: [Self.least],
            examples: [
                CheckExample(
                    "A view that passes another within 4 points: 300 + 20 - 4 x ...",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" } ] },
                          "constraints": [ "a.left == screen.left + 100", "a.top == screen.top", "a.width == 10", "a.height == 10",
                            "b.left == screen.right * 5 - 1900", "b.top == screen.top", "b.width == 10", "b.height == 10" ] }
                        """,
                    sweep: #"{ "widths": { "from": 390, "to": 410, "step": 1 }, "heights": 667 }"#,
                    findings: ["warning a b, width (398, 402)"]),
                CheckExample(
                    "A view that passes another slowly",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" } ] },
                          "constraints": [ "a.left == screen.left + 100", "a.top == screen.top", "a.width == 10", "a.height == 10",
                            "b.left == screen.right - 300", "b.top == screen.top", "b.width == 10", "b.height == 10" ] }
                        """,
                    sweep: #"{ "widths": { "from": 370, "to": 430, "step": 1 }, "heights": 667 }"#),
            ])
    }

    var probe: (any Check)? { RelationProbe() }

    func hits(along line: LineLook) -> [LineLook.Hit] {
        let inside = line.probe.entries.flatMap { cause, entry in
            entry.ranges.map { (cause: cause, range: $0) }
        }.filter { one in
            one.range.upper - one.range.lower < Self.least.standard
                && one.range.lower > line.lower && one.range.upper < line.upper
        }.sorted { $0.cause < $1.cause }
        return inside.compactMap { one in
            let others = line.probe.entries.filter { cause, _ in
                cause.views == one.cause.views && cause.detail != one.cause.detail
                    && cause.detail.prefix(1) == one.cause.detail.prefix(1)
            }.flatMap(\.value.ranges)
            let isBefore = others.contains { ($0.upper - one.range.lower).magnitude < 1e-5 }
            let isAfter = others.contains { ($0.lower - one.range.upper).magnitude < 1e-5 }
            guard isBefore, isAfter else { return nil }
            let names = one.cause.views
            let words = RelationProbe.words[one.cause.detail] ?? one.cause.detail
            return LineLook.Hit(
                hit: Hit(
                    .warning, views: names, detail: one.cause.detail,
                    message: "\(names[0]) \(words) \(names[1]) for less than "
                        + "\(NumberText.text(Self.least.standard)) pt of the sweep"),
                range: one.range)
        }
    }
}

/// Where two subviews stand to each other: asked along a line.
private struct RelationProbe: Check {
    static let words = [
        "h<": "stands left of", "h=": "stands over or under", "h>": "stands right of",
        "v<": "stands above", "v=": "stands beside", "v>": "stands below",
    ]

    var definition: CheckDefinition {
        CheckDefinition(id: "relation", summary: "", rule: "", severity: "")
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        var hits: [Hit] = []
        for parent in screen.tree.items where parent.root == 0 && parent.children.count > 1 {
            let children = parent.children.filter(screen.isVisible)
            for (number, one) in children.enumerated() {
                for other in children[(number + 1)...] {
                    guard let first = screen.frames[one], let second = screen.frames[other] else {
                        continue
                    }
                    for axis in Axis.allCases {
                        let letter = axis == .horizontal ? "h" : "v"
                        let sign =
                            !screen.trace.isGreater(first.end(axis), second.start(axis))
                            ? "<"
                            : !screen.trace.isGreater(second.end(axis), first.start(axis))
                                ? ">" : "="
                        hits.append(
                            Hit(
                                .note,
                                views: [screen.tree.items[one].id, screen.tree.items[other].id],
                                detail: letter + sign, message: ""))
                    }
                }
            }
        }
        return hits
    }
}
