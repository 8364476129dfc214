/// What the checks said of the screens seen last, as far as the same words hold for screens to come.
///
/// Variants that follow one another mostly differ in one size and lie in one region of the solution, where a check says the
/// same as long as none of its comparisons comes out otherwise. Three screens in line show the motion; from there on a
/// check is asked anew only where its own comparisons end.
struct ScreenMemory {
    /// What a check says along the motion.
    struct Verdict {
        /// Sizes, counted as the motion does, between which it holds; none if the greater one comes first.
        var lower = 1.0
        var upper = -1.0
        /// The size at which it was asked.
        var place = 0.0
        var hits: [RuledHit] = []
        /// Screens to pass before it is followed again: doubled each time that following it was of no use.
        var pause = 0
        var patience = 1

        func holds(at offset: Double) -> Bool { lower <= offset && offset <= upper }
    }

    /// Shortest stretch that is worth following, points.
    static let shortest = 1.0
    /// Farthest that a check is followed, points.
    static let farthest = 1_024.0
    /// Most screens that a check is asked anew without being followed.
    private static let mostPatience = 64
    /// A measure that comes this near to the border of its rounding is taken from the screen itself.
    private static let room = 1e-6

    /// The screen seen last.
    private(set) var last: FramePiece
    /// Where the screens lead; nil after one.
    private(set) var motion: ScreenMotion?
    /// By the checks' numbers; none before three screens were in line.
    private(set) var verdicts: [Verdict?] = []
    /// What is reported as long as no verdict changes, with the measures that move.
    private var report: (hits: [ReportedHit], moving: [(place: Int, measure: Measure, at: Double)])?
    /// Where all verdicts hold.
    private var whole = (lower: 1.0, upper: -1.0)

    /// Starts with a screen.
    init(_ piece: FramePiece) { last = piece }

    /// How far along the motion a screen is; nil where it leads elsewhere or nowhere yet.
    mutating func follow(_ piece: FramePiece) -> Double? {
        defer { last = piece }
        if let offset = motion?.offset(of: piece) { return offset }
        motion = ScreenMotion(from: last, to: piece)
        verdicts = []
        report = nil
        return nil
    }

    /// The checks that have to be asked anew at a size, of those with these numbers.
    func unsettled(_ numbers: [Int], at offset: Double) -> [Int] {
        if report != nil, whole.lower <= offset, offset <= whole.upper { return [] }
        return numbers.filter { number in
            guard number < verdicts.count, let verdict = verdicts[number] else { return true }
            return !verdict.holds(at: offset)
        }
    }

    /// Whether it is time to follow a check that is asked anew.
    mutating func isTime(toFollow number: Int) -> Bool {
        guard number < verdicts.count, let verdict = verdicts[number], verdict.pause > 0 else {
            return true
        }
        verdicts[number]?.pause -= 1
        return false
    }

    /// Takes what a check says from one size to another.
    mutating func settle(
        _ number: Int, of count: Int, _ hits: [RuledHit], at place: Double, from lower: Double,
        to upper: Double
    ) {
        report = nil
        if verdicts.isEmpty { verdicts = [Verdict?](repeating: nil, count: count) }
        var verdict = Verdict(lower: lower, upper: upper, place: place, hits: hits)
        if upper - lower < ScreenMemory.shortest {
            let patience = verdicts[number]?.patience ?? 1
            verdict.pause = patience
            verdict.patience = min(patience * 2, ScreenMemory.mostPatience)
        }
        verdicts[number] = verdict
    }

    /// Notes that a check says something else from screen to screen.
    mutating func unsettle(_ number: Int, of count: Int) {
        settle(number, of: count, [], at: 0, from: 1, to: -1)
    }

    /// What is reported at a size, with what some checks say there themselves; nil where a measure has to be taken anew.
    mutating func reported(
        _ numbers: [Int], at offset: Double, asked: [Int: [RuledHit]]
    ) -> [ReportedHit]? {
        let known: (hits: [ReportedHit], moving: [(place: Int, measure: Measure, at: Double)])
        if asked.isEmpty, let report {
            known = report
        } else {
            var all: [(hit: RuledHit, at: Double)] = []
            for number in numbers {
                if let hits = asked[number] {
                    all += hits.map { ($0, offset) }
                } else if let verdict = verdicts[number] {
                    all += verdict.hits.map { ($0, verdict.place) }
                }
            }
            let order = ReportedHit.order(all.map(\.hit))
            known = (
                order.map { ReportedHit(all[$0].hit) },
                order.enumerated().compactMap { place, number in
                    guard let measure = all[number].hit.hit.measure, measure.amount.slope != 0
                    else { return nil }
                    return (place, measure, all[number].at)
                }
            )
            report = nil
            if asked.isEmpty {
                report = known
                let settled = numbers.compactMap { verdicts[$0] }
                whole.lower = settled.map(\.lower).max() ?? 1
                whole.upper = settled.map(\.upper).min() ?? -1
            }
        }
        var hits = known.hits
        for (place, measure, at) in known.moving {
            let parts = measure.amount.value(at: offset - at) * ReportedHit.measureParts
            if (parts - parts.rounded(.down) - 0.5).magnitude < ScreenMemory.room { return nil }
            hits[place].measure = parts.rounded() / ReportedHit.measureParts
        }
        return hits
    }
}
