extension NumberExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A length in points.
    public init(floatLiteral value: Double) { self = .length(Length(value)) }
    /// A length in points.
    public init(integerLiteral value: Int) { self = .length(Length(Double(value))) }

    /// The sum.
    public static func + (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .plus, second)
    }
    /// The difference.
    public static func - (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .minus, second)
    }
    /// The product.
    public static func * (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .times, second)
    }
    /// The quotient.
    public static func / (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .over, second)
    }
    /// The first is less.
    public static func < (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .less, second, within: nil)
    }
    /// The first is not greater.
    public static func <= (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .lessOrEqual, second, within: nil)
    }
    /// The two are equal, but for the tolerance.
    public static func == (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .equal, second, within: nil)
    }
    /// The two differ.
    public static func != (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .notEqual, second, within: nil)
    }
    /// The first is not less.
    public static func >= (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .greaterOrEqual, second, within: nil)
    }
    /// The first is greater.
    public static func > (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .greater, second, within: nil)
    }
    /// Whether the number lies between two others.
    public func isIn(_ lower: NumberExpression, _ upper: NumberExpression) -> Assertion {
        .range(self, lower, upper)
    }
}

extension ViewSelector {
    /// The left edge.
    public var left: NumberExpression { .attribute(self, .left) }
    /// The right edge.
    public var right: NumberExpression { .attribute(self, .right) }
    /// The top edge.
    public var top: NumberExpression { .attribute(self, .top) }
    /// The bottom edge.
    public var bottom: NumberExpression { .attribute(self, .bottom) }
    /// The edge where reading begins, counted from that side.
    public var leading: NumberExpression { .attribute(self, .leading) }
    /// The edge where reading ends, counted from where it begins.
    public var trailing: NumberExpression { .attribute(self, .trailing) }
    /// The middle along x.
    public var centerX: NumberExpression { .attribute(self, .centerX) }
    /// The middle along y.
    public var centerY: NumberExpression { .attribute(self, .centerY) }
    /// The extent along x.
    public var width: NumberExpression { .attribute(self, .width) }
    /// The extent along y.
    public var height: NumberExpression { .attribute(self, .height) }
    /// The smaller of width and height.
    public var target: NumberExpression { .attribute(self, .target) }
    /// Width divided by height.
    public var ratio: NumberExpression { .attribute(self, .ratio) }
    /// Width times height.
    public var area: NumberExpression { .attribute(self, .area) }
    /// The first baseline's y.
    public var baseline: NumberExpression { .attribute(self, .baseline) }
    /// Lines its text takes.
    public var lines: NumberExpression { .attribute(self, .lines) }
    /// Size of its font at the text size of the variant.
    public var fontSize: NumberExpression { .attribute(self, .fontSize) }

    /// The subviews.
    public var children: ViewSelector { .child(self, "*") }
    /// The text is not cut off.
    public var isNotTruncated: Assertion { .not(.condition(self, .truncated)) }
    /// It is shown.
    public var isVisible: Assertion { .condition(self, .visible) }
    /// It is hidden.
    public var isHidden: Assertion { .condition(self, .hidden) }
    /// Its place and size follow from the constraints.
    public var isNotAmbiguous: Assertion { .not(.condition(self, .ambiguous)) }

    /// How the view lies to another: `title.is(.above, form, by: 20)`.
    public func `is`(
        _ place: Assertion.Place, _ other: ViewSelector, by gap: NumberExpression? = nil
    ) -> Assertion {
        .place(self, place, other, by: gap.map { .compare(.equal, $0) }, within: nil)
    }
    /// The middles are the same; on one axis where one is said.
    public func isCentered(in other: ViewSelector, _ axis: LayoutCore.Axis? = nil) -> Assertion {
        .centered(self, axis, in: other, within: nil)
    }
}

/// No two of some views overlap.
public func noOverlap(_ views: ViewSelector...) -> Assertion {
    .arranged(.noOverlap, views, within: nil)
}
/// Views stand in line.
public func aligned(_ views: ViewSelector..., by edge: Assertion.Arrangement.Edge) -> Assertion {
    .arranged(.aligned(edge), views, within: nil)
}
/// Views share a size.
public func same(_ extent: Assertion.Arrangement.Extent, _ views: ViewSelector...) -> Assertion {
    .arranged(.same(extent), views, within: nil)
}
