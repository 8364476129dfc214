import LayoutSolver

extension Lowering {
    /// The constraints of every stack view, with their helpers.
    mutating func addStackRows() {
        for (number, entry) in index.entries.enumerated() {
            guard items[number] != nil, let settings = state.items[number].stack else { continue }
            let arranged = entry.children.filter { items[$0] != nil }
            let arrangement = StackArrangement(
                settings,
                arranged.map {
                    arrangedView(
                        $0, axis: settings.axis,
                        sharesInProportion: settings.distribution == .fillProportionally)
                })
            for item in arranged where state.items[item].isHidden { hiddenInStack.insert(item) }
            addRows(of: arrangement, stack: number, arranged: arranged)
        }
    }

    private func arrangedView(
        _ item: Int, axis: Axis, sharesInProportion: Bool
    ) -> StackArrangement.View {
        let entry = index.entries[item]
        let isText = entry.node?.kind == .label
        return StackArrangement.View(
            id: entry.id, isHidden: state.items[item].isHidden,
            naturalLength: sharesInProportion ? fittedLength(of: item, axis) : nil,
            isMultiline: isText
                && (state.items[item].wrapping != nil || entry.node?.numberOfLines != 1))
    }

    private mutating func addRows(
        of arrangement: StackArrangement, stack: Int, arranged: [Int]
    ) {
        let axis = arrangement.settings.axis
        var helpers: [StackConstraint.Item: Segment] = [:]
        for gap in 0..<arrangement.gapCount {
            helpers[.gap(gap)] = allocateSegment(axis, "\(index.entries[stack].id).gap\(gap)")
        }
        if arrangement.hasSpacer {
            helpers[.spacer] = allocateSegment(axis, "\(index.entries[stack].id).spacer")
        }
        if arrangement.hasSpanner {
            helpers[.spanner] = allocateSegment(axis.crossed, "\(index.entries[stack].id).spanner")
        }
        let id = index.entries[stack].id
        let views = arrangement.views.map(\.id)
        let isReversed = index.direction(in: stack, direction) == .rightToLeft
        for constraint in arrangement.constraints() {
            var expression = side(constraint.first, stack, arranged, helpers)
            if let second = constraint.second {
                expression.add(
                    side(second, stack, arranged, helpers), times: -constraint.multiplier)
            }
            let isMirrored =
                isReversed
                && (constraint.first.attribute.isDirectional
                    || constraint.second?.attribute.isDirectional == true)
            let text = constraint.text(stack: id, views: views)
            let name: LoweredProblem.RowName
            let share = constraint.constant.spacings
            if share != 0, let parameter = spacing(constraint.constant, stack, views) {
                expression.add(.parameter(parameter), times: isMirrored ? share : -share)
                name = .spaced(
                    text, share: share, parameter: parameter, priority: constraint.priorityText)
            } else {
                let number = arrangement.number(constraint.constant)
                expression.constant += isMirrored ? number : -number
                name = .generated(
                    text + StackConstraint.text(adding: number) + constraint.priorityText)
            }
            add(
                expression, isMirrored ? constraint.relation.mirrored : constraint.relation,
                priority: constraint.priority, class: .generated, key: text, name: name)
        }
    }

    /// The parameter of a gap that updates set; nil where it is a number.
    private mutating func spacing(
        _ constant: StackConstraint.Constant, _ stack: Int, _ views: [String]
    ) -> Int? {
        let id = index.entries[stack].id
        guard let view = constant.after.map({ views[$0] }) else {
            return editable.hasSpacing(id) ? parameter(.spacing(stack)) : nil
        }
        return editable.hasCustomSpacing(id) ? parameter(.customSpacing(stack, view)) : nil
    }

    private mutating func allocateSegment(_ axis: Axis, _ id: String) -> Segment {
        let segment = Segment(origin: variableCount, length: variableCount + 1)
        variableCount += 2
        segments.append(segment)
        add(
            .variable(segment.length), .greaterThanOrEqual, class: .implicit,
            key: "\(id).\(axis.sizeAttribute)", name: .notNegative(id, axis))
        return segment
    }

    /// One side of a stack's constraint, in the coordinates of the stack.
    private mutating func side(
        _ anchor: StackConstraint.Anchor, _ stack: Int, _ arranged: [Int],
        _ helpers: [StackConstraint.Item: Segment]
    ) -> LinearExpression {
        switch anchor.item {
        case .stack, .margins:
            let part: ItemReference.Part = anchor.item == .margins ? .margins : .body
            return location(anchor.attribute, ofInside: part, item: stack)
        case .view(let position):
            return location(
                anchor.attribute, ofOutside: arranged[position],
                index.direction(in: stack, direction))
        case .spanner, .spacer, .gap:
            guard let segment = helpers[anchor.item] else {
                preconditionFailure("no helper \(anchor.item)")
            }
            return self.segment(
                segment, anchor.attribute,
                isReversed: index.direction(in: stack, direction) == .rightToLeft)
        }
    }

    private func segment(
        _ segment: Segment, _ attribute: LayoutAttribute, isReversed: Bool
    ) -> LinearExpression {
        let origin = LinearExpression.variable(segment.origin)
        let length = LinearExpression.variable(segment.length)
        switch attribute {
        case .width, .height: return length
        case .leading: return isReversed ? origin.adding(length) : origin
        case .trailing: return isReversed ? origin : origin.adding(length)
        case .top: return origin
        default: return origin.adding(length)
        }
    }
}
