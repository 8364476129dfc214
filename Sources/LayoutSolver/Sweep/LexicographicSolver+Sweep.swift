extension LexicographicSolver {
    /// Finds the regions of all points, component by component, each in the order that suits it.
    mutating func locate(
        _ points: SweepPoints, budget: Budget
    ) throws(SolverError) -> SweepRegions {
        if solvers.isEmpty, points.count > 0 {
            _ = try solve(at: points.point(Int(points.order[0])), budget: budget)
        }
        // A missing tie-break may join components; then the numbers change and all starts again. Joins are few.
        while true {
            if let regions = try locateOnce(points, budget: budget) { return regions }
        }
    }

    private mutating func locateOnce(
        _ points: SweepPoints, budget: Budget
    ) throws(SolverError) -> SweepRegions? {
        var found = SweepRegions(componentCount: solvers.count, pointCount: points.count)
        if pairs.isEmpty { pairs = Array(repeating: .zero, count: values.count) }
        for at in solvers.indices {
            solvers[at].makeRoom(limit: budget.regions)
            solvers[at].isConfirmed = false
            if try !locate(points, solver: at, budget: budget, found: &found) { return nil }
        }
        markSingles(points, &found)
        return found
    }

    /// Locates one component in all points; false when components were joined.
    private mutating func locate(
        _ points: SweepPoints, solver at: Int, budget: Budget, found: inout SweepRegions
    ) throws(SolverError) -> Bool {
        let moving = points.moving.filter(solvers[at].dependencies.contains)
        let column = moving.count == 1 ? points.column(of: moving[0]) : nil
        let order = column?.order ?? points.order
        var parameters = Array(repeating: 0.0, count: points.parameterCount)
        var walls = WallsInBatch()
        var place = 0
        while place < order.count {
            try budget.checkFlag()
            let point = Int(order[place])
            points.copy(point, into: &parameters)
            var region =
                walls.region(holding: point, of: points)
                ?? solvers[at].knownRegion(holding: parameters, values: &values)
            if region == nil {
                found.isHit[point] = false
                guard try walkWithTies(solver: at, to: parameters, budget: budget) else {
                    return false
                }
                region = solvers[at].settle(
                    at: parameters, along: column?.parameter, pairs: &pairs)
            }
            var end = moving.isEmpty ? order.count : place + 1
            if let region {
                solvers[at].cache.use(region)
                if let column {
                    let line = solvers[at].line(
                        through: parameters, along: column.parameter, knownIn: region,
                        values: &values)
                    while end < order.count, column.values[end] >= line.lower,
                        column.values[end] <= line.upper
                    {
                        end += 1
                    }
                } else if moving.count > 1 {
                    walls.add(region, in: solvers[at], around: parameters, values: &values)
                    while end < order.count,
                        walls.region(holding: Int(order[end]), of: points) == region
                    {
                        end += 1
                    }
                }
            } else {
                for other in order[place..<end] { found.isSingle[Int(other)] = true }
            }
            found.assign(Int32(region ?? -1), to: place..<end, of: order, component: at)
            place = end
        }
        return true
    }

    /// Moves one component's tableau to a point; false when a missing tie-break joined other components to it.
    private mutating func walkWithTies(
        solver at: Int, to parameters: [Double], budget: Budget
    ) throws(SolverError) -> Bool {
        _ = try walk(solver: at, to: parameters, budget: budget)
        var trace = Trace()
        let before = solvers.count
        let variables = solvers[at].variables
        while try includeMissingTies(at: parameters, budget: budget, trace: &trace) {
            // Other components came in, and with them other regions.
            if solvers.count != before || solvers[at].variables != variables { return false }
        }
        solvers[at].isUnsettled = false
        return true
    }

    /// Points at which a guard or a required row is missed are solved by themselves.
    private func markSingles(_ points: SweepPoints, _ found: inout SweepRegions) {
        for (at, solver) in solvers.enumerated() {
            if !solver.cache.regions.contains(where: \.hasRequiredCost) { continue }
            for point in 0..<points.count {
                let region = Int(found.region(of: at, at: point))
                if region >= 0, solver.cache.regions[region].hasRequiredCost {
                    found.isSingle[point] = true
                }
            }
        }
        if presolved.guards.isEmpty { return }
        for point in 0..<points.count where !found.isSingle[point] {
            let base = point * points.parameterCount - presolved.space.variableCount
            for condition in presolved.guards {
                let value = condition.form.value(
                    flatParameters: points.parameters, base: base,
                    constant: presolved.space.constant)
                if condition.violation(value) > Tolerance.guardNoise {
                    found.isSingle[point] = true
                }
            }
        }
    }
}
