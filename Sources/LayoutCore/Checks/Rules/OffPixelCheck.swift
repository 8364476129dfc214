import LayoutSolver

/// Hairlines thinner than a pixel, and equal sizes that become unequal on the pixel grid.
struct OffPixelCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "off-pixel",
            summary: "A hairline is thinner than a pixel, or equal sizes differ by one.",
            rule: "A plain view without subviews is thinner than 0.99 pixels; or two sizes that a "
                + "constraint makes equal come to different numbers of pixels when edges are rounded "
                + "(docs/semantics.md).",
            severity: "error for hairlines; note for sizes",
            controls: [
                "Views with subviews are left out.",
                "Sizes are compared on screens of their own alone, not along a sweep of sizes.",
            ],
            examples: [
                CheckExample(
                    "A quarter of a point at 2x",
                    layout: OffPixelCheck.line(height: "0.25"), findings: ["error line"]),
                CheckExample("Half a point at 2x", layout: OffPixelCheck.line(height: "0.5")),
                CheckExample(
                    "Three equal columns on 375 points: 125 each, which 2x can show",
                    layout: OffPixelCheck.columns),
                CheckExample(
                    "Three equal columns on 320 points: 106.5 and 107",
                    layout: OffPixelCheck.columns,
                    sweep: #"{ "widths": 320, "heights": 667, "scale": 2 }"#,
                    findings: ["note a b", "note b c"]),
            ])
    }

    private static func line(height: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "line" } ] },
          "constraints": [ "line.left == screen.left", "line.right == screen.right", "line.top == screen.top + 20",
            "line.height == \(height)" ] }
        """
    }

    private static let columns = """
        { "root": { "id": "screen", "children": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] },
          "constraints": [ "a.left == screen.left", "b.left == a.right", "c.left == b.right", "c.right == screen.right",
            "a.width == b.width", "b.width == c.width", "a.top == screen.top", "b.top == screen.top", "c.top == screen.top",
            "a.height == 44", "b.height == 44", "c.height == 44" ] }
        """

    /// Rounding to pixels has a border of its own at every half pixel.
    func looksAtEverySize(_ tree: ScreenTree) -> Bool { !tree.equalSizes.isEmpty }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        hairlines(screen) + (screen.trace.isSweeping ? [] : unequalSizes(screen))
    }

    private func hairlines(_ screen: Screen) -> [Hit] {
        let scale = screen.environment.scale
        return screen.visibleItems.compactMap { item in
            guard item.children.isEmpty, !item.carriesContent, item.node?.kind == .view,
                let frame = screen.frames[item.number]
            else { return nil }
            let thin = screen.trace.min(frame.width, frame.height) * scale
            guard screen.trace.isPositive(-thin + 0.99) else { return nil }
            return Hit(
                .error, views: [item.id], detail: "hairline",
                message: "\(item.id) is thinner than a pixel", measure: Measure(-thin + 1, .pixels),
                constraints: screen.tree.keys(of: item.id))
        }
    }

    private func unequalSizes(_ screen: Screen) -> [Hit] {
        let scale = screen.environment.scale
        return screen.tree.equalSizes.compactMap { constraint in
            guard let second = constraint.second, let axis = constraint.first.attribute.sizeAxis,
                let one = screen.tree.item(constraint.first.item.id),
                let other = screen.tree.item(second.item.id), one.children.isEmpty,
                other.children.isEmpty, one.isShown, other.isShown,
                let first = screen.frames[one.number], let last = screen.frames[other.number]
            else { return nil }
            func pixels(_ frame: AffineFrame) -> Double {
                let end = PixelRounding.rounded(frame.end(axis).value, scale: scale)
                return (end - PixelRounding.rounded(frame.start(axis).value, scale: scale)) * scale
            }
            let difference = pixels(first) - pixels(last)
            let isEqual = screen.trace.isNear(first.size(axis), last.size(axis), within: 0.01)
            guard isEqual, difference.magnitude > 0.5 else { return nil }
            return Hit(
                .note, views: [one.id, other.id], detail: axis.rawValue,
                message:
                    "\(one.id) and \(other.id) are equal in \(axis.sizeAttribute.rawValue) and "
                    + "differ by a pixel", measure: Measure(Affine(difference.magnitude), .pixels),
                constraints: [constraint.key])
        }
    }
}

extension ScreenTree {
    /// Whether a constraint says that two views are equally wide or tall.
    static func makesSizesEqual(
        _ constraint: Constraint, _ parameters: [String: Double]
    ) -> Bool {
        guard let second = constraint.second, constraint.relation == .equal,
            constraint.multiplier == 1, constraint.first.item.part == .body,
            second.item.part == .body, constraint.first.attribute.sizeAxis != nil,
            second.attribute == constraint.first.attribute
        else { return false }
        switch constraint.constant {
        case .number(let value): return value == 0
        case .parameter(let name, _): return (parameters[name] ?? 0) == 0
        case .systemSpacing(let times): return times == 0
        }
    }
}
