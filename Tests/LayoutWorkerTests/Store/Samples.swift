import LayoutCore

@testable import LayoutWorker

/// Records for the stores, made without the engine.
enum Samples {
    static let build = EngineBuild(engine: "engine-1", textModel: "given")

    /// Columns of consecutive variants, one item each, whose x is the variant's index.
    static func payload(_ range: Range<Int>, items: Int = 1, shift: Double = 0) -> FramesPayload {
        var payload = FramesPayload(items: items)
        for variant in range {
            let values = (0..<items * 4).map { Double(variant * 1_000 + $0) + shift }
            let status: VariantStatus = variant % 5 == 0 ? .conflict : []
            let trace = VariantTrace(
                builtSolver: variant == range.lowerBound, pivots: 2, isHit: variant % 2 == 1)
            payload.append(
                VariantResult(
                    values: values, status: status, report: VariantReport(), trace: trace),
                report: 0,
                encodedReport: Array(
                    #"{"ambiguities":[],"conflicts":[],"contentSizes":[]}"#.utf8))
        }
        return payload
    }

    static func burst(
        _ job: String, _ sequence: UInt64, _ range: Range<Int>, items: Int = 1
    ) -> AppendRequest {
        let payload = payload(range, items: items)
        let origin = FramesHeader(
            job: job, chunk: 1, attempt: 1, first: range.lowerBound, count: range.count,
            worker: "host/1", build: build, sequence: nil)
        return AppendRequest(
            job: job, sequence: sequence, first: range.lowerBound, count: range.count,
            origin: origin, payload: payload.encoded(), digest: payload.digest(of: 0..<range.count),
            tally: BurstTally(payload, 0..<range.count))
    }

    static func collected(_ job: String, variants: Int) -> CollectedJob {
        CollectedJob(
            job: job, specification: "hash-\(job)", variants: variants, build: nil,
            recorded: VariantRanges(), lastSequence: 0, duplicates: 0, mismatches: 0, end: nil,
            quarantined: [])
    }

    static func record(_ job: String) -> JobRecord {
        JobRecord(
            job: job, specification: "hash", family: "family", variants: 10, priority: 3,
            deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 2)
    }

    static func quarantined(_ variant: Int) -> QuarantinedVariant {
        QuarantinedVariant(
            variant: variant, cause: .crash, attempts: 3, worker: "host/1", text: "signal 11")
    }
}
