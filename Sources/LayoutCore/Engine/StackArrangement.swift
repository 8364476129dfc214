import LayoutSolver

/// A stack view with its arranged views: gives exactly the constraints UIStackView would make (semantics 3).
struct StackArrangement: Equatable, Sendable {
    /// An arranged view.
    struct View: Equatable, Sendable {
        /// Its id.
        var id: String
        /// Whether it is hidden.
        var isHidden: Bool
        /// Natural length along the axis, points.
        var naturalLength: Double?
        /// Whether it is text that may wrap.
        var isMultiline: Bool
    }

    /// The stack's settings.
    let settings: StackSettings
    /// Arranged views in order.
    let views: [View]
    /// Positions of the views that are not hidden.
    let visible: [Int]

    init(_ settings: StackSettings, _ views: [View]) {
        self.settings = settings
        self.views = views
        visible = views.indices.filter { !views[$0].isHidden }
    }

    /// All constraints of the stack; none without arranged views. O(views).
    func constraints() -> [StackConstraint] {
        guard !views.isEmpty else { return [] }
        return connections() + spacings() + hidings() + distribution()
            + StackAlignment(self).constraints()
            + textWidths()
    }

    /// Whether helpers for gaps exist: one fewer than visible views.
    var gapCount: Int {
        switch settings.distribution {
        case .equalSpacing, .equalCentering: return max(0, visible.count - 1)
        case .fill, .fillEqually, .fillProportionally: return 0
        }
    }

    /// Whether the helper across the axis exists.
    var hasSpanner: Bool { StackAlignment(self).hasSpanner }

    /// Whether the helper along the axis exists.
    var hasSpacer: Bool { !views.isEmpty && visible.isEmpty }

    /// The number a constant comes to, points.
    func number(_ constant: StackConstraint.Constant) -> Double {
        let own = constant.after.flatMap { settings.customSpacing[views[$0].id] }
        return constant.spacings * (own ?? settings.spacing)
    }

    // MARK: Attributes of the two axes

    var canvas: StackConstraint.Item { settings.isMarginsRelative ? .margins : .stack }

    private var start: LayoutAttribute { settings.axis == .horizontal ? .leading : .top }
    private var end: LayoutAttribute { settings.axis == .horizontal ? .trailing : .bottom }
    private var center: LayoutAttribute { settings.axis == .horizontal ? .centerX : .centerY }
    private var length: LayoutAttribute { settings.axis.sizeAttribute }
    private var isBaselineRelative: Bool {
        settings.isBaselineRelative && settings.axis == .vertical
    }
    /// Attribute of a view at which the gap before it ends.
    private var gapEnd: LayoutAttribute { isBaselineRelative ? .firstBaseline : start }
    /// Attribute of a view at which the gap after it begins.
    private var gapStart: LayoutAttribute { isBaselineRelative ? .lastBaseline : end }

    // MARK: Along the axis (semantics 3.1)

    private func connections() -> [StackConstraint] {
        let first: StackConstraint.Item = visible.first.map { .view($0) } ?? .spacer
        let last: StackConstraint.Item = visible.last.map { .view($0) } ?? .spacer
        return [
            StackConstraint(
                .canvasConnection, .init(canvas, start), .equal, .init(first, start)),
            StackConstraint(.canvasConnection, .init(canvas, end), .equal, .init(last, end)),
        ]
    }

    private func spacings() -> [StackConstraint] {
        let isLoose =
            settings.distribution == .equalSpacing || settings.distribution == .equalCentering
        return views.indices.dropFirst().map { next in
            StackConstraint(
                .spacing, .init(.view(next), gapEnd), isLoose ? .greaterThanOrEqual : .equal,
                .init(.view(next - 1), gapStart), constant: gap(before: next))
        }
    }

    /// The gap before a view: none at the ends of the visible views, and half for each hidden neighbour.
    private func gap(before next: Int) -> StackConstraint.Constant {
        let previous = next - 1
        if next == visible.first || previous == visible.last || visible.isEmpty {
            return StackConstraint.Constant()
        }
        let hidden = [previous, next].count { views[$0].isHidden }
        let share = 1 - Double(hidden) / 2
        // With hidden views between, the gap is that of the nearest visible view before.
        let owner = views.indices[...previous].last { !views[$0].isHidden }
        let hasOwn = owner.map { settings.customSpacing[views[$0].id] != nil } ?? false
        return StackConstraint.Constant(spacings: share, after: hasOwn ? owner : nil)
    }

    private func hidings() -> [StackConstraint] {
        views.indices.filter { views[$0].isHidden }.map { position in
            StackConstraint(.hiding, .init(.view(position), length), .equal)
        }
    }

    private func distribution() -> [StackConstraint] {
        switch settings.distribution {
        case .fill: return []
        case .fillEqually: return equalLengths()
        case .fillProportionally: return proportionalLengths()
        case .equalSpacing, .equalCentering: return gaps() + canvasFit()
        }
    }

    private func equalLengths() -> [StackConstraint] {
        guard let first = visible.first else { return [] }
        return visible.dropFirst().map { position in
            StackConstraint(
                .fillEqually, .init(.view(position), length), .equal, .init(.view(first), length))
        }
    }

    private func proportionalLengths() -> [StackConstraint] {
        let lengths = visible.compactMap { views[$0].naturalLength }
        let total =
            lengths.reduce(0, +) + settings.spacing * Double(max(0, visible.count - 1))
        guard !lengths.isEmpty, total > 0 else { return equalLengths() }
        let isExact = lengths.count == 1 && (visible.count == 1 || settings.spacing == 0)
        var priority = 1000.0
        return visible.map { position in
            guard let natural = views[position].naturalLength else {
                return StackConstraint(
                    .fillProportionally, .init(.view(position), length), .equal)
            }
            if !isExact { priority = max(1, priority - 1) }
            return StackConstraint(
                .fillProportionally, .init(.view(position), length), .equal,
                .init(.stack, length), multiplier: natural / total, priority: priority)
        }
    }

    private func gaps() -> [StackConstraint] {
        let isCentering = settings.distribution == .equalCentering
        var result: [StackConstraint] = []
        for (number, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = StackConstraint.Item.gap(number)
            result.append(
                StackConstraint(
                    .distributingEdge, .init(gap, start), .equal,
                    .init(.view(previous), isCentering ? center : gapStart)))
            result.append(
                StackConstraint(
                    .distributingEdge, .init(gap, end), .equal,
                    .init(.view(next), isCentering ? center : gapEnd)))
            if number > 0 {
                result.append(
                    StackConstraint(
                        .fillEqually, .init(gap, length), .equal, .init(.gap(0), length),
                        priority: isCentering ? 149 : 1000))
            }
        }
        return result
    }

    private func canvasFit() -> [StackConstraint] {
        [StackConstraint(.canvasFit, .init(.stack, length), .equal, priority: 49)]
    }

    // MARK: Text (semantics 3.3)

    /// Wrapping labels of a horizontal stack share its width evenly before their own widths matter.
    private func textWidths() -> [StackConstraint] {
        guard settings.axis == .horizontal, settings.disambiguatesTextWidth else { return [] }
        let count = Double(visible.count)
        return visible.filter { views[$0].isMultiline }.map { position in
            StackConstraint(
                .textWidthDisambiguation, .init(.view(position), .width), .equal,
                .init(.stack, .width), multiplier: 1 / count,
                constant: .init(spacings: (1 - count) / count), priority: 759)
        }
    }
}
