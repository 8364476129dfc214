extension ComponentSolver {
    /// Looks the region of a point up and writes the component's variables; false when no known region surely holds the point.
    mutating func lookUp(_ parameters: [Double], into values: inout [Double]) -> Bool {
        guard let number = knownRegion(at: parameters, values: &values) else { return false }
        cache.use(number)
        return true
    }

    /// Writes the answer of the tableau's basis, which is a region from now on; false when the point is too near a border
    /// for the basis to be told from its neighbours.
    mutating func settle(
        at parameters: [Double], regionLimit: Int, into values: inout [Double]
    ) -> Bool {
        let number = regionOfTableau(limit: regionLimit)
        cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
        cache.use(number)
        isConfirmed = place(of: parameters, in: number, values: values) == .inside
        remember(parameters)
        return isConfirmed
    }

    /// Takes the region of the tableau's basis for a batch, and the line through the point along a parameter, if one moves;
    /// nil when the point is too near a border. `pairs` is work space, one for each variable.
    mutating func settle(
        at parameters: [Double], along parameter: Int?, pairs: inout [SIMD2<Double>]
    ) -> Int? {
        let number = regionOfTableau(limit: .max)
        remember(parameters)
        isConfirmed = false
        cache.use(number)
        cache.regions[number].program.evaluatePairs(
            at: parameters, along: parameter ?? -1, into: &pairs)
        let survey = survey(number, at: parameters, along: parameter ?? -1, pairs)
        if survey.isUnclear { return nil }
        for row in survey.zeros
        where perturbationSign(of: Int(row), in: number) != cache.regions[number].sides[Int(row)] {
            return nil
        }
        if parameter != nil { cache.regions[number].line = survey.line }
        return number
    }

    /// Walks the tableau to a point; if rounding errors had spoilt it, mends it there.
    mutating func moveTableau(
        to parameters: [Double], budget: LexicographicSolver.Budget
    ) throws(SolverError) {
        let before = tableau.pivotCount
        let parts = ownParts(at: parameters)
        let outcome = tableau.walk(
            toRowValue: parts, limit: min(budget.pivots, patience),
            cancellation: budget.cancellation)
        if outcome == .circling || outcome == .stuck && patience < budget.pivots {
            return try optimise(at: parameters, budget: budget)
        }
        try budget.check(outcome)
        // Rounding errors add up over pivots; now and then all is summed anew.
        if tableau.pivotCount / 64 != before / 64 {
            tableau.setPoint(rowValue: parts)
            tableau.setPerturbation(flatForms.perturbations)
            tableau.takeNaturalSides()
        }
        if !tableau.isOptimal { try optimise(at: parameters, budget: budget) }
    }

    /// Whether the tableau's basis is a region already, so that its tie-break is known to be complete.
    var isKnownRegion: Bool { cache.number(active: activeRows, sides: sides) != nil }

    /// The number of the region that the tableau's basis stands for, which is made when it is new.
    mutating func regionOfTableau(limit: Int) -> Int {
        let active = activeRows
        let sides = sides
        if let known = cache.number(active: active, sides: sides) { return known }
        let program = cache.sibling(active: active) ?? answer(active: active)
        let region = Region(
            active: active, sides: sides, program: program,
            hasRequiredCost: hasRequiredCost(sides), isOpen: isOpen)
        return cache.insert(region, limit: limit)
    }

    private func perturbationSigns(_ program: AffineProgram) -> [Int8] {
        var values = Array(repeating: 0.0, count: (variables.last ?? -1) + 1)
        program.evaluate(.perturbation, parameters: [], into: &values)
        return (0..<flatForms.count).map {
            let amount =
                flatForms.perturbations[$0] + flatForms.variablePart(of: $0, values: values)
            return amount < 0 ? -1 : 1
        }
    }

    private func hasRequiredCost(_ sides: [Int8]) -> Bool {
        rows.indices.contains { row in
            guard sides[row] != 0, requiredSlopeUp[row] != 0 || requiredSlopeDown[row] != 0 else {
                return false
            }
            return sides[row] > 0 ? requiredSlopeUp[row] != 0 : requiredSlopeDown[row] != 0
        }
    }

    /// Whether some direction costs nothing at any priority.
    private var isOpen: Bool {
        (0..<tableau.columnCount).contains { column in
            let level = fixingLevel(ofColumn: column)
            return (level ?? .max) >= priorityLevelCount
        }
    }

    /// A known region that surely holds the point, its answer written to `values`.
    private mutating func knownRegion(at parameters: [Double], values: inout [Double]) -> Int? {
        if cache.regions.isEmpty { return nil }
        if isConfirmed, cache.current >= 0, isLastPoint(parameters) {
            let number = cache.current
            cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
            return number
        }
        // From here on the current region may change while the last point does not.
        isConfirmed = false
        if let number = cache.regions.indices.first(where: { isOnLine(parameters, of: $0) }) {
            cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
            return number
        }
        let moved = soleMove(to: parameters)
        remember(parameters)
        var tries = 0
        for step in 0..<cache.regions.count {
            // The current one first, then the latest.
            let number = step == 0 ? max(0, cache.current) : cache.regions.count - step
            if (step > 0 && number == cache.current) || isBesideOnLine(parameters, of: number) {
                continue
            }
            tries += 1
            if tries > 8 { return nil }
            cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
            if place(of: parameters, in: number, values: values) == .inside {
                isConfirmed = true
                if let moved { learnLine(through: parameters, along: moved, of: number, &values) }
                return number
            }
        }
        return nil
    }

    /// A known region for a batch: on a line first, then the current one.
    mutating func knownRegion(holding parameters: [Double], values: inout [Double]) -> Int? {
        if let number = cache.regions.indices.first(where: { isOnLine(parameters, of: $0) }) {
            return number
        }
        let number = cache.current
        if number < 0 || isBesideOnLine(parameters, of: number) { return nil }
        cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
        return place(of: parameters, in: number, values: values) == .inside ? number : nil
    }

    /// The line through a point that was found to lie in a region; the region remembers it.
    mutating func line(
        through parameters: [Double], along parameter: Int, knownIn number: Int,
        values: inout [Double]
    ) -> Region.Line {
        if let known = cache.regions[number].line, known.parameter == parameter,
            sharesBase(parameters, known)
        {
            return known
        }
        return learnLine(through: parameters, along: parameter, of: number, &values)
    }

    /// Lets a region remember the line through a point of it; the component's values there are left in `values`.
    @discardableResult
    private mutating func learnLine(
        through parameters: [Double], along parameter: Int, of number: Int,
        _ values: inout [Double]
    ) -> Region.Line {
        cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
        let rowValues = flatForms.values(at: parameters, variables: values)
        let line = line(
            through: parameters, along: parameter, of: number, rowValues: rowValues,
            values: &values)
        cache.regions[number].program.evaluate(.values, parameters: parameters, into: &values)
        cache.regions[number].line = line
        return line
    }

    /// Lets regions leave before a batch, during which none may: their numbers are in use.
    mutating func makeRoom(limit: Int) {
        if cache.regions.count + 1 > limit { cache.dropHalf() }
    }

    private func isLastPoint(_ parameters: [Double]) -> Bool {
        guard let lastPoint else { return false }
        for (at, parameter) in dependencies.enumerated()
        where lastPoint[at] != parameters[parameter] {
            return false
        }
        return true
    }

    private mutating func remember(_ parameters: [Double]) {
        lastPoint = dependencies.map { parameters[$0] }
    }

    /// The one dependency that differs from the last point; nil when none or several do.
    private func soleMove(to parameters: [Double]) -> Int? {
        guard let lastPoint else { return nil }
        var moved: Int?
        for (at, parameter) in dependencies.enumerated()
        where lastPoint[at] != parameters[parameter] {
            if moved != nil { return nil }
            moved = parameter
        }
        return moved
    }

    /// Whether a region's line goes through the point and the point is clearly off the region's part of it.
    private func isBesideOnLine(_ parameters: [Double], of number: Int) -> Bool {
        guard let line = cache.regions[number].line, sharesBase(parameters, line) else {
            return false
        }
        let moving = parameters[line.parameter]
        return moving < line.lower - 1 || moving > line.upper + 1
    }

    private func sharesBase(_ parameters: [Double], _ line: Region.Line) -> Bool {
        for (at, parameter) in dependencies.enumerated()
        where parameter != line.parameter && parameters[parameter] != line.base[at] {
            return false
        }
        return true
    }

    private func isOnLine(_ parameters: [Double], of number: Int) -> Bool {
        guard let line = cache.regions[number].line else { return false }
        let moving = parameters[line.parameter]
        return moving >= line.lower && moving <= line.upper && sharesBase(parameters, line)
    }

    /// Whether the point is far from all walls, on a line that says so.
    func isFarFromWalls(_ parameters: [Double], in number: Int) -> Bool {
        guard let line = cache.regions[number].line, isOnLine(parameters, of: number) else {
            return false
        }
        let moving = parameters[line.parameter]
        return moving >= line.farLower && moving <= line.farUpper
    }

    /// Compares all rows with their sides at a point whose answer in the region is in `values`.
    mutating func place(
        of parameters: [Double], in number: Int, values: [Double]
    ) -> Region.Place {
        let signs = flatForms.signs(
            at: parameters, variables: values, expected: cache.regions[number].sides)
        for row in signs.zeros
        where perturbationSign(of: Int(row), in: number) != cache.regions[number].sides[Int(row)] {
            return .outside
        }
        return signs.place
    }

    private mutating func perturbationSign(of row: Int, in number: Int) -> Int8 {
        if cache.regions[number].perturbationSigns.isEmpty {
            cache.regions[number].perturbationSigns = perturbationSigns(
                cache.regions[number].program)
        }
        return cache.regions[number].perturbationSigns[row]
    }

    /// By how much required rows are missed at a point whose answer is in `values`, summed.
    func requiredViolation(at parameters: [Double], values: [Double]) -> Double {
        var sum = 0.0
        for row in rows.indices where requiredSlopeUp[row] != 0 || requiredSlopeDown[row] != 0 {
            let value =
                flatForms.ownPart(of: row, parameters: parameters)
                + flatForms.variablePart(of: row, values: values)
            sum += value > 0 ? requiredSlopeUp[row] * value : -requiredSlopeDown[row] * value
        }
        return sum
    }

    /// How all rows lie to their sides at a point, and how they change along one parameter.
    private struct Survey {
        /// Rows that are zero for all that can be seen.
        var zeros: [Int32] = []
        /// Whether some row is not on its side or too near the border to say.
        var isUnclear = false
        /// The parts of the line through the point that lie well inside.
        var line: Region.Line
    }

    /// `pairs` holds values of the variables and how fast they change. The point is the tableau's.
    private func survey(
        _ number: Int, at parameters: [Double], along parameter: Int, _ pairs: [SIMD2<Double>]
    ) -> Survey {
        var survey = Survey(
            line: Region.Line(
                parameter: parameter, base: dependencies.map { parameters[$0] },
                lower: -.infinity, upper: .infinity, farLower: -.infinity, farUpper: .infinity))
        let start = parameter < 0 ? 0 : parameters[parameter]
        let regionSides = cache.regions[number].sides
        let sides = regionSides.span
        let own = tableau.rowValue.span
        let parameterStart = flatForms.parameterStart.span
        let parameterIndex = flatForms.parameterIndex.span
        let parameterFactor = flatForms.parameterFactor.span
        let termStart = flatForms.termStart.span
        let termIndex = flatForms.termIndex.span
        let termFactor = flatForms.termFactor.span
        let pairs = pairs.span
        for row in sides.indices where sides[row] != 0 {
            var sum = SIMD2<Double>.zero
            for term in Int(termStart[row])..<Int(termStart[row + 1]) {
                sum += termFactor[term] * pairs[Int(termIndex[term])]
            }
            var ownPair = SIMD2(own[row], 0)
            for at in Int(parameterStart[row])..<Int(parameterStart[row + 1])
            where Int(parameterIndex[at]) == parameter {
                ownPair[1] += parameterFactor[at]
            }
            let pair = Double(sides[row]) * (ownPair + sum)
            if pair[0] < Tolerance.lookupClear {
                if abs(pair[0]) > Tolerance.lookupZero {
                    survey.isUnclear = true
                    return survey
                }
                survey.zeros.append(Int32(row))
            }
            survey.line.keep(value: pair[0], speed: pair[1], from: start)
        }
        return survey
    }

    /// The parts of a line along one parameter that lie well inside a region, from what rows are worth at a point of it.
    /// `values` is work space.
    private func line(
        through parameters: [Double], along parameter: Int, of number: Int,
        rowValues: [Double], values: inout [Double]
    ) -> Region.Line {
        let sides = cache.regions[number].sides
        var direction = Array(repeating: 0.0, count: parameters.count)
        direction[parameter] = 1
        cache.regions[number].program.evaluate(.direction, parameters: direction, into: &values)
        let slopes = flatForms.slopes(along: parameter, speeds: values)
        var line = Region.Line(
            parameter: parameter, base: dependencies.map { parameters[$0] }, lower: -.infinity,
            upper: .infinity, farLower: -.infinity, farUpper: .infinity)
        for row in rowValues.indices where sides[row] != 0 {
            let side = Double(sides[row])
            line.keep(
                value: side * rowValues[row], speed: side * slopes[row],
                from: parameters[parameter])
        }
        return line
    }

    /// Sides, gradient and basis agree: for fuzzing and debug builds.
    func checkInvariants() {
        precondition(tableau.basic.count == forms.count, "one basic item for each row")
        precondition(tableau.nonbasic.count == variables.count, "one column for each variable")
        let items = Set(tableau.basic).union(tableau.nonbasic)
        precondition(items.count == forms.count + variables.count, "each item once")
        precondition(tableau.entries.allSatisfy(\.isFinite), "finite entries")
    }
}
