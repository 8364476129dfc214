// The spellings with an empty pair of parentheses, which the library's blocks have in Swift: `equalTo()(form)`.

extension MASConstraint {
    /// Equal to a target.
    public func equalTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { { self.equalTo($0, fileID: fileID, line: line) } }
    /// At least a target.
    public func greaterThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { { self.greaterThanOrEqualTo($0, fileID: fileID, line: line) } }
    /// At most a target.
    public func lessThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { { self.lessThanOrEqualTo($0, fileID: fileID, line: line) } }

    /// Equal to a boxed value.
    @discardableResult
    public func mas_equalTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { equalTo(target, fileID: fileID, line: line) }
    /// Equal to a boxed value.
    public func mas_equalTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { equalTo(fileID: fileID, line: line) }
    /// At least a boxed value.
    @discardableResult
    public func mas_greaterThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { greaterThanOrEqualTo(target, fileID: fileID, line: line) }
    /// At least a boxed value.
    public func mas_greaterThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { greaterThanOrEqualTo(fileID: fileID, line: line) }
    /// At most a boxed value.
    @discardableResult
    public func mas_lessThanOrEqualTo(
        _ target: Any?, fileID: String = #fileID, line: UInt = #line
    ) -> MASConstraint { lessThanOrEqualTo(target, fileID: fileID, line: line) }
    /// At most a boxed value.
    public func mas_lessThanOrEqualTo(
        fileID: String = #fileID, line: UInt = #line
    ) -> (Any?) -> MASConstraint { lessThanOrEqualTo(fileID: fileID, line: line) }

    /// Sets the constant.
    public func offset() -> (CGFloat) -> MASConstraint { { self.offset($0) } }
    /// Sets the constants of edges.
    public func insets() -> (UIEdgeInsets) -> MASConstraint { { self.insets($0) } }
    /// Sets the constants of edges.
    public func inset() -> (CGFloat) -> MASConstraint { { self.inset($0) } }
    /// Sets the constants of width and height.
    public func sizeOffset() -> (CGSize) -> MASConstraint { { self.sizeOffset($0) } }
    /// Sets the constants of the middles.
    public func centerOffset() -> (CGPoint) -> MASConstraint { { self.centerOffset($0) } }
    /// Sets the constants by what the value is.
    public func valueOffset() -> (Any) -> MASConstraint { { self.valueOffset($0) } }
    /// Sets the constants by what the value is.
    public func mas_offset() -> (Any) -> MASConstraint { { self.mas_offset($0) } }
    /// Multiplies the target's side.
    public func multipliedBy() -> (CGFloat) -> MASConstraint { { self.multipliedBy($0) } }
    /// Divides the target's side.
    public func dividedBy() -> (CGFloat) -> MASConstraint { { self.dividedBy($0) } }
    /// Sets the priority.
    public func priority() -> (Float) -> MASConstraint { { self.priority($0) } }
    /// Names the constraint.
    public func key() -> (Any) -> MASConstraint { { self.key($0) } }

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
