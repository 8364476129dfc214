public import Foundation

extension UIButton {
    /// How a button looks, as one value.
    public struct Configuration {
        /// Where the title stands.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }
        /// How large a button is.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }
        /// How round its corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        /// Where menus are told.
        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }
        /// Which of its colours the system chooses.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        /// The title.
        public var title: String?
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// The second line.
        public var subtitle: String?
        /// The second line with attributes.
        public var attributedSubtitle: AttributedString?
        /// The picture.
        public var image: UIImage?
        /// Settings of the picture, if it is a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Side of the title that the picture stands at.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Space between picture and title, points.
        public var imagePadding: CGFloat = 0
        /// Space between title and second line, points.
        public var titlePadding: CGFloat = 1
        /// Where the title stands.
        public var titleAlignment = TitleAlignment.automatic
        /// Where the title breaks.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Where the second line breaks.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Space around everything, points.
        public var contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Colour behind everything.
        public var baseBackgroundColor: UIColor?
        /// Colour of title and picture.
        public var baseForegroundColor: UIColor?
        /// What is behind everything.
        public var background = UIBackgroundConfiguration.clear()
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium
        /// Whether something goes on.
        public var showsActivityIndicator = false
        /// Where menus are told.
        public var indicator = Indicator.automatic
        /// Look on a desktop.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Whether updates follow the button's state.
        public var automaticallyUpdateForSelection = true
        /// Changes the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the second line's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the picture's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// Creates a plain one.
        init() {}

        /// Without anything behind.
        public static func plain() -> Configuration { Configuration() }
        /// Faintly coloured.
        public static func tinted() -> Configuration { Configuration() }
        /// Grey.
        public static func gray() -> Configuration { Configuration() }
        /// Coloured.
        public static func filled() -> Configuration { Configuration() }
        /// Without a border.
        public static func borderless() -> Configuration { Configuration() }
        /// With a border.
        public static func bordered() -> Configuration { Configuration() }
        /// With a faint border.
        public static func borderedTinted() -> Configuration { Configuration() }
        /// With a strong border.
        public static func borderedProminent() -> Configuration { Configuration() }
        /// This configuration: a state changes nothing.
        public func updated(for button: UIButton) -> Configuration { self }
        /// Takes the standard insets.
        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration().contentInsets
        }
    }

    /// Brings a button's configuration up to date.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Changes attributes of texts.
public struct UIConfigurationTextAttributesTransformer {
    /// What it does.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Creates one.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
}

/// Changes colours.
public struct UIConfigurationColorTransformer {
    /// What it does.
    public let transform: (UIColor) -> UIColor
    /// Creates one.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}

/// What is behind a cell or button; inert.
public struct UIBackgroundConfiguration {
    /// Colour.
    public var backgroundColor: UIColor?
    /// Radius of the corners, points.
    public var cornerRadius: CGFloat = 0
    /// Space around, points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Colour of the line around.
    public var strokeColor: UIColor?
    /// Width of the line around, points.
    public var strokeWidth: CGFloat = 0
    /// Picture.
    public var image: UIImage?
    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Of a cell in a group.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }
}
