/// A direction of distribution.
public enum MASAxisType: UInt, Sendable {
    case horizontal, vertical
}

/// Names views in logs.
@preconcurrency @MainActor
public func MASAttachKeys(_ views: KeyValuePairs<String, UIView>) {
    for (key, view) in views { view.mas_key = key }
}

extension Array where Element: UIView {
    /// Makes the constraints of a block for every view.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_makeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        flatMap { $0.mas_makeConstraints(fileID: fileID, line: line, block) }
    }
    /// Makes or updates the constraints of a block for every view.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_updateConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        flatMap { $0.mas_updateConstraints(fileID: fileID, line: line, block) }
    }
    /// Makes the constraints of a block for every view anew.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_remakeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        flatMap { $0.mas_remakeConstraints(fileID: fileID, line: line, block) }
    }

    /// Places views of equal length in a row with a fixed gap, points.
    ///
    /// One view fills the row; none makes nothing.
    @preconcurrency @MainActor
    public func mas_distributeViews(
        along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
        tailSpacing: CGFloat, fileID: String = #fileID, line: UInt = #line
    ) {
        let sides = DistributionSides(axis)
        for (index, view) in enumerated() {
            view.mas_makeConstraints(fileID: fileID, line: line) { make in
                let first = make.addConstraint(with: sides.first)
                if index == 0 {
                    first.offset(leadSpacing)
                } else {
                    let previous = self[index - 1]
                    make.addConstraint(with: sides.length).equalTo(previous)
                    first.equalTo(previous.mas_attribute(sides.last)).offset(spacing)
                }
                if index == count - 1 {
                    make.addConstraint(with: sides.last).offset(-tailSpacing)
                }
            }
        }
    }

    /// Places views of a fixed length in a row with equal gaps, points; too little room makes them overlap.
    ///
    /// One view begins the row; none makes nothing.
    @preconcurrency @MainActor
    public func mas_distributeViews(
        along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
        tailSpacing: CGFloat, fileID: String = #fileID, line: UInt = #line
    ) {
        let sides = DistributionSides(axis)
        for (index, view) in enumerated() {
            guard let superview = view.superview else { continue }
            view.mas_makeConstraints(fileID: fileID, line: line) { make in
                make.addConstraint(with: sides.length).equalTo(length)
                if index == 0 {
                    make.addConstraint(with: sides.first).offset(leadSpacing)
                } else if index == count - 1 {
                    make.addConstraint(with: sides.last).offset(-tailSpacing)
                } else {
                    let share = CGFloat(index) / CGFloat(count - 1)
                    make.addConstraint(with: sides.last)
                        .equalTo(superview.mas_attribute(sides.last)).multipliedBy(share)
                        .offset((1 - share) * (length + leadSpacing) - share * tailSpacing)
                }
            }
        }
    }
}

/// The edges and the length of a direction.
private struct DistributionSides {
    let first: NSLayoutConstraint.Attribute
    let last: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    init(_ axis: MASAxisType) {
        first = axis == .horizontal ? .left : .top
        last = axis == .horizontal ? .right : .bottom
        length = axis == .horizontal ? .width : .height
    }
}

extension NSArray {
    @MainActor
    private func views(_ file: String, _ line: UInt) -> [UIView] {
        compactMap { element in
            if let view = element as? UIView { return view }
            LayoutLog.reportMistake(
                "\(type(of: element)) is no view: an array of views is needed",
                at: SourceLocation(file: file, line: line))
            return nil
        }
    }

    /// Makes the constraints of a block for every view.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_makeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        views(fileID, line).mas_makeConstraints(fileID: fileID, line: line, block)
    }
    /// Makes or updates the constraints of a block for every view.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_updateConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        views(fileID, line).mas_updateConstraints(fileID: fileID, line: line, block)
    }
    /// Makes the constraints of a block for every view anew.
    @discardableResult
    @preconcurrency @MainActor
    public func mas_remakeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] {
        views(fileID, line).mas_remakeConstraints(fileID: fileID, line: line, block)
    }
}

extension NSArray: MASConstraintMaking {}
