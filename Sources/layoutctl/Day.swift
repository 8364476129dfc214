import Glibc

/// Days as people write them, such as "2026-11-30".
enum Day {
    /// The present day, in universal time: a waiver then ends at the same moment everywhere.
    static var today: String {
        var now = time(nil)
        var parts = unsafe tm()
        unsafe gmtime_r(&now, &parts)
        func digits(_ value: Int32) -> String { (value < 10 ? "0" : "") + String(value) }
        let (year, month, day) = unsafe (parts.tm_year, parts.tm_mon, parts.tm_mday)
        return "\(1900 + year)-\(digits(month + 1))-\(digits(day))"
    }
}
