import LayoutSolver

extension LoweredProblem {
    /// A conflict in names: those of people and of views, and facts nobody wrote.
    func conflict(
        _ conflict: SolutionReport.Conflict, parameters: [Double]
    ) -> VariantReport.Conflict {
        var members: [String] = []
        var implicit: [String] = []
        for row in conflict.members {
            let text = text(of: row, parameters: parameters)
            switch names[row] {
            case .developer, .generated, .spaced: members.append(text)
            case .rootSize, .notNegative: implicit.append(text)
            }
        }
        return VariantReport.Conflict(
            givenUp: text(of: conflict.givenUp, parameters: parameters), members: members.sorted(),
            implicit: implicit.sorted())
    }

    /// What a row is called in reports, such as "root.width == 320".
    func text(of row: Int, parameters: [Double]) -> String {
        switch names[row] {
        case .developer(let name), .generated(let name):
            return name
        case .spaced(let text, let share, let parameter, let priority):
            return text + StackConstraint.text(adding: share * parameters[parameter]) + priority
        case .rootSize(let id, let axis, let parameter):
            return "\(id).\(axis.sizeAttribute) == \(NumberText.text(parameters[parameter]))"
        case .notNegative(let id, let axis):
            return "\(id).\(axis.sizeAttribute) >= 0"
        }
    }

    /// The views and guides whose frame is open on an axis where these variables are open, in item order.
    func openPlaces(_ open: [Int], items: LayoutIndex) -> [OpenPlaces.Place] {
        let open = Set(open)
        var found: [OpenPlaces.Place] = []
        func note(_ id: String, _ axis: Axis, _ attribute: LayoutAttribute, _ variable: Int) {
            found.append(
                OpenPlaces.Place(item: id, axis: axis, attribute: attribute, variable: variable))
        }
        for (number, entry) in items.entries.enumerated() where isReported[number] {
            for axis in Axis.allCases {
                let place = number * 4 + (axis == .horizontal ? 0 : 1)
                let (origin, size) = (variables[place], variables[place + 2])
                if open.contains(origin) {
                    note(entry.id, axis, axis == .horizontal ? .left : .top, origin)
                } else if open.contains(size) {
                    note(entry.id, axis, axis.sizeAttribute, size)
                }
            }
        }
        for content in contents where isReported[content.item] {
            let id = "\(items.entries[content.item].id).content"
            for (axis, size) in [(Axis.horizontal, content.width), (.vertical, content.height)]
            where open.contains(size) {
                note(id, axis, axis.sizeAttribute, size)
            }
        }
        return found
    }
}
