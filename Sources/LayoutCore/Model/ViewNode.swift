/// A view of the tree: what the layout engine, the checks and the pictures know of it.
public struct ViewNode: Equatable, Sendable {
    /// What a view is; decides its default natural size rule and how checks treat it.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A plain view.
        case view
        /// Text.
        case label
        /// A control with a title.
        case button
        /// A picture with a natural size.
        case image
        /// A stack view: generates its constraints.
        case stack
        /// A scroll view: its inner edges mean the content area.
        case scroll
        /// A root whose size a list imposes.
        case cell
    }

    /// Unique in the layout.
    public var id: String
    /// What the view is.
    public var kind: Kind
    /// Subviews, back to front.
    public var children: [ViewNode]
    /// Natural size; nil where the view has none or its text is measured.
    public var intrinsicSize: IntrinsicSize?
    /// Text to measure and show; literal or by key.
    public var text: LocalizedText?
    /// Font of the text.
    public var font: FontDescription?
    /// Most lines of text; 0 is no limit.
    public var numberOfLines: Int
    /// Heights by width for wrapping text: [minimum width, height] in falling order of width.
    public var textTable: [TextTableRow]?
    /// Natural sizes measured beforehand, for text that no font here can measure; the first row that fits counts.
    public var sizeTable: [SizeTableRow]
    /// Least scale of the text before it is cut off, 0...1; nil is no shrinking.
    public var minimumScale: Double?
    /// Picture shown; its size is the natural size where none is stated.
    public var image: ImageDescription?
    /// What the view is to its user ("button", "header"), for accessibility checks.
    public var role: String?
    /// Content hugging priorities; 250 by default.
    public var hugging: AxisPair
    /// Compression resistance priorities; 750 by default.
    public var compressionResistance: AxisPair
    /// First baseline from the top, points; nil is the top.
    public var firstBaselineFromTop: Double?
    /// Last baseline from the bottom, points; nil is the bottom.
    public var lastBaselineFromBottom: Double?
    /// How far the frame reaches beyond the alignment rectangle that constraints speak of (semantics 1.8); 0 for most views.
    public var alignmentInsets: EdgeInsets
    /// The frame and mask of a view that keeps its autoresizing mask (semantics 1.11); nil where constraints place it.
    public var autoresizing: AutoresizedFrame?
    /// The reading direction of what is in the view, where it is not the environment's.
    public var semanticContent: SemanticContent
    /// Layout margins; 8 on each side by default.
    public var margins: EdgeInsets
    /// Whether `margins.left` means the leading and `margins.right` the trailing margin.
    public var marginsAreDirectional: Bool
    /// Whether the safe area that reaches into the view adds to its margins (semantics 4.4).
    public var insetsMarginsFromSafeArea: Bool
    /// Whether the margins keep the view's content out of its superview's margins.
    public var preservesSuperviewMargins: Bool
    /// Whether the margins are at least a screen's: 16 points at the sides in compact width, 20 in regular, as a view
    /// controller's view has them; margins of which nothing is said are then 0.
    public var respectsSystemMargins: Bool
    /// Whether the view is hidden: it keeps its place except in a stack.
    public var isHidden: Bool
    /// Whether children are cut off at the view's edges.
    public var clipsToBounds: Bool
    /// Opacity, 0...1.
    public var alpha: Double
    /// Stack view settings; nil unless `kind` is stack.
    public var stack: StackSettings?
    /// The app's own class name, for reports.
    public var className: String?
    /// Accessibility identifier, for reports and selectors.
    public var accessibilityIdentifier: String?
    /// Free words for selectors and waivers.
    public var tags: [String]
    /// Where the view was written, such as "LoginView.swift:41".
    public var source: String?

    /// Hugging when nothing is said (semantics 1.10).
    public static let defaultHugging = AxisPair(horizontal: 250, vertical: 250)
    /// Compression resistance when nothing is said (semantics 1.10).
    public static let defaultCompressionResistance = AxisPair(horizontal: 750, vertical: 750)
    /// Margins of a plain view (semantics 4.4).
    public static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Space above and below the title of a system button, points: "Button" in 15 points is 30 high (semantics 2.2).
    package static let buttonPadding = 6.0

    /// Creates a view with UIKit's defaults.
    public init(id: String, kind: Kind = .view, children: [ViewNode] = []) {
        self.id = id
        self.kind = kind
        self.children = children
        intrinsicSize = nil
        text = nil
        font = nil
        numberOfLines = 1
        textTable = nil
        sizeTable = []
        minimumScale = nil
        image = nil
        role = nil
        hugging = ViewNode.defaultHugging
        compressionResistance = ViewNode.defaultCompressionResistance
        firstBaselineFromTop = nil
        lastBaselineFromBottom = nil
        alignmentInsets = .zero
        autoresizing = nil
        semanticContent = .unspecified
        margins = ViewNode.defaultMargins
        marginsAreDirectional = false
        insetsMarginsFromSafeArea = true
        preservesSuperviewMargins = false
        respectsSystemMargins = false
        isHidden = false
        clipsToBounds = false
        alpha = 1
        stack = kind == .stack ? StackSettings() : nil
        className = nil
        accessibilityIdentifier = nil
        tags = []
        source = nil
    }
}

