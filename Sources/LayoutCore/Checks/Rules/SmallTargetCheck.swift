/// Controls too small for a finger.
struct SmallTargetCheck: Check {
    private static let comfortable = CheckOption(
        "comfortable", 44, "pt", "least side of a control by Apple's guidelines")
    private static let least = CheckOption(
        "least", 24, "pt", "least side of a control by WCAG 2.2, level AA")
    /// Controls whose height is the system's: nobody's layout makes them small.
    private static let systemSized: Set<String> = [
        "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UISearchBar",
    ]

    var definition: CheckDefinition {
        CheckDefinition(
            id: "small-target", summary: "A control is too small for a finger.",
            rule:
                "The lesser side of a visible control is below 44 pt, Apple's least, or below 24 pt, "
                + "that of WCAG 2.2 AA.",
            severity: "warning below 44 pt; error below 24 pt",
            controls: [
                "Views with the role \"link\" stand in text and are left out.",
                "A control inside another control or a cell that takes the touch is left out.",
                "Switches, sliders, steppers, segmented controls, search bars and page controls have "
                    + "the system's size: they count below 24 pt alone.",
                "A tag \"hit:N\" says that the touch area reaches N points beyond the frame.",
            ],
            options: [Self.comfortable, Self.least],
            examples: [
                CheckExample(
                    "A close button of 32 points",
                    layout: SmallTargetCheck.example(size: 32), findings: ["warning close"]),
                CheckExample(
                    "One of 20 points",
                    layout: SmallTargetCheck.example(size: 20), findings: ["error close"]),
                CheckExample(
                    "One of 44 points", layout: SmallTargetCheck.example(size: 44)),
            ])
    }

    private static func example(size: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "close", "kind": "button", "intrinsicSize": [\(size), \(size)] } ] },
          "constraints": [ "close.left == screen.left + 8", "close.top == screen.top + 8" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let comfortable = options.value(Self.comfortable, of: "small-target")
        let least = options.value(Self.least, of: "small-target")
        var hits: [Hit] = []
        for item in screen.visibleItems where item.isInteractive && item.node?.role != "link" {
            guard let frame = screen.frames[item.number],
                !isInsideTarget(item, screen.tree)
            else { continue }
            let side = screen.trace.min(frame.width, frame.height) + 2 * reach(item)
            let threshold =
                item.node?.className.map(Self.systemSized.contains) == true ? least : comfortable
            guard screen.trace.isPositive(-side + threshold) else { continue }
            let isTiny = screen.trace.isPositive(-side + least)
            hits.append(
                Hit(
                    isTiny ? .error : .warning, views: [item.id],
                    message: "\(item.id) is smaller than \(NumberText.text(threshold)) pt",
                    measure: Measure(-side + threshold),
                    constraints: screen.tree.keys(of: item.id)))
        }
        return hits
    }

    /// Points that the touch area reaches beyond the frame.
    private func reach(_ item: ScreenItem) -> Double {
        item.node?.tags.lazy.filter { $0.hasPrefix("hit:") }
            .compactMap { Double($0.dropFirst("hit:".count)) }.first ?? 0
    }

    private func isInsideTarget(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        var current = item.parent
        while let number = current {
            let outer = tree.items[number]
            let isCell =
                outer.node?.kind == .cell || outer.node?.className?.hasSuffix("Cell") == true
            if outer.isInteractive || isCell { return true }
            current = outer.parent
        }
        return false
    }
}
