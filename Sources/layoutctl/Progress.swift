/// The line that says how far long work is: count, share, rate and time left. Drawn on a terminal only, ten times a second.
struct Progress {
    private let total: Int
    private let start: ContinuousClock.Instant
    private var lastDrawn: ContinuousClock.Instant

    /// Starts the clock.
    init(total: Int) {
        self.total = total
        start = .now
        lastDrawn = .now
    }

    /// Seconds since the start.
    var seconds: Double {
        (ContinuousClock.now - start) / .seconds(1)
    }

    /// Draws the line if it is time to.
    mutating func show(_ done: Int, console: Console) {
        guard console.drawsProgress else { return }
        let now = ContinuousClock.now
        guard now - lastDrawn >= .milliseconds(100) else { return }
        lastDrawn = now
        console.showProgress(Progress.line(done: done, total: total, seconds: seconds))
    }

    /// The line, such as "81204 of 104832 variants  77 %  9800/s  2 s left".
    static func line(done: Int, total: Int, seconds: Double) -> String {
        var text = "\(done) of \(total) variants"
        if total > 0 { text += "  \(Int(Double(done) / Double(total) * 100)) %" }
        guard seconds > 0, done > 0 else { return text }
        let rate = Double(done) / seconds
        text += "  \(Int(rate))/s"
        let left = Double(max(0, total - done)) / rate
        return text + "  \(duration(left)) left"
    }

    /// A time for people: "2 s", "3 min 20 s", "2 h 5 min".
    static func duration(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 1e9).rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
}
