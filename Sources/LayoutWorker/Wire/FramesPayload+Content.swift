import FoundationEssentials
import LayoutCore

extension FramesPayload {
    /// The payload of some of the variants, numbered from 0 in this one; only their reports are kept. O(values of all of them).
    func slice(_ range: Range<Int>) -> FramesPayload {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        var part = FramesPayload(items: items)
        var numbers: [UInt32: UInt32] = [:]
        for piece in pieces {
            let common = piece.range.clamped(to: range)
            if common.isEmpty { continue }
            let number = numbers[piece.report] ?? UInt32(part.reports.count)
            if Int(number) == part.reports.count {
                numbers[piece.report] = number
                part.reports.append(reports[Int(piece.report)])
            }
            for variant in common {
                addRow(of: piece, variant, to: &part.values)
                part.extend(
                    status: piece.status, report: number, trace: piece.trace,
                    keepsFrames: piece.frames != .none)
            }
        }
        part.compact()
        return part
    }

    /// Adds the values of a variant to `row`; none when its frames are not kept. O(items).
    private func addRow(of piece: Piece, _ variant: Int, to row: inout [Double]) {
        let position = variant - piece.first
        switch piece.frames {
        case .none: break
        case .each:
            let start = piece.values + position * stride
            row += values[start..<start + stride]
        case .line: addRow(of: piece, at: position, to: &row)
        }
    }

    /// The piece of a variant. O(log pieces).
    private func piece(of variant: Int) -> Piece {
        precondition(variant >= 0 && variant < count)
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].first <= variant { low = middle } else { high = middle }
        }
        return pieces[low]
    }

    /// Digest of what is kept of each variant of a range, values, status and report, folded in order; the trace is left out, and
    /// so is where bursts begin and end, and how frames are written. O(values).
    func digest(of range: Range<Int>) -> UInt64 {
        let reportDigests = reports.map { bytes in
            var digest = ContentDigest()
            digest.combine(bytes)
            return digest.value
        }
        var digest = ContentDigest()
        var row: [Double] = []
        for piece in pieces {
            for variant in piece.range.clamped(to: range) {
                digest.combine(UInt64(piece.status))
                digest.combine(reportDigests[Int(piece.report)])
                row.removeAll(keepingCapacity: true)
                addRow(of: piece, variant, to: &row)
                for value in row { digest.combine(value.bitPattern) }
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
        let report = try FramesPayload.report(reports[Int(piece(of: variant).report)])
        return result(at: variant, report: report)
    }

    /// The reports, decoded; by `reportIndex` for each variant. Throws when one of them is none.
    func decodedReports() throws -> [VariantReport] {
        try reports.map { try FramesPayload.report($0) }
    }

    private static func report(_ bytes: [UInt8]) throws -> VariantReport {
        try JSONDecoder().decode(VariantReport.self, from: Data(bytes))
    }

    /// Index of a variant's report. O(log pieces).
    func reportIndex(of variant: Int) -> Int { Int(piece(of: variant).report) }

    /// The result of one variant, with its report decoded before; without values where its frames are not kept.
    func result(at variant: Int, report: VariantReport) -> VariantResult {
        let piece = piece(of: variant)
        var row: [Double] = []
        row.reserveCapacity(stride)
        addRow(of: piece, variant, to: &row)
        guard piece.frames != .none else { return result([], piece, report) }
        var interleaved: [Double] = []
        interleaved.reserveCapacity(stride)
        for item in 0..<items {
            for column in 0..<4 { interleaved.append(row[column * items + item]) }
        }
        return result(interleaved, piece, report)
    }

    private func result(
        _ values: [Double], _ piece: Piece, _ report: VariantReport
    ) -> VariantResult {
        VariantResult(
            values: values, status: VariantStatus(rawValue: piece.status), report: report,
            trace: VariantTrace(
                builtSolver: piece.trace.builtSolver, pivots: Int(piece.trace.pivots),
                isHit: piece.trace.isHit))
    }
}
