/// Containers and lists that partly cover each other.
struct CrossedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "crossed", summary: "Two containers partly cover each other.",
            rule:
                "Two visible subviews of one view, each with something shown in it or a list, overlap by more than the "
                + "tolerance in both directions, and neither reaches around the other.",
            severity: "note",
            controls: [
                "Subviews of scroll views and views tagged \"crossed:ok\" are left out.",
                "What the containers show is for overlap.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A form that begins 20 points above the end of its head",
                    layout: CrossedCheck.example("form.top == head.bottom - 20"),
                    findings: ["note head form"]),
                CheckExample(
                    "One that begins where it ends",
                    layout: CrossedCheck.example("form.top == head.bottom")),
                CheckExample(
                    "A sheet above the whole screen",
                    layout: CrossedCheck.example("form.top == screen.top")),
            ])
    }

    private static func example(_ constraint: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "head", "children": [ { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [60, 20] } ] },
            { "id": "form", "children": [ { "id": "go", "kind": "button", "intrinsicSize": [60, 44] } ] } ] },
          "constraints": [ "head.left == screen.left", "head.right == screen.right", "head.top == screen.top", "head.height == 100",
            "title.left == head.left + 16", "title.top == head.top + 20", "form.left == screen.left", "form.right == screen.right",
            "\(constraint)", "form.bottom == screen.bottom", "go.left == form.left + 16", "go.bottom == form.bottom - 16" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "crossed")
        return screen.tree.items.flatMap { parent -> [Hit] in
            guard parent.root == 0, parent.children.count > 1, parent.node?.scrolls != true else {
                return []
            }
            let containers = parent.children.filter { isContainer($0, screen) }
            return containers.indices.flatMap { place in
                containers[(place + 1)...].compactMap {
                    hit(containers[place], $0, screen, tolerance)
                }
            }
        }
    }

    private func isContainer(_ number: Int, _ screen: Screen) -> Bool {
        let item = screen.tree.items[number]
        guard screen.isVisible(number), !item.isInteractive, !item.hasTag("crossed:ok") else {
            return false
        }
        return item.node?.scrolls == true
            || item.children.contains { screen.tree.items[$0].isShown }
    }

    private func hit(
        _ one: Int, _ other: Int, _ screen: Screen, _ tolerance: Double
    ) -> Hit? {
        guard let first = screen.frames[one], let second = screen.frames[other] else { return nil }
        let trace = screen.trace
        guard
            trace.areAllPositive(
                first.right - second.left - tolerance, second.right - first.left - tolerance,
                first.bottom - second.top - tolerance, second.bottom - first.top - tolerance),
            !Protrusion(of: first, beyond: second, tolerance: tolerance, trace).isEmpty,
            !Protrusion(of: second, beyond: first, tolerance: tolerance, trace).isEmpty
        else { return nil }
        let width = trace.min(first.right, second.right) - trace.max(first.left, second.left)
        let height = trace.min(first.bottom, second.bottom) - trace.max(first.top, second.top)
        let ids = [one, other].map { screen.tree.items[$0].id }
        return Hit(
            .note, views: ids, message: "\(ids[1]) partly covers \(ids[0])",
            measure: Measure(trace.min(width, height)),
            constraints: ids.flatMap { screen.tree.keys(of: $0) })
    }
}
