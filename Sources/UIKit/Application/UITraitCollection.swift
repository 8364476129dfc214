public import Foundation
internal import LayoutCore

/// Has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// Traits of the screen.
    var traitCollection: UITraitCollection { get }
    /// Traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What kind of screen it is.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Width.
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Height.
    public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Kind of device.
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// Light or dark.
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Above other content or not.
    public private(set) var userInterfaceLevel = UIUserInterfaceLevel.base
    /// Direction of reading.
    public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 is not said.
    public private(set) var displayScale: CGFloat = 0
    /// Text size.
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Contrast.
    public private(set) var accessibilityContrast = UIAccessibilityContrast.normal
    /// Weight of texts.
    public private(set) var legibilityWeight = UILegibilityWeight.regular
    /// Touches with force.
    public private(set) var forceTouchCapability = UIForceTouchCapability.unavailable
    /// Range of colours.
    public private(set) var displayGamut = UIDisplayGamut.P3

    /// Creates traits of which nothing is said.
    public override init() { super.init() }
    /// Creates traits of a width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }
    /// Creates traits of a height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }
    /// Creates traits of a kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        userInterfaceIdiom = idiom
    }
    /// Creates traits of an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }
    /// Creates traits of a scale.
    public convenience init(displayScale scale: CGFloat) {
        self.init()
        displayScale = scale
    }
    /// Creates traits of a direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }
    /// Creates traits of a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    /// Creates traits from several; the last that says something counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections { take(traits) }
    }

    private func take(_ other: UITraitCollection) {
        if other.horizontalSizeClass != .unspecified {
            horizontalSizeClass = other.horizontalSizeClass
        }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified {
            userInterfaceIdiom = other.userInterfaceIdiom
        }
        if other.userInterfaceStyle != .unspecified {
            userInterfaceStyle = other.userInterfaceStyle
        }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
    }

    /// The traits of the screen that is tried.
    @preconcurrency @MainActor public class var current: UITraitCollection {
        UITraitCollection(UIScreen.main.environment)
    }

    /// The traits of an environment.
    convenience init(_ environment: Environment) {
        self.init()
        horizontalSizeClass = environment.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceIdiom =
            switch environment.idiom {
            case .phone: .phone
            case .pad: .pad
            case .tv: .tv
            case .mac: .mac
            }
        userInterfaceStyle = .light
        layoutDirection = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
        displayScale = CGFloat(environment.scale)
        preferredContentSizeCategory = UIContentSizeCategory(modelName: environment.textSize)
    }

    /// Whether these traits say nothing else than others.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return
            (trait.horizontalSizeClass == .unspecified
            || trait.horizontalSizeClass == horizontalSizeClass)
            && (trait.verticalSizeClass == .unspecified
                || trait.verticalSizeClass == verticalSizeClass)
            && (trait.userInterfaceIdiom == .unspecified
                || trait.userInterfaceIdiom == userInterfaceIdiom)
    }
    /// Whether colours may differ.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
    }
    /// Does something as if these were the traits of now.
    open func performAsCurrent(_ actions: () -> Void) { actions() }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
            && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    open override var hash: Int { horizontalSizeClass.rawValue &+ 8 &* verticalSizeClass.rawValue }
}

extension UIContentSizeCategory {
    private static let names: [(UIContentSizeCategory, TextSizeCategory)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
        (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge),
        (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4),
        (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]

    /// The category that job files call so.
    init(modelName: String) {
        self = Self.names.first { $0.1.rawValue == modelName }?.0 ?? .large
    }

    /// Whether it is one of the largest.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    /// By size.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        let order = names.map(\.0)
        return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
    }
}

extension UIContentSizeCategory: Comparable {}
