/// Pictures that are drawn wider or taller than they are.
struct StretchedCheck: Check {
    private static let ratio = CheckOption(
        "ratio", 0.02, "share", "how far a width may be from what the picture's own shape makes it")

    private static let kept = CheckOption(
        "kept", 1.0 / 3, "share",
        "the same where the picture keeps its shape, and the view has room to spare or cuts it")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "stretched", summary: "A picture is drawn out of its own shape.",
            rule:
                "A visible picture that is scaled to fill its view, or whose width and height required constraints set to numbers, "
                + "is in a view of another shape: the view's width is off its height times the picture's own ratio "
                + "by more than 2 %, or for a picture that keeps its shape by more than a third.",
            severity: "note",
            controls: [
                "Pictures that keep their shape (scaleAspectFit, scaleAspectFill, center) in views that the screen "
                    + "sizes, and those whose size nobody says, are left out.",
                "Views tagged \"stretched:ok\", such as a background that is one colour, are left out.",
            ],
            options: [Self.ratio, Self.kept],
            examples: [
                CheckExample(
                    "A square picture in a view half as high",
                    layout: StretchedCheck.example(height: 50), findings: ["note logo"]),
                CheckExample(
                    "The same in a square view", layout: StretchedCheck.example(height: 100)),
                CheckExample(
                    "One that keeps its shape, in a view that is said to be half as high",
                    layout: StretchedCheck.example(height: 50, mode: "scaleAspectFit"),
                    findings: ["note logo"]),
                CheckExample(
                    "The same in one that is not quite square",
                    layout: StretchedCheck.example(height: 80, mode: "scaleAspectFit")),
            ])
    }

    private static func example(height: Int, mode: String = "scaleToFill") -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "logo", "kind": "image", "image": { "size": [200, 200], "mode": "\(mode)" } } ] },
          "constraints": [ "logo.centerX == screen.centerX", "logo.top == screen.top + 60", "logo.width == 100",
            "logo.height == \(height)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let fill = options.value(Self.ratio, of: "stretched")
        let kept = options.value(Self.kept, of: "stretched")
        return screen.visibleItems.compactMap { item in
            guard item.node?.kind == .image, let image = item.node?.image,
                let ratio = image.mode == .scaleToFill
                    ? fill : hasStatedShape(item, screen.tree) ? kept : nil, image.size.width > 0,
                image.size.height > 0,
                !item.hasTag("stretched:ok"), let frame = screen.frames[item.number]
            else { return nil }
            let wanted = frame.height * (image.size.width / image.size.height)
            let difference = frame.width - wanted
            guard
                screen.trace.isPositive(difference - wanted * ratio)
                    || screen.trace.isPositive(-difference - wanted * ratio)
            else { return nil }
            return Hit(
                .note, views: [item.id], message: "\(item.id) is drawn out of its own shape",
                measure: Measure(screen.trace.max(difference, -difference)),
                constraints: screen.tree.keys(of: item.id))
        }
    }

    /// Whether required constraints set both sizes to numbers.
    private func hasStatedShape(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        let constraints = tree.constraints(of: item.id)
        return Axis.allCases.allSatisfy { axis in
            constraints.contains { $0.isFixedSize(of: item.id, axis.sizeAttribute) }
        }
    }
}
