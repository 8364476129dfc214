internal import Glibc

/// When a service tells its manager that its loop still turns (sd_watchdog_enabled(3)).
struct ServiceWatchdog: Equatable {
    /// Time between two words: half of what the manager allows. Nil where nobody watches.
    let milliseconds: Int?
    private var next = Instant(nanoseconds: 0)

    /// Reads what the manager set for this process and no other.
    ///
    /// - Parameters:
    ///   - allowance: `WATCHDOG_USEC`, microseconds of silence after which the manager acts.
    ///   - process: `WATCHDOG_PID`, the process that is meant; nil is whoever reads it.
    ///   - own: this process.
    init(allowance: String?, process: String?, own: Int32) {
        guard let allowance = allowance.flatMap({ Int($0) }), allowance > 0,
            process == nil || process == String(own)
        else {
            milliseconds = nil
            return
        }
        milliseconds = max(1, allowance / 2_000)
    }

    /// The watchdog of this process.
    static var ofProcess: ServiceWatchdog {
        func value(_ name: String) -> String? {
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
        return ServiceWatchdog(
            allowance: value("WATCHDOG_USEC"), process: value("WATCHDOG_PID"), own: getpid())
    }

    /// Whether a word is due; the next is later then.
    mutating func isDue(_ now: Instant) -> Bool {
        guard let milliseconds, now >= next else { return false }
        next = now.adding(milliseconds: milliseconds)
        return true
    }
}
