/// Which definitions follow each variable: how all variables move with some of them, without a look at the others.
struct Followers: Sendable {
    /// A variable and how far it moves.
    struct Move: Sendable {
        var variable: Int32
        var amount: Double
    }

    /// Numbers of the targets that mention each variable: those of variable v from `start[v]` on.
    private let users: [Int32]
    private let start: [Int32]

    // Work space of one movement; all nought and false in between.
    private var amounts: [Double]
    private var isReached: [Bool]

    /// Looks through a program once. O(variables + terms).
    init(_ program: borrowing AffineProgram, variableCount: Int) {
        var start = Array(repeating: Int32(0), count: variableCount + 1)
        for term in program.terms { start[Int(term.index) + 1] += 1 }
        for variable in 0..<variableCount { start[variable + 1] += start[variable] }
        var users = Array(repeating: Int32(0), count: program.terms.count)
        var place = start
        for target in program.targets.indices {
            for term in program.terms(of: target) {
                let variable = Int(program.terms[term].index)
                users[Int(place[variable])] = Int32(target)
                place[variable] += 1
            }
        }
        self.users = users
        self.start = start
        amounts = Array(repeating: 0, count: variableCount)
        isReached = Array(repeating: false, count: program.targets.count)
    }

    /// All variables that move when some move, those first; `program` is the one that was looked through. O(terms of what
    /// follows).
    ///
    /// The same additions in the same order as `AffineProgram.evaluate`, but for those of nought.
    mutating func movement(
        with moved: [Move], in program: borrowing AffineProgram
    ) -> [Move] {
        var result = moved
        var reached: [Int32] = []
        for move in moved {
            amounts[Int(move.variable)] = move.amount
            reach(from: Int(move.variable), &reached)
        }
        var next = 0
        while next < reached.count {
            reach(from: Int(program.targets[Int(reached[next])].variable), &reached)
            next += 1
        }
        // A definition comes after those that it needs.
        reached.sort()
        for target in reached {
            var sum = 0.0
            for at in program.terms(of: Int(target)) {
                sum += program.terms[at].factor * amounts[Int(program.terms[at].index)]
            }
            isReached[Int(target)] = false
            if sum == 0 { continue }
            let variable = program.targets[Int(target)].variable
            amounts[Int(variable)] = sum
            result.append(Move(variable: variable, amount: sum))
        }
        for move in result { amounts[Int(move.variable)] = 0 }
        return result
    }

    private mutating func reach(from variable: Int, _ reached: inout [Int32]) {
        for at in Int(start[variable])..<Int(start[variable + 1]) where !isReached[Int(users[at])] {
            isReached[Int(users[at])] = true
            reached.append(users[at])
        }
    }
}
