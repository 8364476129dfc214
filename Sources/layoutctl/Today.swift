import Glibc
import LayoutCore

extension AssertionRule.Day {
    /// The day by the machine's clock, in universal time, so that it does not depend on where the machine stands.
    static var today: AssertionRule.Day {
        var seconds = unsafe time(nil)
        var parts = tm()
        _ = unsafe gmtime_r(&seconds, &parts)
        let year = Int(parts.tm_year) + 1900
        return AssertionRule.Day(
            number: (year * 100 + Int(parts.tm_mon) + 1) * 100 + Int(parts.tm_mday))
    }
}
