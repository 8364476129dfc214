/// One edge of a view.
public enum ConstraintEdge: Sendable {
    case left, top, right, bottom, leading, trailing

    var attributes: ConstraintAttributes {
        switch self {
        case .left: ConstraintAttributes(.left)
        case .top: ConstraintAttributes(.top)
        case .right: ConstraintAttributes(.right)
        case .bottom: ConstraintAttributes(.bottom)
        case .leading: ConstraintAttributes(.leading)
        case .trailing: ConstraintAttributes(.trailing)
        }
    }
}

extension ConstraintMaker {
    /// Begins a line with three edges. Not in SnapKit.
    ///
    /// Without `leading` or `trailing` the one that is left is told by reading direction, else `left` and `right` are.
    public func edges(excluding edge: ConstraintEdge) -> ConstraintMakerExtendable {
        var attributes: ConstraintAttributes =
            edge == .leading || edge == .trailing ? .directionalEdges : .edges
        attributes.remove(edge.attributes)
        return word(ConstraintWord(attributes))
    }

    /// Makes the width so many times the height as `width` is of `height`. Not in SnapKit.
    ///
    /// - Parameters:
    ///   - width: Part of the width, above 0.
    ///   - height: Part of the height, above 0.
    ///   - file: Where it was written.
    ///   - line: Where it was written.
    @discardableResult
    public func aspectRatio(
        _ width: any ConstraintMultiplierTarget, _ height: any ConstraintMultiplierTarget = 1,
        _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        let parts = [width, height].map(\.constraintMultiplierTargetValue)
        let made = self.width
        guard let item = made.line.subject.item, parts.allSatisfy({ $0 > 0 && $0.isFinite }) else {
            made.line.source = SourceLocation(file: file, line: line)
            made.line.refuse(
                "aspectRatio needs two parts above 0, not \(parts[0]) and \(parts[1])")
            return ConstraintMakerEditable(made.line)
        }
        return made.equalTo(ConstraintItem(item, ConstraintAttributes(.height)), file, line)
            .multipliedBy(parts[0] / parts[1])
    }
}
