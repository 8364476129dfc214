import LayoutSolver

/// Bytes that the fuzzer chose, read as small numbers; zeros when they have run out.
struct ByteReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func next(_ bound: Int) -> Int {
        if isAtEnd { return 0 }
        defer { place += 1 }
        return Int(bytes[place]) % bound
    }

    mutating func pick(_ values: [Double]) -> Double { values[next(values.count)] }
}

private let coefficients: [Double] = [1, -1, 2, -2, 0.5, 1.0 / 3, 3, 0.1]
private let constants: [Double] = [0, 10, -10, 20.5, -30, 100, -250, 1e-3, 1e6]
private let priorities: [Double] = [1000, 1000, 999.5, 751, 750, 250.25, 250, 1]

private func constraint(
    _ reader: inout ByteReader, variables: Int, parameters: Int
) -> LinearConstraint {
    var expression = LinearExpression()
    for _ in 0...reader.next(3) {
        expression.terms.append(.init(reader.next(variables), reader.pick(coefficients)))
    }
    if reader.next(2) == 0 {
        expression.parameters.append(.init(reader.next(parameters), reader.pick(coefficients)))
    }
    expression.constant = reader.pick(constants)
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let classes: [RecoveryClass] = [.implicit, .generated, .developer]
    return LinearConstraint(
        expression, relations[reader.next(3)], priority: reader.pick(priorities),
        recoveryClass: classes[reader.next(3)])
}

/// Builds a problem from bytes, edits it, asks it at several points, and holds the warm answer against a cold one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSolver(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    var reader = ByteReader(UnsafeBufferPointer(start: data, count: count))
    let variables = 1 + reader.next(8)
    let parameters = 1 + reader.next(3)
    var problem = LinearProblem(
        variableCount: variables, parameterCount: parameters,
        parameterLowerBounds: (0..<parameters).map { _ in reader.next(2) == 0 ? 0 : nil },
        constraints: [], tieBreak: [])
    for _ in 0...reader.next(14) {
        problem.constraints.append(
            constraint(&reader, variables: variables, parameters: parameters))
    }
    for variable in 0..<reader.next(variables + 1) {
        problem.tieBreak.append(
            LinearExpression(terms: [.init(variable, 1)], constant: reader.pick(constants)))
    }
    repeat {
        ask(problem, &reader)
        if problem.constraints.isEmpty { return 0 }
        let place = reader.next(problem.constraints.count)
        switch reader.next(4) {
        case 0: problem.constraints.remove(at: place)
        case 1: problem.constraints[place].priority = reader.pick(priorities)
        case 2: problem.constraints[place].expression.constant = reader.pick(constants)
        default:
            problem.constraints.insert(
                constraint(&reader, variables: variables, parameters: parameters), at: place)
        }
    } while !reader.isAtEnd
    return 0
}

private func ask(_ problem: LinearProblem, _ reader: inout ByteReader) {
    do {
        var solver = try ParametricSolver(problem)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        for _ in 0...reader.next(6) {
            let point = (0..<problem.parameterCount).map { _ in
                let coarse = Double(reader.next(64)) * 12.5 - 100
                return [coarse, coarse.nextUp, coarse.nextDown, coarse + 1.0 / 3][reader.next(4)]
            }
            let solution = try solver.solve(at: point, into: &values)
            solver.checkInvariants()
            var fresh = try ParametricSolver(problem)
            var cold = values
            let right = try fresh.solve(at: point, into: &cold)
            precondition(
                values.map(\.bitPattern) == cold.map(\.bitPattern), "warm differs from cold")
            precondition(
                solver.report(solution.report) == fresh.report(right.report), "reports differ")
        }
    } catch {
        preconditionFailure("no answer: \(error)")
    }
}
