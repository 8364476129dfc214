/// What constraints are made for: a view, or several.
@preconcurrency @MainActor
public protocol MASConstraintMaking {
    /// Makes the constraints of a block.
    @discardableResult
    func mas_makeConstraints(
        fileID: String, line: UInt, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint]
    /// Makes the constraints of a block, or changes the constants of those that are there already.
    @discardableResult
    func mas_updateConstraints(
        fileID: String, line: UInt, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint]
    /// Removes what was made, after the block has run, and makes its constraints.
    @discardableResult
    func mas_remakeConstraints(
        fileID: String, line: UInt, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint]
}

extension UIView: MASConstraintMaking {}
extension Array: MASConstraintMaking where Element: UIView {}

/// Blocks whose maker is an optional, as Swift sees it in the library: `make?.left.equalTo()(form)?.offset()(8)`.
extension MASConstraintMaking {
    /// Makes the constraints of a block.
    @_disfavoredOverload
    @discardableResult
    public func mas_makeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        mas_makeConstraints(fileID: fileID, line: line) { (make: MASConstraintMaker) in block(make)
        }
    }

    /// Makes the constraints of a block, or changes the constants of those that are there already.
    @_disfavoredOverload
    @discardableResult
    public func mas_updateConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        mas_updateConstraints(fileID: fileID, line: line) { (make: MASConstraintMaker) in
            block(make)
        }
    }

    /// Removes what was made, after the block has run, and makes its constraints.
    @_disfavoredOverload
    @discardableResult
    public func mas_remakeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        mas_remakeConstraints(fileID: fileID, line: line) { (make: MASConstraintMaker) in
            block(make)
        }
    }
}
