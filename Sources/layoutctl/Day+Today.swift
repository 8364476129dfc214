import Glibc
import LayoutCore

extension Day {
    /// The present day, in universal time: a waiver then ends at the same moment everywhere.
    static var today: Day {
        var now = time(nil)
        var parts = unsafe tm()
        unsafe gmtime_r(&now, &parts)
        let (year, month, day) = unsafe (parts.tm_year, parts.tm_mon, parts.tm_mday)
        return Day(number: (1900 + Int(year)) * 10_000 + (1 + Int(month)) * 100 + Int(day))
    }
}
