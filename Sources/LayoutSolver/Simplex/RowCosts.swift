/// The costs of all rows of a tableau, flat: one run of (level, up, down) a row.
struct RowCosts: Sendable {
    private(set) var start: [Int32] = [0]
    private(set) var level: [Int32] = []
    private(set) var up: [Double] = []
    private(set) var down: [Double] = []

    var rowCount: Int { start.count - 1 }

    /// The entries of a row.
    func entries(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

    /// Adds the next row; `costs` ascend by level.
    mutating func append(_ costs: [CostRow.Cost]) {
        for cost in costs {
            level.append(Int32(cost.level))
            up.append(cost.up)
            down.append(cost.down)
        }
        start.append(Int32(level.count))
    }

    /// The slope of a row's cost on one side: what a unit more of the row adds.
    func slope(_ entry: Int, side: Int8) -> Double { side > 0 ? up[entry] : -down[entry] }
}
