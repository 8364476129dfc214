/// The points of one batch: flat parameters, and orders in which neighbours are near.
struct SweepPoints {
    /// Values of lanes that are evaluated together.
    typealias Lanes = SIMD8<Double>
    static let laneCount = 8

    let parameterCount: Int
    let count: Int
    /// Parameters of all points, one point after another.
    let parameters: [Double]
    /// Parameters that are not the same everywhere, ascending.
    let moving: [Int]
    /// Points sorted by all moving parameters, the first one leading.
    let order: [Int32]
    /// Points sorted by one moving parameter alone, in the order of `moving`.
    private let ordersByParameter: [[Int32]]

    init(_ parameters: [Double], count: Int, parameterCount: Int) {
        self.parameters = parameters
        self.count = count
        self.parameterCount = parameterCount
        let moving = (0..<parameterCount).filter { parameter in
            (1..<max(1, count)).contains {
                parameters[$0 * parameterCount + parameter] != parameters[parameter]
            }
        }
        self.moving = moving
        ordersByParameter = moving.map { parameter in
            let keyed = (0..<count).map {
                (key: parameters[$0 * parameterCount + parameter], point: Int32($0))
            }
            return keyed.sorted { $0.key < $1.key }.map(\.point)
        }
        order = ordersByParameter.first ?? Array(0..<Int32(count))
    }

    /// Points sorted by a moving parameter.
    func order(by parameter: Int) -> [Int32] {
        moving.firstIndex(of: parameter).map { ordersByParameter[$0] } ?? order
    }

    func value(_ parameter: Int, of point: Int) -> Double {
        parameters[point * parameterCount + parameter]
    }

    /// The parameters of one point.
    func point(_ number: Int) -> [Double] {
        Array(parameters[number * parameterCount..<(number + 1) * parameterCount])
    }
}
