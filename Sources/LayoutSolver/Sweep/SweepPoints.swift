/// The points of one batch: flat parameters, and orders in which neighbours are near.
struct SweepPoints {
    /// Values of lanes that are evaluated together.
    typealias Lanes = SIMD8<Double>
    static let laneCount = 8

    /// All points sorted by one parameter.
    struct Column {
        let parameter: Int
        let order: [Int32]
        /// Values of the parameter in that order.
        let values: [Double]

        var distinctCount: Int {
            var count = min(1, values.count)
            for at in values.indices.dropFirst() where values[at] != values[at - 1] { count += 1 }
            return count
        }
    }

    let parameterCount: Int
    let count: Int
    /// Parameters of all points, one point after another.
    let parameters: [Double]
    /// Parameters that are not the same everywhere, ascending.
    let moving: [Int]
    /// Points sorted by all moving parameters: those with few values lead, since then the fewest change at a step; the others
    /// follow as they are numbered.
    let order: [Int32]
    /// In the order of `moving`.
    private let columns: [Column]

    init(_ parameters: [Double], count: Int, parameterCount: Int) {
        self.parameters = parameters
        self.count = count
        self.parameterCount = parameterCount
        moving = (0..<parameterCount).filter { parameter in
            var at = parameter
            while at < parameters.count {
                if parameters[at] != parameters[parameter] { return true }
                at += parameterCount
            }
            return false
        }
        columns = moving.map { parameter in
            var keyed: [(key: Double, point: Int32)] = []
            keyed.reserveCapacity(count)
            for point in 0..<count {
                keyed.append((parameters[point * parameterCount + parameter], Int32(point)))
            }
            keyed.sort { $0.key < $1.key }
            return Column(
                parameter: parameter, order: keyed.map(\.point), values: keyed.map(\.key))
        }
        order = SweepPoints.order(columns, count: count)
    }

    /// Sorts by one column after another, each time keeping the order of equals; the last one leads.
    private static func order(_ columns: [Column], count: Int) -> [Int32] {
        var ranked = columns.indices.map { number -> (number: Int, distinct: Int) in
            let distinct = columns[number].distinctCount
            return (number, 2 * distinct > count ? count : distinct)
        }
        ranked.sort { ($0.distinct, $0.number) > ($1.distinct, $1.number) }
        guard let last = ranked.first else { return Array(0..<Int32(count)) }
        var order = columns[last.number].order
        for (number, _) in ranked.dropFirst() {
            let column = columns[number]
            var rank = Array(repeating: 0, count: count)
            var next: [Int] = []
            for at in 0..<count {
                if at == 0 || column.values[at] != column.values[at - 1] { next.append(at) }
                rank[Int(column.order[at])] = next.count - 1
            }
            var sorted = order
            for point in order {
                sorted[next[rank[Int(point)]]] = point
                next[rank[Int(point)]] += 1
            }
            order = sorted
        }
        return order
    }

    /// Points sorted by a moving parameter.
    func column(of parameter: Int) -> Column? { columns.first { $0.parameter == parameter } }

    func value(_ parameter: Int, of point: Int) -> Double {
        parameters[point * parameterCount + parameter]
    }

    /// Puts the parameters of one point where there is room for them.
    func copy(_ number: Int, into place: inout [Double]) {
        for parameter in 0..<parameterCount {
            place[parameter] = parameters[number * parameterCount + parameter]
        }
    }

    /// The parameters of one point.
    func point(_ number: Int) -> [Double] {
        Array(parameters[number * parameterCount..<(number + 1) * parameterCount])
    }
}
