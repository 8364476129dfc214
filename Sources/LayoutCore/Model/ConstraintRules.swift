/// What makes a constraint legal whatever the views are (semantics 1.3): the one place for these rules.
public enum ConstraintRules {
    /// A part of a constraint that a rule objects to, so that a reader can point at it.
    public enum Place: Sendable {
        case secondAttribute, relationEnd, multiplier, constant, priority
    }

    /// An objection.
    public struct Objection: Equatable, Sendable {
        /// What it objects to.
        public var place: Place
        /// The mistake, without a place.
        public var diagnostic: Diagnostic
    }

    /// Every objection to a constraint, in the order of its parts. Views are not looked at.
    public static func objections(to constraint: Constraint) -> [Objection] {
        var objections: [Objection] = []
        if let pairing = pairingObjection(constraint) { objections.append(pairing) }
        if !constraint.multiplier.isFinite {
            objections.append(
                Objection(
                    place: .multiplier,
                    diagnostic: nonFinite("the multiplier", constraint.multiplier)))
        } else if constraint.multiplier == 0, constraint.second != nil,
            constraint.first.attribute.isLocation
        {
            objections.append(
                Objection(
                    place: .multiplier,
                    diagnostic: Diagnostic(
                        code: "multiplier-zero-location",
                        message:
                            "a multiplier of 0 would make the location '\(constraint.first.attribute)' a constant",
                        expected: "a multiplier other than 0")))
        }
        if case .number(let value) = constraint.constant, !value.isFinite {
            objections.append(
                Objection(place: .constant, diagnostic: nonFinite("the constant", value)))
        }
        if case .systemSpacing(let factor) = constraint.constant {
            if !factor.isFinite {
                objections.append(
                    Objection(place: .constant, diagnostic: nonFinite("the constant", factor)))
            } else if constraint.second == nil || !constraint.first.attribute.isLocation {
                objections.append(
                    Objection(
                        place: .constant,
                        diagnostic: Diagnostic(
                            code: "spacing-needs-locations",
                            message: "the system's spacing lies between two places, not in a size",
                            expected: "locations on both sides, or a number")))
            }
        }
        if let diagnostic = priorityObjection(constraint.priority) {
            objections.append(Objection(place: .priority, diagnostic: diagnostic))
        }
        return objections
    }

    /// What is wrong with a priority, or nil.
    public static func priorityObjection(_ priority: Double) -> Diagnostic? {
        if !priority.isFinite { return nonFinite("the priority", priority) }
        if priority >= 1, priority <= 1000 { return nil }
        return Diagnostic(
            code: "priority-range",
            message: "the priority \(NumberText.text(priority)) is out of range",
            expected: "1 to 1000, 1000 being required", suggestion: priority < 1 ? "1" : "1000")
    }

    /// The diagnostic for a number that is not finite.
    static func nonFinite(_ what: String, _ value: Double) -> Diagnostic {
        Diagnostic(
            code: "non-finite", message: "\(what) is not finite (\(NumberText.text(value)))",
            expected: "a finite number")
    }

    private static func pairingObjection(_ constraint: Constraint) -> Objection? {
        let first = constraint.first.attribute
        guard let second = constraint.second?.attribute else {
            guard first.isLocation else { return nil }
            return Objection(
                place: .relationEnd,
                diagnostic: Diagnostic(
                    code: "location-needs-second-item",
                    message: "the location '\(first)' is compared with a number alone",
                    expected: "a location of another item along the \(first.axis) axis"))
        }
        let axisNames = LayoutAttribute.allCases.filter { first.canPair(with: $0) }.map(\.rawValue)
        let expected: String
        let code: String
        let message: String
        if first.isLocation != second.isLocation {
            code = "size-with-location"
            let (one, other) = first.isLocation ? ("location", "size") : ("size", "location")
            message = "the \(one) '\(first)' cannot be compared with the \(other) '\(second)'"
            expected =
                first.isLocation ? "a location along the \(first.axis) axis" : "width or height"
        } else if first.isLocation, first.axis != second.axis {
            code = "axis-mismatch"
            message = "'\(first)' and '\(second)' lie on different axes"
            expected = "a location along the \(first.axis) axis"
        } else if !first.canPair(with: second) {
            code = "leading-with-left"
            message =
                "'\(first)' cannot be compared with '\(second)': one follows the reading direction"
            expected = "leading or trailing on both sides, or on neither"
        } else {
            return nil
        }
        let nearest = NearestName.of(second.rawValue, among: axisNames)
        return Objection(
            place: .secondAttribute,
            diagnostic: Diagnostic(
                code: code, message: message, expected: expected,
                suggestion: second.counterpart(for: first) ?? nearest ?? first.rawValue))
    }
}

extension LayoutAttribute {
    /// Whether it is a place and not a size.
    public var isLocation: Bool { self != .width && self != .height }

    /// The axis it lies on.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            return .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            return .vertical
        }
    }

    /// Whether it follows the reading direction.
    public var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    /// Whether it is a left or right edge whatever the reading direction.
    public var isAbsoluteEdge: Bool {
        self == .left || self == .right || self == .leftMargin || self == .rightMargin
    }

    /// Whether it is an edge where reading ends: trailing, right or bottom.
    fileprivate var isFarEdge: Bool {
        switch self {
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
        default: false
        }
    }

    /// Whether a constraint may compare the two (semantics 1.3). Symmetric.
    public func canPair(with other: LayoutAttribute) -> Bool {
        if !isLocation || !other.isLocation { return isLocation == other.isLocation }
        return axis == other.axis
            && !(isDirectional && other.isAbsoluteEdge) && !(isAbsoluteEdge && other.isDirectional)
    }

    /// The attribute of the same edge in the other manner of speaking, where that repairs a pair.
    fileprivate func counterpart(for first: LayoutAttribute) -> String? {
        guard first.isDirectional || first.isAbsoluteEdge else { return nil }
        switch self {
        case .left: return LayoutAttribute.leading.rawValue
        case .right: return LayoutAttribute.trailing.rawValue
        case .leading: return LayoutAttribute.left.rawValue
        case .trailing: return LayoutAttribute.right.rawValue
        case .leftMargin: return LayoutAttribute.leadingMargin.rawValue
        case .rightMargin: return LayoutAttribute.trailingMargin.rawValue
        case .leadingMargin: return LayoutAttribute.leftMargin.rawValue
        case .trailingMargin: return LayoutAttribute.rightMargin.rawValue
        default: return nil
        }
    }
}

extension Constraint {
    /// Where it stands among constraints that cannot all hold: 2 where it joins bottoms, 1 where it joins trailing or right
    /// edges, else 0. What is greater is given up first, as documents record it (semantics.md).
    var recoveryRank: Int {
        guard first.attribute.isFarEdge, second?.attribute.isFarEdge == true else { return 0 }
        return first.attribute.axis == .vertical ? 2 : 1
    }
}
