/// A line of a block: one constraint, or several that are told the same.
///
/// Every word with an argument has two spellings: `equalTo(form)` and, as the library's blocks come out in Swift,
/// `equalTo()(form)`.
@preconcurrency @MainActor
public class MASConstraint: MASAttributeWords {
    /// Who replaces the constraint by several: the maker or a composite.
    weak var owner: (any MASConstraintOwner)?
    /// Where it was written.
    var source: SourceLocation
    /// Whether installing looks for a constraint that only differs in its constant.
    var updatesExisting = false

    init(_ source: SourceLocation) { self.source = source }

    /// The single constraints, in order.
    var leaves: [MASViewConstraint] { [] }

    /// Adds an attribute to the line.
    public func addConstraint(with attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
        self
    }

    /// Sets relation and target.
    func relate(_ relation: NSLayoutConstraint.Relation, to target: Any?) -> MASConstraint { self }

    /// Says what is wrong with the line.
    func report(_ message: String) { LayoutLog.reportMistake(message, at: source) }

    /// Changes every single constraint.
    private func forEach(_ change: (MASViewConstraint) -> Void) -> MASConstraint {
        for leaf in leaves { change(leaf) }
        return self
    }

    // MARK: Fillers

    /// A filler.
    public var and: MASConstraint { self }
    /// A filler.
    public var with: MASConstraint { self }
    /// Does nothing: `left.right()`, `with()` and `priorityLow()()` are how the library's words without an argument come out
    /// in Swift.
    @discardableResult
    public func callAsFunction() -> MASConstraint! { self }

    // MARK: Relations

    /// Equal to a view, an attribute, a number, size, point or insets, or an array of them.
    @discardableResult
    public func equalTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint {
        source = SourceLocation(file: fileID, line: line)
        return relate(.equal, to: target)
    }
    /// At least a view, an attribute, a number, size, point or insets, or an array of them.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint {
        source = SourceLocation(file: fileID, line: line)
        return relate(.greaterThanOrEqual, to: target)
    }
    /// At most a view, an attribute, a number, size, point or insets, or an array of them.
    @discardableResult
    public func lessThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint {
        source = SourceLocation(file: fileID, line: line)
        return relate(.lessThanOrEqual, to: target)
    }

    // MARK: Numbers

    /// Sets the constant, points; of an installed constraint too.
    @discardableResult
    public func offset(_ amount: CGFloat) -> MASConstraint {
        forEach { $0.layoutConstant = amount }
    }
    /// Sets the constants of edges so that they keep distances inwards, points.
    @discardableResult
    public func insets(_ insets: UIEdgeInsets) -> MASConstraint { forEach { $0.set(insets) } }
    /// Sets the constants of edges so that they keep a distance inwards, points.
    @discardableResult
    public func inset(_ amount: CGFloat) -> MASConstraint {
        insets(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }
    /// Sets the constants of width and height, points.
    @discardableResult
    public func sizeOffset(_ size: CGSize) -> MASConstraint { forEach { $0.set(size) } }
    /// Sets the constants of the middles, points.
    @discardableResult
    public func centerOffset(_ point: CGPoint) -> MASConstraint { forEach { $0.set(point) } }
    /// Sets the constants by what the value is: number, size, point or insets.
    @discardableResult
    public func valueOffset(_ value: Any) -> MASConstraint {
        forEach { leaf in
            if !leaf.set(value: value) {
                leaf.report("\(value) is no number, size, point or insets")
            }
        }
    }
    /// Sets the constants by what the value is: number, size, point or insets.
    @discardableResult
    public func mas_offset(_ value: Any) -> MASConstraint { valueOffset(value) }
    /// Multiplies the target's side.
    @discardableResult
    public func multipliedBy(_ factor: CGFloat) -> MASConstraint {
        forEach { $0.setMultiplier(factor) }
    }
    /// Divides the target's side.
    @discardableResult
    public func dividedBy(_ divisor: CGFloat) -> MASConstraint {
        guard divisor != 0 else {
            report("a constraint cannot be divided by 0: write a number other than 0")
            return self
        }
        return multipliedBy(1 / divisor)
    }

    /// Sets the priority, above 0 and up to 1000.
    @discardableResult
    public func priority(_ priority: Float) -> MASConstraint {
        forEach { $0.setPriority(priority) }
    }
    /// Sets the priority.
    @discardableResult
    public func priority(_ value: UILayoutPriority) -> MASConstraint { priority(value.rawValue) }
    /// 250.
    @discardableResult
    public func priorityLow() -> MASConstraint { priority(250) }
    /// 500.
    @discardableResult
    public func priorityMedium() -> MASConstraint { priority(500) }
    /// 750.
    @discardableResult
    public func priorityHigh() -> MASConstraint { priority(750) }

    /// Names the constraint in logs; the parts of a composite get numbers.
    @discardableResult
    public func key(_ key: Any) -> MASConstraint {
        forEach { $0.key = "\(key)" }
    }

    // MARK: Being installed

    /// Makes it take part.
    public func install() { for leaf in leaves { leaf.install() } }
    /// Makes it take part no more; remake does not find it either.
    public func uninstall() { for leaf in leaves { leaf.uninstall() } }
    /// Makes it take part.
    public func activate() { install() }
    /// Makes it take part no more.
    public func deactivate() { uninstall() }
}

/// Who holds constraints and may put several in the place of one.
@MainActor
protocol MASConstraintOwner: AnyObject {
    /// Puts another constraint into the place of one.
    func replace(_ constraint: MASConstraint, by other: MASConstraint)
}
