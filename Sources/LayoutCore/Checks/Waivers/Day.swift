/// A day of the Gregorian calendar, as "2027-01-31".
public struct Day: Hashable, Comparable, Sendable {
    /// Year, month and day in one number, 20270131.
    public var number: Int

    /// Creates a day from its number.
    public init(number: Int) { self.number = number }

    /// Reads "2027-01-31"; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        number = (year * 100 + month) * 100 + day
    }

    /// The day as it is written.
    public var text: String {
        func digits(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        return digits(number / 10_000, 4) + "-" + digits(number / 100 % 100, 2) + "-"
            + digits(number % 100, 2)
    }

    /// Whether a day comes before another.
    public static func < (first: Day, second: Day) -> Bool { first.number < second.number }
}
