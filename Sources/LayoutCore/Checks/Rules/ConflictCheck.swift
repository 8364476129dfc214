/// Required constraints that cannot hold together.
struct ConflictCheck: Check {
    /// The check's name.
    static let id = "conflict"

    var definition: CheckDefinition {
        CheckDefinition(
            id: ConflictCheck.id,
            summary: "Required constraints cannot hold together.",
            rule: "Some constraints of priority 1000 have no common answer. Reported is a set of "
                + "which none can be missed, and the one that was given up.",
            severity: "error",
            controls: [
                "The same set over many variants is one finding.",
                "Constraints nobody wrote (the size of the screen, sizes that are never negative) are "
                    + "told apart and do not make another cause.",
            ],
            examples: [
                CheckExample(
                    "Two heights that cannot both be",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
                          "constraints": [ "box.left == screen.left", "box.top == screen.top",
                            "box.width == 100", "short: box.height == 20", "tall: box.height == 100" ] }
                        """,
                    findings: ["error box"]),
                CheckExample(
                    "A keypad of a fixed shape, in a screen that is too wide for its height: 1.25 x width > 667",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "keys" }, { "id": "display" } ] },
                          "constraints": [ "keys.left == screen.left", "keys.right == screen.right",
                            "keysHeight: keys.height == screen.width * 1.25", "keys.bottom == screen.bottom",
                            "display.left == screen.left", "display.right == screen.right",
                            "display.top == screen.top", "display.bottom == keys.top" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 1366, "step": 1 }, "heights": 667 }"#,
                    findings: ["error keys display, width (533.6, 1366]"]),
                CheckExample(
                    "The same with a priority that may give way",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
                          "constraints": [ "box.left == screen.left", "box.top == screen.top",
                            "box.width == 100", "box.height == 20", "box.height == 100 @999" ] }
                        """),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.report.conflicts.map { conflict in
            let views = views(of: conflict, in: screen.tree)
            return Hit(
                .error, views: views,
                detail: ConflictCheck.detail(conflict),
                message:
                    "\(conflict.members.count + conflict.implicit.count) constraints cannot hold "
                    + "together: \(conflict.givenUp) is given up",
                constraints: [conflict.givenUp]
                    + conflict.members.filter { $0 != conflict.givenUp },
                conflict: conflict)
        }
    }

    /// What tells conflicts of the same views apart.
    static func detail(_ conflict: VariantReport.Conflict) -> String {
        ([conflict.givenUp] + conflict.members).joined(separator: "; ")
    }

    /// The views that the members speak of, those of the one given up first; the root only where nothing else is.
    private func views(of conflict: VariantReport.Conflict, in tree: ScreenTree) -> [String] {
        var views: [String] = []
        let names = [conflict.givenUp] + conflict.members
        for name in names {
            guard let constraint = tree.constraint(name) else {
                let id = name.prefix { $0 != "." }
                if tree.item(String(id)) != nil, !views.contains(String(id)) {
                    views.append(String(id))
                }
                continue
            }
            for id in [constraint.first.item.id, constraint.second?.item.id].compactMap({ $0 })
            where !views.contains(id) {
                views.append(id)
            }
        }
        let others = views.filter { tree.item($0)?.parent != nil }
        return others.isEmpty ? views : others
    }
}
