/// The affine answers that one batch needs, laid out one after another so that evaluating touches flat arrays alone.
struct SweepProgram {
    /// A component whose points lie in different regions.
    struct Varying {
        var component: Int
        var variables: [Int]
        /// Definitions of each region, by number; empty for regions without a point.
        var definitions: [Range<Int>]
    }

    /// All definitions; those of components that stay in one region come first, the eliminated variables' last.
    private(set) var program = AffineProgram()
    private(set) var common = 0..<0
    private(set) var varying: [Varying] = []
    private(set) var last = 0..<0

    init(
        _ solver: borrowing LexicographicSolver, _ found: borrowing SweepRegions, batch: [Int32],
        pointCount: Int
    ) {
        guard let first = batch.first else { return }
        var mixed: [Int] = []
        for component in solver.solvers.indices {
            let base = component * pointCount
            let region = found.region[base + Int(first)]
            if batch.contains(where: { found.region[base + Int($0)] != region }) {
                mixed.append(component)
            } else {
                program.append(solver.solvers[component].cache.regions[Int(region)].program)
            }
        }
        common = 0..<program.targets.count
        for component in mixed {
            var used = Set<Int32>()
            for point in batch { used.insert(found.region[component * pointCount + Int(point)]) }
            var definitions = Array(
                repeating: 0..<0, count: solver.solvers[component].cache.regions.count)
            for region in used.sorted() {
                let start = program.targets.count
                program.append(solver.solvers[component].cache.regions[Int(region)].program)
                definitions[Int(region)] = start..<program.targets.count
            }
            varying.append(
                Varying(
                    component: component, variables: solver.solvers[component].variables,
                    definitions: definitions))
        }
        let start = program.targets.count
        program.append(solver.definitions)
        last = start..<program.targets.count
    }
}
