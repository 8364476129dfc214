extension JobSpecification {
    /// All lists of updates that some variant may apply, in no fixed order.
    var updateLists: [[Update]] {
        layout.rules.map(\.updates) + Array(layout.states.values) + job.data.map(\.updates)
            + job.steps
    }

    /// The layout's constraints and those that some update adds. O(constraints + updates).
    var constraints: [Constraint] {
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
