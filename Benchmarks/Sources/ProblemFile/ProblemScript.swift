import LayoutSolver

/// A problem file: constraints and an edit script, replayed in order. One command a line, words split on blanks:
///
/// `vars N`, `name I TEXT`, `edit VAR PRIORITY`, `c ID PRIORITY REL CONSTANT K V1 A1 ... VK AK`, `del ID`,
/// `const ID CONSTANT`, `prio ID PRIORITY`, `set VAR VALUE`, `solve`; `#` starts a comment line, `lcp 1` is the header.
/// Two lines say what only this solver knows: `class ID implicit|generated|developer|natural` (the order of keeping in a
/// conflict) and `tie CONSTANT K V1 A1 ... VK AK` (the next expression of the tie-break).
struct ProblemScript {
    /// One constraint: `Σ A·V + constant REL 0`.
    struct Constraint {
        var priority: Double
        var relation: Relation
        var constant: Double
        var terms: [LinearExpression.Term]
    }

    /// One line that changes the problem or asks for an answer.
    enum Command {
        case constraint(id: String, Constraint)
        case delete(id: String)
        case constant(id: String, Double)
        case priority(id: String, Double)
        case edit(variable: Int, priority: Double)
        case set(variable: Int, Double)
        case recoveryClass(id: String, RecoveryClass)
        case tie(LinearExpression)
        case solve
    }

    /// A line that cannot be read.
    struct SyntaxError: Error, CustomStringConvertible {
        var line: Int
        var text: String
        var description: String { "line \(line): cannot read \"\(text)\"" }
    }

    /// Number of variables.
    private(set) var variableCount = 0
    /// The lines in order.
    private(set) var commands: [Command] = []

    init(_ text: String) throws(SyntaxError) {
        var number = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            number += 1
            let words = line.split { $0 == 32 || $0 == 9 || $0 == 13 }.map { String($0) ?? "" }
            guard let verb = words.first, !verb.hasPrefix("#") else { continue }
            if verb == "vars", words.count == 2, let count = Int(words[1]), count >= 0 {
                variableCount = max(variableCount, count)
            } else if let command = command(words) {
                commands.append(command)
            } else if verb != "lcp", verb != "name" {
                throw SyntaxError(line: number, text: words.joined(separator: " "))
            }
        }
    }

    private func command(_ words: [String]) -> Command? {
        switch words[0] {
        case "c": return constraint(words)
        case "del": return words.count == 2 ? .delete(id: words[1]) : nil
        case "const": return number(words, 2).map { .constant(id: words[1], $0) }
        case "prio": return number(words, 2).map { .priority(id: words[1], $0) }
        case "edit":
            guard let variable = variable(words, 1), let priority = number(words, 2) else {
                return nil
            }
            return .edit(variable: variable, priority: priority)
        case "set":
            guard let variable = variable(words, 1), let value = number(words, 2) else {
                return nil
            }
            return .set(variable: variable, value)
        case "class":
            let classes: [String: RecoveryClass] = [
                "implicit": .implicit, "generated": .generated, "developer": .developer,
                "natural": .natural,
            ]
            guard words.count == 3, let recoveryClass = classes[words[2]] else { return nil }
            return .recoveryClass(id: words[1], recoveryClass)
        case "tie":
            guard let constant = number(words, 1), let terms = terms(words, 2) else { return nil }
            return .tie(LinearExpression(terms: terms, constant: constant))
        case "solve": return .solve
        default: return nil
        }
    }

    private func number(_ words: [String], _ at: Int) -> Double? {
        guard at < words.count, let value = Double(words[at]), value.isFinite else { return nil }
        return value
    }

    private func variable(_ words: [String], _ at: Int) -> Int? {
        guard at < words.count, let value = Int(words[at]), (0..<variableCount).contains(value)
        else { return nil }
        return value
    }

    private func constraint(_ words: [String]) -> Command? {
        let relations: [String: Relation] = [
            "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
        ]
        guard words.count >= 6, let priority = number(words, 2), let relation = relations[words[3]],
            let constant = number(words, 4), let terms = terms(words, 5)
        else { return nil }
        return .constraint(
            id: words[1],
            Constraint(
                priority: priority, relation: relation, constant: constant, terms: terms))
    }

    /// The rest of a line: a count, then as many variables with their coefficients.
    private func terms(_ words: [String], _ at: Int) -> [LinearExpression.Term]? {
        guard at < words.count, let count = Int(words[at]), count >= 0,
            words.count == at + 1 + 2 * count
        else { return nil }
        var terms: [LinearExpression.Term] = []
        for term in 0..<count {
            guard let index = variable(words, at + 1 + 2 * term),
                let coefficient = number(words, at + 2 + 2 * term)
            else { return nil }
            terms.append(.init(index, coefficient))
        }
        return terms
    }
}
