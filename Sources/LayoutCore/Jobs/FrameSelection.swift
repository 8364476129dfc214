/// Of which variants a pool keeps the frames. What holds of a variant, its findings among it, is kept of all.
public enum FrameSelection: String, CaseIterable, Codable, Sendable {
    /// Of none: only what holds of each variant.
    case none
    /// Of those that a check or the solver has something to say of.
    case findings
    /// Of all.
    case all

    /// Whether the frames of a result are kept.
    public func keeps(_ result: VariantResult) -> Bool {
        switch self {
        case .none: false
        case .findings: !result.status.isEmpty || result.report.hits?.isEmpty == false
        case .all: true
        }
    }
}
