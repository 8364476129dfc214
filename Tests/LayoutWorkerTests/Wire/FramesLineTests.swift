import Foundation
import LayoutCore
import Testing

@testable import LayoutWorker

/// Lines give the bytes of the frames they stand for, whatever the values are.
@Suite struct FramesLineTests {
    typealias Answer = FramesPayloadTests.Answer

    /// What layouts make of a point more of width.
    private static let slopes: [Double] = [0, 0, 1, 0.5, -0.25, 1.0 / 3, 0.9, 1.618, -2.0 / 7]

    /// A value on the grid of answers.
    private static func snapped(_ value: Double) -> Double {
        (value * 0x1p20).rounded(.toNearestOrEven) / 0x1p20 + 0
    }

    /// Answers of a sweep: regions of random length, in each of which every value is affine in the step and then put on the grid.
    private static func sweep(_ seed: UInt64, items: Int) -> [Answer] {
        var random = SplitMix64(state: seed)
        var answers: [Answer] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let starts = (0..<4 * items).map { _ in
                Double.random(in: -3_000...3_000, using: &random)
            }
            let slopes = starts.map { _ in Self.slopes.randomElement(using: &random) ?? 0 }
            let isRemoved = Int.random(in: 0..<4, using: &random) == 0
            let status = UInt8.random(in: 0..<4, using: &random)
            for step in 0..<Int.random(in: 1...90, using: &random) {
                var values = zip(starts, slopes).map { snapped($0 + $1 * Double(step)) }
                if isRemoved { for index in 0..<4 { values[index] = .nan } }
                answers.append(
                    Answer(
                        values: values, status: status, report: Int(status),
                        trace: VariantTrace(
                            builtSolver: false, pivots: step == 0 ? 3 : 0, isHit: step > 0)))
            }
        }
        return answers
    }

    /// The values of a payload's variants, as bits.
    private static func bits(_ payload: FramesPayload) -> [[UInt64]] {
        (0..<payload.count).map { variant in
            payload.result(at: variant, report: VariantReport()).values.map(\.bitPattern)
        }
    }

    @Test(arguments: UInt64(1)...200)
    func aSweepComesBackToTheLastBit(seed: UInt64) throws {
        let items = 1 + Int(seed % 4)
        let answers = Self.sweep(seed, items: items)
        let expected = answers.map { answer in
            answer.values.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
        }
        let payload = FramesPayloadTests.payload(answers, items: items)
        let read = try FramesPayload(decoding: payload.encoded())
        #expect(read.encoded() == payload.encoded())
        #expect(Self.bits(read) == expected)
        // A part of a line is the same frames, and says the same of them.
        var random = SplitMix64(state: seed)
        let lower = Int.random(in: 0..<answers.count, using: &random)
        let upper = Int.random(in: lower..<answers.count, using: &random) + 1
        let part = read.slice(lower..<upper)
        #expect(Self.bits(part) == Array(expected[lower..<upper]))
        #expect(part.mismatches(of: 0..<upper - lower, with: read, at: lower) == 0)
        #expect(FramesPayload.statedDigest(part.encoded()) == read.digest(of: lower..<upper))
    }

    /// The example of docs/wire-protocol.md: a view that begins at 10 and grows by a third of a point each variant, eight
    /// times, and one more variant in which it cannot be.
    @Test func theDocumentsExampleIsTheseFrames() throws {
        let trace = VariantTrace(builtSolver: false, pivots: 0, isHit: true)
        let line = (0..<8).map { step in
            Answer(
                values: [10, 0, Self.snapped(100 + Double(step) / 3), 44], status: 0, report: 0,
                trace: trace)
        }
        let last = Answer(
            values: [10, 0, 0, 44], status: 1, report: 1,
            trace: VariantTrace(builtSolver: true, pivots: 5, isHit: false))
        let conflict = VariantReport.Conflict(
            givenUp: "wide", members: ["wide"], implicit: ["box.width == 0"])
        let reports = [VariantReport(), VariantReport(conflicts: [conflict])]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var payload = FramesPayload(items: 1)
        for answer in line + [last] {
            payload.append(
                VariantResult(
                    values: answer.values, status: VariantStatus(rawValue: answer.status),
                    report: reports[answer.report], trace: answer.trace),
                report: answer.report,
                encodedReport: Array(try encoder.encode(reports[answer.report])))
        }
        payload.compact()
        let page = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../docs/wire-protocol.md"), encoding: .utf8)
        let parts = page.components(separatedBy: "```hex\n")
        let example = try #require(parts.last?.components(separatedBy: "\n```").first)
        let bytes = payload.encoded().map { String(format: "%02x", $0) }.joined()
        #expect(example.replacing("\n", with: "") == bytes)
    }

    @Test func whatLiesOnLinesIsSmall() {
        let answers = (0..<1_000).map { step in
            Answer(
                values: (0..<28).map {
                    Self.snapped(Double($0) + Double(step) * Double($0 % 3) / 2)
                },
                status: 0, report: 0,
                trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true))
        }
        let payload = FramesPayloadTests.payload(answers, items: 7)
        #expect(payload.pieces.map(\.frames) == [.line])
        #expect(payload.encodedCount < 600)
    }

    /// Values that no grid holds, jumps, zeros with a sign and numbers without end stay as they are.
    @Test(arguments: UInt64(1)...100)
    func whatLiesOnNoLineStays(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let odd: [Double] = [
            -0.0, 0, .infinity, .nan, 1e300, 0x1p-30, .leastNonzeroMagnitude, 3.3, 7,
        ]
        let answers = (0..<60).map { step in
            Answer(
                values: (0..<4).map { column in
                    let isOdd = Int.random(in: 0..<40, using: &random) == 0
                    return isOdd || (column == 3 && seed % 3 == 0)
                        ? odd.randomElement(using: &random) ?? 0
                        : Double(step) * 0.25
                }, status: 0, report: 0,
                trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true))
        }
        let payload = FramesPayloadTests.payload(answers, items: 1)
        let read = try FramesPayload(decoding: payload.encoded())
        let expected = answers.map { answer in
            answer.values.map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
        }
        #expect(Self.bits(read) == expected)
    }

    /// Bytes changed under a checksum that fits are refused or read, and what is read can be drawn.
    @Test(arguments: UInt64(1)...60)
    func damagedLinesNeverTrap(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let bytes = FramesPayloadTests.payload(Self.sweep(seed, items: 2), items: 2).encoded()
        for _ in 0..<50 {
            var copy = Array(bytes.dropLast(4))
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                copy[Int.random(in: 0..<copy.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            let sum = Checksum.crc32c(copy, count: copy.count)
            for shift in [0, 8, 16, 24] { copy.append(UInt8(truncatingIfNeeded: sum >> shift)) }
            guard let read = try? FramesPayload(decoding: copy) else { continue }
            #expect(Self.bits(read).count == read.count)
        }
    }

    @Test func framesThatNobodyWantsDoNotTravel() throws {
        let start = Instant(nanoseconds: 0)
        func bytes(_ frames: FrameSelection) throws -> (bytes: Int, kept: [Int]) {
            var builder = BurstBuilder(
                order: BurstBuilderTests.order(100), items: 50, frames: frames, now: start)
            var bursts: [SolvedBurst] = []
            for variant in 0..<100 {
                var result = BurstBuilderTests.result(50)
                result.values[0] = Double(variant * variant)
                if variant % 10 == 3 { result.status = .ambiguous }
                bursts += builder.append(result, variant: variant, now: start)
            }
            let burst = try #require(bursts.first)
            let payload = try FramesPayload(decoding: burst.payload)
            let kept = try (0..<100).filter { try !payload.result(at: $0).values.isEmpty }
            let ambiguous = try (0..<100).filter {
                try payload.result(at: $0).status == .ambiguous
            }
            #expect(ambiguous == (0..<100).filter { $0 % 10 == 3 })
            return (burst.payload.count, kept)
        }
        let all = try bytes(.all)
        let findings = try bytes(.findings)
        let none = try bytes(.none)
        #expect(all.kept == Array(0..<100))
        #expect(findings.kept == (0..<100).filter { $0 % 10 == 3 })
        #expect(none.kept.isEmpty)
        #expect(findings.bytes < all.bytes / 8)
        #expect(none.bytes < 1_000)
    }
}
