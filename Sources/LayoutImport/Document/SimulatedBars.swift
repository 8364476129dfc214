/// What Xcode draws around a scene: inferred from segues, or chosen.
struct SimulatedBars: Hashable, Sendable {
    /// How the scene comes onto the screen; a collection cell of its own lies on it.
    enum Presentation: Hashable, Sendable {
        case full, embedded, sheet, fullScreen, cell
    }

    /// Where a document records a navigation bar, points.
    struct RecordedBar: Hashable, Sendable {
        /// Top of the bar: what lies above it on the canvas.
        var top: Double
        /// Width; nil where it is not recorded.
        var width: Double?
        /// Height with a large title, where it has one.
        var height: Double
    }

    /// A bar at the bottom.
    enum Bottom: Hashable, Sendable {
        case none, tab, tool
    }

    var hasStatusBar = true
    var hasNavigationBar = false
    /// Whether a navigation controller contains the scene; its bar may be hidden.
    var isInNavigation = false
    /// Whether the navigation controller lies around the tab bar's: what it pushes covers the tab bar.
    var isTabCoveredByPushes = false
    /// Whether an embedded scene presents it.
    var isFromEmbedded = false
    var isNavigationBarOpaque = false
    /// Whether the title is large.
    var hasLargeTitle = false
    /// Whether the bar shows large titles where scenes let it.
    var prefersLargeTitles = false
    /// Whether a list lies at the scene's back, which shrinks a large title.
    var beginsWithList = false
    /// Whether the scene reaches under the bars at its top, as controllers do that say nothing else.
    var reachesUnderTopBar = true
    /// Whether the scene reaches under the bar at its bottom.
    var reachesUnderBottomBar = true
    /// The navigation bar as recorded; nil where it never was.
    var recordedBar: RecordedBar?
    var bottom = Bottom.none
    /// Whether the author chose it.
    var isBottomChosen = false
    var isFreeform = false
    /// Height of the size of its own, points; nil where it states none.
    var freeformHeight: Double?
    var presentation = Presentation.full

    /// Height of the bars at the top of a television, points.
    var televisionHeight: Double {
        (hasNavigationBar ? BarHeight.navigationOnTelevision : 0)
            + (bottom == .tab ? BarHeight.tabOnTelevision : 0)
    }
}
