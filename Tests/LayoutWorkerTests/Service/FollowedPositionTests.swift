import Testing

@testable import LayoutWorker

/// A follower takes each burst once and in order, whatever is lost on the way.
@Suite struct FollowedPositionTests {
    @Test func takesWhatComesInOrder() {
        var position = FollowedPosition(next: 1)
        #expect((1...3).map { position.receive($0) } == [.take, .take, .take])
        #expect(position.end(last: 3) == .take)
    }

    @Test func aGapIsAskedForOnce() {
        var position = FollowedPosition(next: 1)
        #expect([1, 3, 4, 5].map { position.receive($0) } == [.take, .restart, .ignore, .ignore])
        // What was under way is followed by what was asked for.
        #expect([2, 3, 4, 5].map { position.receive($0) } == [.take, .take, .take, .take])
        #expect(position.end(last: 5) == .take)
    }

    @Test func anEndThatComesTooSoonIsAskedAgain() {
        var position = FollowedPosition(next: 1)
        #expect(position.receive(1) == .take)
        #expect(position.end(last: 2) == .restart)
        #expect(position.receive(2) == .take)
        #expect(position.end(last: 2) == .take)
    }

    @Test func repeatsAreIgnored() {
        var position = FollowedPosition(next: 4)
        #expect([3, 4, 4].map { position.receive($0) } == [.ignore, .take, .ignore])
    }

    /// A sender with a window over a link that loses one message in three: all arrive, each once.
    @Test(arguments: 0..<20 as Range<UInt64>) func allArriveOverALinkThatLoses(_ seed: UInt64) {
        var random = SplitMix64(state: seed)
        let last: UInt64 = 200
        var position = FollowedPosition(next: 1)
        var taken: [UInt64] = []
        var sent: UInt64 = 1
        var hasEnded = false
        var turns = 0
        while !hasEnded, turns < 100_000 {
            turns += 1
            let isLost = Int.random(in: 0..<3, using: &random) == 0
            let number = sent
            sent += 1
            // A sender that waits in vain is asked anew after a while.
            if number > last + 1 {
                sent = position.next
                position.reconnect()
                continue
            }
            if isLost { continue }
            let step = number > last ? position.end(last: last) : position.receive(number)
            switch step {
            case .take where number > last: hasEnded = true
            case .take: taken.append(number)
            case .ignore: break
            case .restart: sent = position.next
            }
        }
        let expected = [UInt64](1...last)
        #expect(taken == expected)
    }
}
