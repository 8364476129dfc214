import Testing

@testable import LayoutWorker

struct WritePatienceTests {
    private let start = Instant(nanoseconds: 1_000_000_000)

    @Test func whatSomebodyWaitsForIsWrittenNow() {
        var patience = WritePatience()
        let isDue = patience.isDue(start, isEmpty: false, canWait: false)
        #expect(isDue)
    }

    @Test func whatNobodyWaitsForIsWrittenAfterAMomentHoweverMuchComes() {
        var patience = WritePatience()
        var due: [Bool] = []
        for step in 0...4 {
            let now = Instant(nanoseconds: start.nanoseconds + Int64(step) * 250_000)
            due.append(patience.isDue(now, isEmpty: false, canWait: true))
        }
        #expect(due == [false, false, false, false, true])
    }

    @Test func companyEndsTheWait() {
        var patience = WritePatience()
        let alone = patience.isDue(start, isEmpty: false, canWait: true)
        let together = patience.isDue(start, isEmpty: false, canWait: false)
        let nothing = patience.isDue(start, isEmpty: true, canWait: true)
        #expect([alone, together, nothing] == [false, true, false])
        #expect(patience.wait(.seconds(1), start) == .seconds(1))
    }

    @Test func theServiceSleepsNoLongerThanTheWait() {
        var patience = WritePatience()
        _ = patience.isDue(start, isEmpty: false, canWait: true)
        #expect(patience.wait(.seconds(1), start) == .milliseconds(WritePatience.milliseconds))
        #expect(patience.wait(.microseconds(1), start) == .microseconds(1))
        let late = start.adding(milliseconds: 10)
        #expect(patience.wait(.seconds(1), late) == .zero)
    }
}
