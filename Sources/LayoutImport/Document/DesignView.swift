import LayoutCore
import LayoutSolver

/// A view as a document states it.
struct DesignView: Sendable {
    /// Id of the element.
    var id: String
    /// Tag, such as "label".
    var tag: String
    /// Where the element begins.
    var place: XMLTree.Place
    /// Recorded frame in the superview's coordinates, points.
    var frame: Frame
    /// Origin of the recorded bounds; a scrolled scroll view has one.
    var boundsOrigin: (x: Double, y: Double)?
    /// Role in its container, such as "contentView".
    var key: String?
    /// The app's class.
    var className: String?
    /// The name the author gave it in Xcode.
    var label: String?
    /// Identifier for tests.
    var accessibilityIdentifier: String?
    /// Whether the autoresizing mask places it; nil when the document does not say.
    var translatesMask: Bool?
    /// Whether its frame is fixed although it could be laid out.
    var isFixedFrame = false
    /// Whether it reaches from side to side of what it lies in: a cell or its content whose frame is not written.
    var isAcross = false
    /// Whether it is hidden.
    var isHidden = Varying(false)
    /// Whether children are cut off.
    var clipsToBounds = false
    /// Opacity.
    var alpha: Double = 1
    /// Hugging priorities.
    var hugging = ViewNode.defaultHugging
    /// Compression resistance priorities.
    var compressionResistance = ViewNode.defaultCompressionResistance
    /// Size that stands in for the natural one at design time.
    var placeholderSize: IntrinsicSize?
    /// Flexible parts of the autoresizing mask.
    var flexible: Set<AutoresizingPart> = []
    /// Explicit layout margins; nil is the rule's.
    var margins = Varying<EdgeInsets?>(nil)
    /// Whether margins keep content inside the superview's margins.
    var preservesSuperviewMargins = false
    /// Whether the safe area adds to the margins; nil when the document does not say.
    var insetsMarginsFromSafeArea: Bool?
    /// Stack settings where it is a stack view.
    var stack: DesignStack?
    /// What it shows.
    var content = DesignContent()
    /// Its layout guides.
    var guides: [DesignGuide] = []
    /// Constraints written in it.
    var constraints: [DesignConstraint] = []
    /// Subviews, back to front.
    var children: [DesignView] = []
    /// Whether it is installed.
    var isInstalled = Varying(true)
    /// Whether it is a cell with something beside its content, such as a disclosure mark.
    var hasAccessory = false

    /// It and everything below, in pre-order.
    var subtree: [DesignView] {
        var views: [DesignView] = []
        var pending = [self]
        while let view = pending.popLast() {
            views.append(view)
            pending.append(contentsOf: view.children.reversed())
        }
        return views
    }
}

/// Settings of a stack view, each of which may differ by size class.
struct DesignStack: Sendable {
    var axis = Varying(Axis.horizontal)
    var distribution = Varying(StackSettings.Distribution.fill)
    var alignment = Varying(StackSettings.Alignment.fill)
    var spacing = Varying(0.0)
    var isMarginsRelative = false
    var isBaselineRelative = false

    /// The settings for some traits.
    func settings(for traits: DesignTraits) -> StackSettings {
        var settings = StackSettings()
        settings.axis = axis.value(for: traits)
        settings.distribution = distribution.value(for: traits)
        settings.alignment = alignment.value(for: traits)
        settings.spacing = spacing.value(for: traits)
        settings.isMarginsRelative = isMarginsRelative
        settings.isBaselineRelative = isBaselineRelative
        return settings
    }
}

/// A flexible part of an autoresizing mask.
enum AutoresizingPart: String, CaseIterable, Sendable {
    case flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY, widthSizable, heightSizable
}

/// A layout guide of a view or of a controller.
struct DesignGuide: Sendable {
    /// Which rectangle it is.
    enum Kind: Sendable {
        case top, bottom, safeArea, margins, readable, keyboard, scrollContent, scrollFrame
    }

    var id: String
    var kind: Kind
}

/// What a view shows, as far as it decides a size.
struct DesignContent: Sendable {
    /// Text with the key its translations have; nil where the view shows none.
    var text: LocalizedText?
    /// Font of the text.
    var font: FontDescription?
    /// Most lines; 0 is no limit.
    var numberOfLines = 1
    /// Image by name.
    var image: String?
    /// Whether the image is one of the system's symbols.
    var isSystemImage = false
    /// The system's symbol that an image view shows in its usual size.
    var symbol: String?
    /// Background image of a button by name.
    var backgroundImage: String?
    /// Insets of a button's content, points.
    var contentInsets: EdgeInsets?
    /// Whether a control's content lies in the middle of its height.
    var isCentredVertically = true
    /// Style of a button configuration; nil is a button of the older kind.
    var configuration: String?
    /// Kind of a button, border of a field, style of an indicator.
    var style: String?
    /// Titles of segments.
    var segments: [String] = []
    /// Text shown while a field is empty.
    var placeholder: LocalizedText?
    /// Whether an activity indicator hides because nothing has started it yet.
    var isHiddenUntilStarted = false
    /// Whether a text view scrolls.
    var isScrollEnabled = true
}

/// A constraint as a document states it.
struct DesignConstraint: Sendable {
    var id: String?
    var place: XMLTree.Place
    /// Nil is the view it is written in.
    var firstItem: String?
    var firstAttribute: String
    var relation: Relation
    var secondItem: String?
    /// Nil for a size against a number.
    var secondAttribute: String?
    var multiplier: Double
    var constant: Varying<Double>
    var priority: Double
    /// Whether it exists at design time only.
    var isPlaceholder: Bool
    var identifier: String?
    var isInstalled = Varying(true)
}
