/// Where the points of a batch lie: for each component the region of each point.
struct SweepRegions {
    /// `component * count + point`; -1 where a look-up could not decide.
    var region: [Int32]
    /// Whether a point was decided by look-ups alone.
    var isHit: [Bool]
    /// Whether a point has to be solved by itself.
    var isSingle: [Bool]
}

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
        var found = SweepRegions(
            region: Array(repeating: -1, count: solvers.count * points.count),
            isHit: Array(repeating: true, count: points.count),
            isSingle: Array(repeating: false, count: points.count))
        for at in solvers.indices {
            solvers[at].makeRoom(limit: budget.regions)
            solvers[at].isConfirmed = false
            let moving = solvers[at].dependencies.filter(points.moving.contains)
            let order = moving.count == 1 ? points.order(by: moving[0]) : points.order
            if try !locate(
                order, of: points, moving: moving, solver: at, budget: budget, found: &found)
            {
                return nil
            }
        }
        markSingles(points, &found)
        return found
    }

    /// Locates one component in all points; false when components were joined.
    private mutating func locate(
        _ order: [Int32], of points: SweepPoints, moving: [Int], solver at: Int, budget: Budget,
        found: inout SweepRegions
    ) throws(SolverError) -> Bool {
        let base = at * points.count
        var lower = Double.infinity
        var upper = -Double.infinity
        var current: Int32 = -1
        for point in order {
            let number = Int(point)
            if moving.count <= 1, current >= 0 {
                let value = moving.isEmpty ? 0 : points.value(moving[0], of: number)
                if moving.isEmpty || (value >= lower && value <= upper) {
                    found.region[base + number] = current
                    continue
                }
            }
            let parameters = points.point(number)
            var region = solvers[at].knownRegion(holding: parameters, values: &values)
            if region == nil {
                found.isHit[number] = false
                try solvers[at].moveTableau(to: parameters, budget: budget)
                solvers[at].isUnsettled = true
                var trace = Trace()
                let before = solvers.count
                let variables = solvers[at].variables
                while try includeMissingTies(at: parameters, budget: budget, trace: &trace) {
                    // Other components came in, and with them other regions.
                    if solvers.count != before || solvers[at].variables != variables {
                        return false
                    }
                }
                solvers[at].isUnsettled = false
                if solvers[at].settle(
                    at: parameters, regionLimit: .max, into: &values)
                {
                    region = solvers[at].cache.current
                }
                solvers[at].isConfirmed = false
            }
            guard let region else {
                found.isSingle[number] = true
                if moving.isEmpty {
                    for other in 0..<points.count { found.isSingle[other] = true }
                    return true
                }
                continue
            }
            found.region[base + number] = Int32(region)
            solvers[at].cache.use(region)
            current = Int32(region)
            if moving.count == 1 {
                let line = solvers[at].line(
                    through: parameters, along: moving[0], knownIn: region)
                lower = line.lower
                upper = line.upper
            }
        }
        return true
    }

    /// Points at which a guard or a required row is missed are solved by themselves.
    private func markSingles(_ points: SweepPoints, _ found: inout SweepRegions) {
        for (at, solver) in solvers.enumerated() {
            if !solver.cache.regions.contains(where: \.hasRequiredCost) { continue }
            for point in 0..<points.count {
                let region = Int(found.region[at * points.count + point])
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
