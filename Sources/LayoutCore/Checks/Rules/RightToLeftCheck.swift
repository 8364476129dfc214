import LayoutSolver

/// Views that do not move to the other side where people read from right to left.
struct RightToLeftCheck: Check {
    private static let fixedTags = ["direction-fixed", "media", "phone-number", "clock"]

    var companions: [Companion] { [.leftToRight] }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "rtl", summary: "A view is not mirrored where people read from right to left.",
            rule:
                "Read from right to left, the left or right edge of a view is not where the mirror image of the "
                + "same screen read from left to right has it, by more than the tolerance, in its superview.",
            severity: "error",
            controls: [
                "Views tagged \"direction-fixed\", \"media\", \"phone-number\" or \"clock\", and everything in "
                    + "them, keep their side.",
                "Places count relative to the superview: what is inside a view that is not mirrored is "
                    + "not told again.",
                "Whether texts are aligned and icons flipped is not known here.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A back button pinned to the left",
                    layout: RightToLeftCheck.example(edge: "left"),
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#,
                    findings: ["error back"]),
                CheckExample(
                    "One pinned to the leading edge",
                    layout: RightToLeftCheck.example(edge: "leading"),
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#),
                CheckExample(
                    "A title pinned to the left and to its trailing edge loses its right side",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [40, 20] } ] },
                          "constraints": [ "title.left == screen.left + 16", "title.trailing == screen.trailing - 16",
                            "title.top == screen.top + 20" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#,
                    findings: ["error title"]),
                CheckExample(
                    "Left and right are no harm where both sides are the same",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "card" } ] },
                          "constraints": [ "card.left == screen.left + 15", "card.right == screen.right - 15",
                            "card.top == screen.top", "card.height == 80" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#),
            ])
    }

    private static func example(edge: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "back", "kind": "button", "intrinsicSize": [44, 44] } ] },
          "constraints": [ "back.\(edge) == screen.\(edge) + 8", "back.top == screen.top + 20" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard screen.environment.direction == .rightToLeft,
            let twin = screen.companions[.leftToRight]
        else { return [] }
        let tolerance = options.value(.tolerance, of: "rtl")
        return screen.visibleItems.compactMap { item in
            guard !keepsSide(item, screen.tree), twin.isVisible(item.number),
                let parent = item.parent, let frame = screen.frames[item.number],
                let outer = screen.frames[parent], let other = twin.frames[item.number],
                let otherOuter = twin.frames[parent]
            else { return nil }
            // Either edge may be where the mirror has it while the other one is not.
            let atLeft = (frame.left - outer.left) - (otherOuter.right - other.right)
            let atRight = (outer.right - frame.right) - (other.left - otherOuter.left)
            let trace = screen.trace
            guard
                !trace.isNear(atLeft, Affine(0), within: tolerance)
                    || !trace.isNear(atRight, Affine(0), within: tolerance)
            else { return nil }
            let culprits = screen.tree.constraints(of: item.id).filter(\.namesLeftOrRight)
            let difference = trace.max(
                trace.max(atLeft, -atLeft), trace.max(atRight, -atRight))
            return Hit(
                .error, views: [item.id], detail: culprits.isEmpty ? "position" : "left or right",
                message: culprits.isEmpty
                    ? "\(item.id) is not where the mirror has it"
                    : "\(item.id) keeps its side: a constraint says left or right",
                measure: Measure(difference),
                constraints: (culprits.isEmpty ? screen.tree.constraints(of: item.id) : culprits)
                    .map(\.key))
        }
    }

    private func keepsSide(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        var current: Int? = item.number
        while let number = current {
            if Self.fixedTags.contains(where: tree.items[number].hasTag) { return true }
            current = tree.items[number].parent
        }
        return false
    }
}

extension Constraint {
    /// Whether a side of it is a left or right edge, which never mirrors.
    var namesLeftOrRight: Bool {
        func isFixed(_ attribute: LayoutAttribute?) -> Bool {
            switch attribute {
            case .left, .right, .leftMargin, .rightMargin: true
            default: false
            }
        }
        return isFixed(first.attribute) || isFixed(second?.attribute)
    }
}
