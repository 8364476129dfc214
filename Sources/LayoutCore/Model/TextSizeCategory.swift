/// A content size category, smallest first.
public enum TextSizeCategory: String, CaseIterable, Codable, Comparable, Sendable {
    // UIKit's categories; the names are the job file's.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// By size.
    public static func < (first: TextSizeCategory, second: TextSizeCategory) -> Bool {
        first.rank < second.rank
    }

    /// Place in the order of sizes, from 0.
    public var rank: Int { TextSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
