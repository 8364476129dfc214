import Testing

@testable import LayoutWorker

/// Turns of a loop, played on a clock of the test's own.
private struct Turns {
    var now = Instant(nanoseconds: 1_000_000_000)
    var polling: BusyPolling

    init(cores: Int = 2) { polling = BusyPolling(cores: cores) }

    /// How long the loop looks in each of some turns, which all work and wait alike.
    mutating func play(
        _ number: Int, working: Int64, waiting: Int64
    ) -> [Duration] {
        (0..<number).map { _ in
            now = Instant(nanoseconds: now.nanoseconds + working * 1_000)
            let look = polling.beginWait(now)
            now = Instant(nanoseconds: now.nanoseconds + waiting * 1_000)
            polling.endWait(now)
            return look
        }
    }
}

private let look = Duration.microseconds(BusyPolling.spanMicroseconds)

struct BusyPollingTests {
    @Test func aLoopThatHasWaitedForNothingYetSleeps() {
        var turns = Turns()
        #expect(turns.play(1, working: 0, waiting: 0) == [.zero])
    }

    @Test func itLooksOnceItsWaitsAreShort() {
        var turns = Turns()
        let looks = turns.play(40, working: 50, waiting: 100)
        // The mean of eight goes from 1,200 to below 300 us: 100 + 1,100 (7/8)^n, first at n = 13.
        #expect(looks == Array(repeating: .zero, count: 13) + Array(repeating: look, count: 27))
    }

    @Test func itSleepsWhereWaitsAreLong() {
        var turns = Turns()
        #expect(turns.play(100, working: 50, waiting: 301).allSatisfy { $0 == .zero })
    }

    @Test func aQuietTimeEndsTheLooksAfterAFewWaits() {
        var turns = Turns()
        _ = turns.play(40, working: 50, waiting: 100)
        // From 107 us the mean goes to 244 and 363 us, however long the silence was.
        #expect(
            turns.play(4, working: 50, waiting: 3_600_000_000) == [look, look, .zero, .zero])
    }

    @Test func itSleepsWhereThereIsMuchToDo() {
        var turns = Turns()
        _ = turns.play(40, working: 50, waiting: 100)
        // A third in work, then two thirds: two fifths are reached as the 20 ms of the horizon go by.
        let looks = turns.play(300, working: 200, waiting: 100)
        #expect(looks.first == look)
        #expect(looks.last == .zero)
        #expect(turns.polling.share > 0.6 && turns.polling.share < 0.67)
    }

    @Test func aSingleCoreIsLeftToTheOthers() {
        var turns = Turns(cores: 1)
        #expect(turns.play(100, working: 50, waiting: 100).allSatisfy { $0 == .zero })
    }
}
