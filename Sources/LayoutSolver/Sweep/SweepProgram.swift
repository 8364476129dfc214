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

    /// A multiple of a slot.
    struct Entry {
        var factor: Double
        var slot: Int32
    }

    /// Targets one after another, and where their entries start.
    struct Run {
        var targets: Range<Int>
        var firstEntry: Int
    }

    /// Targets that depend on the same moving parameters: bit n stands for those with numbers n, n + 64, ...
    struct Group {
        var run: Run
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
    private(set) var entries: [Entry] = []
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
        for component in solver.solvers.indices {
            if found.isMixed(component) {
                append(solver.solvers[component], number: component, &dependencies)
            } else {
                let region = Int(found.region(of: component, at: Int(first)))
                programs.append(solver.solvers[component].cache.regions[region].program)
            }
        }
        programs.append(solver.definitions)
        appendGrouped(programs, &dependencies)
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

    private mutating func append(_ program: borrowing AffineProgram, _ at: Int) {
        for entry in program.parameters(of: at) {
            entries.append(
                Entry(
                    factor: program.parameterFactor[entry], slot: program.parameterIndex[entry]))
        }
        for entry in program.terms(of: at) {
            entries.append(
                Entry(
                    factor: program.termFactor[entry],
                    slot: Int32(parameterCount) + program.termIndex[entry]))
        }
        targets.append(
            Target(
                constant: program.constants[at],
                slot: Int32(parameterCount) + program.targets[at], end: Int32(entries.count)))
    }

    /// What a target depends on is a part of what its users depend on, so sorting by the number of bits keeps the order.
    private mutating func appendGrouped(
        _ programs: [AffineProgram], _ dependencies: inout [UInt64]
    ) {
        var kinds: [UInt64] = []
        var kindOf: [Int] = []
        for program in programs {
            for at in program.targets.indices {
                var union: UInt64 = 0
                for entry in program.parameters(of: at) {
                    union |= dependencies[Int(program.parameterIndex[entry])]
                }
                for entry in program.terms(of: at) {
                    union |= dependencies[parameterCount + Int(program.termIndex[entry])]
                }
                dependencies[parameterCount + Int(program.targets[at])] = union
                if let kind = kinds.firstIndex(of: union) {
                    kindOf.append(kind)
                } else {
                    kindOf.append(kinds.count)
                    kinds.append(union)
                }
            }
        }
        targets.reserveCapacity(kindOf.count)
        let order = kinds.indices.sorted {
            let (first, second) = (kinds[$0].nonzeroBitCount, kinds[$1].nonzeroBitCount)
            return first == second ? kinds[$0] < kinds[$1] : first < second
        }
        for kind in order {
            let start = targets.count
            let firstEntry = entries.count
            var base = 0
            for program in programs {
                for at in program.targets.indices where kindOf[base + at] == kind {
                    append(program, at)
                }
                base += program.targets.count
            }
            groups.append(
                Group(
                    run: Run(targets: start..<targets.count, firstEntry: firstEntry),
                    dependencies: kinds[kind]))
        }
    }
}
