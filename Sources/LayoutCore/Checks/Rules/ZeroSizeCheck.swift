import LayoutSolver

/// Content without an extent.
struct ZeroSizeCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "zero-size", summary: "A text, picture or control has no width or no height.",
            rule:
                "The width or height of a view that shows something is less than the tolerance.",
            severity: "error; note where a constraint says 0",
            controls: [
                "Plain views, guides and empty texts may have no extent.",
                "A size that a constraint sets to 0 is a note: collapsed on purpose.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A picture squeezed out between two texts: width - 300 < 0.5",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "picture", "kind": "image" } ] },
                          "constraints": [ "picture.left == screen.left + 200", "picture.top == screen.top", "picture.height == 20",
                            "picture.right == screen.right - 100" ] }
                        """,
                    sweep: #"{ "widths": { "from": 300, "to": 400, "step": 1 }, "heights": 667 }"#,
                    findings: ["error picture, width [300, 300.5)"]),
                CheckExample(
                    "Collapsed on purpose",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "picture", "kind": "image" } ] },
                          "constraints": [ "picture.left == screen.left", "picture.top == screen.top", "picture.height == 20",
                            "picture.width == 0" ] }
                        """,
                    findings: ["note picture"]),
                CheckExample(
                    "A spacer",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "spacer" } ] },
                          "constraints": [ "spacer.left == screen.left", "spacer.top == screen.top", "spacer.height == 20",
                            "spacer.width == 0" ] }
                        """),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "zero-size")
        var hits: [Hit] = []
        for item in screen.tree.items
        where item.isShown && item.carriesContent && item.parent != nil && item.root == 0 {
            guard let frame = screen.frames[item.number], item.text?.isEmpty != true else {
                continue
            }
            for axis in Axis.allCases
            where screen.trace.isPositive(-frame.size(axis) + tolerance) {
                let name = axis.sizeAttribute.rawValue
                hits.append(
                    Hit(
                        isMeant(item.id, axis, screen.tree) ? .note : .error, views: [item.id],
                        message: "\(item.id) has no \(name)",
                        constraints: screen.tree.keys(of: item.id)))
                break
            }
        }
        return hits
    }

    private func isMeant(_ id: String, _ axis: Axis, _ tree: ScreenTree) -> Bool {
        tree.constraints.contains {
            $0.first.item.id == id && $0.first.attribute == axis.sizeAttribute && $0.second == nil
                && $0.relation != .greaterThanOrEqual && tree.value(of: $0.constant) == 0
        }
    }
}
