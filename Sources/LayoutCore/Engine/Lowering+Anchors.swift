import LayoutSolver

extension Lowering {
    /// The expression of one side of a constraint: a size as it is, a location in the coordinates of the nearest common
    /// ancestor of both sides (semantics 1.4).
    mutating func expression(
        of anchor: Anchor, item: Int, beside other: Anchor?, other otherItem: Int?
    ) -> LinearExpression {
        guard anchor.attribute.isLocation, let other, let otherItem,
            let ancestor = index.commonAncestor(item, otherItem)
        else { return size(of: anchor, item: item) }
        let isContainer = anchor.item.part == .body && item == ancestor
        // Inner edges of a scroll view mean its content area (semantics 4.1).
        let meansContent =
            isContainer && contents[item] != nil && (otherItem != item || other.item.part != .body)
        let rectangle: Rectangle
        var space: Int?
        if meansContent, let content = contents[item] {
            (rectangle, space) = (bounds(content), item)
        } else if isContainer, let variables = items[item] {
            (rectangle, space) = (bounds(variables), item)
        } else {
            (rectangle, space) = self.rectangle(anchor.item.part, of: item)
        }
        var location = self.location(anchor.attribute, in: rectangle, item: item)
        while let number = space, number != ancestor {
            if let variables = items[number],
                let origin = variables.origin(anchor.attribute.axis)
            {
                location.add(.variable(origin))
            }
            space = index.entries[number].parent
        }
        return location
    }

    /// An attribute of a view or one of its parts in the view's own coordinates.
    mutating func location(
        _ attribute: LayoutAttribute, ofInside part: ItemReference.Part, item: Int
    ) -> LinearExpression {
        guard let variables = items[item] else { return LinearExpression() }
        let rectangle = part == .body ? bounds(variables) : rectangle(part, of: item).rectangle
        return location(attribute, in: rectangle, item: item)
    }

    /// An attribute of a view in its superview's coordinates.
    mutating func location(
        _ attribute: LayoutAttribute, ofOutside item: Int
    ) -> LinearExpression {
        location(attribute, in: rectangle(.body, of: item).rectangle, item: item)
    }

    /// A size attribute; the frame's for a scroll view.
    private mutating func size(of anchor: Anchor, item: Int) -> LinearExpression {
        let rectangle = self.rectangle(anchor.item.part, of: item).rectangle
        return anchor.attribute == .height ? rectangle.height : rectangle.width
    }

    /// A part of an item and the item whose coordinates it is in; nil is a root's outside.
    private mutating func rectangle(
        _ part: ItemReference.Part, of item: Int
    ) -> (rectangle: Rectangle, space: Int?) {
        guard let variables = items[item] else { preconditionFailure("item \(item) is removed") }
        switch part {
        case .body:
            let rectangle = Rectangle(
                minX: variables.x.map { .variable($0) } ?? LinearExpression(),
                minY: variables.y.map { .variable($0) } ?? LinearExpression(),
                width: .variable(variables.width), height: .variable(variables.height))
            return (rectangle, index.entries[item].parent)
        case .content:
            return (bounds(contents[item] ?? variables), item)
        case .frame:
            return (bounds(variables), item)
        case .safe:
            return (Self.inset(bounds(variables)) { safeAreaInset(item, $0) }, item)
        case .margins:
            return (Self.inset(bounds(variables)) { margin(item, $0) }, item)
        case .readable:
            return (
                Self.inset(bounds(variables)) { .parameter(parameter(.readable(item, $0))) }, item
            )
        case .keyboard:
            let height = LinearExpression.parameter(parameter(.keyboard))
            var rectangle = bounds(variables)
            rectangle.minY = rectangle.height.adding(height, times: -1)
            rectangle.height = height
            return (rectangle, item)
        }
    }

    private func bounds(_ variables: ItemVariables) -> Rectangle {
        Rectangle(
            minX: LinearExpression(), minY: LinearExpression(), width: .variable(variables.width),
            height: .variable(variables.height))
    }

    private static func inset(
        _ rectangle: Rectangle, by inset: (ParameterSource.Edge) -> LinearExpression
    ) -> Rectangle {
        let (top, left, bottom, right) = (inset(.top), inset(.left), inset(.bottom), inset(.right))
        return Rectangle(
            minX: rectangle.minX.adding(left), minY: rectangle.minY.adding(top),
            width: rectangle.width.adding(left, times: -1).adding(right, times: -1),
            height: rectangle.height.adding(top, times: -1).adding(bottom, times: -1))
    }

