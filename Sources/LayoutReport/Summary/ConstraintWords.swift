import LayoutCore

/// What named constraints say, so that a finding can be read without the job file beside it.
struct ConstraintWords: Sendable {
    private let texts: [String: String]

    /// Collects the named constraints of a job, those that updates add among them. O(constraints and updates).
    init(_ specification: JobSpecification) {
        var texts: [String: String] = [:]
        for constraint in specification.constraints {
            guard let name = constraint.name, texts[name] == nil else { continue }
            let source = constraint.source.map { "  (\($0))" } ?? ""
            texts[name] = "\(constraint.text)\(source)"
        }
        self.texts = texts
    }

    /// A member of a conflict in words: a name with what it says, or a text as it is.
    func text(_ member: String) -> String { texts[member] ?? member }
}
