import LayoutCore
import LayoutReport

/// Prints findings in the forms that were asked for: one on standard output, any number into files.
struct FindingOutput {
    /// A form of output.
    enum Format: String, CaseIterable {
        /// Each cause once, for people.
        case human
        /// One document.
        case json
        /// One finding a line, as each job ends.
        case ndjson
        /// A case for each screen and rule.
        case junit
        /// Workflow commands of GitHub Actions.
        case github
        /// Code scanning.
        case sarif

        /// What it is, for the help.
        var meaning: String {
            switch self {
            case .human: "each cause once, for people"
            case .json: "one document"
            case .ndjson: "a JSON object a finding, as each job ends"
            case .junit: "XML, a case for each screen and rule"
            case .github: "annotations of GitHub Actions"
            case .sarif: "a document for code scanning"
            }
        }
    }

    /// The options, for the command table.
    static let options: [Command.Option] = [
        .list(
            "format", .text("FORMAT[=FILE]"),
            "How to print: "
                + Format.allCases.map { "\($0.rawValue) (\($0.meaning))" }.joined(
                    separator: ", ") + "; human if not said. With =FILE, into a file."),
        .flag("json", "The same as --format json."),
        .single(
            "fail-on", .choice(Severity.allCases.map(\.rawValue) + ["never"]),
            "Least severity of a finding that makes the exit code 1; error if not said."),
        .flag("all", "Tell all findings, not the worst twenty of a job."),
    ]

    /// Whether findings make a run fail: some are at or above --fail-on.
    static func isFailure(_ findings: [Finding], _ invocation: Invocation) -> Bool {
        guard let least = Severity(rawValue: invocation.value("fail-on") ?? "error") else {
            return false
        }
        return findings.contains { $0.severity >= least }
    }

    private struct Sink {
        var format: Format
        var file: String?
    }

    private let sinks: [Sink]
    private let limit: Int?
    private var jobs: [JobFindings] = []

    /// Reads --format, --json and --all.
    init(_ invocation: Invocation) throws(UsageError) {
        var sinks: [Sink] = []
        for text in invocation.list("format") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            guard parts.last != "" else {
                throw .refused(
                    "--format \"\(text)\" names no file, as junit=out.xml does",
                    command: invocation.command.name)
            }
            guard let format = parts.first.flatMap(Format.init) else {
                let names = Format.allCases.map(\.rawValue)
                throw .invalidValue(
                    option: "format", value: text, expected: names.joined(separator: ", "),
                    suggestion: parts.first.flatMap { NearestName.of($0, among: names) },
                    command: invocation.command.name)
            }
            // "-" is standard output, as for import.
            let file = parts.count > 1 && parts[1] != "-" ? parts[1] : nil
            sinks.append(Sink(format: format, file: file))
        }
        if invocation.has("json") { sinks.append(Sink(format: .json, file: nil)) }
        guard sinks.filter({ $0.file == nil }).count < 2 else {
            throw .refused(
                "only one --format goes to standard output; give the others a file, as junit=out.xml",
                command: invocation.command.name)
        }
        if sinks.allSatisfy({ $0.file != nil }) { sinks.append(Sink(format: .human, file: nil)) }
        self.sinks = sinks
        limit = invocation.has("all") ? nil : FindingText.standardLimit
    }

    /// The files that are written at the end.
    var files: [String] { sinks.compactMap(\.file) }

    /// Whether progress may be drawn: not where findings stream by on the same terminal.
    var allowsProgress: Bool { sinks.contains { $0.file == nil && $0.format != .ndjson } }

    /// Whether people read standard output.
    var isForPeople: Bool { sinks.contains { $0.file == nil && $0.format == .human } }

    /// Takes a job that ended; what can be printed without the others is printed.
    mutating func add(_ findings: JobFindings, console: Console) {
        jobs.append(findings)
        for sink in sinks where sink.file == nil {
            switch sink.format {
            case .human:
                FindingText.lines(findings, limit: limit).forEach(console.writeLine)
                console.flush()
            case .ndjson: console.write(FindingOutput.bytes(.ndjson, [findings]))
            case .json, .junit, .github, .sarif: break
            }
        }
    }

    /// Ends the run. Throws where a file cannot be written.
    func finish(_ console: Console) throws {
        for sink in sinks {
            if let file = sink.file {
                try OutputFile.write(bytes(sink.format), to: file)
                continue
            }
            switch sink.format {
            case .human, .ndjson: break
            case .json, .junit, .github, .sarif: console.write(bytes(sink.format))
            }
        }
    }

    private func bytes(_ format: Format) -> [UInt8] {
        if format == .human {
            let lines = jobs.flatMap { FindingText.lines($0, limit: limit) }
            return Array(lines.map { $0 + "\n" }.joined().utf8)
        }
        return FindingOutput.bytes(format, jobs)
    }

    private static func bytes(_ format: Format, _ jobs: [JobFindings]) -> [UInt8] {
        switch format {
        case .human: return []
        case .json: return FindingLine.document(jobs)
        case .ndjson:
            var bytes: [UInt8] = []
            for job in jobs {
                for finding in job.findings {
                    FindingLine.append(finding, of: job, to: &bytes)
                    bytes.append(UInt8(ascii: "\n"))
                }
            }
            return bytes
        case .junit: return Array(JUnitReport.document(jobs).utf8)
        case .github:
            return Array(GitHubAnnotations.lines(jobs).map { $0 + "\n" }.joined().utf8)
        case .sarif:
            return SARIFReport.document(
                jobs, rules: Checks.definitions.map { ($0.id, $0.summary) },
                version: Program.version)
        }
    }
}
