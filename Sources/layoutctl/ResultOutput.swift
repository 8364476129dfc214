import LayoutCore
import LayoutReport

/// Prints answers in the form that was asked for, wherever they come from.
struct ResultOutput {
    /// A form of output.
    enum Format: String, CaseIterable {
        /// Counts, and each cause once.
        case summary
    }

    /// The form.
    let format: Format
    private var summaries: [(name: String, summary: RunSummary)] = []

    /// The options, for the command table.
    static func options(standard: Format) -> [Command.Option] {
        [
            .single(
                "format", .choice(Format.allCases.map(\.rawValue)),
                "How to print; \(standard.rawValue) if not said.")
        ]
    }

    /// Reads the options.
    init(_ invocation: Invocation, standard: Format) {
        format = invocation.value("format").flatMap(Format.init) ?? standard
    }

    /// Whether progress may be shown beside it: not where answers stream by on the same terminal.
    var allowsProgress: Bool { format == .summary }

    /// Begins a job.
    mutating func begin(_ specification: JobSpecification, items: ItemTable, console: Console) {
        summaries.append(
            (specification.job.id, RunSummary(specification: specification, items: items)))
    }

    /// Takes one answer of the job that was begun last.
    mutating func add(_ result: VariantResult, of variant: Variant, console: Console) {
        summaries[summaries.count - 1].summary.add(result, of: variant)
    }

    /// Ends the job that was begun last.
    mutating func end(_ console: Console) {}

    /// Ends the run.
    func finish(_ console: Console, seconds: Double?) {
        if format == .summary {
            SummaryText.lines(summaries, seconds: seconds).forEach(console.writeLine)
        }
    }
}
