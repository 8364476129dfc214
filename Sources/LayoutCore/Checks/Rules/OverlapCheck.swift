/// Views that cover each other where they should not.
struct OverlapCheck: Check {
    private static let least = CheckOption(
        "least", 0.05, "share", "share of a text's area from which covering it is a warning")
    private static let much = CheckOption(
        "much", 0.5, "share", "share of a text's area from which covering it is an error")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "overlap", summary: "Two views overlap.",
            rule:
                "Two visible views, neither inside the other, overlap by more than the tolerance in "
                + "both directions. Views that show nothing and have subviews are looked through.",
            severity:
                "error between controls, between pictures, and where half of a text's area is "
                + "covered; warning where 5 % of it is, and where one of them is a plain view",
            controls: [
                "An overlap on every screen that was checked is the design: a note between views that show "
                    + "something and where an edge runs through a text, and else not told.",
                "A view that wholly contains another and is drawn before it is its background, but not a "
                    + "control of a control in the same place; a plain view that wholly covers another is an "
                    + "overlay.",
                "Texts count with the height of their lines, in the middle of their frame.",
                "What is inside a control is the control's.",
            ],
            options: [.tolerance, Self.least, Self.much],
            examples: [
                CheckExample(
                    "Two buttons that meet on narrow screens: 200 + 160 - width > 0.5",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "one", "kind": "button" }, { "id": "two", "kind": "button" } ] },
                          "constraints": [ "one.left == screen.left", "one.top == screen.top", "one.width == 200", "one.height == 44",
                            "two.right == screen.right", "two.top == screen.top", "two.width == 160", "two.height == 44" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 430, "step": 1 }, "heights": 667 }"#,
                    findings: ["error one two, width [320, 359.5)"]),
                CheckExample(
                    "Two buttons in the same place on narrow screens: 0.5 x width = 160",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "one", "kind": "button" }, { "id": "two", "kind": "button" } ] },
                          "constraints": [ "one.left == screen.left + 160", "one.top == screen.top", "one.width == 44", "one.height == 44",
                            "two.left == screen.centerX", "two.top == screen.top", "two.width == 44", "two.height == 44" ] }
                        """,
                    sweep: #"{ "widths": [320, 430], "heights": 667 }"#,
                    findings: ["error one two, width [320, 407)"]),
                CheckExample(
                    "A text on its background",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "back", "kind": "image" },
                            { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [40, 20] } ] },
                          "constraints": [ "back.left == screen.left", "back.top == screen.top", "back.width == 320", "back.height == 200",
                            "title.centerX == back.centerX", "title.centerY == back.centerY" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 430, "step": 1 }, "heights": 667 }"#),
                CheckExample(
                    "Two pictures that overlap everywhere",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "one", "kind": "image" }, { "id": "two", "kind": "image" } ] },
                          "constraints": [ "one.left == screen.left", "one.top == screen.top", "one.width == 100", "one.height == 44",
                            "two.left == one.left + 60", "two.top == screen.top + 10", "two.width == 100", "two.height == 44" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 430, "step": 1 }, "heights": 667 }"#,
                    findings: ["note one two"]),
            ])
    }

    /// A view with the rectangle it is seen in.
    private struct Shape {
        var item: ScreenItem
        var frame: AffineFrame
        /// Where it is seen: of a text, its lines.
        var ink: AffineFrame
    }

    /// Where a shape is seen on the screen looked at: pairs are many, and most are told apart by four comparisons.
    private struct Edges {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double

        init(_ shape: Shape) {
            left = shape.ink.left.value
            top = shape.ink.top.value
            right = left + shape.ink.width.value
            bottom = top + shape.ink.height.value
        }

        /// Whether it shares nothing with another one.
        func areApart(from other: Edges) -> Bool {
            left >= other.right || other.left >= right || top >= other.bottom
                || other.top >= bottom
        }
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let shapes = shapes(on: screen)
        let tolerance = options.value(.tolerance, of: "overlap")
        var hits: [Hit] = []
        let isSweeping = screen.trace.isSweeping
        let edges = shapes.map(Edges.init)
        for number in shapes.indices {
            if screen.isCancelled { return [] }
            for second in number + 1..<shapes.count {
                // On a single screen nobody has to know until which size two views stay apart.
                if !isSweeping, edges[number].areApart(from: edges[second]) { continue }
                let (one, other) = (shapes[number], shapes[second])
                if screen.tree.isInside(other.item.number, one.item.number) { continue }
                if let hit = hit(one, other, screen, tolerance, options) { hits.append(hit) }
            }
        }
        return hits
    }

    /// What is drawn: content, and plain views without subviews; nothing inside controls.
    private func shapes(on screen: Screen) -> [Shape] {
        let tree = screen.tree
        var isInsideControl = [Bool](repeating: false, count: tree.items.count)
        var shapes: [Shape] = []
        for item in tree.items where item.parent != nil && item.root == 0 {
            if let parent = item.parent, parent < item.number {
                isInsideControl[item.number] =
                    isInsideControl[parent] || tree.items[parent].isInteractive
            }
            guard item.node != nil, !isInsideControl[item.number],
                item.carriesContent || item.children.isEmpty, item.text?.isEmpty != true,
                screen.isVisible(item.number), let frame = screen.frames[item.number]
            else { continue }
            shapes.append(Shape(item: item, frame: frame, ink: screen.ink(of: item, frame)))
        }
        return shapes
    }

    /// Says whether two shapes overlap; `other` is drawn after `one`.
    private func hit(
        _ one: Shape, _ other: Shape, _ screen: Screen, _ tolerance: Double,
        _ options: CheckOptions
    ) -> Hit? {
        let trace = screen.trace
        let (first, second) = (one.ink, other.ink)
        guard
            trace.areAllPositive(
                first.right - second.left - tolerance, second.right - first.left - tolerance,
                first.bottom - second.top - tolerance, second.bottom - first.top - tolerance),
            trace.areAllPositive(
                first.width - tolerance, second.width - tolerance, first.height - tolerance,
                second.height - tolerance)
        else { return nil }
        let areControls = one.item.isInteractive && other.item.isInteractive
        if contains(one.frame, other.ink, trace),
            !areControls || !contains(other.frame, one.ink, trace)
        {
            return nil
        }
        if !other.item.carriesContent, contains(other.frame, one.ink, trace) { return nil }
        let width = trace.min(first.right, second.right) - trace.max(first.left, second.left)
        let height = trace.min(first.bottom, second.bottom) - trace.max(first.top, second.top)
        guard let severity = severity(one, other, width, height, screen, options) else {
            return nil
        }
        return Hit(
            severity, views: [one.item.id, other.item.id],
            message: "\(other.item.id) overlaps \(one.item.id)",
            measure: Measure(trace.min(width, height)),
            constraints: screen.tree.keys(of: one.item.id)
                + screen.tree.keys(of: other.item.id),
            everywhere: one.item.carriesContent && other.item.carriesContent
                || isText(one) || isText(other) ? .isNote : .isDesign)
    }

    private func isText(_ shape: Shape) -> Bool {
        shape.item.text?.isEmpty == false && !shape.item.isInteractive
    }

    private func severity(
        _ one: Shape, _ other: Shape, _ width: Affine, _ height: Affine, _ screen: Screen,
        _ options: CheckOptions
    ) -> Severity? {
        guard one.item.carriesContent, other.item.carriesContent else { return .warning }
        if one.item.isInteractive, other.item.isInteractive { return .error }
        let texts = [one, other].filter(isText)
        if texts.isEmpty { return .error }
        func isCovered(_ share: Double) -> Bool {
            texts.contains { text in
                screen.trace.isArea(
                    width, height, greaterThan: share, of: text.ink.width, text.ink.height)
            }
        }
        if isCovered(options.value(Self.much, of: "overlap")) { return .error }
        return isCovered(options.value(Self.least, of: "overlap")) ? .warning : nil
    }

    private func contains(
        _ outer: AffineFrame, _ inner: AffineFrame, _ trace: SweepTrace
    ) -> Bool {
        Protrusion(of: inner, beyond: outer, tolerance: 0, trace).isEmpty
    }
}
