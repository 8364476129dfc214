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

    /// What is added: a number, and a share of the stack's spacing, which may be a parameter.
    struct Constant: Equatable, Sendable {
        var number = 0.0
        var spacings = 0.0
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

    /// The constraint as reports name it, such as "UISV-spacing: b.leading == a.trailing + 8".
    func text(stack: String, views: [String], spacing: Double) -> String {
        func name(_ anchor: Anchor) -> String {
            let item: String
            switch anchor.item {
            case .stack: item = stack
            case .margins: item = "\(stack).margins"
            case .view(let position): item = views[position]
            case .spanner: item = "\(stack).spanner"
            case .spacer: item = "\(stack).spacer"
            case .gap(let number): item = "\(stack).gap\(number)"
            }
            return "\(item).\(anchor.attribute.rawValue)"
        }
        var text = "\(identifier.rawValue): \(name(first)) \(relation.text) "
        let number = constant.number + constant.spacings * spacing
        if let second {
            text += name(second)
            if multiplier != 1 { text += " * \(NumberText.text(multiplier))" }
            if number != 0 {
                text += number < 0 ? " - " : " + "
                text += NumberText.text(number.magnitude)
            }
        } else {
            text += NumberText.text(number)
        }
        if priority != 1000 { text += " @\(NumberText.text(priority))" }
        return text
    }
}
