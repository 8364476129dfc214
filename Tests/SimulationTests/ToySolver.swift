import LayoutCore

@testable import LayoutWorker

/// A solver whose answers anybody can compute: what the simulated workers run and what the checker expects.
///
/// Half of the specifications have variants that have nothing to do with each other; those of the others lie on lines, sixteen at a
/// time, so that lines are cut, compared and joined.
enum ToySolver {
    /// Items of every toy job.
    static let items = 2
    /// Variants of a region of a specification that has lines.
    private static let region = 16

    /// The payload of one variant, solved cold and alone.
    static func payload(specification: String, variant: Int, isWarm: Bool) -> FramesPayload {
        join([Answer(specification: specification, variant: variant, isWarm: isWarm)])
    }

    /// What is answered of one variant.
    struct Answer {
        var result: VariantResult
        var report: [UInt8]

        init(specification: String, variant: Int, isWarm: Bool) {
            let hasLines = specification.utf8.reduce(0) { $0 ^ $1 } % 2 == 0
            let place = hasLines ? variant / region : variant
            var random = SplitMix64(state: UInt64(place) &* 0x1234_5678_9ABC_DEF1)
            for byte in specification.utf8 { random.state ^= random.next() ^ UInt64(byte) }
            let values = (0..<4 * items).map { _ in
                let start = Double(Int32(truncatingIfNeeded: random.next())) / 1_024
                let slope = hasLines ? Double(random.next() % 16) / 3 : 0
                return ((start + slope * Double(variant % region)) * 0x1p20).rounded() / 0x1p20
            }
            report = Array(#"{"report":\#(place % 3)}"#.utf8)
            result = VariantResult(
                values: values, status: VariantStatus(rawValue: UInt8(place % 4)),
                report: VariantReport(),
                trace: VariantTrace(builtSolver: !isWarm, pivots: isWarm ? 0 : 7, isHit: isWarm))
        }
    }

    /// Answers of consecutive variants as one payload.
    static func join(_ answers: [Answer]) -> FramesPayload {
        var payload = FramesPayload(items: items)
        for answer in answers {
            let number = payload.reports.firstIndex(of: answer.report) ?? payload.reports.count
            payload.append(answer.result, report: number, encodedReport: answer.report)
        }
        payload.compact()
        return payload
    }
}
