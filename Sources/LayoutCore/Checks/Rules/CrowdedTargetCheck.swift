/// Controls so near to each other that a finger hits the wrong one.
struct CrowdedTargetCheck: Check {
    private static let distance = CheckOption(
        "distance", 8, "pt", "least distance between two controls")
    private static let comfortable = CheckOption(
        "comfortable", 44, "pt", "least side of a control that may stand close to another")
    /// Bars whose items stand close by the system's own rules.
    private static let bars: Set<String> = [
        "UIToolbar", "UITabBar", "UINavigationBar", "UISegmentedControl", "UIStepper",
    ]

    var definition: CheckDefinition {
        CheckDefinition(
            id: "crowded-target", summary: "Two controls stand too close to each other.",
            rule:
                "The edges of two visible controls are less than 8 pt apart, and the lesser side of one "
                + "of them is below 44 pt.",
            severity: "note",
            controls: [
                "Items of toolbars, tab bars and navigation bars are left out, and so are subviews of "
                    + "views tagged \"toolbar\".",
                "Controls that overlap are for overlap.",
            ],
            options: [Self.distance, Self.comfortable],
            examples: [
                CheckExample(
                    "Two small buttons 4 points apart",
                    layout: CrowdedTargetCheck.example(gap: 4), findings: ["note one two"]),
                CheckExample(
                    "The same 12 points apart", layout: CrowdedTargetCheck.example(gap: 12)),
            ])
    }

    private static func example(gap: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "one", "kind": "button", "intrinsicSize": [60, 30] },
            { "id": "two", "kind": "button", "intrinsicSize": [60, 30] } ] },
          "constraints": [ "one.left == screen.left + 20", "one.top == screen.top + 20",
            "two.left == one.right + \(gap)", "two.top == one.top" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let distance = options.value(Self.distance, of: "crowded-target")
        let comfortable = options.value(Self.comfortable, of: "crowded-target")
        let trace = screen.trace
        let targets = screen.visibleItems.filter { $0.isInteractive && !isInBar($0, screen.tree) }
        var hits: [Hit] = []
        for (number, one) in targets.enumerated() {
            if screen.isCancelled { return [] }
            for other in targets[(number + 1)...]
            where !screen.tree.isInside(other.number, one.number) {
                guard let first = screen.frames[one.number],
                    let second = screen.frames[other.number]
                else { continue }
                let across = trace.max(first.left - second.right, second.left - first.right)
                let down = trace.max(first.top - second.bottom, second.top - first.bottom)
                let gap = trace.max(across, down)
                guard !trace.isPositive(-gap), trace.isPositive(-gap + distance) else { continue }
                let sides = [first.width, first.height, second.width, second.height]
                guard sides.contains(where: { trace.isPositive(-$0 + comfortable) }) else {
                    continue
                }
                hits.append(
                    Hit(
                        .note, views: [one.id, other.id],
                        message: "\(one.id) and \(other.id) are less than "
                            + "\(NumberText.text(distance)) pt apart",
                        measure: Measure(-gap + distance)))
            }
        }
        return hits
    }

    private func isInBar(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        var current = item.parent
        while let number = current {
            let outer = tree.items[number]
            if outer.hasTag("toolbar") || outer.node?.className.map(Self.bars.contains) == true {
                return true
            }
            current = outer.parent
        }
        return false
    }
}
