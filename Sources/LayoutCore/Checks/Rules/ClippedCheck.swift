/// Views that their superview cuts off.
struct ClippedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "clipped", summary: "A view is cut off at its superview's edge.",
            rule: "A visible view reaches beyond its superview by more than the tolerance, and the "
                + "superview clips.",
            severity: "error; note where a constant says so on purpose",
            controls: ParentProtrusion.controls, options: [.tolerance],
            examples: [
                CheckExample(
                    "A picture wider than the card that clips it",
                    layout: ParentProtrusion.example(width: "card.width + 20", clips: true),
                    findings: ["error picture card"]),
                CheckExample(
                    "The same in a card that does not clip is another check's",
                    layout: ParentProtrusion.example(width: "card.width + 20", clips: false)),
                CheckExample(
                    "A picture as wide as the card",
                    layout: ParentProtrusion.example(width: "card.width", clips: true)),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        ParentProtrusion.hits(
            on: screen, tolerance: options.value(.tolerance, of: "clipped"), clipped: true)
    }
}

/// Views that reach beyond a superview that does not cut them off.
struct ProtrudesCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "protrudes", summary: "A view reaches beyond its superview.",
            rule: "A visible view reaches beyond its superview by more than the tolerance, and the "
                + "superview does not clip.",
            severity: "warning; note where a constant says so on purpose",
            controls: ParentProtrusion.controls, options: [.tolerance],
            examples: [
                CheckExample(
                    "A picture wider than its card",
                    layout: ParentProtrusion.example(width: "card.width + 20", clips: false),
                    findings: ["warning picture card"]),
                CheckExample(
                    "A minimum width that a narrow card does not have room for: 100 > width / 4",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "card", "children": [ { "id": "picture" } ] } ] },
                          "constraints": [ "card.left == screen.left + 50", "card.top == screen.top",
                            "card.width == screen.width * 0.25", "card.height == 100",
                            "picture.left == card.left", "picture.top == card.top", "picture.height == 10",
                            "picture.width == card.width @750", "picture.width >= 100" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 500, "step": 1 }, "heights": 667 }"#,
                    findings: ["warning picture card, width [320, 398)"]),
                CheckExample(
                    "A badge that a negative inset puts over the edge is meant",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "card", "children": [ { "id": "badge" } ] } ] },
                          "constraints": [ "card.left == screen.left + 50", "card.top == screen.top + 50",
                            "card.width == 200", "card.height == 100", "badge.width == 20", "badge.height == 20",
                            "badge.right == card.right + 6", "badge.top == card.top - 6" ] }
                        """,
                    findings: ["note badge card"]),
                CheckExample(
                    "A picture as wide as the card",
                    layout: ParentProtrusion.example(width: "card.width", clips: false)),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        ParentProtrusion.hits(
            on: screen, tolerance: options.value(.tolerance, of: "protrudes"), clipped: false)
    }
}

/// What both checks look at.
enum ParentProtrusion {
    static let controls = [
        "The content of scroll views may be larger than they are.",
        "Views tagged \"shadow\" or \"badge\" are left out.",
        "Sides on which a constraint to the superview has a constant that points outwards are a note.",
        "What reaches beyond the screen itself is for off-screen.",
    ]

    static func example(width: String, clips: Bool) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "card", "clips": \(clips), "children": [ { "id": "picture" } ] } ] },
          "constraints": [ "card.left == screen.left + 50", "card.top == screen.top", "card.width == 200",
            "card.height == 100", "picture.left == card.left", "picture.top == card.top",
            "picture.width == \(width)", "picture.height == 50" ] }
        """
    }

    static func hits(on screen: Screen, tolerance: Double, clipped: Bool) -> [Hit] {
        var hits: [Hit] = []
        for item in screen.visibleItems where !item.hasTag("shadow") && !item.hasTag("badge") {
            guard let parent = item.parent, screen.tree.items[parent].parent != nil,
                let outer = screen.tree.items[parent].node, !outer.scrolls,
                outer.clipsToBounds == clipped, let inside = screen.frames[item.number],
                let outside = screen.frames[parent]
            else { continue }
            let protrusion = Protrusion(
                of: inside, beyond: outside, tolerance: tolerance, screen.trace)
            if protrusion.isEmpty { continue }
            let meant = protrusion.keeping { side, _ in
                isMeant(item.id, beyond: screen.tree.items[parent].id, side, screen.tree)
            }
            let isAllMeant = meant.sides.count == protrusion.sides.count
            let severity: Severity = isAllMeant ? .note : clipped ? .error : .warning
            let verb = clipped ? "is cut off at the" : "reaches beyond the"
            hits.append(
                Hit(
                    severity, views: [item.id, screen.tree.items[parent].id],
                    message: "\(item.id) \(verb) \(protrusion.words) of "
                        + screen.tree.items[parent].id,
                    measure: Measure(protrusion.greatest(screen.trace)),
                    constraints: screen.tree.keys(of: item.id)))
        }
        return hits
    }

    /// Whether a constraint between the same edges of both has a constant that points outwards.
    private static func isMeant(
        _ inner: String, beyond outer: String, _ side: Protrusion.Side, _ tree: ScreenTree
    ) -> Bool {
        let edges: Set<LayoutAttribute> =
            switch side {
            case .top: [.top]
            case .bottom: [.bottom]
            case .left, .right: [.left, .right, .leading, .trailing]
            }
        return tree.constraints.contains { constraint in
            guard let second = constraint.second, edges.contains(constraint.first.attribute),
                constraint.first.attribute == second.attribute
            else { return false }
            let constant = tree.value(of: constraint.constant)
            let isAtEnd: Bool =
                switch second.attribute {
                case .right, .bottom, .trailing: true
                default: false
                }
            let outwards = isAtEnd ? constant : -constant
            if constraint.first.item.id == inner, second.item.id == outer { return outwards > 0 }
            return constraint.first.item.id == outer && second.item.id == inner && outwards < 0
        }
    }
}
