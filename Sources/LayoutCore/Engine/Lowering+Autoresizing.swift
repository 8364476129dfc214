import LayoutSolver

extension Lowering {
    /// Required constraints that place the views which keep their autoresizing mask (semantics 1.11): on each axis one for
    /// the start and one for the length, or for the end where the length is flexible.
    mutating func addAutoresizingRows() {
        for (number, entry) in index.entries.enumerated() {
            guard let frame = entry.node?.autoresizing, let variables = items[number],
                let parent = entry.parent, let outer = items[parent]
            else { continue }
            for axis in Axis.allCases { addRows(of: frame, axis, number, variables, parent, outer) }
        }
    }

    private mutating func addRows(
        of frame: AutoresizedFrame, _ axis: Axis, _ item: Int, _ variables: ItemVariables,
        _ parent: Int, _ outer: ItemVariables
    ) {
        let (start, length, shares) = frame.parts(along: axis)
        let names = axis == .horizontal ? ("minX", "width", "maxX") : ("minY", "height", "maxY")
        // What the superview is longer than where the frame was taken.
        var growth = LinearExpression.variable(outer[axis]).adding(frameOverhang(parent, axis))
        growth.constant -=
            axis == .horizontal ? frame.superviewSize.width : frame.superviewSize.height
        let begin = frameOrigin(variables, item, axis)
        let size = LinearExpression.variable(variables[axis]).adding(frameOverhang(item, axis))
        add(
            begin, start, share: shares[0], growth,
            "\(index.entries[item].id).autoresizing.\(names.0)")
        if shares[1] == 0 {
            add(size, length, share: 0, growth, "\(index.entries[item].id).autoresizing.\(names.1)")
        } else {
            add(
                begin.adding(size), start + length, share: shares[0] + shares[1], growth,
                "\(index.entries[item].id).autoresizing.\(names.2)")
        }
    }

    /// A place is where the frame was taken, and its share of the superview's growth.
    private mutating func add(
        _ place: LinearExpression, _ value: Double, share: Double, _ growth: LinearExpression,
        _ name: String
    ) {
        var row = place.adding(growth, times: -share)
        row.constant -= value
        add(row, .equal, class: .generated, key: name, name: .generated(name))
    }
}
