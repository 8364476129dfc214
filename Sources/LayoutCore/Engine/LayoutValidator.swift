import LayoutSolver

/// Checks that a specification can be solved: names, legal constraints, finite numbers (semantics 1.3).
///
/// Paths of the diagnostics are relative to the layout ("constraints[3]") or the job ("steps[0][1]"). Mistakes are
/// reported in the order of their places, the first hundred of them.
package struct LayoutValidator {
    let index: LayoutIndex
    let layout: Layout
    /// Names of constraints that exist at first or that some update adds.
    var constraintNames: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// All mistakes of a specification; empty when it can be solved. O(size of the specification).
    package static func diagnostics(_ specification: JobSpecification) -> [Diagnostic] {
        let layout = specification.layout
        var validator = LayoutValidator(layout, index: LayoutIndex(layout))
        validator.check(specification)
        return validator.diagnostics
    }

    /// A validator that knows no names of constraints yet.
    init(_ layout: Layout, index: LayoutIndex) {
        self.layout = layout
        self.index = index
    }

    /// Checks the layout and all updates of a specification. O(size of the specification).
    mutating func check(_ specification: JobSpecification) {
        collectNames(specification)
        checkLayout()
        checkUpdates(specification)
    }

    mutating func report(
        _ code: String, _ path: String, _ message: String, expected: String? = nil,
        misspelt name: String? = nil,
        among candidates: some Sequence<String> = EmptyCollection<String>()
    ) {
        guard diagnostics.count < DiagnosticList.most else { return }
        let suggestion = name.flatMap { NearestName.of($0, among: candidates) }
        report(
            Diagnostic(
                code: code, message: message, expected: expected, suggestion: suggestion), path)
    }

    /// Reports a mistake at a place; of those beyond the first hundred nothing.
    mutating func report(_ found: Diagnostic, _ path: String) {
        guard diagnostics.count < DiagnosticList.most else { return }
        var diagnostic = found
        diagnostic.path = path
        diagnostics.append(diagnostic)
    }

    // MARK: Views and guides

    private mutating func checkLayout() {
        var seen: Set<String> = []
        var places: [(path: String, view: ViewNode)] = [("root", layout.root)]
        for (number, root) in layout.extraRoots.enumerated() {
            places.append(("extraRoots[\(number)]", root))
        }
        var pending = Array(places.reversed())
        while let (path, view) = pending.popLast() {
            if !seen.insert(view.id).inserted {
                report("duplicate-id", path, "the id '\(view.id)' is used twice")
            }
            checkView(view, path)
            for (number, child) in view.children.enumerated().reversed() {
                pending.append(("\(path).children[\(number)]", child))
            }
        }
        for (number, guide) in layout.guides.enumerated() {
            let path = "guides[\(number)]"
            if !seen.insert(guide.id).inserted {
                report("duplicate-id", path, "the id '\(guide.id)' is used twice")
            }
            let owner = index.number(of: guide.owner)
            if owner.flatMap({ index.entries[$0].node }) == nil {
                let views = index.entries.filter { $0.node != nil }.map(\.id)
                report(
                    "unknown-item", "\(path).owner", "there is no view '\(guide.owner)'",
                    misspelt: guide.owner, among: views)
            }
        }
        for (name, value) in layout.parameters.sorted(by: { $0.key < $1.key }) {
            checkFinite(value, "parameters.\(name)", "the parameter '\(name)'")
        }
        var names: Set<String> = []
        for (number, constraint) in layout.constraints.enumerated() {
            let path = "constraints[\(number)]"
            checkConstraint(constraint, path)
            if let name = constraint.name, !names.insert(name).inserted {
                report("duplicate-name", path, "the name '\(name)' is used twice")
            }
        }
    }

    private mutating func checkView(_ view: ViewNode, _ path: String) {
        checkSize(view.intrinsicSize, "\(path).intrinsicSize")
        checkTable(view.textTable ?? [], "\(path).textTable")
        if view.textTable != nil, view.intrinsicSize?.height == nil {
            report(
                "text-table-needs-size", "\(path).textTable",
                "a table of heights needs the one-line size of the text",
                expected: "'intrinsicSize' with a width and a height")
        }
        checkPriorities(view.hugging, "\(path).hugging")
        checkPriorities(view.compressionResistance, "\(path).compression")
        for (name, value) in [
            ("firstBaseline", view.firstBaselineFromTop ?? 0),
            ("lastBaseline", view.lastBaselineFromBottom ?? 0),
            ("margins.top", view.margins.top), ("margins.left", view.margins.left),
            ("margins.bottom", view.margins.bottom), ("margins.right", view.margins.right),
            ("alignmentInsets.top", view.alignmentInsets.top),
            ("alignmentInsets.left", view.alignmentInsets.left),
            ("alignmentInsets.bottom", view.alignmentInsets.bottom),
            ("alignmentInsets.right", view.alignmentInsets.right),
        ] {
            checkFinite(value, "\(path).\(name)", "'\(name)'")
        }
        if let frame = view.autoresizing { check(frame, "\(path).autoresizing") }
        if let stack = view.stack {
            checkFinite(stack.spacing, "\(path).spacing", "the spacing")
            for (id, value) in stack.customSpacing.sorted(by: { $0.key < $1.key }) {
                checkFinite(value, "\(path).customSpacing.\(id)", "the spacing after '\(id)'")
            }
        }
    }

    private mutating func check(_ autoresizing: AutoresizedFrame, _ path: String) {
        let frame = autoresizing.frame
        checkFinite(frame.x, path, "x")
        checkFinite(frame.y, path, "y")
        for (value, what) in [
            (frame.width, "the width"), (frame.height, "the height"),
            (autoresizing.superviewSize.width, "the superview's width"),
            (autoresizing.superviewSize.height, "the superview's height"),
        ] {
            checkNotNegative(value, path, what)
        }
    }

    // MARK: Constraints

    /// Everything that is wrong with one constraint.
    mutating func checkConstraint(_ constraint: Constraint, _ path: String) {
        let first = checkAnchor(constraint.first, path)
        let second = constraint.second.flatMap { checkAnchor($0, path) }
        for objection in ConstraintRules.objections(to: constraint) {
            report(objection.diagnostic, path)
        }
        if case .parameter(let name, _) = constraint.constant, layout.parameters[name] == nil {
            report(
                "unknown-parameter", path, "there is no parameter '\(name)'",
                misspelt: name, among: layout.parameters.keys)
        }
        if let first, let second, index.commonAncestor(first, second) == nil {
            report(
                "no-common-ancestor", path,
                "'\(constraint.first.item.id)' and '\(constraint.second?.item.id ?? "")' share no superview",
                expected: "items of one tree")
        }
    }

    /// The item of an anchor, or nil when there is none.
    private mutating func checkAnchor(_ anchor: Anchor, _ path: String) -> Int? {
        guard let item = checkItem(anchor.item.id, path) else { return nil }
        let node = index.entries[item].node
        let part = anchor.item.part
        if part != .body, node == nil {
            report(
                "part-of-guide", path, "the guide '\(anchor.item.id)' has no '\(part.rawValue)'",
                expected: "a view")
            return nil
        }
        if part == .content || part == .frame, node?.kind != .scroll {
            report(
                "part-needs-scroll-view", path,
                "'\(anchor.item.id)' has no '\(part.rawValue)': it is not a scroll view",
                expected: "a scroll view")
            return nil
        }
        return item
    }

    /// The number of an item; reports a name that nothing has.
    mutating func checkItem(_ id: String, _ path: String) -> Int? {
        if let number = index.number(of: id) { return number }
        report(
            "unknown-item", path, "there is no view or guide '\(id)'",
            misspelt: id, among: index.numberByID.keys)
        return nil
    }

    // MARK: Numbers

    mutating func checkFinite(_ value: Double, _ path: String, _ what: String) {
        guard !value.isFinite else { return }
        report(ConstraintRules.nonFinite(what, value), path)
    }

    mutating func checkNotNegative(_ value: Double, _ path: String, _ what: String) {
        checkFinite(value, path, what)
        if value < 0 {
            report(
                "negative-size", path, "\(what) is negative (\(NumberText.text(value)))",
                expected: "0 or more, or null for none")
        }
    }

    mutating func checkSize(_ size: IntrinsicSize?, _ path: String) {
        if let width = size?.width { checkNotNegative(width, path, "the width") }
        if let height = size?.height { checkNotNegative(height, path, "the height") }
    }

    mutating func checkTable(_ rows: [TextTableRow], _ path: String) {
        for row in rows {
            checkNotNegative(row.minimumWidth, path, "the least width")
            checkNotNegative(row.height, path, "the height")
        }
        for (row, next) in zip(rows, rows.dropFirst()) where row.minimumWidth <= next.minimumWidth {
            report(
                "text-table-order", path, "the widths of the table do not fall",
                expected: "rows in falling order of their least width")
            return
        }
    }

    mutating func checkPriorities(_ priorities: AxisPair, _ path: String) {
        for axis in Axis.allCases { checkPriority(priorities[axis], path) }
    }

    mutating func checkPriority(_ priority: Double, _ path: String) {
        guard let diagnostic = ConstraintRules.priorityObjection(priority) else { return }
        report(diagnostic, path)
    }
}
