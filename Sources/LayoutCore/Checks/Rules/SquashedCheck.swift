import LayoutSolver

/// Pictures and buttons that have much less room than they ask for, or another shape than they say.
struct SquashedCheck: Check {
    private static let share = CheckOption(
        "share", 0.25, "share", "how much of a natural size may be missing")
    private static let ratio = CheckOption(
        "ratio", 0.02, "share", "how far a width may be from its own aspect ratio")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "squashed", summary: "A picture or control is squeezed or out of shape.",
            rule:
                "A picture, a button without a text, a control of the system or another view that states its natural size is "
                + "narrower or lower than that by more than 25 %; or "
                + "a view's width is off the aspect ratio that a constraint of its own gives it by "
                + "more than 2 %.",
            severity: "warning",
            controls: [
                "Pictures that are scaled to fill their view are left out of the first rule, for they are meant to "
                    + "take any size.",
                "Text views and text fields scroll, and are left out.",
                "What is so on every screen that was checked is the design: not told of pictures, buttons and ratios, a note "
                    + "of other views.",
                "Buttons whose text is cut off are for truncated.",
            ],
            options: [Self.share, Self.ratio],
            examples: [
                CheckExample(
                    "A logo that loses a third of its height on low screens: height - 460 < 150",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "logo", "kind": "image", "image": { "size": [200, 200], "mode": "scaleAspectFit" } } ] },
                          "constraints": [ "logo.centerX == screen.centerX", "logo.top == screen.top + 60",
                            "logo.bottom <= screen.bottom - 400" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": { "from": 568, "to": 900, "step": 1 } }"#,
                    findings: ["warning logo, height [568, 610)"]),
                CheckExample(
                    "A square that stops being one where the screen is low",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "map" } ] },
                          "constraints": [ "map.left == screen.left", "map.right == screen.right", "map.top == screen.top",
                            "map.height == map.width @900", "map.bottom <= screen.bottom" ] }
                        """,
                    sweep: #"{ "widths": 400, "heights": { "from": 320, "to": 500, "step": 1 } }"#,
                    findings: ["warning map, height [320, 392)"]),
                CheckExample(
                    "A picker half as wide as it is by itself",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "days", "class": "UIPickerView", "intrinsicSize": [320, 216] } ] },
                          "constraints": [ "days.centerX == screen.centerX", "days.top == screen.top + 60", "days.width == 160" ] }
                        """,
                    findings: ["note days"]),
                CheckExample(
                    "A picture that fills whatever it gets",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "logo", "kind": "image", "image": { "size": [200, 200], "mode": "scaleToFill" } } ] },
                          "constraints": [ "logo.centerX == screen.centerX", "logo.top == screen.top + 60",
                            "logo.bottom <= screen.bottom - 400" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": { "from": 568, "to": 900, "step": 1 } }"#),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let share = options.value(Self.share, of: "squashed")
        let ratio = options.value(Self.ratio, of: "squashed")
        return screen.visibleItems.compactMap { item in
            guard let frame = screen.frames[item.number] else { return nil }
            return squeezed(item, frame, share, screen) ?? bent(item, frame, ratio, screen)
        }
    }

    private func squeezed(
        _ item: ScreenItem, _ frame: AffineFrame, _ share: Double, _ screen: Screen
    ) -> Hit? {
        guard let natural = item.naturalSize, let kind = item.node?.kind,
            kind == .image && item.node?.image?.mode != .scaleToFill
                || kind == .button && item.text?.isEmpty != false
                || kind == .view && Self.isSizedByItself(item)
        else { return nil }
        for axis in Axis.allCases {
            let size = axis == .horizontal ? natural.width : natural.height
            guard let size, size > 0 else { continue }
            let missing = -frame.size(axis) + size
            if screen.trace.isGreater(missing, size * share) {
                var found = hit(
                    item,
                    "\(item.id) has much less than its natural \(axis.sizeAttribute.rawValue)",
                    axis.rawValue, missing * (100 / size), screen)
                if kind == .view { found.everywhere = .isNote }
                return found
            }
        }
        return nil
    }

    /// Whether a plain view has a size of its own: a control of the system, or a view that states one and shows no text.
    private static func isSizedByItself(_ item: ScreenItem) -> Bool {
        if item.text != nil || item.node?.scrolls == true && item.node?.className != "UIPickerView"
        {
            return false
        }
        return item.node?.className != "UITextField"
    }

    /// A ratio of its own that is not kept.
    private func bent(
        _ item: ScreenItem, _ frame: AffineFrame, _ ratio: Double, _ screen: Screen
    ) -> Hit? {
        for (number, constraint) in screen.tree.ratios where number == item.number {
            guard let own = constraint.first.attribute.sizeAxis,
                let other = constraint.second?.attribute.sizeAxis
            else { continue }
            let wanted =
                frame.size(other) * constraint.multiplier
                + screen.tree.value(of: constraint.constant)
            let difference = frame.size(own) - wanted
            let isOff =
                screen.trace.isPositive(difference - wanted * ratio)
                || screen.trace.isPositive(-difference - wanted * ratio)
            if isOff {
                return hit(item, "\(item.id) is off its aspect ratio", "ratio", nil, screen)
            }
        }
        return nil
    }

    private func hit(
        _ item: ScreenItem, _ message: String, _ detail: String, _ percent: Affine?,
        _ screen: Screen
    ) -> Hit {
        Hit(
            .warning, views: [item.id], detail: detail, message: message,
            measure: percent.map { Measure($0, .percent) },
            constraints: screen.tree.keys(of: item.id), everywhere: .isDesign)
    }
}

extension LayoutAttribute {
    /// The axis of a size; nil for places.
    var sizeAxis: Axis? {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: nil
        }
    }
}

extension Constraint {
    /// Whether it says what shape a view has: its width by its height, or the other way round.
    var isOwnRatio: Bool {
        guard let second, second.item == first.item, first.item.part == .body, relation == .equal,
            let own = first.attribute.sizeAxis, let other = second.attribute.sizeAxis
        else { return false }
        return own != other
    }
}
