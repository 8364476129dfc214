/// Reads places and sizes of items out of the solver's values.
struct SolvedFrames {
    /// `LoweredProblem.variables`.
    let variables: [Int]
    /// One value a variable.
    let values: [Double]

    /// x, y, width, height of each item; NaN where it was removed.
    func columns() -> [Double] {
        variables.map { variable in
            if variable >= 0 { return values[variable] }
            return variable == LoweredProblem.removed ? .nan : 0
        }
    }

    /// The size of an item along an axis, points; 0 where it was removed.
    func size(_ item: Int, _ axis: Axis) -> Double {
        value(item * 4 + (axis == .horizontal ? 2 : 3))
    }

    /// The place of an item in its superview along an axis, points.
    func origin(_ item: Int, _ axis: Axis) -> Double {
        value(item * 4 + (axis == .horizontal ? 0 : 1))
    }

    private func value(_ slot: Int) -> Double {
        let variable = variables[slot]
        return variable >= 0 ? values[variable] : 0
    }

    /// Distance of an item's edge inwards from its superview's, points.
    func distance(_ item: Int, _ edge: ParameterSource.Edge, from parent: Int) -> Double {
        let axis: Axis = edge.isHorizontal ? .horizontal : .vertical
        let origin = origin(item, axis)
        if edge == .top || edge == .left { return origin }
        return size(parent, axis) - origin - size(item, axis)
    }

    /// The part of the root's safe area that reaches into an item at an edge, never negative (semantics 4.3). O(depth).
    func safeAreaInset(
        of item: Int, _ edge: ParameterSource.Edge, index: LayoutIndex, environment: Environment
    ) -> Double {
        let axis: Axis = edge.isHorizontal ? .horizontal : .vertical
        var place = 0.0
        var current: Int? = item
        var root = item
        while let number = current {
            place += origin(number, axis)
            root = number
            current = index.entries[number].parent
        }
        let distance =
            edge == .top || edge == .left
            ? place : size(root, axis) - place - size(item, axis)
        return max(0, environment.safeArea[edge] - distance)
    }
}
