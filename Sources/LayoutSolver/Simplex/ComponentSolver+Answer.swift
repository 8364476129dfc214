extension ComponentSolver {
    /// The affine form of the answer in which these rows are zero, from a fresh elimination in fixed order.
    ///
    /// Rows with one unknown left are taken as they come up; what they leave is eliminated in order.
    func answer(active: [Int32]) -> AffineProgram {
        let peeled = peel(active)
        var program = AffineProgram(solving: peeled.rows, of: flatForms, forTerms: peeled.terms)
        if peeled.seen.count == active.count { return program }
        var isKnown = Array(repeating: false, count: variables.count)
        for term in peeled.terms { isKnown[Int(localTerms[Int(term)])] = true }
        let seen = Set(peeled.seen)
        var elimination = Elimination(space: space, weight: weight, known: isKnown)
        for row in active where !seen.contains(row) {
            _ = elimination.eliminate(forms[Int(row)], source: Int(row))
        }
        program.append(AffineProgram(&elimination, names: variables))
        return program
    }

    /// What rows with one unknown left, taken one after another, give.
    private struct Peeled {
        /// Rows that came down to one unknown.
        var seen: [Int32] = []
        /// Those whose unknown no other row had given by then.
        var rows: [Int32] = []
        /// The term of each row's unknown, by place among the forms'.
        var terms: [Int32] = []
    }

    private func peel(_ active: [Int32]) -> Peeled {
        var result = Peeled()
        result.seen.reserveCapacity(active.count)
        result.rows.reserveCapacity(active.count)
        result.terms.reserveCapacity(active.count)
        let starts = flatForms.termStart.span
        let locals = localTerms.span
        let users = users.span
        let userStart = userStart.span
        // Rows that are not active count down from nought and never come to one.
        var counts = Array(repeating: Int32(0), count: flatForms.count)
        var known = Array(repeating: false, count: variables.count)
        var unknowns = counts.mutableSpan
        var isKnown = known.mutableSpan
        for row in active {
            let count = starts[Int(row) + 1] - starts[Int(row)]
            unknowns[Int(row)] = count
            if count == 1 { result.seen.append(row) }
        }
        var next = 0
        while next < result.seen.count {
            let row = Int(result.seen[next])
            next += 1
            var term = Int(starts[row])
            let end = Int(starts[row + 1])
            while term < end, isKnown[Int(locals[term])] { term += 1 }
            if term == end { continue }
            let variable = Int(locals[term])
            isKnown[variable] = true
            result.rows.append(Int32(row))
            result.terms.append(Int32(term))
            for user in Int(userStart[variable])..<Int(userStart[variable + 1]) {
                let other = Int(users[user])
                unknowns[other] -= 1
                if unknowns[other] == 1 { result.seen.append(Int32(other)) }
            }
        }
        return result
    }

    /// The rows that mention each variable, ascending, and where those of each variable start.
    static func users(
        of locals: [Int32], in forms: RowForms, variableCount: Int
    ) -> (users: [Int32], start: [Int32]) {
        var start = Array(repeating: Int32(0), count: variableCount + 1)
        for variable in locals { start[Int(variable) + 1] += 1 }
        for variable in 0..<variableCount { start[variable + 1] += start[variable] }
        var users = Array(repeating: Int32(0), count: locals.count)
        var place = start
        for row in 0..<forms.count {
            for term in forms.terms(of: row) {
                let variable = Int(locals[term])
                users[Int(place[variable])] = Int32(row)
                place[variable] += 1
            }
        }
        return (users, start)
    }
}
