import LayoutSolver

/// Turns a state of a layout into rows over variables and parameters (semantics 1.2 to 1.5; docs/architecture.md, section 3).
///
/// The result depends on names and values alone, not on the order in which anybody wrote them: rows are sorted by
/// recovery class and key before parameters get their numbers.
struct Lowering {
    /// The variables of one item; nil is a coordinate that is always 0.
    struct ItemVariables {
        var x: Int?
        var y: Int?
        var width: Int
        var height: Int
    }

    /// A helper of a stack view: it has a place and a length on one axis alone, so that the other is not left open.
    struct Segment {
        var origin: Int
        var length: Int
    }

    /// A rectangle in the coordinates of some item.
    struct Rectangle {
        var minX: LinearExpression
        var minY: LinearExpression
        var width: LinearExpression
        var height: LinearExpression
    }

    /// A row before sorting.
    struct Row {
        var key: String
        /// Place inside its class in a conflict: what is greater is given up before what is less.
        var recoveryRank: Int
        var name: LoweredProblem.RowName
        var constraint: LinearConstraint
    }

    let index: LayoutIndex
    let state: LayoutState
    /// The environment's direction; single items may have their own.
    let direction: LayoutDirection
    /// Priorities of the root's fitting; nil when its size is imposed.
    let fitting: AxisPair?
    let editable: EditableNames

    /// Variables of the index's items, nil when removed.
    var items: [ItemVariables?] = []
    /// Content rectangle of each scroll view by item.
    var contents: [Int: ItemVariables] = [:]
    /// Views that a stack view hides: their size along its axis is 0.
    var hiddenInStack: Set<Int> = []
    /// Helpers of stack views, which no result column shows, for the tie-break.
    var segments: [Segment] = []
    var variableCount = 0
    var parameters: [ParameterSource] = []
    var parameterNumbers: [ParameterSource: Int] = [:]
    var rows: [Row] = []

    private init(
        index: LayoutIndex, state: LayoutState, direction: LayoutDirection, fitting: AxisPair?,
        editable: EditableNames
    ) {
        self.index = index
        self.state = state
        self.direction = direction
        self.fitting = fitting
        self.editable = editable
    }

