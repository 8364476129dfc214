/// The ordered list whose absolute values are least, one after another: the caller's expressions, then single variables.
struct TieBreak: Sendable {
    /// The caller's.
    let expressions: [LinearExpression]
    /// Variables that presolve left undefined, ascending: enough for the answer to be unique whatever the caller gave.
    private let coordinates: [Int]
    /// Place of a variable among them.
    private let place: [Int32]

    init(_ expressions: [LinearExpression], _ coordinates: [Int], variableCount: Int) {
        self.expressions = expressions
        self.coordinates = coordinates
        var place = Array(repeating: Int32(-1), count: variableCount)
        for (number, variable) in coordinates.enumerated() { place[variable] = Int32(number) }
        self.place = place
    }

    var count: Int { expressions.count + coordinates.count }

    func number(ofCoordinate variable: Int) -> Int { expressions.count + Int(place[variable]) }

    func expression(_ tie: Int) -> LinearExpression {
        tie < expressions.count
            ? expressions[tie]
            : LinearExpression(terms: [.init(coordinates[tie - expressions.count], 1)])
    }

    /// How fast one of the caller's expressions changes when variables move by `delta`.
    func speed(_ tie: Int, _ delta: [Double]) -> Double {
        var sum = 0.0
        for term in expressions[tie].terms { sum += term.coefficient * delta[term.index] }
        return sum
    }
}
