/// Left and right where leading and trailing would mirror.
struct FixedDirectionCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "fixed-direction", summary: "Constraints say left or right in a mirrored app.",
            rule: "The job is tried from right to left, and constraints name left or right edges.",
            severity: "note",
            controls: [
                "One finding for all constraints; what is in the wrong place is for rtl.",
                "Needs no solve.",
            ],
            examples: [
                CheckExample(
                    "A left edge",
                    layout: FixedDirectionCheck.example(edge: "left"),
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#,
                    findings: ["note back"]),
                CheckExample(
                    "A leading edge",
                    layout: FixedDirectionCheck.example(edge: "leading"),
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#),
                CheckExample(
                    "A left edge that is never mirrored",
                    layout: FixedDirectionCheck.example(edge: "left")),
            ])
    }

    private static func example(edge: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "back" } ] },
          "constraints": [ "back.\(edge) == screen.\(edge)", "back.top == screen.top", "back.width == 44", "back.height == 44" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard screen.job.blocks.contains(where: { $0.directions.contains(.rightToLeft) }) else {
            return []
        }
        let constraints = screen.tree.constraints.filter(\.namesLeftOrRight)
        guard !constraints.isEmpty else { return [] }
        var views: [String] = []
        for constraint in constraints where !views.contains(constraint.first.item.id) {
            views.append(constraint.first.item.id)
        }
        let count =
            constraints.count == 1 ? "1 constraint says" : "\(constraints.count) constraints say"
        return [
            Hit(
                .note, views: views, message: "\(count) left or right, which never mirrors",
                constraints: constraints.map(\.key))
        ]
    }
}
