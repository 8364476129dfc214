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
                    + "not told again, nor are siblings that stand as far off as one that a distance from the middle "
                    + "puts there.",
                "Cells, and what an autoresizing mask places in lists and cells, are the list's to mirror.",
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
                    "A distance from the middle is no direction, and what hangs on it is not told again",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "box" }, { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [40, 20] } ] },
                          "constraints": [ "box.centerX == screen.centerX + 40", "box.top == screen.top", "box.width == 44", "box.height == 44",
                            "title.trailing == box.leading - 8", "title.top == screen.top" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": 667, "directions": [ "ltr", "rtl" ] }"#,
                    findings: ["error box"]),
                CheckExample(
                    "What a tool made of the frame of a label in a cell is the list's to mirror",
                    layout: """
                        { "root": { "id": "cell", "kind": "cell", "children": [ { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [40, 20] } ] },
                          "constraints": [ { "first": "title.left", "relation": "==", "second": "cell.left", "constant": 16, "generated": true },
                            { "first": "title.top", "relation": "==", "second": "cell.top", "generated": true } ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": 44, "directions": [ "ltr", "rtl" ] }"#),
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
        let displaced = screen.visibleItems.compactMap { item -> Displaced? in
            guard !keepsSide(item, screen.tree), !isPlacedByList(item, screen.tree),
                twin.isVisible(item.number)
            else { return nil }
            return self.displaced(item, screen, twin, tolerance)
        }
        var hits: [Hit] = []
        for one in displaced {
            if screen.isCancelled { return [] }
            guard isCause(one, displaced, screen, tolerance) else { continue }
            hits.append(
                hit(
                    one, hasFollowers: displaced.contains { follows($0, one, screen, tolerance) },
                    screen))
        }
        return hits
    }

    /// A view that is not where the mirror has it.
    fileprivate struct Displaced {
        var item: ScreenItem
        /// How far its left edge is from where the mirror has it; the same of its right edge.
        var atLeft: Affine
        var atRight: Affine
        /// Its constraints that name left or right.
        var culprits: [Constraint]
    }

    private func displaced(
        _ item: ScreenItem, _ screen: Screen, _ twin: Screen, _ tolerance: Double
    ) -> Displaced? {
        guard let parent = item.parent, let frame = screen.frames[item.number],
            let outer = screen.frames[parent], let other = twin.frames[item.number],
            let otherOuter = twin.frames[parent]
        else { return nil }
        // Either edge may be where the mirror has it while the other one is not.
        let atLeft = (frame.left - outer.left) - (otherOuter.right - other.right)
        let atRight = (outer.right - frame.right) - (other.left - otherOuter.left)
        guard
            !screen.trace.isNear(atLeft, Affine(0), within: tolerance)
                || !screen.trace.isNear(atRight, Affine(0), within: tolerance)
        else { return nil }
        let culprits = screen.tree.constraints(of: item.id).filter(\.namesLeftOrRight)
        return Displaced(item: item, atLeft: atLeft, atRight: atRight, culprits: culprits)
    }

    /// Whether a view is not where it should be for a reason of its own: no sibling that it hangs on stands as far off and
    /// is nearer to the reason.
    private func isCause(
        _ one: Displaced, _ all: [Displaced], _ screen: Screen, _ tolerance: Double
    ) -> Bool {
        one.isTiedToSuperview(screen.tree)
            || !all.contains { follows(one, $0, screen, tolerance) }
    }

    /// Whether a view hangs on a sibling that is tied to the superview by what does not mirror, and stands as far off: directly
    /// or by siblings between them.
    private func follows(
        _ one: Displaced, _ other: Displaced, _ screen: Screen, _ tolerance: Double
    ) -> Bool {
        guard one.item.number != other.item.number, one.item.parent == other.item.parent,
            one.culprits.isEmpty, other.isTiedToSuperview(screen.tree),
            !one.isTiedToSuperview(screen.tree)
        else { return false }
        return screen.trace.isNear(one.atLeft, other.atLeft, within: tolerance)
    }

    private func hit(_ one: Displaced, hasFollowers: Bool, _ screen: Screen) -> Hit {
        let (item, culprits, trace) = (one.item, one.culprits, screen.trace)
        let difference = trace.max(
            trace.max(one.atLeft, -one.atLeft), trace.max(one.atRight, -one.atRight))
        let rest = hasFollowers ? ", and what hangs on it is not either" : ""
        return Hit(
            .error, views: [item.id], detail: culprits.isEmpty ? "position" : "left or right",
            message: culprits.isEmpty
                ? "\(item.id) is not where the mirror has it\(rest)"
                : "\(item.id) keeps its side: a constraint says left or right",
            measure: Measure(difference),
            constraints: (culprits.isEmpty ? screen.tree.constraints(of: item.id) : culprits)
                .map(\.key))
    }

    /// Whether a list or a cell lays the view out: nothing but a mask says where it is.
    private func isPlacedByList(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        guard let parent = item.parent else { return false }
        let outer = tree.items[parent].id
        let ties = tree.constraints(of: item.id).filter {
            $0.first.item.id == outer || $0.second?.item.id == outer
        }
        guard item.node?.autoresizing != nil || !ties.isEmpty && ties.allSatisfy(\.isGenerated)
        else { return false }
        func isCell(_ number: Int?) -> Bool {
            guard let number, let node = tree.items[number].node else { return false }
            return node.kind == .cell || node.className?.hasSuffix("Cell") == true
        }
        let isInList =
            tree.items[parent].node?.kind != .scroll && tree.items[parent].node?.scrolls == true
        return isInList || isCell(item.number) || isCell(parent)
            || isCell(tree.items[parent].parent)
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

extension RightToLeftCheck.Displaced {
    /// Whether a constraint that does not mirror ties it to its superview: by the middle, off it by some distance.
    fileprivate func isTiedToSuperview(_ tree: ScreenTree) -> Bool {
        guard let parent = item.parent else { return false }
        let outer = tree.items[parent].id
        return tree.constraints(of: item.id).contains { constraint in
            let ids = [constraint.first.item.id, constraint.second?.item.id]
            let isMiddle =
                constraint.first.attribute == .centerX || constraint.second?.attribute == .centerX
            return isMiddle && ids.contains(outer) && ids.contains(item.id)
                && (tree.value(of: constraint.constant) != 0 || constraint.multiplier != 1)
        }
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
