/// Insets that depend on where views are (semantics 4.3 and 4.4).
struct EffectiveMargins {
    /// Widest readable content at the large text size, points; measured (semantics 4.4).
    static let readableWidth = 672.0

    let index: LayoutIndex
    let environment: Environment
    /// Margins that updates set, by item.
    let changed: [Int: EdgeInsets]

    /// The part of the root's safe area that reaches into an item; all of it before the first answer.
    func safeArea(of item: Int, _ edge: ParameterSource.Edge, _ frames: SolvedFrames?) -> Double {
        guard item != 0, let frames else { return environment.safeArea[edge] }
        return frames.reach(of: environment.safeArea[edge], into: item, edge, index: index)
    }

    /// Height of an item's keyboard guide: what of the keyboard, or of the safe area below where it is hidden, reaches into
    /// the item; all of it before the first answer.
    func keyboard(of item: Int, _ frames: SolvedFrames?) -> Double {
        let height = environment.value(of: ParameterSource.keyboard)
        guard item != 0, let frames else { return height }
        return frames.reach(of: height, into: item, .bottom, index: index)
    }

    /// The margin that an item states for an edge; leading and trailing ones by the direction in the item.
    private func stated(_ item: Int, _ node: ViewNode, _ edge: ParameterSource.Edge) -> Double {
        let margins = changed[item] ?? node.margins
        guard node.marginsAreDirectional,
            node.semanticContent.direction(in: environment.direction) == .rightToLeft
        else { return margins[edge] }
        switch edge {
        case .left: return margins.right
        case .right: return margins.left
        case .top, .bottom: return margins[edge]
        }
    }

    /// The effective margin of an item: its own, at least the system's, plus the safe area, at least what keeps out of the
    /// superview's margin.
    func margin(of item: Int, _ edge: ParameterSource.Edge, _ frames: SolvedFrames?) -> Double {
        guard let node = index.entries[item].node else { return 0 }
        var margin = stated(item, node, edge)
        if node.respectsSystemMargins {
            let isDefault = (changed[item] ?? node.margins) == ViewNode.defaultMargins
            let own = isDefault ? 0 : margin
            margin = max(own, edge.isHorizontal ? systemSideMargin : 0)
        }
        // With all of the root's insets in every view the start could be over-constrained, and places that recovery gives
        // would feed back into the insets: below the root the start is without.
        if node.insetsMarginsFromSafeArea, item == 0 || frames != nil {
            margin += safeArea(of: item, edge, frames)
        }
        if node.preservesSuperviewMargins, let frames, let parent = index.entries[item].parent {
            let outer = self.margin(of: parent, edge, frames)
            margin = max(margin, outer - frames.distance(item, edge, from: parent))
        }
        return margin
    }

    /// Inset of the readable content guide: the margin, and half of what is wider than readable.
    func readable(of item: Int, _ edge: ParameterSource.Edge, _ frames: SolvedFrames?) -> Double {
        let margin = margin(of: item, edge, frames)
        guard edge.isHorizontal else { return margin }
        let sides =
            self.margin(of: item, .left, frames) + self.margin(of: item, .right, frames)
        let width = frames?.size(item, .horizontal) ?? environment.size.width
        return margin + max(0, (width - sides - readableWidth) / 2)
    }

    /// Widest readable content at the text size: the stated width, else that at large.
    private var readableWidth: Double {
        let category = TextSizeCategory(rawValue: environment.textSize) ?? .large
        return index.readableWidths[category] ?? index.readableWidths[.large] ?? Self.readableWidth
    }

    private var systemSideMargin: Double {
        environment.horizontalSizeClass == .regular ? 20 : 16
    }
}

extension ParameterSource.Edge {
    /// Whether it is a left or right edge.
    var isHorizontal: Bool { self == .left || self == .right }
}
