extension NumberExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A length in points.
    public init(floatLiteral value: Double) { self = .length(Length(value)) }
    /// A length in points.
    public init(integerLiteral value: Int) { self = .length(Length(Double(value))) }

    // The signs of the text form.
    public static func + (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .plus, second)
    }
    public static func - (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .minus, second)
    }
    public static func * (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .times, second)
    }
    public static func / (first: NumberExpression, second: NumberExpression) -> NumberExpression {
        .operation(first, .over, second)
    }
    public static func < (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .less, second, within: nil)
    }
    public static func <= (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .lessOrEqual, second, within: nil)
    }
    public static func == (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .equal, second, within: nil)
    }
    public static func != (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .notEqual, second, within: nil)
    }
    public static func >= (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .greaterOrEqual, second, within: nil)
    }
    public static func > (first: NumberExpression, second: NumberExpression) -> Assertion {
        .compare(first, .greater, second, within: nil)
    }
    /// Whether the number lies between two others.
    public func isIn(_ lower: NumberExpression, _ upper: NumberExpression) -> Assertion {
        .range(self, lower, upper)
    }
}

extension ViewSelector {
    // Attributes, as in the text form.
    public var left: NumberExpression { .attribute(self, .left) }
    public var right: NumberExpression { .attribute(self, .right) }
    public var top: NumberExpression { .attribute(self, .top) }
    public var bottom: NumberExpression { .attribute(self, .bottom) }
    public var leading: NumberExpression { .attribute(self, .leading) }
    public var trailing: NumberExpression { .attribute(self, .trailing) }
    public var centerX: NumberExpression { .attribute(self, .centerX) }
    public var centerY: NumberExpression { .attribute(self, .centerY) }
    public var width: NumberExpression { .attribute(self, .width) }
    public var height: NumberExpression { .attribute(self, .height) }
    public var target: NumberExpression { .attribute(self, .target) }
    public var ratio: NumberExpression { .attribute(self, .ratio) }
    public var area: NumberExpression { .attribute(self, .area) }
    public var baseline: NumberExpression { .attribute(self, .baseline) }
    public var lines: NumberExpression { .attribute(self, .lines) }
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
