public import Foundation
internal import LayoutCore

/// A picture; all that layout knows of it is its size.
open class UIImage: NSObject, @unchecked Sendable {
    /// Size, points; zero where it is not known.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// Name of the asset or symbol; nil without one.
    let name: String?
    /// Whether the size is known.
    let isSizeKnown: Bool

    /// Creates a picture without size.
    public override convenience init() {
        self.init(size: .zero, scale: 1, name: nil, isKnown: true)
    }

    init(size: CGSize, scale: CGFloat, name: String?, isKnown: Bool) {
        self.size = size
        self.scale = scale
        self.name = name
        isSizeKnown = isKnown
    }

    /// A picture of the app by name; its size is what `UIImage.knownSizes` says.
    @MainActor public convenience init?(named name: String) {
        let known = UIImage.knownSizes[name]
        self.init(
            size: known ?? .zero, scale: CGFloat(UIScreen.main.environment.scale), name: name,
            isKnown: known != nil)
    }

    /// A symbol of the system by name; its size is what `UIImage.knownSizes` says.
    @MainActor public convenience init?(systemName name: String) { self.init(named: name) }

    /// Sizes of pictures and symbols by name, points. Layout cannot read asset catalogues of an app that is not built.
    @MainActor public static var knownSizes: [String: CGSize] = [:]
}
