/// Reads places and sizes of items out of the solver's values.
struct SolvedFrames {
    /// `LoweredProblem.variables`.
    let variables: [Int]
    /// One value a variable.
    let values: [Double]
    /// Items whose frame reaches beyond their alignment rectangle, and how far, points.
    let alignmentInsets: [Int: EdgeInsets]

    /// Reads the answer of a problem.
    init(_ lowered: LoweredProblem, values: [Double]) {
        variables = lowered.variables
        alignmentInsets = lowered.alignmentInsets
        self.values = values
    }

    /// x, y, width, height of each item's frame; NaN where it was removed.
    func columns() -> [Double] {
        var columns = rates()
        for (item, insets) in alignmentInsets {
            if variables[item * 4] >= 0 { columns[item * 4] -= insets.left }
            if variables[item * 4 + 1] >= 0 { columns[item * 4 + 1] -= insets.top }
            columns[item * 4 + 2] += insets.left + insets.right
            columns[item * 4 + 3] += insets.top + insets.bottom
        }
        return columns
    }

    /// x, y, width, height of each item's alignment rectangle; where the values are rates of change, those of the frame,
    /// which stands at fixed distances from it. NaN where it was removed.
    func rates() -> [Double] {
        variables.map { variable in
            if variable >= 0 { return values[variable] }
            return variable == LoweredProblem.removed ? .nan : 0
        }
    }

    /// The size of an item's alignment rectangle along an axis, points; 0 where it was removed.
    func alignedSize(_ item: Int, _ axis: Axis) -> Double {
        value(item * 4 + (axis == .horizontal ? 2 : 3))
    }

    /// The size of an item's frame along an axis, points; 0 where it was removed.
    func size(_ item: Int, _ axis: Axis) -> Double {
        let insets = alignmentInsets[item].map {
            axis == .horizontal ? $0.left + $0.right : $0.top + $0.bottom
        }
        return alignedSize(item, axis) + (insets ?? 0)
    }

    /// The place of an item's frame in its superview along an axis, points.
    func origin(_ item: Int, _ axis: Axis) -> Double {
        let slot = item * 4 + (axis == .horizontal ? 0 : 1)
        guard let insets = alignmentInsets[item], variables[slot] >= 0 else { return value(slot) }
        return value(slot) - (axis == .horizontal ? insets.left : insets.top)
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

    /// How much of a strip along an edge of the root reaches into an item, never negative (semantics 4.3). O(depth).
    func reach(
        of strip: Double, into item: Int, _ edge: ParameterSource.Edge, index: LayoutIndex
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
        return max(0, strip - distance)
    }
}
