/// Views whose place or size the constraints leave open.
struct AmbiguousCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "ambiguous",
            summary: "The constraints leave open where a view is or how large it is.",
            rule:
                "The best answer is not the only one: some value can change, by more than 0.00001 pt, "
                + "without any constraint being kept less well. Reported are view, axis and the "
                + "interval.",
            severity: "error for views that are shown; note for hidden ones and for guides",
            controls: [
                "Of views that are open only because what they hang on is, the first alone is reported.",
                "What two wishes of the same priority leave open is for near-tie.",
                "Content that no constraint of the author's ties to its scroll view is for scroll-content.",
                "A guide is reported where a constraint refers to it.",
            ],
            examples: [
                CheckExample(
                    "Nothing says how far down",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
                          "constraints": [ "box.width == 150", "box.height == 150", "box.centerX == screen.centerX" ] }
                        """,
                    findings: ["error box"]),
                CheckExample(
                    "A second view that hangs on the first is not told again",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" }, { "id": "note" } ] },
                          "constraints": [ "box.width == 150", "box.height == 150", "box.centerX == screen.centerX",
                            "note.top == box.bottom", "note.left == box.left", "note.width == 10", "note.height == 10" ] }
                        """,
                    findings: ["error box"]),
                CheckExample(
                    "Everything is said",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
                          "constraints": [ "box.width == 150", "box.height == 150", "box.centerX == screen.centerX",
                            "box.top == screen.top + 40" ] }
                        """),
                CheckExample(
                    "Content of a scroll view that frames place, and constraints that a tool made of them",
                    layout: AmbiguousCheck.scroll(isGenerated: true)),
                CheckExample(
                    "Content that somebody's constraints tie to its scroll view at two sides",
                    layout: AmbiguousCheck.scroll(isGenerated: false),
                    findings: ["error scroll.content", "error scroll.content"]),
            ])
    }

    /// A page of 100 x 100 points at the start of a scroll view whose content nothing ends.
    private static func scroll(isGenerated: Bool) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "scroll", "kind": "scroll", "children": [ { "id": "page" } ] } ] },
          "constraints": [ "scroll.left == screen.left", "scroll.right == screen.right", "scroll.top == screen.top",
            "scroll.bottom == screen.bottom", "page.width == 100", "page.height == 100",
            { "first": "page.left", "relation": "==", "second": "scroll.left", "generated": \(isGenerated) },
            { "first": "page.top", "relation": "==", "second": "scroll.top", "generated": \(isGenerated) } ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        var hits: [Hit] = []
        var reported: Set<String> = []
        // What one wish gains another loses: that is near-tie's.
        let tied = Set(
            Axis.allCases.flatMap { axis in
                NearTieCheck().ties(on: axis, screen).flatMap(\.views).map { "\(axis) \($0)" }
            })
        for ambiguity in screen.report.ambiguities {
            let id = String(ambiguity.item.split(separator: ".").first ?? "")
            let item = screen.tree.item(ambiguity.item) ?? screen.tree.item(id)
            guard let item else { continue }
            let axis = ambiguity.axis
            if tied.contains("\(axis) \(ambiguity.item)") { continue }
            if item.id != ambiguity.item, !isTied(item, screen.tree) { continue }
            let isFollower = isFollower(item, axis, reported, screen)
            reported.insert("\(axis) \(item.id)")
            if isFollower { continue }
            if item.node == nil, !isReferred(item.id, screen.tree) { continue }
            let what = axis == .horizontal ? "horizontal" : "vertical"
            let lower = ambiguity.lower.map(NumberText.text) ?? "-infinity"
            let upper = ambiguity.upper.map(NumberText.text) ?? "infinity"
            hits.append(
                Hit(
                    item.isShown ? .error : .note, views: [ambiguity.item], detail: axis.rawValue,
                    message: "\(what) place or size of \(ambiguity.item) is open: "
                        + "\(ambiguity.attribute.rawValue) may be \(lower)...\(upper)"))
        }
        return hits
    }

    /// Whether a required equality ties the item, on the axis, to one that was reported, or it stands in one.
    private func isFollower(
        _ item: ScreenItem, _ axis: Axis, _ reported: Set<String>, _ screen: Screen
    ) -> Bool {
        screen.tree.constraints.contains { constraint in
            guard constraint.first.attribute.axis == axis, let second = constraint.second else {
                return false
            }
            let (one, other) = (constraint.first.item.id, second.item.id)
            return one == item.id && reported.contains("\(axis) \(other)")
                || other == item.id && reported.contains("\(axis) \(one)")
        }
    }

    /// Whether a constraint that somebody wrote ties something inside a scroll view to it: without any, frames place its
    /// content, and what is missing is for scroll-content.
    private func isTied(_ scroll: ScreenItem, _ tree: ScreenTree) -> Bool {
        tree.constraints(of: scroll.id).contains { constraint in
            !constraint.isGenerated
                && constraint.views.contains { id in
                    id != scroll.id
                        && tree.item(id).map { tree.isInside($0.number, scroll.number) } == true
                }
        }
    }

    private func isReferred(_ id: String, _ tree: ScreenTree) -> Bool {
        tree.constraints.contains { $0.first.item.id == id || $0.second?.item.id == id }
    }
}
