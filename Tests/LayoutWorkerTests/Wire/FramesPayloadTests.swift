import LayoutCore
import Testing

@testable import LayoutWorker

@Suite struct FramesPayloadTests {
    /// A payload of random content: three items, four reports.
    static func sample(_ count: Int, seed: UInt64) -> FramesPayload {
        var random = SplitMix64(state: seed)
        let reports = (0..<4).map { Array("{\"n\":\($0)}".utf8) }
        return FramesPayload(
            items: 3, statuses: (0..<count).map { _ in UInt8.random(in: 0..<16, using: &random) },
            reportIndices: (0..<count).map { _ in UInt32.random(in: 0..<4, using: &random) },
            values: (0..<count * 12).map { _ in Double.random(in: -1e6...1e6, using: &random) },
            traces: (0..<count).map { _ in
                .init(
                    builtSolver: Bool.random(using: &random), isHit: Bool.random(using: &random),
                    pivots: UInt32.random(in: 0...9, using: &random))
            }, reports: reports)
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
    @Test(arguments: [0, 4, 8], [UInt8(0xFF), 0x7F, 0x01])
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
        let traced = FramesPayload(
            items: 3, statuses: whole.statuses, reportIndices: whole.reportIndices,
            values: whole.values,
            traces: whole.traces.map { _ in .init(builtSolver: true, isHit: true, pivots: 99) },
            reports: whole.reports)
        #expect(traced.digest(of: 0..<20) == whole.digest(of: 0..<20))
    }

    @Test func digestsSeeValuesStatusAndReports() {
        let whole = Self.sample(4, seed: 11)
        var values = whole.values
        values[17] = values[17].nextUp
        var statuses = whole.statuses
        statuses[1] ^= 1
        var indices = whole.reportIndices
        indices[1] = (indices[1] + 1) % 4
        func other(_ statuses: [UInt8], _ indices: [UInt32], _ values: [Double]) -> FramesPayload {
            FramesPayload(
                items: 3, statuses: statuses, reportIndices: indices, values: values,
                traces: whole.traces, reports: whole.reports)
        }
        let changed = [
            other(whole.statuses, whole.reportIndices, values),
            other(statuses, whole.reportIndices, whole.values),
            other(whole.statuses, indices, whole.values),
        ]
        for payload in changed {
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
        var byNumber = BurstBuilder(order: Self.order(3), items: 2, now: start)
        var sizes = (0..<7).flatMap { variant in
            byNumber.append(Self.result(2), variant: variant, now: start).map(\.count)
        }
        sizes += [byNumber.finish(now: start)].compactMap { $0?.count }
        #expect(sizes == [3, 3, 1])
        #expect(byNumber.finish(now: start) == nil)
        var byAge = BurstBuilder(order: Self.order(1_000), items: 2, now: start)
        let counts = (0..<10).flatMap { variant in
            byAge.append(
                Self.result(2), variant: variant, now: start.adding(milliseconds: 20 * variant)
            ).map(\.count)
        }
        #expect(counts == [4, 3, 3])
    }

    @Test func burstsFitAMessageAndKeepEveryVariant() throws {
        let start = Instant(nanoseconds: 0)
        var builder = BurstBuilder(order: Self.order(.max), items: 1_000, now: start)
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
        var builder = BurstBuilder(order: Self.order(1), items: BurstBuilder.items, now: start)
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
