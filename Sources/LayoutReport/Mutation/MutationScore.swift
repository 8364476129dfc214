public import LayoutCore

/// How many mutants were noticed, by job and by operation.
public struct MutationScore: Sendable {
    /// Counts of some mutants.
    public struct Counts: Equatable, Sendable {
        /// Mutants that leave every frame where it is.
        public var sameCount = 0
        /// Mutants that move something: those that count.
        public var mutantCount = 0
        /// Of these, caught by checks alone, notes among what they say.
        public var checkCount = 0
        /// Of these, caught by a warning or an error of a check.
        public var strongCount = 0
        /// Of these, caught by checks or assertions.
        public var caughtCount = 0

        /// Share of the caught in hundredths; 100 where there is nothing to catch.
        public var percent: Double { share(caughtCount) }
        /// Share of those that checks alone catch in hundredths.
        public var checkPercent: Double { share(checkCount) }
        /// Share of those that a warning or an error of a check catches in hundredths.
        public var strongPercent: Double { share(strongCount) }

        private func share(_ count: Int) -> Double {
            mutantCount == 0 ? 100 : 100 * Double(count) / Double(mutantCount)
        }

        fileprivate mutating func add(_ outcome: MutationRun.Outcome) {
            guard outcome.isMoved else {
                sameCount += 1
                return
            }
            mutantCount += 1
            if !outcome.checks.isEmpty { checkCount += 1 }
            if let severity = outcome.severity, severity >= .warning { strongCount += 1 }
            if outcome.isCaught { caughtCount += 1 }
        }

        fileprivate mutating func add(_ other: Counts) {
            sameCount += other.sameCount
            mutantCount += other.mutantCount
            checkCount += other.checkCount
            strongCount += other.strongCount
            caughtCount += other.caughtCount
        }
    }

    /// One job's mutants and what came of them.
    public struct Job: Sendable {
        /// The job's id.
        public var id: String
        /// Each mutant with its outcome.
        public var results: [(mutant: Mutant, outcome: MutationRun.Outcome)]

        /// The counts of one operation, or of all.
        public func counts(_ operation: Mutant.Operation? = nil) -> Counts {
            var counts = Counts()
            for (mutant, outcome) in results
            where operation == nil || mutant.operation == operation {
                counts.add(outcome)
            }
            return counts
        }
    }

    /// The jobs, in the order added.
    public private(set) var jobs: [Job] = []

    /// Nothing yet.
    public init() {}

    /// Adds a job's mutants.
    public mutating func add(
        _ results: [(mutant: Mutant, outcome: MutationRun.Outcome)], job: String
    ) {
        jobs.append(Job(id: job, results: results))
    }

    /// The counts of all jobs.
    public var total: Counts { total(nil) }

    private func total(_ operation: Mutant.Operation?) -> Counts {
        jobs.reduce(into: Counts()) { $0.add($1.counts(operation)) }
    }

    // MARK: Text

    /// Most mutants listed of a job where not all are wanted.
    private static let survivorLimit = 10

    /// The score for people: tables of jobs and operations, and who went unnoticed.
    public func textLines(allSurvivors: Bool) -> [String] {
        var table = AlignedTable([
            ("", .left), ("mutants", .right), ("same frames", .right), ("checks", .right),
            ("warnings, errors", .right), ("with assertions", .right),
        ])
        func add(_ title: String, _ counts: Counts) {
            // A share of nothing is none: a hundred of it would read as praise.
            let shares = [counts.checkPercent, counts.strongPercent, counts.percent].map {
                counts.mutantCount == 0 ? "-" : MutationScore.percent($0)
            }
            table.add(
                [title, String(counts.mutantCount), String(counts.sameCount)] + shares)
        }
        for operation in Mutant.Operation.allCases {
            let counts = total(operation)
            if counts.mutantCount + counts.sameCount > 0 { add(operation.rawValue, counts) }
        }
        for job in jobs where jobs.count > 1 { add(job.id, job.counts()) }
        add("all", total)
        var lines = table.lines
        for job in jobs {
            let survivors = job.results.filter { $0.outcome.isMoved && !$0.outcome.isCaught }
            guard !survivors.isEmpty else { continue }
            lines.append("")
            lines.append("\(job.id): nobody noticed")
            let shown = allSurvivors ? survivors.count : MutationScore.survivorLimit
            lines += survivors.prefix(shown).map { "  " + MutationScore.text($0.mutant) }
            if survivors.count > shown {
                lines.append("  and \(survivors.count - shown) more: --survivors")
            }
        }
        return lines
    }

    private static func text(_ mutant: Mutant) -> String {
        let place = mutant.source.map { "  \($0)" } ?? ""
        return "\(mutant.operation.rawValue)  \(mutant.site): \(mutant.change)\(place)"
    }

    private static func percent(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10) %"
    }

    // MARK: JSON

    /// The score for programs: a line a mutant, then a line of counts.
    public var jsonLines: [String] {
        var lines: [String] = []
        for job in jobs {
            for (mutant, outcome) in job.results {
                var line = JSONLine()
                line.add("job", job.id)
                line.add("operation", mutant.operation.rawValue)
                line.add("site", mutant.site)
                line.add("change", mutant.change)
                if let source = mutant.source { line.add("source", source) }
                line.add("moved", outcome.isMoved)
                line.add("checks", outcome.checks)
                if let severity = outcome.severity { line.add("severity", severity.rawValue) }
                line.add("assertions", outcome.assertions)
                lines.append(line.text)
            }
        }
        var line = JSONLine()
        let counts = total
        line.add("mutants", counts.mutantCount)
        line.add("sameFrames", counts.sameCount)
        line.add("caughtByChecks", counts.checkCount)
        line.add("caughtByWarnings", counts.strongCount)
        line.add("caught", counts.caughtCount)
        lines.append(line.text)
        return lines
    }
}

/// One JSON object on a line, members in the order added.
private struct JSONLine {
    private var bytes: [UInt8] = []

    var text: String { "{" + String(decoding: bytes, as: UTF8.self) + "}" }

    mutating func add(_ key: String, _ value: String) {
        begin(key)
        JSONText.append(value, to: &bytes)
    }

    mutating func add(_ key: String, _ value: Int) {
        begin(key)
        bytes += Array(String(value).utf8)
    }

    mutating func add(_ key: String, _ value: Bool) {
        begin(key)
        bytes += Array(String(value).utf8)
    }

    mutating func add(_ key: String, _ values: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (number, value) in values.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONText.append(value, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ key: String) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }
}