    /// The root's insets are the environment's.
    private mutating func safeAreaInset(_ item: Int, _ edge: ParameterSource.Edge)
        -> LinearExpression
    {
        item == 0
            ? .parameter(parameter(.rootSafeArea(edge)))
            : .parameter(parameter(.safeAreaInset(item, edge)))
    }

    private mutating func margin(_ item: Int, _ edge: ParameterSource.Edge) -> LinearExpression {
        .parameter(parameter(.margin(item, edge)))
    }

    /// A location attribute of a rectangle (semantics 1.2); baselines are the view's own numbers.
    private mutating func location(
        _ attribute: LayoutAttribute, in rectangle: Rectangle, item: Int
    ) -> LinearExpression {
        let isReversed = direction == .rightToLeft
        switch attribute {
        case .left: return rectangle.minX
        case .right: return rectangle.minX.adding(rectangle.width)
        case .leading:
            return isReversed ? rectangle.minX.adding(rectangle.width) : rectangle.minX
        case .trailing:
            return isReversed ? rectangle.minX : rectangle.minX.adding(rectangle.width)
        case .top: return rectangle.minY
        case .bottom: return rectangle.minY.adding(rectangle.height)
        case .centerX: return rectangle.minX.adding(rectangle.width, times: 0.5)
        case .centerY: return rectangle.minY.adding(rectangle.height, times: 0.5)
        case .firstBaseline:
            return rectangle.minY.adding(firstBaseline(of: item, height: rectangle.height))
        case .lastBaseline:
            return rectangle.minY.adding(lastBaseline(of: item, height: rectangle.height))
        case .width: return rectangle.width
        case .height: return rectangle.height
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            let inner = Self.inset(rectangle) { margin(item, $0) }
            return location(attribute.withinMargins, in: inner, item: item)
        }
    }
}

// MARK: - Baselines

extension Lowering {
    /// First baseline of an item from its top; a stack view's is that of one of its views (semantics 3.2).
    private mutating func firstBaseline(
        of item: Int, height: LinearExpression
    ) -> LinearExpression {
        if let view = baselineView(of: item, isFirst: true), let variables = items[view] {
            return place(of: view).adding(
                firstBaseline(of: view, height: .variable(variables.height)))
        }
        if let offset = index.entries[item].node?.firstBaselineFromTop {
            return LinearExpression(constant: offset)
        }
        guard state.items[item].isMeasured else { return LinearExpression() }
        return .parameter(parameter(.firstBaseline(item)))
    }

    /// Last baseline of an item from its top.
    private mutating func lastBaseline(
        of item: Int, height: LinearExpression
    ) -> LinearExpression {
        if let view = baselineView(of: item, isFirst: false), let variables = items[view] {
            return place(of: view).adding(
                lastBaseline(of: view, height: .variable(variables.height)))
        }
        if let offset = index.entries[item].node?.lastBaselineFromBottom {
            return height.adding(LinearExpression(constant: offset), times: -1)
        }
        guard state.items[item].isMeasured else { return height }
        return height.adding(.parameter(parameter(.lastBaseline(item))), times: -1)
    }

    private func place(of view: Int) -> LinearExpression {
        items[view]?.y.map { .variable($0) } ?? LinearExpression()
    }

    /// The arranged view that gives a stack view its baseline: the first or last of a column, the tallest of a row.
    private func baselineView(of item: Int, isFirst: Bool) -> Int? {
        guard let settings = state.items[item].stack else { return nil }
        let views = index.entries[item].children.filter {
            items[$0] != nil && !state.items[$0].isHidden
        }
        if settings.axis == .vertical { return isFirst ? views.first : views.last }
        // Natural heights decide; the first of equally tall ones.
        return views.max { first, second in
            let heights = [first, second].map { state.items[$0].intrinsicSize?.height ?? 0 }
            return heights[0] == heights[1] ? first > second : heights[0] < heights[1]
        }
    }
}

extension LayoutAttribute {
    /// The plain attribute that a margin attribute is of the margin rectangle; others are themselves.
    var withinMargins: LayoutAttribute {
        switch self {
        case .leftMargin: return .left
        case .rightMargin: return .right
        case .leadingMargin: return .leading
        case .trailingMargin: return .trailing
        case .topMargin: return .top
        case .bottomMargin: return .bottom
        case .centerXWithinMargins: return .centerX
        case .centerYWithinMargins: return .centerY
        default: return self
        }
    }
}
