public import LayoutSolver

/// A layout attribute under UIKit's name.
public enum LayoutAttribute: String, CaseIterable, Codable, Sendable {
    // The names are UIKit's; their meaning is semantics 1.2.
    case left, right, leading, trailing, top, bottom
    case width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
}

/// What a constraint refers to: a view or guide, or one of a view's built-in rectangles.
public struct ItemReference: Hashable, Sendable {
    /// Which rectangle of the view is meant.
    public enum Part: String, CaseIterable, Codable, Sendable {
        /// The alignment rectangle itself.
        case body = ""
        /// The safe area layout guide.
        case safe
        /// The layout margins guide.
        case margins
        /// The keyboard layout guide.
        case keyboard
        /// A scroll view's content layout guide.
        case content
        /// A scroll view's frame layout guide.
        case frame
        /// The readable content guide.
        case readable
    }

    /// Id of a view or guide.
    public var id: String
    /// Rectangle of it.
    public var part: Part

    /// Creates a reference.
    public init(_ id: String, _ part: Part = .body) {
        self.id = id
        self.part = part
    }
}

/// One side of a constraint: an item and an attribute of it.
public struct Anchor: Hashable, Sendable {
    /// The item.
    public var item: ItemReference
    /// The attribute.
    public var attribute: LayoutAttribute

    /// Creates an anchor.
    public init(_ item: ItemReference, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A number that is written out, named in `Layout.parameters`, or the system's spacing.
public enum ConstantValue: Hashable, Sendable {
    /// Written out, points.
    case number(Double)
    /// A parameter of the layout, times -1 when `negated`.
    case parameter(String, negated: Bool)
    /// The system's spacing between the two items times a factor: 8 points, or what the fonts at a baseline ask for
    /// (semantics 4.5). Negative where the first item stands before the second.
    case systemSpacing(times: Double)
}

/// `first relation second * multiplier + constant @ priority`, as in NSLayoutConstraint.
public struct Constraint: Hashable, Sendable {
    /// Unique in the layout where given; updates and reports use it.
    public var name: String?
    /// Left-hand side.
    public var first: Anchor
    /// How the sides compare.
    public var relation: Relation
    /// Right-hand side; nil for a size against a number.
    public var second: Anchor?
    /// Factor of the right-hand side.
    public var multiplier: Double
    /// Added to the right-hand side, points.
    public var constant: ConstantValue
    /// 1...1000; 1000 is required.
    public var priority: Double
    /// Whether it takes part before any update.
    public var isActive: Bool
    /// Whether a tool made it from something else than a constraint somebody wrote, such as a frame or a layout guide.
    ///
    /// In a conflict it stands with the generated constraints, above the developer's (docs/architecture.md, section 3).
    public var isGenerated: Bool
    /// Where it was written, such as "LoginView.swift:41".
    public var source: String?

    /// Creates a constraint.
    public init(
        name: String? = nil, _ first: Anchor, _ relation: Relation, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: ConstantValue = .number(0), priority: Double = 1000,
        isActive: Bool = true, isGenerated: Bool = false, source: String? = nil
    ) {
        self.name = name
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.isActive = isActive
        self.isGenerated = isGenerated
        self.source = source
    }
}
