import LayoutSolver

/// The constraints of a stack view across its axis (semantics 3.2).
struct StackAlignment {
    private let arrangement: StackArrangement
    private let alignment: StackSettings.Alignment

    init(_ arrangement: StackArrangement) {
        self.arrangement = arrangement
        // Baselines make sense in a row alone; UIKit falls back to the edges.
        switch (arrangement.settings.axis, arrangement.settings.alignment) {
        case (.vertical, .firstBaseline): alignment = .leading
        case (.vertical, .lastBaseline): alignment = .trailing
        case (_, let stated): alignment = stated
        }
    }

    private var axis: Axis { arrangement.settings.axis.crossed }
    private var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
    private var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
    private var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
    private var length: LayoutAttribute { axis.sizeAttribute }
    private var canvas: StackConstraint.Item { arrangement.canvas }

    /// Whether the helper that spans the views exists: not for one view, and not where both edges are aligned.
    var hasSpanner: Bool { alignment != .fill && arrangement.views.count > 1 }

    func constraints() -> [StackConstraint] {
        if alignment == .fill { return alignments() + filling() }
        guard hasSpanner else { return alignments() + single() + suppressions() }
        return alignments() + spanning() + boundaries() + suppressions()
            + [StackConstraint(.spanningFit, .init(.spanner, length), .equal, priority: 51)]
            + (isBaseline ? [canvasFit] : [])
    }

    private var isBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

    /// Attributes on which all views agree.
    private var aligned: [LayoutAttribute] {
        switch alignment {
        case .fill: return [start, end]
        case .leading: return [start]
        case .trailing: return [end]
        case .center: return [center]
        case .firstBaseline: return [.firstBaseline]
        case .lastBaseline: return [.lastBaseline]
        }
    }

    private func alignments() -> [StackConstraint] {
        arrangement.views.indices.dropFirst().flatMap { position in
            aligned.map { attribute in
                StackConstraint(
                    .alignment, .init(.view(0), attribute), .equal,
                    .init(.view(position), attribute))
            }
        }
    }

    private func connection(
        _ attribute: LayoutAttribute, _ relation: Relation = .equal, _ item: StackConstraint.Item
    ) -> StackConstraint {
        StackConstraint(
            .canvasConnection, .init(canvas, attribute), relation, .init(item, attribute))
    }

    private func filling() -> [StackConstraint] {
        [connection(start, .equal, .view(0)), connection(end, .equal, .view(0))]
    }

    /// One view has no spanner: the canvas holds it directly.
    private func single() -> [StackConstraint] {
        let isTight = (start: alignment == .leading, end: alignment == .trailing)
        var result = [
            connection(start, isTight.start ? .equal : .lessThanOrEqual, .view(0)),
            connection(end, isTight.end ? .equal : .greaterThanOrEqual, .view(0)),
            canvasFit,
        ]
        if alignment == .center { result.append(connection(center, .equal, .view(0))) }
        return result
    }

    private func spanning() -> [StackConstraint] {
        guard !arrangement.visible.isEmpty else {
            return [connection(start, .equal, .spanner), connection(end, .equal, .spanner)]
        }
        switch alignment {
        case .leading:
            return [connection(start, .equal, .view(0)), connection(end, .equal, .spanner)]
        case .trailing:
            return [connection(start, .equal, .spanner), connection(end, .equal, .view(0))]
        case .center:
            return [
                connection(center, .equal, .view(0)), connection(start, .equal, .spanner),
                connection(end, .equal, .spanner),
            ]
        case .lastBaseline:
            return [
                connection(start, .equal, .spanner),
                connection(end, .greaterThanOrEqual, .view(0)),
            ]
        case .firstBaseline, .fill:
            return [connection(start, .equal, .spanner), connection(end, .equal, .spanner)]
        }
    }

    private func boundaries() -> [StackConstraint] {
        let isTight = (start: alignment == .leading, end: alignment == .trailing)
        return arrangement.visible.flatMap { position in
            [
                StackConstraint(
                    .spanningBoundary, .init(.spanner, start),
                    isTight.start ? .equal : .lessThanOrEqual, .init(.view(position), start),
                    priority: isTight.start ? 999.5 : 1000),
                StackConstraint(
                    .spanningBoundary, .init(.spanner, end),
                    isTight.end ? .equal : .greaterThanOrEqual, .init(.view(position), end),
                    priority: isTight.end ? 999.5 : 1000),
            ]
        }
    }

    private func suppressions() -> [StackConstraint] {
        arrangement.views.indices.map { position in
            StackConstraint(
                .ambiguitySuppression, .init(.view(position), length), .equal, priority: 25)
        }
    }

    private var canvasFit: StackConstraint {
        StackConstraint(.canvasFit, .init(.stack, length), .equal, priority: 49)
    }
}
