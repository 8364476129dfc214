import LayoutSolver

extension Lowering {
    /// Sorts the rows by class and key and adds the tie-break.
    consuming func finished() -> LoweredProblem {
        let tieBreak = self.tieBreak()
        let order = rows.indices.sorted { first, second in
            let (one, other) = (rows[first], rows[second])
            if one.constraint.recoveryClass != other.constraint.recoveryClass {
                return one.constraint.recoveryClass < other.constraint.recoveryClass
            }
            if one.recoveryRank != other.recoveryRank {
                return one.recoveryRank < other.recoveryRank
            }
            if one.key == other.key { return first < second }
            return one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
        let sorted = order.map { rows[$0] }
        let variables = index.entries.indices.flatMap { number -> [Int] in
            guard let variables = items[number] else {
                return [Int](repeating: LoweredProblem.removed, count: 4)
            }
            let zero = LoweredProblem.fixedZero
            return [variables.x ?? zero, variables.y ?? zero, variables.width, variables.height]
        }
        return LoweredProblem(
            problem: LinearProblem(
                variableCount: variableCount, parameterCount: parameters.count,
                parameterLowerBounds: parameters.map(\.lowerBound),
                constraints: sorted.map(\.constraint), tieBreak: tieBreak),
            names: sorted.map(\.name), parameters: parameters, variables: variables,
            isReported: index.entries.indices.map {
                items[$0] != nil && !isHiddenInStack($0)
            },
            contents: contents.keys.sorted().compactMap { item in
                contents[item].map {
                    LoweredProblem.ScrollContent(item: item, width: $0.width, height: $0.height)
                }
            },
            alignmentInsets: Dictionary(
                uniqueKeysWithValues: index.entries.indices.compactMap { number in
                    let insets = index.alignmentInsets(number)
                    return items[number] == nil || insets == .zero ? nil : (number, insets)
                }),
            sharesInProportion: items.indices.contains {
                items[$0] != nil && state.items[$0].stack?.distribution == .fillProportionally
            })
    }

    private func isHiddenInStack(_ item: Int) -> Bool {
        var current: Int? = item
        while let number = current {
            if hiddenInStack.contains(number) { return true }
            current = index.entries[number].parent
        }
        return false
    }

    /// What is minimised, one after another, where the constraints leave a choice (docs/architecture.md, section 3):
    /// distances of sizes from natural sizes in pre-order, then distances of leading and top edges from the superview's.
    private mutating func tieBreak() -> [LinearExpression] {
        var expressions: [LinearExpression] = []
        for number in items.indices {
            guard let variables = items[number], number != 0 || fitting != nil else { continue }
            for axis in Axis.allCases {
                var difference = LinearExpression.variable(variables[axis])
                if let natural = naturalSize(number, axis) { difference.add(natural, times: -1) }
                expressions.append(difference.merged())
            }
        }
        for item in contents.keys.sorted() {
            guard let content = contents[item] else { continue }
            for axis in Axis.allCases { expressions.append(.variable(content[axis])) }
        }
        for segment in segments { expressions.append(.variable(segment.length)) }
        for number in items.indices {
            guard let variables = items[number], let x = variables.x, let y = variables.y,
                let parent = index.entries[number].parent
            else { continue }
            expressions.append(leadingDistance(x, variables.width, parent: parent))
            expressions.append(.variable(y))
        }
        for segment in segments { expressions.append(.variable(segment.origin)) }
        return expressions
    }

    private func leadingDistance(_ x: Int, _ width: Int, parent: Int) -> LinearExpression {
        guard index.direction(in: parent, direction) == .rightToLeft,
            let outer = contents[parent] ?? items[parent]
        else {
            return .variable(x)
        }
        return LinearExpression.variable(outer.width).adding(.variable(x), times: -1)
            .adding(.variable(width), times: -1).merged()
    }
}
