extension AssertionEvaluator {
    /// Whether a condition holds on this screen; sizes are compared through the trace.
    func holds(_ condition: Predicate) -> Bool {
        switch condition {
        case .and(let first, let second): return holds(first) && holds(second)
        case .or(let first, let second): return holds(first) || holds(second)
        case .not(let inner): return !holds(inner)
        case .orientation(let orientation):
            let isLandscape = screen.trace.isGreater(size(.horizontal), size(.vertical))
            return (orientation == .landscape) == isLandscape
        case .compare(.width, let comparison, let number):
            return holds(size(.horizontal), comparison, number)
        case .compare(.height, let comparison, let number):
            return holds(size(.vertical), comparison, number)
        default: return condition.holds(in: screen.environment, state: screen.state)
        }
    }

    private func holds(_ size: Affine, _ comparison: Predicate.Comparison, _ number: Double) -> Bool
    {
        switch comparison {
        case .less: screen.trace.isGreater(Affine(number), size)
        case .lessOrEqual: !screen.trace.isGreater(size, number)
        case .equal: screen.trace.isNear(size, Affine(number), within: 0)
        case .notEqual: !screen.trace.isNear(size, Affine(number), within: 0)
        case .greaterOrEqual: !screen.trace.isGreater(Affine(number), size)
        case .greater: screen.trace.isGreater(size, number)
        }
    }

    /// The size the environment gives the root; it moves as the root does, unless the root fits its content.
    private func size(_ axis: Axis) -> Affine {
        if screen.environment.fitting == nil { return screen.bounds.size(axis) }
        let size = screen.environment.size
        return Affine(axis == .horizontal ? size.width : size.height)
    }
}
