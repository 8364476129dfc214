import LayoutCore
import LayoutReport

/// Prints answers in the form that was asked for, wherever they come from: solved here or read from a store.
///
/// The bytes of an answer depend on the job and the variant alone.
struct ResultOutput {
    /// A form of output.
    enum Format: String, CaseIterable {
        /// Counts, and each cause once.
        case summary
        /// Frames as a tree, for people.
        case table
        /// One JSON a line and variant, for programs.
        case ndjson
        /// One line a view, for spreadsheets.
        case csv
        /// Each conflict once, as UIKit would log it: for eyes and tools that know those logs.
        case uikitLog = "uikit-log"

        /// What it is, for the help.
        var meaning: String {
            switch self {
            case .summary: "counts, and each cause once"
            case .table: "frames as a tree"
            case .ndjson: "a JSON object a variant"
            case .csv: "a line a view"
            case .uikitLog: "each conflict once, as UIKit would log it"
            }
        }
    }

    /// The writers of the job that was begun last.
    private struct Writers {
        var summary: RunSummary
        var line: ResultLine
        var table: FrameTable
        var rows: ResultTable
        var log: ConflictLog
        /// Conflicts that were printed.
        var logged: Set<VariantReport.Conflict> = []
    }

    /// The form.
    let format: Format
    private let isRounded: Bool
    private let showsTrace: Bool
    private var current: Writers?
    private var summaries: [(name: String, summary: RunSummary)] = []
    private var hasHeader = false
    private var bytes: [UInt8] = []

    /// The options, for the command table.
    static func options(standard: Format) -> [Command.Option] {
        [
            .single(
                "format", .choice(Format.allCases.map(\.rawValue)),
                "How to print: "
                    + Format.allCases.map { "\($0.rawValue) (\($0.meaning))" }.joined(
                        separator: ", ") + "; \(standard.rawValue) if not said."),
            .flag("rounded", "Round edges to device pixels, as a screen shows them."),
            .flag("trace", "Tell how each answer came about: hit, walk or cold build, and where."),
        ]
    }

    /// Reads the options; refuses those of which the form shows nothing.
    init(_ invocation: Invocation, standard: Format) throws(UsageError) {
        format = invocation.value("format").flatMap(Format.init) ?? standard
        isRounded = invocation.has("rounded")
        showsTrace = invocation.has("trace")
        let shown: KeyValuePairs<String, [Format]> = [
            "rounded": [.table, .ndjson, .csv], "trace": [.table, .ndjson],
        ]
        for (option, formats) in shown where invocation.has(option) && !formats.contains(format) {
            throw .refused(
                "--\(option) goes with --format "
                    + formats.map(\.rawValue).joined(separator: ", "),
                command: invocation.command.name)
        }
    }

    /// Output in one form, frames not rounded.
    init(format: Format, showsTrace: Bool = false) {
        self.format = format
        self.showsTrace = showsTrace
        isRounded = false
    }

    /// Whether progress may be shown beside it: not where answers stream by on the same terminal.
    var allowsProgress: Bool { format == .summary }

    /// Begins a job.
    mutating func begin(_ specification: JobSpecification, items: ItemTable, console: Console) {
        current = Writers(
            summary: RunSummary(specification: specification, items: items),
            line: ResultLine(specification: specification, items: items),
            table: FrameTable(specification: specification, items: items),
            rows: ResultTable(specification: specification, items: items),
            log: ConflictLog(specification))
        if format == .csv, !hasHeader {
            hasHeader = true
            console.write(ResultTable.header)
        }
    }

    /// Takes one answer of the job that was begun last.
    ///
    /// - Parameters:
    ///   - sequence: its number in a store, to go on from; nil leaves it out.
    ///   - origin: where it was solved in a pool.
    mutating func add(
        _ answer: VariantResult, of variant: Variant, sequence: Int? = nil,
        origin: ResultOrigin? = nil, console: Console
    ) {
        let result = isRounded ? rounded(answer, scale: variant.environment.scale) : answer
        switch format {
        case .summary:
            current?.summary.add(answer, of: variant)
        case .table:
            let lines = current?.table.lines(
                result, of: variant, trace: showsTrace, origin: origin)
            for line in lines ?? [] { console.writeLine(line) }
        case .ndjson:
            bytes.removeAll(keepingCapacity: true)
            current?.line.append(
                result, of: variant, sequence: sequence, trace: showsTrace, origin: origin,
                to: &bytes)
            console.write(bytes)
        case .csv:
            bytes.removeAll(keepingCapacity: true)
            current?.rows.append(result, of: variant, to: &bytes)
            console.write(bytes)
        case .uikitLog:
            log(answer, of: variant, console: console)
        }
    }

    private mutating func log(
        _ answer: VariantResult, of variant: Variant, console: Console
    ) {
        for conflict in answer.report.conflicts {
            guard current?.logged.insert(conflict).inserted == true, let log = current?.log else {
                continue
            }
            console.writeLine("# \(VariantLabel.text(variant))")
            console.write([UInt8](log.text(conflict).utf8))
            console.writeLine("")
        }
    }

    /// Ends the job that was begun last.
    mutating func end(_ specification: JobSpecification) {
        if let current { summaries.append((specification.job.id, current.summary)) }
        current = nil
    }

    /// Ends the run. `seconds` is the time it took, where that means anything: it is said and is no part of the results.
    func finish(_ console: Console, seconds: Double?) {
        guard format == .summary else { return }
        SummaryText.lines(summaries).forEach(console.writeLine)
        if let seconds { console.say(SummaryText.time(summaries, seconds: seconds)) }
    }

    private func rounded(_ answer: VariantResult, scale: Double) -> VariantResult {
        var result = answer
        for base in stride(from: 0, to: result.values.count - 3, by: 4) {
            let values = result.values[base..<base + 4]
            guard values.allSatisfy(\.isFinite) else { continue }
            let frame = PixelRounding.rounded(
                Frame(values[base], values[base + 1], values[base + 2], values[base + 3]),
                scale: scale)
            result.values.replaceSubrange(
                base..<base + 4, with: [frame.x, frame.y, frame.width, frame.height])
        }
        return result
    }
}
