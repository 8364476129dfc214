extension NSLayoutConstraint {
    /// Makes it take part.
    @discardableResult
    public func activate() -> Self {
        isActive = true
        return self
    }

    /// Makes it take part no more.
    @discardableResult
    public func deactivate() -> Self {
        isActive = false
        return self
    }

    /// Sets the constant, points.
    @discardableResult
    public func offset(_ amount: any CGFloatRepresentable) -> Self {
        constant = amount.cgFloatValue
        return self
    }

    /// Sets the constant, points.
    public func updateOffset(_ amount: any CGFloatRepresentable) { offset(amount) }

    /// Sets the constant so that an edge keeps a distance inwards: by the first attribute, points (seed-systems a.8).
    @discardableResult
    public func inset(_ amount: any CGFloatRepresentable) -> Self {
        let isFarEdge =
            firstAttribute.isRight || firstAttribute.isBottom || firstAttribute == .lastBaseline
        constant = isFarEdge ? -amount.cgFloatValue : amount.cgFloatValue
        return self
    }

    /// Sets the constant so that an edge keeps a distance inwards, points.
    public func updateInset(_ amount: any CGFloatRepresentable) { inset(amount) }

    /// Sets the constant of an edge to its share of insets; sizes, middles and baselines stay.
    fileprivate func inset(_ insets: UIEdgeInsets) {
        if let share = firstAttribute.inward(insets) { constant = share }
    }

    /// Sets the constant if it is a size against a number.
    fileprivate func updateSize(_ size: CGSize) {
        guard secondAttribute == .notAnAttribute else { return }
        if firstAttribute == .width { constant = size.width }
        if firstAttribute == .height { constant = size.height }
    }
}

extension Collection where Element: NSLayoutConstraint {
    /// Makes all take part.
    @discardableResult
    @preconcurrency @MainActor
    public func activate() -> Self {
        for constraint in self { constraint.activate() }
        return self
    }

    /// Makes all take part no more.
    @discardableResult
    @preconcurrency @MainActor
    public func deactivate() -> Self {
        for constraint in self { constraint.deactivate() }
        return self
    }

    /// Sets all constants, points.
    @discardableResult
    @preconcurrency @MainActor
    public func offset(_ amount: any CGFloatRepresentable) -> Self {
        for constraint in self { constraint.offset(amount) }
        return self
    }
    /// Sets all constants, points.
    @preconcurrency @MainActor
    public func updateOffsets(_ amount: any CGFloatRepresentable) { offset(amount) }

    /// Sets all constants so that edges keep a distance inwards, points.
    @discardableResult
    @preconcurrency @MainActor
    public func inset(_ amount: any CGFloatRepresentable) -> Self {
        for constraint in self { constraint.inset(amount) }
        return self
    }
    /// Sets all constants so that edges keep a distance inwards, points.
    @preconcurrency @MainActor
    public func updateInsets(_ amount: any CGFloatRepresentable) { inset(amount) }

    /// Sets the constants of edges to their shares of insets, points.
    @discardableResult
    @preconcurrency @MainActor
    public func inset(_ insets: UIEdgeInsets) -> Self {
        for constraint in self { constraint.inset(insets) }
        return self
    }
    /// Sets the constants of edges to their shares of insets, points.
    @preconcurrency @MainActor
    public func updateInsets(_ insets: UIEdgeInsets) { inset(insets) }

    /// Sets the constants of what lies across so that edges keep a distance inwards, points.
    @discardableResult
    @preconcurrency @MainActor
    public func insetHorizontal(_ amount: any CGFloatRepresentable) -> Self {
        for constraint in self where constraint.firstAttribute.isHorizontal {
            constraint.inset(amount)
        }
        return self
    }
    /// Sets the constants of what lies across so that edges keep a distance inwards, points.
    @preconcurrency @MainActor
    public func updateHorizontalInsets(_ amount: any CGFloatRepresentable) {
        insetHorizontal(amount)
    }

    /// Sets the constants of what lies from top to bottom so that edges keep a distance inwards, points.
    @discardableResult
    @preconcurrency @MainActor
    public func insetVertical(_ amount: any CGFloatRepresentable) -> Self {
        for constraint in self where constraint.firstAttribute.isVertical {
            constraint.inset(amount)
        }
        return self
    }
    /// Sets the constants of what lies from top to bottom so that edges keep a distance inwards, points.
    @preconcurrency @MainActor
    public func updateVerticalInsets(_ amount: any CGFloatRepresentable) { insetVertical(amount) }

    /// Sets widths and heights against numbers, points.
    @preconcurrency @MainActor
    public func updateSize(_ size: CGSize) {
        for constraint in self { constraint.updateSize(size) }
    }
}

extension UIView {
    /// Sets every width and height against a number that the view holds, whatever its relation, points.
    public func updateSize(_ size: CGSize) { constraints.updateSize(size) }

    /// Sets every width against a number that the view holds, points.
    public func updateWidth(_ width: any CGFloatRepresentable) {
        constraints.filter { $0.firstAttribute == .width }
            .updateSize(CGSize(width: width.cgFloatValue, height: 0))
    }

    /// Sets every height against a number that the view holds, points.
    public func updateHeight(_ height: any CGFloatRepresentable) {
        constraints.filter { $0.firstAttribute == .height }
            .updateSize(CGSize(width: 0, height: height.cgFloatValue))
    }
}
