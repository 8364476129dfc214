/// The words of constraints on several views. Not in SnapKit.
@preconcurrency @MainActor
public struct ConstraintArrayDSL {
    /// The views.
    public let views: [ConstraintView]

    /// Puts the views in a row, one after the other by reading direction or from top to bottom.
    ///
    /// No view makes nothing; one view gets the ends that are asked for. Too little room is a conflict or an overlap, as
    /// the sizes of the views say.
    ///
    /// - Parameters:
    ///   - axis: Which way the row goes.
    ///   - spacing: Between neighbours, points.
    ///   - lead: Between the superview's edge and the first view, points; nil leaves it free.
    ///   - tail: Between the last view and the superview's edge, points; nil leaves it free.
    ///   - equalLengths: Whether all are as long as the first.
    ///   - file: Where it was written.
    ///   - line: Where it was written.
    /// - Returns: The constraints, active.
    @discardableResult
    public func distribute(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, lead: CGFloat? = nil,
        tail: CGFloat? = nil, equalLengths: Bool = false, _ file: String = #fileID,
        _ line: UInt = #line
    ) -> ConstraintGroup {
        let isAcross = axis == .horizontal
        var made: [Constraint] = []
        for (index, view) in views.enumerated() {
            let write = { (make: ConstraintMaker) in
                var first: ConstraintMakerExtendable { isAcross ? make.leading : make.top }
                if index > 0 {
                    let previous = views[index - 1]
                    let end = isAcross ? previous.snp.trailing : previous.snp.bottom
                    first.equalTo(end, file, line).offset(spacing)
                    if equalLengths {
                        (isAcross ? make.width : make.height).equalTo(views[0], file, line)
                    }
                } else if let lead {
                    first.equalToSuperview({ $0 }, file, line).offset(lead)
                }
                if let tail, index == views.count - 1 {
                    (isAcross ? make.trailing : make.bottom).equalToSuperview({ $0 }, file, line)
                        .offset(-tail)
                }
            }
            made += view.snp.prepareConstraints(write, file, line)
        }
        let group = ConstraintGroup(made)
        group.activate()
        return group
    }
}

extension Array where Element: UIView {
    /// The words of constraints on several views.
    @preconcurrency @MainActor public var snp: ConstraintArrayDSL {
        ConstraintArrayDSL(views: self)
    }
}
