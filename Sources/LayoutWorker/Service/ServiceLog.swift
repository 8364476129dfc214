internal import Glibc

/// Structured lines on standard error: time, level, event and facts as key=value. Warnings and errors alone by default.
package struct ServiceLog: Sendable {
    /// How much is said.
    package enum Level: Int, Comparable, Sendable, CaseIterable {
        /// Everything.
        case debug
        /// What an operator follows.
        case info
        /// What may need attention.
        case warning
        /// What needs attention.
        case error
        /// Nothing.
        case silent

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// The quietest level that is written.
    package var level: Level
    /// Which service speaks, such as "controller".
    package var service: String

    /// Creates a log.
    package init(_ service: String, level: Level = .warning) {
        self.service = service
        self.level = level
    }

    /// Writes a record of a state machine.
    func write(_ record: LogRecord) {
        let level: Level =
            switch record.level {
            case .debug: .debug
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
        write(level, record.event, record.fields)
    }

    /// Writes a line when the level is loud enough; the line goes out in one piece.
    func write(_ level: Level, _ event: String, _ fields: [(name: String, value: String)] = []) {
        if level < self.level || self.level == .silent { return }
        var line = "time=\(ServiceLog.wallClock()) level=\(level) service=\(service) event=\(event)"
        for (name, value) in fields { line += " \(name)=\(ServiceLog.quoted(value))" }
        line += "\n"
        let bytes = Array(line.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(2, $0.baseAddress, $0.count) }
    }

    /// The value as it stands where it is one plain word, else in quotes with escapes, so that a line stays a line.
    static func quoted(_ value: String) -> String {
        let isPlain =
            !value.isEmpty
            && value.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x3D && $0 != 0x7F }
        if isPlain { return value }
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            default: text += scalar.value < 0x20 ? "?" : String(scalar)
            }
        }
        return text + "\""
    }

    /// UTC to the millisecond, for people; nothing is decided by it.
    private static func wallClock() -> String {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        var parts = unsafe tm()
        var seconds = time.tv_sec
        unsafe gmtime_r(&seconds, &parts)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let date = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        let clock = unsafe [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
        return date.map { padded($0, 2) }.joined(separator: "-") + "T"
            + clock.map { padded($0, 2) }.joined(separator: ":")
            + "." + padded(time.tv_nsec / 1_000_000, 3) + "Z"
    }
}
