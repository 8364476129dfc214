/// What comes of looking at an assertion on one screen.
enum AssertionVerdict {
    /// It says nothing here: the condition does not hold, or a view of it is hidden or not there.
    case skipped
    /// It holds, by so much; nil where that has no measure.
    case holds(by: SweptNumber?)
    /// It is broken, by so much; nil where that has no measure.
    case broken(by: SweptNumber?)
    /// It cannot be looked at, for a reason in words.
    case unknown(String)

    /// Whether it is broken.
    var isBroken: Bool {
        if case .broken = self { return true }
        return false
    }

    /// The opposite.
    var opposite: AssertionVerdict {
        switch self {
        case .skipped, .unknown: return self
        case .holds(let slack): return .broken(by: slack)
        case .broken(let excess): return .holds(by: excess)
        }
    }
}
