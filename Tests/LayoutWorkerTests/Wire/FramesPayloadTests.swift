import LayoutCore
import Testing

@testable import LayoutWorker

@Suite struct FramesPayloadTests {
    /// What is said of one variant.
    struct Answer {
        var values: [Double]
        var status: UInt8
        var report: Int
        var trace: VariantTrace
        var keepsFrames = true
    }

    /// Answers of random content: three items, four reports.
    static func answers(_ count: Int, seed: UInt64) -> [Answer] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in
            Answer(
                values: (0..<12).map { _ in Double.random(in: -1e6...1e6, using: &random) },
                status: UInt8.random(in: 0..<16, using: &random),
                report: Int.random(in: 0..<4, using: &random),
                trace: VariantTrace(
                    builtSolver: Bool.random(using: &random),
                    pivots: Int.random(in: 0...9, using: &random),
                    isHit: Bool.random(using: &random)),
                keepsFrames: Int.random(in: 0..<4, using: &random) > 0)
        }
    }

    /// The answers as columns, with reports numbered in the order they come.
    static func payload(_ answers: [Answer], items: Int = 3) -> FramesPayload {
        var payload = FramesPayload(items: items)
        for answer in answers {
            let report = Array("{\"n\":\(answer.report)}".utf8)
            payload.append(
                VariantResult(
                    values: answer.values, status: VariantStatus(rawValue: answer.status),
                    report: VariantReport(), trace: answer.trace),
                report: payload.reports.firstIndex(of: report) ?? payload.reports.count,
                encodedReport: report, keepsFrames: answer.keepsFrames)
        }
        payload.compact()
        return payload
    }

    static func sample(_ count: Int, seed: UInt64) -> FramesPayload {
        payload(answers(count, seed: seed))
    }

    @Test(arguments: [0, 1, 2, 7, 100])
    func whatIsEncodedDecodesToTheSame(count: Int) throws {
        let payload = Self.sample(count, seed: UInt64(count))
        let bytes = payload.encoded()
        #expect(bytes.count == payload.encodedCount)
        #expect(try FramesPayload(decoding: bytes) == payload)
    }

    @Test func anySingleChangeIsNoticed() {
        let bytes = Self.sample(5, seed: 3).encoded()
        for index in bytes.indices {
            var copy = bytes
            copy[index] ^= 0x10
            #expect(throws: FramesPayload.Flaw.self) { try FramesPayload(decoding: copy) }
        }
        for length in 0..<bytes.count {
            #expect(throws: FramesPayload.Flaw.self) {
                try FramesPayload(decoding: Array(bytes.prefix(length)))
            }
        }
    }

    /// Counts that lie, under a checksum that does not.
    @Test(arguments: [0, 4, 8, 12, 24], [UInt8(0xFF), 0x7F, 0x01])
    func lyingCountsAreRefused(at: Int, byte: UInt8) {
        var bytes = Self.sample(5, seed: 3).encoded()
        bytes.removeLast(4)
        bytes[at + 3] = byte
        let sum = Checksum.crc32c(bytes, count: bytes.count)
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: sum >> shift))
        }
        #expect(throws: FramesPayload.Flaw.self) { try FramesPayload(decoding: bytes) }
    }

    @Test func digestsDoNotSeeWhereBurstsAreCutNorTraces() {
        let whole = Self.sample(20, seed: 9)
        for cut in 0...20 {
            let part = whole.slice(cut..<20)
            #expect(part.digest(of: 0..<20 - cut) == whole.digest(of: cut..<20))
            #expect(part.mismatches(of: 0..<20 - cut, with: whole, at: cut) == 0)
        }
        let traced = Self.payload(
            Self.answers(20, seed: 9).map { answer in
                var other = answer
                other.trace = VariantTrace(builtSolver: true, pivots: 99, isHit: true)
                return other
            })
        #expect(traced.digest(of: 0..<20) == whole.digest(of: 0..<20))
    }

    @Test func digestsSeeValuesStatusAndReports() {
        var answers = Self.answers(4, seed: 11)
        answers[1].keepsFrames = true
        let whole = Self.payload(answers)
        var changed = [answers, answers, answers, answers]
        changed[0][1].values[5] = answers[1].values[5].nextUp
        changed[1][1].status ^= 1
        changed[2][1].report = (answers[1].report + 1) % 4
        changed[3][1].keepsFrames = false
        for other in changed {
            let payload = Self.payload(other)
            #expect(whole.mismatches(of: 0..<4, with: payload, at: 0) == 1)
            #expect(payload.digest(of: 0..<4) != whole.digest(of: 0..<4))
        }
    }

    @Test func publishedCheckValuesHold() {
        let digits = Array("123456789".utf8)
        #expect(Checksum.crc32c(digits, count: 9) == 0xE306_9283)
        #expect(Checksum.crc32c([UInt8](repeating: 0, count: 32), count: 32) == 0x8A91_36AA)
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(ContentHash.sha256(Array("abc".utf8)) == abc)
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(ContentHash.sha256([]) == empty)
        let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(ContentHash.sha256([UInt8](repeating: 0x61, count: 1_000_000)) == million)
    }
}

