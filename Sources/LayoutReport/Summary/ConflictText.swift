import LayoutCore

/// The constraints of a conflict for people, a line each.
enum ConflictText {
    /// Constraints shown before "and N more".
    static let standardLimit = 20

    /// The members with what they say, the one that was given up marked; then those that nobody wrote, each with `remark`
    /// behind it.
    ///
    /// - Parameter limit: Most constraints shown; nil shows all.
    static func lines(
        _ conflict: VariantReport.Conflict, _ words: ConstraintWords, remark: String,
        limit: Int? = nil
    ) -> [String] {
        let members = conflict.members.map { member in
            "- \(words.text(member))" + (member == conflict.givenUp ? "  <- given up" : "")
        }
        let all = members + conflict.implicit.map { "- \($0)\(remark)" }
        let rest = all.count - (limit ?? all.count)
        guard let limit, rest > 0 else { return all }
        return all.prefix(limit) + ["and \(rest) more"]
    }
}
