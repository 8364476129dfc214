import LayoutCore
import LayoutSolver

/// Turns a scene of a document into a layout.
struct SceneLowering {
    /// A view with what decides how it is placed.
    struct Item {
        var view: DesignView
        var parent: String?
        /// Whether constraints or a stack view place it.
        var isDriven: Bool
        /// Whether the safe area can reach it: not inside cells and scrolled content.
        var seesSafeArea: Bool
    }

    let document: DesignDocument
    let scene: DesignScene
    let options: ImportOptions
    let resources: DocumentResources
    let margins: MarginRules
    /// Size classes the layout is resolved for; nil makes rules for all.
    let traits: DesignTraits?

    var diagnostics: [Diagnostic] = []
    var items: [String: Item] = [:]
    /// Owners and kinds of layout guides by id.
    var guides: [String: (owner: String, kind: DesignGuide.Kind)] = [:]
    /// Views that no traits install, by id.
    var absent: Set<String> = []
    /// Guides already made, by id.
    var madeGuides: Set<String> = []
    var names = UniqueNames(separator: "#")
    var layout: Layout
    var alignmentInsets: [String: EdgeInsets] = [:]
    var boundsOrigins: [String: Frame] = [:]
    var usedKeys: Set<String> = []
    /// Hidden arranged views on their way out of their stacks.
    var outside: [ViewNode] = []
    /// The stacks they leave, by id.
    var stacksLeft: [String: String] = [:]

    init(
        document: DesignDocument, scene: DesignScene, options: ImportOptions,
        resources: DocumentResources
    ) {
        self.document = document
        self.scene = scene
        self.options = options
        self.resources = resources
        margins = MarginRules(
            toolsVersion: document.toolsVersion,
            screenWidth: document.device.id == nil
                ? nil : document.device.canvasSize?.width ?? scene.root.frame.width)
        let designTraits = document.usesTraits ? document.device.traits : DesignTraits()
        traits = options.purpose == .asDesigned ? designTraits : nil
        layout = Layout(root: ViewNode(id: scene.root.id))
    }

    /// The scene as a layout.
    mutating func lowered() -> ImportedScene {
        index(scene.root, parent: nil, seesSafeArea: rootSeesSafeArea)
        for guide in scene.controller?.guides ?? [] {
            guides[guide.id] = (scene.root.id, guide.kind)
        }
        if let root = node(scene.root) { layout.root = root }
        if options.purpose == .anyScreen { addRootParameters() }
        for view in scene.root.subtree where !absent.contains(view.id) {
            addPlacement(of: view)
            for constraint in view.constraints { add(constraint, in: view) }
        }
        return ImportedScene(
            id: scene.root.id, name: sceneName, layout: layout, design: designBlock,
            alignmentInsets: alignmentInsets, boundsOrigins: boundsOrigins, stacksLeft: stacksLeft,
            strings: resources.strings.mapValues { table in
                table.filter { usedKeys.contains($0.key) }
            }.filter { !$0.value.isEmpty })
    }

    /// The canvas lays a cell or reusable view of a collection on the device's screen: what the screen's shape takes reaches
    /// the root's safe area, though not its margins.
    var isOnScreen: Bool {
        options.purpose == .asDesigned && !rootSeesSafeArea
            && !Self.tableCellTags.contains(scene.root.tag)
            && document.device.screen?.isRounded == true
    }

    /// A cell or reusable view of its own is no screen.
    var rootSeesSafeArea: Bool { !Self.cellTags.contains(scene.root.tag) }

    static let cellTags: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell",
        "collectionViewCellContentView", "collectionReusableView",
    ]

    /// Cells of tables, whose content has margins of its own.
    static let tableCellTags: Set<String> = ["tableViewCell", "tableViewCellContentView"]

    /// Tags of views that their container places.
    private static let givenTags = cellTags.union([
        "navigationBar", "tabBar", "clipView", "scroller", "tableHeaderView", "tableViewSection",
    ])

    /// Roles of views that their container places.
    private static let givenKeys: Set<String> = [
        "contentView", "tableHeaderView", "tableFooterView", "documentView", "headerView",
        "cornerView", "horizontalScroller", "verticalScroller",
    ]

    private mutating func index(_ view: DesignView, parent: DesignView?, seesSafeArea: Bool) {
        items[view.id] = Item(
            view: view, parent: parent?.id, isDriven: Self.isDriven(view, parent: parent),
            seesSafeArea: seesSafeArea)
        for guide in view.guides { guides[guide.id] = (view.id, guide.kind) }
        let isScrolled = ["scrollView", "tableView", "collectionView"].contains(view.tag)
        for child in view.children {
            index(
                child, parent: view,
                seesSafeArea: seesSafeArea && !isScrolled && !Self.cellTags.contains(child.tag))
        }
    }

    private static func isDriven(_ view: DesignView, parent: DesignView?) -> Bool {
        guard let parent, !view.isFixedFrame, !givenTags.contains(view.tag) else { return false }
        if let key = view.key, givenKeys.contains(key) { return false }
        if view.translatesMask == false { return true }
        return parent.tag == "stackView" && view.translatesMask != true
    }

    private var sceneName: String {
        let names = [
            scene.controller?.name, scene.root.className, scene.root.label, scene.owner,
        ]
        return names.compactMap { $0 }.first { !$0.isEmpty } ?? scene.root.id
    }

    /// The environment of the design device.
    private var designBlock: SweepBlock {
        let size = scene.root.frame
        var bars = scene.bars
        if isOnScreen {
            bars.presentation = .cell
            bars.isFreeform = true
        }
        let rules = CanvasRules(document: document, bars: bars, frame: size)
        let device = document.device
        let designTraits = device.traits
        var block = SweepBlock()
        block.widths = .values([size.width])
        block.heights = .values([size.height])
        block.scale = document.scale
        block.safeArea = rootSeesSafeArea || isOnScreen ? rules.safeArea : .zero
        block.horizontalSizeClass = designTraits.width ?? .compact
        block.verticalSizeClass = designTraits.height ?? .regular
        block.idiom = device.screen?.idiom ?? (document.platform == .tvOS ? .tv : .phone)
        return block
    }

    // MARK: What everything else uses

    /// Keeps a diagnostic at a place of the document.
    mutating func report(
        _ code: String, _ place: XMLTree.Place, _ message: String, expected: String? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                code: code, severity: .warning, file: document.file, line: place.line,
                column: place.column, message: message, expected: expected))
    }

    /// A place as reports write it.
    func source(_ place: XMLTree.Place) -> String {
        "\(document.file):\(place.line):\(place.column)"
    }

    /// The value that holds where traits are resolved; the first of the four combinations otherwise.
    func resolved<Value>(_ varying: Varying<Value>) -> Value {
        varying.value(for: traits ?? DesignTraits(width: .compact, height: .regular))
    }

    /// A name not used before.
    mutating func uniqueName(_ name: String) -> String { names.unique(name) }

    /// Adds a constraint that stands for something other than a constraint of the document.
    mutating func generate(
        _ name: String, _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
        multiplier: Double = 1, constant: ConstantValue = .number(0), priority: Double = 1000,
        place: XMLTree.Place
    ) {
        layout.constraints.append(
            Constraint(
                name: uniqueName(name), first, relation, second, multiplier: multiplier,
                constant: constant, priority: priority, isGenerated: true, source: source(place)))
    }
}
