/// One screen as a check sees it: the tree, where everything is, and what the solver says.
///
/// In a sweep of sizes it stands for all sizes around one, as far as `trace` has found nothing that comes out otherwise:
/// checks compare lengths through `trace` alone. All lengths are points, in the root's coordinates, not rounded to pixels.
public struct Screen {
    /// Views, guides and constraints.
    public let tree: ScreenTree
    /// Size, scale, insets, traits and texts' circumstances, after rules and updates.
    public let environment: Environment
    /// Named state; nil is the base state.
    public let state: String?
    /// Where each item of the tree is; nil for a removed one.
    public let frames: [AffineFrame?]
    /// What holds of the answer.
    public let status: VariantStatus
    /// Conflicts, ambiguities, content sizes.
    public let report: VariantReport
    /// Compares lengths.
    public let trace: SweepTrace

    /// The whole screen: the root's frame.
    public var bounds: AffineFrame {
        frames.first.flatMap { $0 }
            ?? AffineFrame(left: Affine(0), top: Affine(0), width: Affine(0), height: Affine(0))
    }

    /// The screen without safe area insets, and above the keyboard where one is shown.
    public var safeBounds: AffineFrame {
        let bounds = bounds
        let insets = environment.safeArea
        let bottom = max(insets.bottom, environment.keyboardHeight)
        return AffineFrame(
            left: bounds.left + insets.left, top: bounds.top + insets.top,
            width: bounds.width - (insets.left + insets.right),
            height: bounds.height - (insets.top + bottom))
    }

    /// The items that are drawn and have an extent, without the root, in tree order.
    public var visibleItems: [ScreenItem] {
        tree.items.filter { $0.parent != nil && isVisible($0.number) }
    }

    /// Whether an item is drawn, has an extent, and is not wholly outside what cuts it off.
    public func isVisible(_ number: Int) -> Bool {
        guard tree.items[number].isShown, let frame = frames[number],
            trace.areAllPositive(frame.width, frame.height)
        else { return false }
        var clipper = tree.items[number].clipper
        while let other = clipper {
            guard let edges = frames[other] else { return false }
            let isInside = trace.areAllPositive(
                frame.right - edges.left, edges.right - frame.left, frame.bottom - edges.top,
                edges.bottom - frame.top)
            // What a scroll view cuts off can be scrolled in.
            if !isInside, tree.items[other].node?.kind != .scroll { return false }
            clipper = tree.items[other].clipper
        }
        return true
    }
}