/// Text of a view: written out, or a key looked up in the variant's strings.
public struct LocalizedText: Hashable, Sendable {
    /// Key into `Job.strings`; nil for a literal.
    public var key: String?
    /// The literal, or what stands in where a locale lacks the key.
    public var value: String

    /// Creates a text.
    public init(key: String? = nil, value: String) {
        self.key = key
        self.value = value
    }
}

/// A font by what an author says of it.
public struct FontDescription: Hashable, Sendable {
    /// Family name; nil is the system font.
    public var family: String?
    /// Size in points.
    public var size: Double
    /// Weight name as in UIKit ("regular", "semibold"); nil is regular.
    public var weight: String?
    /// Text style for Dynamic Type ("body"); nil is a fixed size.
    public var textStyle: String?

    /// Creates a description.
    public init(
        family: String? = nil, size: Double, weight: String? = nil, textStyle: String? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.textStyle = textStyle
    }
}

/// One row of a table that replaces text measuring: from this width on, the text has this height.
public struct TextTableRow: Hashable, Sendable {
    /// Least width the row is for, points.
    public var minimumWidth: Double
    /// Height at that width, points.
    public var height: Double

    /// Creates a row.
    public init(minimumWidth: Double, height: Double) {
        self.minimumWidth = minimumWidth
        self.height = height
    }
}

/// A natural size measured beforehand, and where it holds.
public struct SizeTableRow: Hashable, Sendable {
    /// Widest room the row is for, points; nil is any.
    public var maximumWidth: Double?
    /// Text size category; nil is any.
    public var textSize: TextSizeCategory?
    /// Locale; nil is any.
    public var locale: String?
    /// The size there, points.
    public var size: Size

    /// Creates a row.
    public init(
        size: Size, maximumWidth: Double? = nil, textSize: TextSizeCategory? = nil,
        locale: String? = nil
    ) {
        self.size = size
        self.maximumWidth = maximumWidth
        self.textSize = textSize
        self.locale = locale
    }
}

/// A picture of an image view.
public struct ImageDescription: Hashable, Sendable {
    /// How a picture fills a view of another size, UIKit's names.
    public enum Mode: String, CaseIterable, Codable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, center
    }

    /// Size of the picture, points.
    public var size: Size
    /// How it fills the view.
    public var mode: Mode

    /// Creates a description.
    public init(size: Size, mode: Mode = .scaleToFill) {
        self.size = size
        self.mode = mode
    }
}

/// Settings of a stack view, UIStackView's defaults.
public struct StackSettings: Hashable, Sendable {
    /// How arranged views share the axis.
    public enum Distribution: String, CaseIterable, Codable, Sendable {
        /// Fill by hugging and resistance.
        case fill
        /// All the same size.
        case fillEqually
        /// In proportion to natural sizes.
        case fillProportionally
        /// Equal gaps.
        case equalSpacing
        /// Equal distances of centres.
        case equalCentering
    }

    /// How arranged views sit across the axis.
    public enum Alignment: String, CaseIterable, Codable, Sendable {
        /// Both edges.
        case fill
        /// The first edge (top in a horizontal stack).
        case leading
        /// The last edge (bottom in a horizontal stack).
        case trailing
        /// The middle.
        case center
        /// First baselines; horizontal stacks only.
        case firstBaseline
        /// Last baselines; horizontal stacks only.
        case lastBaseline
    }

    /// Direction of the row.
    public var axis: Axis
    /// Sharing of the axis.
    public var distribution: Distribution
    /// Place across the axis.
    public var alignment: Alignment
    /// Gap, points.
    public var spacing: Double
    /// Gap after single arranged views, by id, points.
    public var customSpacing: [String: Double]
    /// Whether the stack's margins inset its content.
    public var isMarginsRelative: Bool
    /// Whether gaps run from baseline to baseline (vertical stacks).
    public var isBaselineRelative: Bool
    /// Whether wrapping labels of a horizontal stack share its width evenly before their own widths count (semantics 3.3).
    public var disambiguatesTextWidth: Bool

    /// Creates UIStackView's defaults.
    public init() {
        axis = .horizontal
        distribution = .fill
        alignment = .fill
        spacing = 0
        customSpacing = [:]
        isMarginsRelative = false
        isBaselineRelative = false
        disambiguatesTextWidth = true
    }
}

/// A layout guide: a rectangle that takes part like a view and is never drawn.
public struct GuideNode: Hashable, Sendable {
    /// Unique in the layout, among views too.
    public var id: String
    /// The view that owns it and whose coordinates it has.
    public var owner: String

    /// Creates a guide.
    public init(id: String, owner: String) {
        self.id = id
        self.owner = owner
    }
}