    /// Lowers a state. O(items × depth + constraints × (depth + log constraints)).
    static func lower(
        _ state: LayoutState, index: LayoutIndex, direction: LayoutDirection,
        fitting: AxisPair?, editable: EditableNames
    ) -> LoweredProblem {
        var lowering = Lowering(
            index: index, state: state, direction: direction, fitting: fitting,
            editable: editable)
        lowering.allocateItems()
        lowering.addImplicitRows()
        lowering.addNaturalSizeRows()
        lowering.addAutoresizingRows()
        lowering.addStackRows()
        let constraints = state.activeConstraints.map { (key: $0.key, constraint: $0) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (key, constraint) in constraints { lowering.addRow(for: constraint, key: key) }
        return lowering.finished()
    }

    // MARK: Variables and parameters

    private mutating func allocateItems() {
        for (number, entry) in index.entries.enumerated() {
            guard !state.items[number].isRemoved, !isOwnerRemoved(number) else {
                items.append(nil)
                continue
            }
            items.append(allocate(isRoot: entry.parent == nil))
        }
        for (number, entry) in index.entries.enumerated()
        where entry.node?.kind == .scroll && items[number] != nil {
            contents[number] = allocate(isRoot: true)
        }
    }

    private func isOwnerRemoved(_ number: Int) -> Bool {
        guard index.entries[number].node == nil, let owner = index.entries[number].parent else {
            return false
        }
        return state.items[owner].isRemoved
    }

    /// Variables of a new rectangle. A root's origin is no variable.
    mutating func allocate(isRoot: Bool) -> ItemVariables {
        let origin = isRoot ? 0 : 2
        let first = variableCount
        variableCount += origin + 2
        return ItemVariables(
            x: isRoot ? nil : first, y: isRoot ? nil : first + 1, width: first + origin,
            height: first + origin + 1)
    }

    /// The parameter of a source, numbered at its first use.
    mutating func parameter(_ source: ParameterSource) -> Int {
        if let number = parameterNumbers[source] { return number }
        let number = parameters.count
        parameterNumbers[source] = number
        parameters.append(source)
        return number
    }

    /// A number, or the parameter it is when updates or the environment can set it.
    private mutating func value(
        of constraint: Constraint, first: Int, second: Int?
    ) -> LinearExpression {
        if let name = constraint.name, editable.hasConstant(name) {
            return .parameter(parameter(.constant(name)))
        }
        switch constraint.constant {
        case .number(let value):
            return LinearExpression(constant: value)
        case .parameter(let name, let negated):
            let sign: Double = negated ? -1 : 1
            if editable.hasParameter(name) {
                return .parameter(parameter(.layoutParameter(name)), times: sign)
            }
            return LinearExpression(constant: sign * (state.parameters[name] ?? 0))
        case .systemSpacing(let factor):
            guard let second, constraint.spacingFollowsFonts else {
                return LinearExpression(constant: factor * VisualFormat.systemSpacing)
            }
            let (lower, upper) = factor < 0 ? (second, first) : (first, second)
            let source = ParameterSource.systemSpacing(below: upper, above: lower)
            return .parameter(parameter(source), times: factor)
        }
    }

    /// The natural size of an item on an axis, or nil where it has none.
    mutating func naturalSize(_ item: Int, _ axis: Axis) -> LinearExpression? {
        let size = state.items[item].intrinsicSize
        guard let value = axis == .horizontal ? size?.width : size?.height else { return nil }
        let wraps = axis == .vertical && state.items[item].wrapping != nil
        if wraps || state.items[item].isMeasured
            || editable.hasNaturalSize(index.entries[item].id)
        {
            return .parameter(parameter(.naturalSize(item, axis)))
        }
        return LinearExpression(constant: value)
    }

    /// The direction that a constraint between two items is read in: that of the item which holds it, their nearest common
    /// ancestor (semantics 1.4).
    func reading(_ first: Int, _ second: Int) -> LayoutDirection {
        index.commonAncestor(first, second).map { index.direction(in: $0, direction) } ?? direction
    }

    // MARK: Rows

    /// Adds a row; `recoveryRank` and `key` sort it inside its class.
    mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Double = 1000,
        class recoveryClass: RecoveryClass, key: String, recoveryRank: Int = 0,
        name: LoweredProblem.RowName
    ) {
        rows.append(
            Row(
                key: key, recoveryRank: recoveryRank, name: name,
                constraint: LinearConstraint(
                    expression.merged(), relation, priority: priority,
                    recoveryClass: recoveryClass)))
    }

    /// The root's size, and sizes that are never negative.
    private mutating func addImplicitRows() {
        for (number, entry) in index.entries.enumerated() {
            guard let variables = items[number] else { continue }
            for axis in Axis.allCases {
                let size = LinearExpression.variable(variables[axis])
                let key = "\(entry.id).\(axis.sizeAttribute)"
                if number == 0 {
                    addRootSize(size, axis, id: entry.id, key: key)
                } else {
                    add(
                        size, .greaterThanOrEqual, class: .implicit, key: key,
                        name: .notNegative(entry.id, axis))
                }
                if entry.parent == nil, number != 0 { addFittingRow(size, key: key) }
            }
            if let content = contents[number] { addNotNegative(content, id: "\(entry.id).content") }
        }
    }

    /// The environment's size of the root: imposed, or aimed at by a fitting (semantics 4.2).
    private mutating func addRootSize(
        _ size: LinearExpression, _ axis: Axis, id: String, key: String
    ) {
        let number = parameter(.rootSize(axis))
        let difference = size.adding(frameOverhang(0, axis)).adding(
            .parameter(number), times: -1)
        let priority = fitting?[axis] ?? LinearConstraint.requiredPriority
        guard priority < LinearConstraint.requiredPriority else {
            add(
                difference, .equal, class: .implicit, key: key,
                name: .rootSize(id, axis, parameter: number))
            return
        }
        add(
            size, .greaterThanOrEqual, class: .implicit, key: key, name: .notNegative(id, axis))
        add(
            difference, .equal, priority: priority, class: .generated, key: "\(key).fitting",
            name: .generated("\(key).fitting"))
    }

