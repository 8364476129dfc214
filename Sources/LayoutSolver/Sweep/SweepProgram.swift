/// The affine answers that one batch needs, laid out so that evaluating runs through flat arrays alone.
///
/// Slots hold the parameters first, then the variables. What depends on the same moving parameters stands together, what
/// depends on fewer first: as long as those parameters stay, it need not be evaluated again.
struct SweepProgram {
    /// A slot's value: a constant plus the entries up to `end`.
    struct Target {
        var constant: Double
        var slot: Int32
        var end: Int32
    }

    /// Targets that depend on the same moving parameters: bit n stands for those with numbers n, n + 64, ...
    struct Group {
        var targets: Range<Int>
        var firstEntry: Int
        var dependencies: UInt64
    }

    /// A component whose points lie in different regions; evaluated before the groups.
    struct Mixed {
        var component: Int
        var slots: [Int]
        var dependencies: UInt64
        /// The answer of each region, by number.
        var programs: [AffineProgram]
    }

    private(set) var targets: [Target] = []
    /// Multiples of slots.
    private(set) var entries: [AffineProgram.Entry] = []
    private(set) var mixed: [Mixed] = []
    private(set) var groups: [Group] = []
    let parameterCount: Int
    let moving: [Int]

    init(
        _ solver: borrowing LexicographicSolver, _ found: borrowing SweepRegions,
        points: borrowing SweepPoints, batch: [Int32]
    ) {
        parameterCount = points.parameterCount
        moving = points.moving
        var dependencies = Array(
            repeating: UInt64(0), count: parameterCount + solver.presolved.space.variableCount)
        for (number, parameter) in points.moving.enumerated() {
            dependencies[parameter] = 1 << UInt64(number % 64)
        }
        guard let first = batch.first else { return }
        var programs: [AffineProgram] = []
        programs.reserveCapacity(solver.solvers.count + 1)
        for component in solver.solvers.indices {
            if found.isMixed(component) {
                append(solver.solvers[component], number: component, &dependencies)
            } else {
                let region = Int(found.region(of: component, at: Int(first)))
                programs.append(solver.solvers[component].cache.regions[region].program)
            }
        }
        programs.append(solver.definitions)
        append(programs, &dependencies)
    }

    private mutating func append(
        _ solver: borrowing ComponentSolver, number: Int, _ dependencies: inout [UInt64]
    ) {
        var union: UInt64 = 0
        for parameter in solver.dependencies { union |= dependencies[parameter] }
        let slots = solver.variables.map { parameterCount + $0 }
        for slot in slots { dependencies[slot] = union }
        mixed.append(
            Mixed(
                component: number, slots: slots, dependencies: union,
                programs: solver.cache.regions.map(\.program)))
    }

    /// What a target depends on is a part of what its users depend on, so sorting by the number of bits keeps the order.
    private mutating func append(
        _ programs: [AffineProgram], _ dependencies: inout [UInt64]
    ) {
        var kinds: [UInt64] = []
        let kindOf = SweepProgram.kinds(
            of: programs, parameterCount: parameterCount, &dependencies, &kinds)
        targets.reserveCapacity(kindOf.count)
        entries.reserveCapacity(
            programs.reduce(0) { $0 + $1.terms.count + $1.parameters.count })
        let order = kinds.indices.sorted {
            let (first, second) = (kinds[$0].nonzeroBitCount, kinds[$1].nonzeroBitCount)
            return first == second ? kinds[$0] < kinds[$1] : first < second
        }
        for kind in order {
            let start = targets.count
            let firstEntry = entries.count
            var base = 0
            for program in programs {
                append(program, where: kindOf[base..<base + program.targets.count], is: kind)
                base += program.targets.count
            }
            groups.append(
                Group(
                    targets: start..<targets.count, firstEntry: firstEntry,
                    dependencies: kinds[kind]))
        }
    }

    /// For each target of all programs the number of what it depends on.
    private static func kinds(
        of programs: [AffineProgram], parameterCount: Int, _ dependencies: inout [UInt64],
        _ kinds: inout [UInt64]
    ) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(programs.reduce(0) { $0 + $1.targets.count })
        for program in programs {
            var parameter = 0
            var term = 0
            for target in program.targets {
                var union: UInt64 = 0
                while parameter < Int(target.parameterEnd) {
                    union |= dependencies[Int(program.parameters[parameter].index)]
                    parameter += 1
                }
                while term < Int(target.termEnd) {
                    union |= dependencies[parameterCount + Int(program.terms[term].index)]
                    term += 1
                }
                dependencies[parameterCount + Int(target.variable)] = union
                if let kind = kinds.firstIndex(of: union) {
                    result.append(kind)
                } else {
                    result.append(kinds.count)
                    kinds.append(union)
                }
            }
        }
        return result
    }

    private mutating func append(
        _ program: borrowing AffineProgram, where kinds: ArraySlice<Int>, is kind: Int
    ) {
        let shift = Int32(parameterCount)
        var parameter = 0
        var term = 0
        for at in program.targets.indices {
            let target = program.targets[at]
            if kinds[kinds.startIndex + at] == kind {
                while parameter < Int(target.parameterEnd) {
                    entries.append(program.parameters[parameter])
                    parameter += 1
                }
                while term < Int(target.termEnd) {
                    let entry = program.terms[term]
                    entries.append(.init(factor: entry.factor, index: shift + entry.index))
                    term += 1
                }
                targets.append(
                    Target(
                        constant: target.constant, slot: shift + target.variable,
                        end: Int32(entries.count)))
            }
            parameter = Int(target.parameterEnd)
            term = Int(target.termEnd)
        }
    }
}
