import FoundationEssentials
import LayoutCore

/// Collects results on the solver thread until a burst is full: `order.burst` variants, 1 MiB or 50 ms, whatever is first.
struct BurstBuilder {
    /// Most items a job may have: one variant's values and an empty report must fit a message.
    static let items = 32_000
    /// Age at which a burst leaves.
    static let milliseconds = 50
    /// Bytes kept free for counts and checksum.
    private static let overhead = 32

    /// The order whose results are collected.
    let order: SolveOrder
    private let itemCount: Int
    private let frames: FrameSelection
    private var payload: FramesPayload
    private var reportBytes = 0
    private var first = 0
    private var coldBuilds = 0
    private var started: Instant
    private var numbers: [VariantReport: Int] = [:]
    private var last: (report: VariantReport, number: Int)?

    /// Starts on an order of a job with so many items, at most `BurstBuilder.items`.
    ///
    /// - Parameter frames: of which variants frames are kept.
    init(order: SolveOrder, items: Int, frames: FrameSelection, now: Instant) {
        precondition(items <= BurstBuilder.items)
        self.order = order
        itemCount = items
        self.frames = frames
        payload = FramesPayload(items: items)
        started = now
    }

    /// Adds the result of a variant and gives the bursts that are full by it, at most two.
    ///
    /// Variants come in the order of `order.range`. A result that does not fit a message alone becomes a failed one.
    mutating func append(_ result: VariantResult, variant: Int, now: Instant) -> [SolvedBurst] {
        var full: [SolvedBurst] = []
        var result = result
        var encoded = encodedReport(of: result)
        let alone = FramesPayload.pieceBytes + 32 * itemCount + 4
        if encoded == nil
            || alone + (encoded?.count ?? 0) + BurstBuilder.overhead > WireLimits.payload
        {
            result = BurstBuilder.failed(result)
            encoded = encodedReport(of: result)
        }
        let report = encoded ?? []
        if !hasRoom(for: alone + report.count), let burst = finish(now: now) {
            full.append(burst)
            // The report table is a burst's own: what was known is new again.
            encoded = encodedReport(of: result)
        }
        add(result, encoded: encoded ?? [], variant: variant)
        if payload.count >= min(order.burst, WireLimits.burst)
            || now.milliseconds(since: started) >= BurstBuilder.milliseconds,
            let burst = finish(now: now)
        {
            full.append(burst)
        }
        return full
    }

    /// Whether so many bytes more fit a message, and one variant more what a reader has to draw.
    private mutating func hasRoom(for bytes: Int) -> Bool {
        guard (payload.count + 1) * 32 * itemCount <= WireLimits.drawnBytes else { return false }
        func fits() -> Bool {
            payload.bytesBesideReports + reportBytes + bytes + BurstBuilder.overhead
                <= WireLimits.payload
        }
        if fits() { return true }
        payload.compact()
        return fits()
    }

    /// What is left, or nil; the builder is empty after.
    mutating func finish(now: Instant) -> SolvedBurst? {
        defer { started = now }
        guard payload.count > 0 else { return nil }
        payload.compact()
        let burst = SolvedBurst(
            chunk: order.chunk, attempt: order.attempt, first: first, count: payload.count,
            payload: payload.encoded(), coldBuilds: coldBuilds,
            microseconds: Int((now.nanoseconds - started.nanoseconds) / 1_000))
        payload = FramesPayload(items: itemCount)
        reportBytes = 0
        coldBuilds = 0
        numbers = [:]
        last = nil
        return burst
    }

    private mutating func add(_ result: VariantResult, encoded: [UInt8], variant: Int) {
        if payload.count == 0 { first = variant }
        precondition(variant == first + payload.count, "variants of a burst are consecutive")
        let number: Int
        if let last, last.report == result.report {
            number = last.number
        } else {
            number = numbers[result.report] ?? payload.reports.count
            numbers[result.report] = number
            last = (result.report, number)
        }
        if number == payload.reports.count { reportBytes += 4 + encoded.count }
        payload.append(
            result, report: number, encodedReport: encoded, keepsFrames: frames.keeps(result))
        if result.trace.builtSolver { coldBuilds += 1 }
    }

    /// JSON of a report that the burst has not yet, empty for one it has, nil for one that cannot be written.
    private func encodedReport(of result: VariantResult) -> [UInt8]? {
        if let last, last.report == result.report { return [] }
        if numbers[result.report] != nil { return [] }
        if let known = BurstBuilder.silent.first(where: { $0.report == result.report }) {
            return known.json
        }
        return BurstBuilder.json(result.report)
    }

    /// Reports that say nothing, with their JSON: most are one of these, and a burst of one variant needs it every time.
    private static let silent: [(report: VariantReport, json: [UInt8])] =
        [VariantReport(), VariantReport(hits: [])].compactMap { report in
            json(report).map { (report, $0) }
        }

    private static func json(_ report: VariantReport) -> [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(report)).map { [UInt8]($0) }
    }

    /// The failed result that stands for one no message can carry.
    private static func failed(_ result: VariantResult) -> VariantResult {
        VariantResult(
            values: [Double](repeating: .nan, count: result.values.count), status: .failed,
            report: VariantReport(
                failure: "the result does not fit a message of \(WireLimits.payload) bytes"),
            trace: result.trace)
    }
}
