import LayoutCore

/// Assertions of jobs and of specification files.
enum SpecificationInput {
    /// Reads specification files for jobs; says every mistake of every file before it gives up, names that no layout has
    /// among them.
    ///
    /// A file that is about none of the jobs is refused: it would hold whatever the layouts come to.
    static func documents(
        _ paths: [String], for specifications: [JobSpecification], _ console: Console
    ) throws -> [AssertionDocument] {
        var documents: [AssertionDocument] = []
        var mistakes: [Diagnostic] = []
        for path in paths {
            let (document, syntax) = AssertionDocument.readable(
                try InputFile.read(path, console: console), file: InputFile.name(path))
            var ofFile = syntax
            for specification in specifications where ofFile.count < DiagnosticList.most {
                let rules = document.rules(for: specification.job)
                ofFile += specification.mistakes(in: rules).filter { !ofFile.contains($0) }
            }
            documents.append(document)
            mistakes += ofFile.sorted {
                ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0)
            }
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        for (path, document) in zip(paths, documents)
        where specifications.allSatisfy({ document.rules(for: $0.job).isEmpty }) {
            throw NothingSelected(
                "no rule of \(InputFile.name(path)) is about any of the jobs "
                    + specifications.map(\.job.id).joined(separator: ", "))
        }
        return documents
    }

    /// The checks that stand for a job's own assertions and expectations, and those of files that are about it; waivers count
    /// as of today.
    static func checks(
        for specification: JobSpecification, _ documents: [AssertionDocument]
    ) throws -> [AssertionCheck] {
        try specification.assertionChecks(
            adding: documents.flatMap { $0.rules(for: specification.job) },
            today: Day.today)
    }

    /// Findings with the places of the assertions that say them, first.
    static func placed(_ findings: [Finding], _ checks: [AssertionCheck]) -> [Finding] {
        let places = Dictionary(
            checks.compactMap { check in check.place.map { (check.definition.id, $0.text) } },
            uniquingKeysWith: { first, _ in first })
        return findings.map { finding in
            guard let place = places[finding.cause.rule] else { return finding }
            var placed = finding
            placed.sources.insert(place, at: 0)
            return placed
        }
    }
}
