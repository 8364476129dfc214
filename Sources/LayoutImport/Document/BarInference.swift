import LayoutCore

/// Finds which bars Xcode draws around each scene of a storyboard: from the segues that lead to it, and from what the
/// author chose instead.
struct BarInference {
    /// Bars by controller id.
    private(set) var bars: [String: SimulatedBars] = [:]

    private struct Segue {
        var id: String?
        var kind: String
        var relationship: String?
        /// How it presents what it leads to; nil leaves that to the destination.
        var style: String?
        var destination: String
    }

    /// Whether the screen is large enough to show a detail beside its list.
    private let showsDetailBeside: Bool
    /// Whether what is presented is a sheet: from Xcode 11 on.
    private let drawsSheets: Bool
    /// Whether a split view is there to show a detail in: without one it is presented.
    private var hasSplitView = false
    private var controllers: [String: TreeElement] = [:]
    private var order: [String] = []
    private var segues: [String: [Segue]] = [:]
    private var pending: [String] = []
    /// Segue that decides by destination, where several lead to one scene and the document says which counts.
    private var deciding: [String: String] = [:]

    /// Walks the segues of a document from the scenes that none leads to. O(elements).
    init(_ root: TreeElement) {
        showsDetailBeside =
            DesignDevice(root).screen?.idiom == .pad || DocumentReader.platform(root) == .tvOS
        drawsSheets = DocumentReader.toolsVersion(root) >= XcodeBuild.firstOf11
        for scene in root.child("scenes")?.children("scene") ?? [] {
            let objects = scene.child("objects")?.children ?? []
            // What lies beside a controller, such as a gesture recognizer, has its segues for it.
            guard
                let object = objects.first(where: { $0["sceneMemberID"] == "viewController" })
                    ?? objects.first, let id = object["id"], controllers[id] == nil
            else { continue }
            controllers[id] = object
            if object.name == "splitViewController" { hasSplitView = true }
            order.append(id)
            segues[id] = objects.flatMap(Self.segues(in:))
        }
        findDecidingSegues(in: root)
        let reached = Set(segues.values.joined().map(\.destination))
        for id in order where !reached.contains(id) { start(at: id) }
        // A circle of segues begins at what one of them presents, else at its containers.
        let arriving = Dictionary(
            grouping: order.flatMap { segues[$0] ?? [] }, by: \.destination)
        for id in order where bars[id] == nil {
            let incoming = arriving[id] ?? []
            guard incoming.allSatisfy({ Self.modalKinds.contains($0.kind) }),
                let first = incoming.first(where: { deciding[id] == nil || $0.id == deciding[id] })
            else { continue }
            start(at: id, presentation(by: first))
        }
        for id in order where controllers[id].map({ Self.containers.contains($0.name) }) == true {
            start(at: id)
        }
        for id in order { start(at: id) }
    }

    private mutating func findDecidingSegues(in root: TreeElement) {
        let named = root.child("inferredMetricsTieBreakers")?.children("segue") ?? []
        let ids = Set(named.compactMap { $0["reference"] })
        guard !ids.isEmpty else { return }
        for segue in segues.values.joined() {
            if let id = segue.id, ids.contains(id) { deciding[segue.destination] = id }
        }
    }

    private static func segues(in object: TreeElement) -> [Segue] {
        var found: [Segue] = []
        var pending = [object]
        while let element = pending.popLast() {
            if element.name == "segue", let destination = element["destination"] {
                found.append(
                    Segue(
                        id: element["id"], kind: element["kind"] ?? "",
                        relationship: element["relationship"],
                        style: element["modalPresentationStyle"], destination: destination))
            }
            pending.append(contentsOf: element.children.reversed())
        }
        return found
    }

    private mutating func start(
        at id: String, _ presentation: SimulatedBars.Presentation = .full
    ) {
        var value = SimulatedBars()
        value.presentation = presentation
        put(id, value)
        var next = 0
        while next < pending.count {
            let current = pending[next]
            next += 1
            follow(from: current)
        }
        pending.removeAll()
    }

    private mutating func put(_ id: String, _ value: SimulatedBars) {
        guard controllers[id] != nil, bars[id] == nil else { return }
        bars[id] = value
        pending.append(id)
    }

    /// Kinds of segues that put a scene over the one before.
    private static let modalKinds: Set<String> = ["presentation", "modal"]

    /// Controllers that show others inside themselves.
    private static let containers: Set<String> = ["navigationController", "tabBarController"]

