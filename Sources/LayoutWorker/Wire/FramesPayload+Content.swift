import FoundationEssentials
import LayoutCore

extension FramesPayload {
    /// The payload of some of the variants, numbered from 0 in this one; only their reports are kept.
    func slice(_ range: Range<Int>) -> FramesPayload {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        var numbers: [UInt32: UInt32] = [:]
        var kept: [[UInt8]] = []
        var indices: [UInt32] = []
        for old in reportIndices[range] {
            if let number = numbers[old] {
                indices.append(number)
            } else {
                let number = UInt32(kept.count)
                numbers[old] = number
                kept.append(reports[Int(old)])
                indices.append(number)
            }
        }
        let stride = items * 4
        return FramesPayload(
            items: items, statuses: Array(statuses[range]), reportIndices: indices,
            values: Array(values[range.lowerBound * stride..<range.upperBound * stride]),
            traces: Array(traces[range]), reports: kept)
    }

    /// Digest of values, status and report of each variant of a range, folded in order; the trace is left out, and so
    /// is where bursts begin and end. O(values).
    func digest(of range: Range<Int>) -> UInt64 {
        let reportDigests = reports.map { bytes in
            var digest = ContentDigest()
            digest.combine(bytes)
            return digest.value
        }
        let stride = items * 4
        var digest = ContentDigest()
        for variant in range {
            digest.combine(UInt64(statuses[variant]))
            digest.combine(reportDigests[Int(reportIndices[variant])])
            for index in variant * stride..<(variant + 1) * stride {
                digest.combine(values[index].bitPattern)
            }
        }
        return digest.value
    }

    /// Number of variants that differ from those of another payload: `other` from its variant `offset` on is compared
    /// with the variants of `range` here.
    func mismatches(of range: Range<Int>, with other: FramesPayload, at offset: Int) -> Int {
        range.reduce(0) { count, variant in
            let twin = offset + variant - range.lowerBound
            let same = digest(of: variant..<variant + 1) == other.digest(of: twin..<twin + 1)
            return same ? count : count + 1
        }
    }

    /// The result of one variant as the engine gave it. Throws when its report is not one.
    func result(at variant: Int) throws -> VariantResult {
        let report = try FramesPayload.report(reports[Int(reportIndices[variant])])
        return result(at: variant, report: report)
    }

    /// The reports, decoded; by `reportIndices` for each variant. Throws when one of them is none.
    func decodedReports() throws -> [VariantReport] {
        try reports.map { try FramesPayload.report($0) }
    }

    private static func report(_ bytes: [UInt8]) throws -> VariantReport {
        try JSONDecoder().decode(VariantReport.self, from: Data(bytes))
    }

    /// The result of one variant, with its report decoded before.
    func result(at variant: Int, report: VariantReport) -> VariantResult {
        let base = variant * items * 4
        var interleaved: [Double] = []
        interleaved.reserveCapacity(items * 4)
        for item in 0..<items {
            for column in 0..<4 { interleaved.append(values[base + column * items + item]) }
        }
        let trace = traces[variant]
        return VariantResult(
            values: interleaved, status: VariantStatus(rawValue: statuses[variant]), report: report,
            trace: VariantTrace(
                builtSolver: trace.builtSolver, pivots: Int(trace.pivots), isHit: trace.isHit))
    }
}
