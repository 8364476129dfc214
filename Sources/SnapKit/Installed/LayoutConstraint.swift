/// A constraint that a block made.
public final class LayoutConstraint: NSLayoutConstraint {
    /// Name in logs: the identifier.
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    /// The group that it belongs to.
    weak var constraint: Constraint?

    /// The attribute that decides its share of a constant: the second, or the first where a size meets a number.
    var attributeOfConstant: NSLayoutConstraint.Attribute {
        secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
    }

    /// The constraint as a log shows it (seed-systems a.6).
    nonisolated public override var description: String {
        MainActor.assumeIsolated { text }
    }

    /// The constraint as a log shows it.
    var text: String {
        var text = "<\(type(of: self)):"
        text += label ?? "\(ObjectIdentifier(self))"
        if let place = sourceLocation { text += "@\(place.fileName)#\(place.line)" }
        text += " \(ConstraintSubject.name(of: firstItem)).\(firstAttribute.word)"
        text += relation == .equal ? " ==" : relation == .lessThanOrEqual ? " <=" : " >="
        if secondAttribute == .notAnAttribute {
            text += " \(constant)"
        } else {
            text += " \(ConstraintSubject.name(of: secondItem)).\(secondAttribute.word)"
            if multiplier != 1 { text += " * \(multiplier)" }
            if constant > 0 { text += " + \(constant)" }
            if constant < 0 { text += " - \(-constant)" }
        }
        if priority != .required { text += " ^\(priority.rawValue)" }
        return text + ">"
    }
}
