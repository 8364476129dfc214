/// A constraint that a block made.
public final class MASLayoutConstraint: NSLayoutConstraint {
    /// Name in logs.
    public var mas_key: Any? { didSet { identifier = mas_key.map { "\($0)" } } }

    /// The newest constraint of a holder that differs in its constant at most.
    func similar(in holder: UIView) -> MASLayoutConstraint? {
        holder.constraints.reversed().lazy.compactMap { $0 as? MASLayoutConstraint }.first {
            $0.firstItem === firstItem && $0.secondItem === secondItem
                && $0.firstAttribute == firstAttribute && $0.secondAttribute == secondAttribute
                && $0.relation == relation && $0.multiplier == multiplier
                && $0.priority == priority
        }
    }

    /// The constraint as a log shows it (seed-systems a.9).
    nonisolated public override var description: String { MainActor.assumeIsolated { text } }

    private var text: String {
        var text = "<MASLayoutConstraint:" + (identifier ?? "\(ObjectIdentifier(self))")
        text += " \(name(firstItem)).\(firstAttribute.masonryWord)"
        text += relation == .equal ? " ==" : relation == .lessThanOrEqual ? " <=" : " >="
        if let secondItem { text += " \(name(secondItem)).\(secondAttribute.masonryWord)" }
        if multiplier != 1 { text += " * \(shortest(multiplier))" }
        if secondItem == nil {
            text += " \(shortest(constant))"
        } else if constant != 0 {
            text += constant < 0 ? " - \(shortest(-constant))" : " + \(shortest(constant))"
        }
        if priority != .required { text += " ^\(priorityName)" }
        return text + ">"
    }

    private var priorityName: String {
        switch priority.rawValue {
        case 750: "high"
        case 500: "medium"
        case 250: "low"
        case 50: "fitting size"
        default: shortest(CGFloat(priority.rawValue))
        }
    }

    private func name(_ item: AnyObject?) -> String {
        guard let item else { return "nothing" }
        return (item as? UIView)?.masonryName ?? String(describing: type(of: item))
    }

    private func shortest(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
