/// The only view in its superview with one inset that differs from the others.
struct UnevenCheck: Check {
    /// Height up to which a view is a line, points.
    private static let hairline = 2.0

    var definition: CheckDefinition {
        CheckDefinition(
            id: "uneven", summary: "The only view in a view has another inset on one side.",
            rule:
                "Of the insets of a view's only visible subview three are the same and the fourth differs by more "
                + "than the tolerance; or the only subview is itself a container, and its left and right insets differ.",
            severity: "note",
            controls: [
                "Labels, and pictures of their natural size, may end anywhere.",
                "Of the only view of a screen the left and right insets count alone: bars and the safe area are above and below.",
                "Stack views, scroll views and cells place what is in them; hairlines begin at the text.",
                "What constraints pin at both sides is for lopsided.",
                "Views tagged \"uneven:ok\" are left out.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A button that fills its cell but for a strip at the bottom",
                    layout: UnevenCheck.example(
                        "go.right == box.right", "go.bottom == box.bottom - 22"),
                    findings: ["note go"]),
                CheckExample(
                    "One that fills it",
                    layout: UnevenCheck.example("go.right == box.right", "go.bottom == box.bottom")),
                CheckExample(
                    "One in a corner",
                    layout: UnevenCheck.example("go.width == 44", "go.height == 44")),
                CheckExample(
                    "A column of its own that is not in the middle",
                    layout: UnevenCheck.column("box.width == 240"), findings: ["note box"]),
                CheckExample(
                    "One with the same insets",
                    layout: UnevenCheck.column("box.right == screen.right - 20")),
            ])
    }

    private static func example(_ constraints: String...) -> String {
        let own = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            { "root": { "id": "screen", "children": [ { "id": "box", "children": [ { "id": "go", "kind": "button" } ] } ] },
              "constraints": [ "box.left == screen.left", "box.right == screen.right", "box.top == screen.top + 100",
                "box.height == 66", "go.left == box.left", "go.top == box.top", \(own) ] }
            """
    }

    private static func column(_ constraint: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "box", "children": [ { "id": "one", "kind": "button" },
            { "id": "two", "kind": "button" } ] } ] },
          "constraints": [ "box.left == screen.left + 20", "box.top == screen.top + 100", "box.height == 160",
            "one.left == box.left", "one.right == box.right", "one.top == box.top", "one.height == 60",
            "two.left == box.left", "two.right == box.right", "two.bottom == box.bottom", "two.height == 60",
            "\(constraint)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "uneven")
        return screen.tree.onlyChildren.compactMap { number in
            let item = screen.tree.items[number]
            guard screen.isVisible(number), let parent = item.parent,
                let frame = screen.frames[number], let outer = screen.frames[parent],
                screen.trace.isGreater(frame.height, Self.hairline),
                Protrusion(of: frame, beyond: outer, tolerance: tolerance, screen.trace).isEmpty,
                let odd = oddSide(item, frame, outer, screen, tolerance)
            else { return nil }
            return Hit(
                .note, views: [item.id], detail: odd.side.rawValue,
                message:
                    "\(item.id), the only view in \(screen.tree.items[parent].id), has another inset at "
                    + "its \(odd.side.rawValue) than elsewhere",
                measure: Measure(screen.trace.max(odd.difference, -odd.difference)),
                constraints: screen.tree.keys(of: item.id))
        }
    }

    /// The side whose inset differs, and by how much.
    private func oddSide(
        _ item: ScreenItem, _ frame: AffineFrame, _ outer: AffineFrame, _ screen: Screen,
        _ tolerance: Double
    ) -> (side: Protrusion.Side, difference: Affine)? {
        let trace = screen.trace
        let insets = Protrusion.Side.allCases.map {
            (side: $0, inset: -Protrusion.distance(frame, beyond: outer, $0))
        }
        let isPinned = screen.tree.pinnedAcross.contains { $0.item == item.number }
        if screen.tree.items[item.parent ?? 0].parent != nil {
            for odd in insets where !hasNaturalSize(item, frame, odd.side, trace) {
                if isPinned, odd.side == .left || odd.side == .right { continue }
                let others = insets.filter { $0.side != odd.side }
                if others.dropFirst().allSatisfy({
                    trace.isNear($0.inset, others[0].inset, within: tolerance)
                }), !trace.isNear(odd.inset, others[0].inset, within: tolerance) {
                    return (odd.side, odd.inset - others[0].inset)
                }
            }
        }
        guard !item.children.isEmpty, !isPinned else { return nil }
        let left = -Protrusion.distance(frame, beyond: outer, .left)
        let right = -Protrusion.distance(frame, beyond: outer, .right)
        if trace.isNear(left, right, within: tolerance) { return nil }
        return trace.isGreater(left, right) ? (.left, left - right) : (.right, right - left)
    }

    /// Whether a picture ends where it does because it is as large as it is.
    private func hasNaturalSize(
        _ item: ScreenItem, _ frame: AffineFrame, _ side: Protrusion.Side, _ trace: SweepTrace
    ) -> Bool {
        guard item.node?.kind == .image, let natural = item.naturalSize else { return false }
        let axis: Axis = side == .left || side == .right ? .horizontal : .vertical
        let size = axis == .horizontal ? natural.width : natural.height
        return size.map { trace.isNear(frame.size(axis), Affine($0), within: 0.5) } ?? false
    }
}

extension ScreenTree {
    /// Views that are the only one shown in their superview, where constraints place them and they have no text's size.
    static func onlyChildren(_ items: [ScreenItem]) -> [Int] {
        items.compactMap { parent -> Int? in
            guard parent.root == 0, let node = parent.node, node.kind == .view else { return nil }
            if node.scrolls || parent.isInteractive || node.className?.hasSuffix("Cell") == true {
                return nil
            }
            let shown = parent.children.filter { items[$0].isShown }
            guard shown.count == 1, let child = items[shown[0]].node, child.kind != .label,
                !items[shown[0]].hasTag("uneven:ok")
            else { return nil }
            return shown[0]
        }
    }
}
