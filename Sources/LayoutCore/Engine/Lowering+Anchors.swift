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
        let reading = index.direction(in: ancestor, direction)
        let isContainer = anchor.item.part == .body && item == ancestor
        // Inner edges of a scroll view mean its content area (semantics 4.1).
        let meansContent =
            isContainer && contents[item] != nil && (otherItem != item || other.item.part != .body)
        let rectangle: Rectangle
        var space: Int?
        if meansContent, let content = contents[item] {
            (rectangle, space) = (contentBounds(content), item)
        } else if isContainer, let variables = items[item] {
            (rectangle, space) = (alignmentBounds(variables, item), item)
        } else {
            (rectangle, space) = self.rectangle(anchor.item.part, of: item)
        }
        var location = self.location(anchor.attribute, in: rectangle, item: item, reading)
        while let number = space, number != ancestor {
            if let variables = items[number] {
                location.add(frameOrigin(variables, number, anchor.attribute.axis))
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
        let rectangle =
            part == .body
            ? alignmentBounds(variables, item) : rectangle(part, of: item).rectangle
        return location(
            attribute, in: rectangle, item: item, index.direction(in: item, direction))
    }

    /// An attribute of a view in its superview's coordinates.
    mutating func location(
        _ attribute: LayoutAttribute, ofOutside item: Int, _ reading: LayoutDirection
    ) -> LinearExpression {
        location(attribute, in: rectangle(.body, of: item).rectangle, item: item, reading)
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
            var rectangle = alignmentBounds(variables, item)
            if let x = variables.x { rectangle.minX = .variable(x) }
            if let y = variables.y { rectangle.minY = .variable(y) }
            return (rectangle, index.entries[item].parent)
        case .content:
            return (contentBounds(contents[item] ?? variables), item)
        case .frame:
            return (bounds(variables, item), item)
        case .safe:
            return (Self.inset(bounds(variables, item)) { safeAreaInset(item, $0) }, item)
        case .margins:
            return (Self.inset(bounds(variables, item)) { margin(item, $0) }, item)
        case .readable:
            return (
                Self.inset(bounds(variables, item)) { .parameter(parameter(.readable(item, $0))) },
                item
            )
        case .keyboard:
            let height = LinearExpression.parameter(
                parameter(item == 0 ? .keyboard : .keyboardInset(item)))
            var rectangle = bounds(variables, item)
            rectangle.minY = rectangle.height.adding(height, times: -1)
            rectangle.height = height
            return (rectangle, item)
        }
    }

    private func contentBounds(_ variables: ItemVariables) -> Rectangle {
        Rectangle(
            minX: LinearExpression(), minY: LinearExpression(), width: .variable(variables.width),
            height: .variable(variables.height))
    }

    /// A view's frame in its own coordinates.
    private func bounds(_ variables: ItemVariables, _ item: Int) -> Rectangle {
        var bounds = contentBounds(variables)
        bounds.width.add(frameOverhang(item, .horizontal))
        bounds.height.add(frameOverhang(item, .vertical))
        return bounds
    }

    /// A view's alignment rectangle in its own coordinates (semantics 1.8).
    private func alignmentBounds(_ variables: ItemVariables, _ item: Int) -> Rectangle {
        var bounds = contentBounds(variables)
        let insets = index.alignmentInsets(item)
        bounds.minX.constant = insets.left
        bounds.minY.constant = insets.top
        return bounds
    }

    /// By how much an item's frame is longer than its alignment rectangle.
    func frameOverhang(_ item: Int, _ axis: Axis) -> LinearExpression {
        let insets = index.alignmentInsets(item)
        return LinearExpression(
            constant: axis == .horizontal
                ? insets.left + insets.right : insets.top + insets.bottom)
    }

    /// Where an item's frame begins in its superview; a root's begins at 0.
    func frameOrigin(_ variables: ItemVariables, _ item: Int, _ axis: Axis) -> LinearExpression {
        guard let origin = variables.origin(axis) else { return LinearExpression() }
        let insets = index.alignmentInsets(item)
        return LinearExpression(
            terms: [.init(origin, 1)], constant: -(axis == .horizontal ? insets.left : insets.top))
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

    /// The frame around an alignment rectangle: margins are measured from it.
    private func frame(around rectangle: Rectangle, _ item: Int) -> Rectangle {
        let insets = index.alignmentInsets(item)
        var frame = rectangle
        frame.minX.constant -= insets.left
        frame.minY.constant -= insets.top
        frame.width.add(frameOverhang(item, .horizontal))
        frame.height.add(frameOverhang(item, .vertical))
        return frame
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
        _ attribute: LayoutAttribute, in rectangle: Rectangle, item: Int,
        _ reading: LayoutDirection
    ) -> LinearExpression {
        let isReversed = reading == .rightToLeft
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
            let inner = Self.inset(frame(around: rectangle, item)) { margin(item, $0) }
            return location(attribute.withinMargins, in: inner, item: item, reading)
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
            return place(of: view, in: item).adding(
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
            return place(of: view, in: item).adding(
                lastBaseline(of: view, height: .variable(variables.height)))
        }
        if let offset = index.entries[item].node?.lastBaselineFromBottom {
            return height.adding(LinearExpression(constant: offset), times: -1)
        }
        guard state.items[item].isMeasured else { return height }
        return height.adding(.parameter(parameter(.lastBaseline(item))), times: -1)
    }

    /// Where a view begins below the top of its stack view's alignment rectangle.
    private func place(of view: Int, in stack: Int) -> LinearExpression {
        var place = items[view]?.y.map { .variable($0) } ?? LinearExpression()
        place.constant -= index.alignmentInsets(stack).top
        return place
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
    /// The attribute of the margin rectangle; those that have none are themselves.
    var ofMargins: LayoutAttribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: self
        }
    }

    /// The plain attribute that a margin attribute is of the margin rectangle; others are themselves.
    package var withinMargins: LayoutAttribute {
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
