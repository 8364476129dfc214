public import LayoutCore

/// What stands beside a document: sizes of images from asset catalogs, and strings by locale.
public struct DocumentResources: Sendable {
    /// Sizes of images by name, points.
    public var imageSizes: [String: Size]
    /// Strings by locale and key, such as "a1B-2c-3dE.text".
    public var strings: [String: [String: String]]

    /// Creates resources; by default none.
    public init(
        imageSizes: [String: Size] = [:], strings: [String: [String: String]] = [:]
    ) {
        self.imageSizes = imageSizes
        self.strings = strings
    }
}
