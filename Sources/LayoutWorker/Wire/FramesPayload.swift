import LayoutCore

/// The binary columns of FRAMES: results of consecutive variants of one job (docs/wire-protocol.md has the layout).
///
/// Digests cover values, status and the report's content; never the trace, which differs between warm and cold.
struct FramesPayload: Equatable, Sendable {
    /// How one variant was solved.
    struct Trace: Equatable, Sendable {
        /// Whether a solver had to be built.
        var builtSolver: Bool
        /// Whether every round was a look-up.
        var isHit: Bool
        /// Pivots made.
        var pivots: UInt32
    }

    /// Items of the job: frames of a variant.
    let items: Int
    /// One byte a variant, `VariantStatus`.
    private(set) var statuses: [UInt8]
    /// Index into `reports`, one a variant.
    private(set) var reportIndices: [UInt32]
    /// 4 × items values a variant: all x, all y, all widths, all heights.
    private(set) var values: [Double]
    /// One a variant.
    private(set) var traces: [Trace]
    /// Distinct `VariantReport`s as JSON with sorted keys.
    private(set) var reports: [[UInt8]]

    /// Creates an empty payload for a job of so many items.
    init(items: Int) {
        self.items = items
        statuses = []
        reportIndices = []
        values = []
        traces = []
        reports = []
    }

    /// Creates a payload of finished columns, whose lengths must agree.
    init(
        items: Int, statuses: [UInt8], reportIndices: [UInt32], values: [Double], traces: [Trace],
        reports: [[UInt8]]
    ) {
        precondition(
            reportIndices.count == statuses.count && traces.count == statuses.count
                && values.count == statuses.count * items * 4)
        self.items = items
        self.statuses = statuses
        self.reportIndices = reportIndices
        self.values = values
        self.traces = traces
        self.reports = reports
    }

    /// Number of variants.
    var count: Int { statuses.count }

    /// Adds a result whose report is one of `reports` already, or the next of them.
    mutating func append(_ result: VariantResult, report: Int, encodedReport: [UInt8]) {
        precondition(result.values.count == items * 4 && report <= reports.count)
        if report == reports.count { reports.append(encodedReport) }
        statuses.append(result.status.rawValue)
        reportIndices.append(UInt32(report))
        traces.append(
            Trace(
                builtSolver: result.trace.builtSolver, isHit: result.trace.isHit,
                pivots: UInt32(clamping: result.trace.pivots)))
        for column in 0..<4 {
            for item in 0..<items {
                let value = result.values[item * 4 + column]
                // One pattern for "not there", whatever the engine's arithmetic left in it.
                values.append(value.isNaN ? Double.nan : value)
            }
        }
    }
}
