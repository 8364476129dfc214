/// What a view's content is, as far as it decides the reading direction in it (UIKit's `semanticContentAttribute`).
///
/// It is a view's own and does not pass to its subviews. Playback and spatial content are `leftToRight`.
public enum SemanticContent: String, CaseIterable, Codable, Sendable {
    /// The environment's direction.
    case unspecified
    /// Left to right always.
    case leftToRight = "ltr"
    /// Right to left always.
    case rightToLeft = "rtl"

    /// The direction in a view of this content.
    public func direction(in environment: LayoutDirection) -> LayoutDirection {
        switch self {
        case .unspecified: return environment
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        }
    }
}