    /// A tree that no screen holds takes the least size that satisfies it, as `systemLayoutSizeFitting` would (semantics 4.2).
    private mutating func addFittingRow(_ size: LinearExpression, key: String) {
        add(
            size, .equal, priority: 50, class: .generated, key: "\(key).fitting",
            name: .generated("\(key).fitting"))
    }

    /// Sizes of a helper rectangle that are never negative.
    mutating func addNotNegative(_ variables: ItemVariables, id: String) {
        for axis in Axis.allCases {
            add(
                .variable(variables[axis]), .greaterThanOrEqual, class: .implicit,
                key: "\(id).\(axis.sizeAttribute)", name: .notNegative(id, axis))
        }
    }

    /// Natural sizes as two rows an axis on one expression (semantics 2.1).
    private mutating func addNaturalSizeRows() {
        for (number, entry) in index.entries.enumerated() {
            guard let variables = items[number] else { continue }
            for axis in Axis.allCases {
                guard let natural = naturalSize(number, axis) else { continue }
                let difference = LinearExpression.variable(variables[axis])
                    .adding(natural, times: -1)
                let letter = axis == .horizontal ? "h" : "v"
                let resistance = "\(entry.id).compression.\(letter)"
                add(
                    difference, .greaterThanOrEqual,
                    priority: state.items[number].compressionResistance[axis], class: .natural,
                    key: resistance, name: .generated(resistance))
                let hugging = "\(entry.id).hugging.\(letter)"
                add(
                    difference, .lessThanOrEqual, priority: state.items[number].hugging[axis],
                    class: .natural, key: hugging, name: .generated(hugging))
            }
        }
    }

    /// A developer's constraint. One that mentions something removed takes no part.
    private mutating func addRow(for constraint: Constraint, key: String) {
        guard let first = index.number(of: constraint.first.item.id), items[first] != nil else {
            return
        }
        var second: Int?
        if let anchor = constraint.second {
            guard let number = index.number(of: anchor.item.id), items[number] != nil else {
                return
            }
            second = number
        }
        var expression = self.expression(
            of: constraint.first, item: first, beside: constraint.second, other: second)
        if let anchor = constraint.second, let second {
            expression.add(
                self.expression(of: anchor, item: second, beside: constraint.first, other: first),
                times: -constraint.multiplier)
        }
        // Against the reading direction a constant points the other way, and so does an inequality (semantics 1.4).
        let isMirrored =
            (constraint.first.attribute.isDirectional
                || constraint.second?.attribute.isDirectional == true)
            && reading(first, second ?? first) == .rightToLeft
        let constant = value(of: constraint, first: first, second: second)
        expression.add(constant, times: isMirrored ? 1 : -1)
        add(
            expression, isMirrored ? constraint.relation.mirrored : constraint.relation,
            priority: constraint.priority,
            class: constraint.isGenerated ? .generated : .developer, key: key,
            recoveryRank: constraint.recoveryRank,
            name: constraint.isGenerated ? .generated(key) : .developer(key))
    }
}

extension Lowering.ItemVariables {
    /// The variable of the size along an axis.
    subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }

    /// The variable of the place along an axis; nil is always 0.
    func origin(_ axis: Axis) -> Int? { axis == .horizontal ? x : y }
}

extension Axis {
    /// The attribute of the size along the axis.
    var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }

    /// The axis across.
    var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Relation {
    /// The relation seen in a mirror.
    var mirrored: Relation {
        switch self {
        case .lessThanOrEqual: return .greaterThanOrEqual
        case .equal: return .equal
        case .greaterThanOrEqual: return .lessThanOrEqual
        }
    }
}