@Suite struct BurstBuilderTests {
    static func order(_ burst: Int) -> SolveOrder {
        SolveOrder(
            job: "j", chunk: 1, attempt: 1, range: 0..<1_000, burst: burst, family: "f",
            specification: "s")
    }

    static func result(_ items: Int, _ report: VariantReport = VariantReport()) -> VariantResult {
        VariantResult(
            values: (0..<items * 4).map { Double($0) }, status: [], report: report,
            trace: VariantTrace(builtSolver: false, pivots: 1, isHit: false))
    }

    @Test func burstsEndByNumberAndByAge() {
        let start = Instant(nanoseconds: 0)
        var byNumber = BurstBuilder(order: Self.order(3), items: 2, frames: .all, now: start)
        var sizes = (0..<7).flatMap { variant in
            byNumber.append(Self.result(2), variant: variant, now: start).map(\.count)
        }
        sizes += [byNumber.finish(now: start)].compactMap { $0?.count }
        #expect(sizes == [3, 3, 1])
        #expect(byNumber.finish(now: start) == nil)
        var byAge = BurstBuilder(order: Self.order(1_000), items: 2, frames: .all, now: start)
        let counts = (0..<10).flatMap { variant in
            byAge.append(
                Self.result(2), variant: variant, now: start.adding(milliseconds: 20 * variant)
            ).map(\.count)
        }
        #expect(counts == [4, 3, 3])
    }

    @Test func burstsFitAMessageAndKeepEveryVariant() throws {
        let start = Instant(nanoseconds: 0)
        var builder = BurstBuilder(order: Self.order(.max), items: 1_000, frames: .all, now: start)
        var bursts: [SolvedBurst] = []
        for variant in 0..<100 {
            let report = VariantReport(failure: String(repeating: "x", count: variant * 97))
            bursts += builder.append(Self.result(1_000, report), variant: variant, now: start)
        }
        bursts += [builder.finish(now: start)].compactMap { $0 }
        #expect(bursts.count > 2)
        var next = 0
        for burst in bursts {
            #expect(burst.payload.count <= WireLimits.payload)
            #expect(burst.first == next)
            let payload = try FramesPayload(decoding: burst.payload)
            for index in 0..<burst.count {
                let back = try payload.result(at: index)
                #expect(back.values == Self.result(1_000).values)
                #expect(back.report.failure?.count == (next + index) * 97)
            }
            next += burst.count
        }
        #expect(next == 100)
    }

    @Test func aResultThatFitsNoMessageBecomesAFailedOne() throws {
        let start = Instant(nanoseconds: 0)
        var builder = BurstBuilder(
            order: Self.order(1), items: BurstBuilder.items, frames: .all, now: start)
        let report = VariantReport(failure: String(repeating: "x", count: 500_000))
        let bursts = builder.append(
            Self.result(BurstBuilder.items, report), variant: 0, now: start)
        let burst = try #require(bursts.first)
        let back = try FramesPayload(decoding: burst.payload).result(at: 0)
        #expect(back.status == .failed)
        #expect(back.values.allSatisfy { $0.bitPattern == Double.nan.bitPattern })
        #expect(back.report.failure?.contains("does not fit") == true)
    }
}
