/// How bad a finding is.
public enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
    /// Worth knowing; fails no run by itself.
    case note
    /// Probably not meant.
    case warning
    /// Broken for somebody.
    case error

    /// By badness.
    public static func < (first: Severity, second: Severity) -> Bool { first.rank < second.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
