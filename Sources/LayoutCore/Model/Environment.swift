/// Reading direction.
public enum LayoutDirection: String, CaseIterable, Codable, Sendable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
}

/// Portrait when the width is not greater than the height.
public enum Orientation: String, CaseIterable, Codable, Sendable {
    /// Upright.
    case portrait
    /// Turned.
    case landscape
}

/// A size class of one axis.
public enum SizeClass: String, CaseIterable, Codable, Sendable {
    /// Little room.
    case compact
    /// Ample room.
    case regular
}

/// What a device is.
public enum Idiom: String, CaseIterable, Codable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A desktop window.
    case mac
}

/// The window of an app on a device: the whole screen or a share of it.
public enum Split: String, CaseIterable, Codable, Sendable {
    /// The whole screen.
    case full
    /// A third beside another app.
    case oneThird
    /// A half beside another app.
    case oneHalf
    /// Two thirds beside another app.
    case twoThirds
    /// A narrow window over another app.
    case slideOver
}

/// Where a layout is solved: size, scale, insets and traits of one variant.
public struct Environment: Hashable, Sendable {
    /// Id of the device or of the base device of a free size; nil when stated by hand.
    public var device: String?
    /// Window on the device; full for free sizes.
    public var split: Split
    /// Size of the root view, points.
    public var size: Size
    /// How the root is fitted to its content; nil imposes `size`.
    public var fitting: Fitting?
    /// Pixels a point.
    public var scale: Double
    /// The root's safe area, points.
    public var safeArea: EdgeInsets
    /// Height of the keyboard over the bottom edge, points; 0 when hidden.
    public var keyboardHeight: Double
    /// Reading direction.
    public var direction: LayoutDirection
    /// Horizontal size class.
    public var horizontalSizeClass: SizeClass
    /// Vertical size class.
    public var verticalSizeClass: SizeClass
    /// What the device is.
    public var idiom: Idiom
    /// Content size category in the job file's spelling ("large", "accessibility3").
    public var textSize: String
    /// Locale of the strings; nil is the layout's own texts.
    public var locale: String?

    /// Portrait when the width is not greater than the height.
    public var orientation: Orientation { size.width > size.height ? .landscape : .portrait }

    /// Creates an environment with no insets, at 2x, large text, left to right.
    public init(size: Size) {
        device = nil
        split = .full
        self.size = size
        fitting = nil
        scale = 2
        safeArea = .zero
        keyboardHeight = 0
        direction = .leftToRight
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        idiom = .phone
        textSize = "large"
        locale = nil
    }
}
