// Blocks whose maker is an optional, as Swift sees it in the library: `make?.left.equalTo()(form)?.offset()(8)`.

extension UIView {
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

@MainActor
extension Array where Element: UIView {
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

@MainActor
extension NSArray {
    /// Makes the constraints of a block.
    @_disfavoredOverload
    @discardableResult
    public func mas_makeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker?) -> Void
    ) -> [MASConstraint] {
        mas_makeConstraints(fileID: fileID, line: line) { (make: MASConstraintMaker) in block(make)
        }
    }
}