    private mutating func follow(from id: String) {
        guard let controller = controllers[id], let inferred = bars[id] else { return }
        // What the author chose for a container, or where there is a navigation bar, holds for what follows.
        var own = inferred
        let chosen = Self.simulated(controller, inferred)
        if Self.containers.contains(controller.name) || inferred.isInNavigation
            || inferred.hasNavigationBar || chosen.hasNavigationBar
        {
            own = chosen
            own.isFreeform = inferred.isFreeform
            own.reachesUnderTopBar = true
            own.reachesUnderBottomBar = true
        }
        let choosesBottom = controller.child(key: "simulatedBottomBarMetrics") != nil
        for segue in segues[id] ?? [] {
            if let decisive = deciding[segue.destination], decisive != segue.id { continue }
            var value = SimulatedBars()
            switch (controller.name, segue.relationship, segue.kind) {
            case ("navigationController", "rootViewController"?, _):
                value = own
                value.isInNavigation = true
                value.isTabCoveredByPushes = false
                Self.addNavigation(of: controller, to: &value)
                value.hasLargeTitle = hasLargeTitle(segue.destination, in: value)
                value.beginsWithList = beginsWithList(segue.destination)
            case ("tabBarController", "viewControllers"?, _):
                value = own
                value.bottom = .tab
                value.isBottomChosen = false
                value.isTabCoveredByPushes = own.isInNavigation
                value.hasLargeTitle = false
                value.prefersLargeTitles = false
            case ("navigationController", _, "show"), ("navigationController", _, "push"): continue
            // Outside a navigation controller to show is to present, since there are sheets.
            case (_, _, "show") where !drawsSheets || own.isInNavigation || own.hasNavigationBar,
                (_, _, "push"):
                value = own
                value.hasLargeTitle = hasLargeTitle(segue.destination, in: value)
                value.beginsWithList = beginsWithList(segue.destination)
                let hides =
                    controllers[segue.destination]?.flag("hidesBottomBarWhenPushed") == true
                // What is shown outside a navigation controller covers the tab bar, what is pushed only one inside its own.
                let isPushed = own.isInNavigation || own.hasNavigationBar
                let isCovered =
                    value.bottom == .tab && (value.isTabCoveredByPushes || !isPushed)
                let isHidden = hides && (value.bottom == .tab || !value.isBottomChosen)
                if isHidden || (isCovered && !choosesBottom) { value.bottom = .none }
                value.isTabCoveredByPushes = false
            case ("splitViewController", let relationship?, _):
                value = own
                // A split view of columns puts its list into a navigation controller.
                if relationship == "masterViewController",
                    controller.flag("allowDoubleColumnStyle") == true,
                    controllers[segue.destination]?.name != "navigationController"
                {
                    value.hasNavigationBar = true
                    value.isInNavigation = true
                }
            case (_, _, "showDetail") where inferred.isInNavigation && hasSplitView:
                // A phone pushes it; what is larger shows it beside the list.
                value = own
                value.isTabCoveredByPushes = false
                if showsDetailBeside {
                    value.hasNavigationBar = false
                    value.isInNavigation = false
                }
            case (_, _, "embed"): value.presentation = .embedded
            case (_, _, "unwind"): continue
            default:
                value.hasStatusBar = chosen.hasStatusBar
                value.isFromEmbedded =
                    inferred.presentation == .embedded || inferred.isFromEmbedded
                value.presentation = presentation(by: segue)
            }
            put(segue.destination, value)
        }
    }

    /// How a segue presents its destination: as the segue says, else as the destination does.
    private func presentation(by segue: Segue) -> SimulatedBars.Presentation {
        let style = segue.style ?? controllers[segue.destination]?["modalPresentationStyle"]
        return style == "fullScreen" ? .fullScreen : .sheet
    }

    /// Whether a scene's title is large: as it says, else as in the scene before.
    private func hasLargeTitle(_ destination: String, in bars: SimulatedBars) -> Bool {
        guard bars.prefersLargeTitles else { return false }
        let item = controllers[destination]?.child("navigationItem", key: "navigationItem")
        switch item?["largeTitleDisplayMode"] {
        case "always": return true
        case "never": return false
        default: return bars.hasLargeTitle
        }
    }

    /// Whether a list or collection fills a scene from its back, under whose content a large title shrinks.
    private func beginsWithList(_ destination: String) -> Bool {
        let root = controllers[destination]?.child("view", key: "view")
        let first = root?.child("subviews")?.children.first
        return first.map { ["tableView", "collectionView"].contains($0.name) } ?? false
    }

    private static func addNavigation(of controller: TreeElement, to bars: inout SimulatedBars) {
        let bar = controller.child("navigationBar", key: "navigationBar")
        // A bar that is a hidden view takes its place all the same.
        bars.hasNavigationBar = controller.flag("navigationBarHidden") != true
        bars.prefersLargeTitles = bar?.flag("largeTitles") == true
        bars.hasLargeTitle = bars.prefersLargeTitles
        bars.recordedBar = bar?.child("rect", key: "frame").flatMap { frame in
            guard let top = frame.number("y"), let height = frame.number("height") else {
                return nil
            }
            return SimulatedBars.RecordedBar(
                top: top, width: frame.number("width"), height: height)
        }
        bars.isNavigationBarOpaque = bar?.flag("translucent") == false
        if controller.flag("toolbarHidden") == false {
            bars.bottom = .tool
            bars.isBottomChosen = false
        }
    }

    /// Bars with what the author chose for a controller or view instead of the inferred ones.
    static func simulated(_ element: TreeElement, _ inferred: SimulatedBars) -> SimulatedBars {
        var bars = inferred
        for child in element.children {
            switch (child["key"], child.name) {
            case ("simulatedStatusBarMetrics"?, "nil"): bars.hasStatusBar = false
            case ("simulatedStatusBarMetrics"?, _): bars.hasStatusBar = true
            case ("simulatedTopBarMetrics"?, "simulatedNavigationBarMetrics"):
                bars.hasNavigationBar = true
                bars.isNavigationBarOpaque = child.flag("translucent") == false
                bars.hasLargeTitle = child.flag("largeTitles") == true
            case ("simulatedTopBarMetrics"?, _): bars.hasNavigationBar = false
            case ("simulatedBottomBarMetrics"?, let name):
                let chosen: [String: SimulatedBars.Bottom] = [
                    "simulatedTabBarMetrics": .tab, "simulatedToolbarMetrics": .tool,
                ]
                bars.bottom = chosen[name] ?? .none
                bars.isBottomChosen = true
            case ("edgesForExtendedLayout"?, _):
                bars.reachesUnderTopBar = child.flag("top") == true
                bars.reachesUnderBottomBar = child.flag("bottom") == true
            case ("simulatedDestinationMetrics"?, "freeformSimulatedSizeMetrics"):
                bars.isFreeform = true
            case ("freeformSize"?, _):
                bars.isFreeform = true
                bars.freeformHeight = child.number("height")
            default: break
            }
        }
        return bars
    }
}
