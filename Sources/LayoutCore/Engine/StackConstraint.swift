import LayoutSolver

/// A constraint that a stack view makes, under UIKit's identifier (semantics 3).
struct StackConstraint: Equatable, Sendable {
    /// Identifier as UIKit's logs print it.
    enum Identifier: String, Sendable {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case spacing = "UISV-spacing"
        case distributingEdge = "UISV-distributing-edge"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case hiding = "UISV-hiding"
        case textWidthDisambiguation = "UISV-text-width-disambiguation"
    }

    /// What a constraint of a stack refers to.
    enum Item: Hashable, Sendable {
        /// The stack view.
        case stack
        /// The stack view's margin rectangle.
        case margins
        /// An arranged view by its position.
        case view(Int)
        /// The helper that spans the views across the axis.
        case spanner
        /// The helper that stands in along the axis when no view is visible.
        case spacer
        /// The helper between the n-th visible view and the next.
        case gap(Int)
    }

    /// One side.
    struct Anchor: Equatable, Sendable {
        var item: Item
        var attribute: LayoutAttribute

        init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// What is added: a share of the stack's spacing, or of the gap of its own that a view has after it. Either may be a
    /// parameter.
    struct Constant: Equatable, Sendable {
        var spacings = 0.0
        /// Position of the view whose own gap is meant; nil is the stack's spacing.
        var after: Int?
    }

    var identifier: Identifier
    var first: Anchor
    var relation: Relation
    var second: Anchor?
    var multiplier = 1.0
    var constant = Constant()
    var priority = 1000.0

    init(
        _ identifier: Identifier, _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: Constant = Constant(), priority: Double = 1000
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// The constraint up to its number, such as "UISV-spacing: b.leading == a.trailing".
    func text(stack: String, views: [String]) -> String {
        func name(_ anchor: Anchor) -> String {
            let item: String
            switch anchor.item {
            case .stack: item = stack
            case .margins: return "\(stack).\(anchor.attribute.ofMargins.rawValue)"
            case .view(let position): item = views[position]
            case .spanner: item = "\(stack).spanner"
            case .spacer: item = "\(stack).spacer"
            case .gap(let number): item = "\(stack).gap\(number)"
            }
            return "\(item).\(anchor.attribute.rawValue)"
        }
        let text = "\(identifier.rawValue): \(name(first)) \(relation.text) "
        guard let second else { return text + "0" }
        return text + name(second)
            + (multiplier == 1 ? "" : " * \(NumberText.text(multiplier))")
    }

    /// The priority as the text ends with it.
    var priorityText: String { priority == 1000 ? "" : " @\(NumberText.text(priority))" }

    /// A number as it stands behind the second item.
    static func text(adding number: Double) -> String {
        if number == 0 { return "" }
        return (number < 0 ? " - " : " + ") + NumberText.text(number.magnitude)
    }
}
