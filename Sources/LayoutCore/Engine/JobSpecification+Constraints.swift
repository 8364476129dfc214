extension JobSpecification {
    /// All lists of updates that some variant may apply: rules, states by name, data rows, steps. The order is the same in
    /// every process, so that what is told of the first of several is too.
    public var updateLists: [[Update]] {
        layout.rules.map(\.updates) + layout.states.sorted { $0.key < $1.key }.map(\.value)
            + job.data.map(\.updates) + job.steps
    }

    /// The layout's constraints and those that some update adds. O(constraints + updates).
    public var constraints: [Constraint] {
        var constraints = layout.constraints
        for update in updateLists.joined() {
            switch update {
            case .add(let constraint): constraints.append(constraint)
            case .remake(_, let replacements): constraints += replacements
            default: break
            }
        }
        return constraints
    }
}
