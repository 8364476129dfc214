/// A word of the library's that gives a block, as Swift sees it: `equalTo()(form)`.
@preconcurrency @MainActor
public struct MASWord<Value> {
    let apply: (Value) -> MASConstraint

    /// Says the word; what comes back may be chained with or without a question mark, as in apps.
    @discardableResult
    public func callAsFunction(_ value: Value) -> MASConstraint! { apply(value) }
}

// The spellings with an empty pair of parentheses, which the library's blocks have in Swift: `equalTo()(form)`.

extension MASConstraint {
    /// Equal to a target.
    public func equalTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { MASWord { self.equalTo($0, fileID: fileID, line: line) } }
    /// At least a target.
    public func greaterThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { MASWord { self.greaterThanOrEqualTo($0, fileID: fileID, line: line) } }
    /// At most a target.
    public func lessThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { MASWord { self.lessThanOrEqualTo($0, fileID: fileID, line: line) } }

    /// Equal to a boxed value.
    @discardableResult
    public func mas_equalTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { equalTo(target, fileID: fileID, line: line) }
    /// Equal to a boxed value.
    public func mas_equalTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { equalTo(fileID: fileID, line: line) }
    /// At least a boxed value.
    @discardableResult
    public func mas_greaterThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { greaterThanOrEqualTo(target, fileID: fileID, line: line) }
    /// At least a boxed value.
    public func mas_greaterThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { greaterThanOrEqualTo(fileID: fileID, line: line) }
    /// At most a boxed value.
    @discardableResult
    public func mas_lessThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { lessThanOrEqualTo(target, fileID: fileID, line: line) }
    /// At most a boxed value.
    public func mas_lessThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> MASWord<Any?> { lessThanOrEqualTo(fileID: fileID, line: line) }

    /// Sets the constant.
    public func offset() -> MASWord<CGFloat> { MASWord { self.offset($0) } }
    /// Sets the constants of edges.
    public func insets() -> MASWord<UIEdgeInsets> { MASWord { self.insets($0) } }
    /// Sets the constants of edges.
    public func inset() -> MASWord<CGFloat> { MASWord { self.inset($0) } }
    /// Sets the constants of width and height.
    public func sizeOffset() -> MASWord<CGSize> { MASWord { self.sizeOffset($0) } }
    /// Sets the constants of the middles.
    public func centerOffset() -> MASWord<CGPoint> { MASWord { self.centerOffset($0) } }
    /// Sets the constants by what the value is.
    public func valueOffset() -> MASWord<Any> { MASWord { self.valueOffset($0) } }
    /// Sets the constants by what the value is.
    public func mas_offset() -> MASWord<Any> { MASWord { self.mas_offset($0) } }
    /// Multiplies the target's side.
    public func multipliedBy() -> MASWord<CGFloat> { MASWord { self.multipliedBy($0) } }
    /// Divides the target's side.
    public func dividedBy() -> MASWord<CGFloat> { MASWord { self.dividedBy($0) } }
    /// Sets the priority.
    public func priority() -> MASWord<Float> { MASWord { self.priority($0) } }
    /// Names the constraint.
    public func key() -> MASWord<Any> { MASWord { self.key($0) } }

    // MARK: Setters

    /// Sets the constant, points.
    public func setOffset(_ amount: CGFloat) { offset(amount) }
    /// Sets the constants of edges, points.
    public func setInsets(_ insets: UIEdgeInsets) { self.insets(insets) }
    /// Sets the constants of edges, points.
    public func setInset(_ amount: CGFloat) { inset(amount) }
    /// Sets the constants of width and height, points.
    public func setSizeOffset(_ size: CGSize) { sizeOffset(size) }
    /// Sets the constants of the middles, points.
    public func setCenterOffset(_ point: CGPoint) { centerOffset(point) }
}
