import LayoutCore
import LayoutSolver

/// A random valid screen that uses everything a layout can say: most views are placed, some are open or over-constrained.
struct RandomScreen {
    /// What trees are made of.
    enum Style {
        /// Everything.
        case full
        /// Leading, trailing and width with multiplier 1: what has a mirror image.
        case directional
        /// Everything but text and insets that follow places: the answer does not know the scale.
        case scaleless
    }

    private(set) var layout: Layout
    private let style: Style
    private var random: SeededGenerator
    private(set) var views: [(id: String, parent: String?, kind: ViewNode.Kind)] = []
    private var names: [String] = []
    private var masked: Set<String> = []

    init(seed: UInt64, _ style: Style) {
        self.style = style
        random = SeededGenerator(seed)
        layout = Layout(root: ViewNode(id: "root"))
        layout.parameters = ["gap": length()]
        layout.root = view("root", parent: nil, depth: 0)
        if chance(0.3) { layout.guides = [GuideNode(id: "guide", owner: "root")] }
        for (id, parent, _) in views {
            guard let parent else { continue }
            place(id, in: parent)
        }
        if !layout.guides.isEmpty { place("guide", in: "root") }
        for _ in 0..<Int.random(in: 0...2, using: &random) { addWish() }
        if style == .full, chance(0.2) {
            layout.extraRoots = [ViewNode(id: "lost", children: [ViewNode(id: "found")])]
            place("found", in: "lost")
        }
        if style == .full {
            while chance(0.2) { layout.rules.append(rule()) }
            if chance(0.2) { layout.readableWidths = [.large: length(2400), .small: 300] }
        }
    }

    // MARK: Chance

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    mutating func one<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    mutating func length(_ most: Int = 160) -> Double {
        Double(Int.random(in: 0...most, using: &random)) / 4
    }

    mutating func insets() -> EdgeInsets {
        EdgeInsets(top: length(60), left: length(60), bottom: length(60), right: length(60))
    }

    // MARK: Views

    private mutating func view(_ id: String, parent: String?, depth: Int) -> ViewNode {
        var node = ViewNode(id: id)
        if depth > 0 {
            let kinds: [ViewNode.Kind] =
                style == .full
                ? [.view, .view, .label, .label, .button, .stack, .stack, .scroll, .image]
                : style == .scaleless
                    ? [.view, .view, .stack, .image]
                    : [.view, .view, .view, .image, .image, .stack]
            node.kind = one(kinds)
        }
        views.append((id, parent, node.kind))
        switch node.kind {
        case .stack: node.stack = settings()
        case .label, .button:
            node.text = LocalizedText(key: chance(0.3) ? "greeting" : nil, value: words())
            node.numberOfLines = chance(0.5) ? 0 : 1
            node.font = FontDescription(size: 17, textStyle: chance(0.5) ? "body" : nil)
        case .image where style == .full && chance(0.3): node.sizeTable = sizeTable()
        case .image: node.intrinsicSize = IntrinsicSize(length(), length())
        default: break
        }
        if style == .full { dress(&node) }
        node.isHidden = depth > 0 && chance(0.1)
        if style == .full, depth > 0, parentKind(parent) != .stack, chance(0.1) {
            node.autoresizing = autoresizing()
            masked.insert(id)
        }
        // Small trees: what goes wrong mostly shows with a few views, and thousands are tried.
        let most: Int
        switch node.kind {
        case .stack: most = 3
        case .view where depth < 2: most = 2
        default: most = 0
        }
        let least = depth == 0 || node.kind == .stack ? 1 : 0
        for number in 0..<(most == 0 ? 0 : Int.random(in: least...most, using: &random)) {
            node.children.append(view("\(id).\(number)", parent: id, depth: depth + 1))
        }
        if node.kind == .scroll {
            node.children.append(view("\(id).content", parent: id, depth: 3))
        }
        return node
    }

    private func parentKind(_ parent: String?) -> ViewNode.Kind? {
        views.first { $0.id == parent }?.kind
    }

    private mutating func dress(_ node: inout ViewNode) {
        if chance(0.2) { node.margins = insets() }
        node.marginsAreDirectional = chance(0.2)
        node.preservesSuperviewMargins = chance(0.2)
        node.respectsSystemMargins = chance(0.1)
        if chance(0.1) { node.semanticContent = chance(0.5) ? .leftToRight : .rightToLeft }
        if chance(0.1), node.kind != .scroll { node.alignmentInsets = insets() }
        if chance(0.1) { node.hugging = AxisPair(horizontal: 251, vertical: 1000) }
        if chance(0.1) { node.insetsMarginsFromSafeArea = false }
        if node.kind == .image, chance(0.3) {
            node.firstBaselineFromTop = length(40)
            node.lastBaselineFromBottom = length(40)
        }
        if node.kind == .label, chance(0.2) {
            let width = length() + 1
            node.intrinsicSize = IntrinsicSize(width, 20.5)
            node.textTable = [
                TextTableRow(minimumWidth: width, height: 20.5),
                TextTableRow(minimumWidth: 0, height: 41),
            ]
        }
    }

    /// Sizes by room, text size and locale.
    private mutating func sizeTable() -> [SizeTableRow] {
        [
            SizeTableRow(
                size: Size(length(), length()), maximumWidth: chance(0.5) ? length(400) : nil),
            SizeTableRow(size: Size(length(), length()), textSize: .large),
            SizeTableRow(size: Size(length(), length()), locale: "de"),
            SizeTableRow(size: Size(length(), length())),
        ]
    }

    private mutating func autoresizing() -> AutoresizedFrame {
        let parts = AutoresizedFrame.FlexiblePart.allCases.filter { _ in chance(0.4) }
        return AutoresizedFrame(
            Frame(length(), length(), length(), length()), in: Size(length(800), length(800)),
            flexible: Set(parts))
    }

    private mutating func settings() -> StackSettings {
        var settings = StackSettings()
        settings.axis = one(Axis.allCases)
        settings.distribution = one(StackSettings.Distribution.allCases)
        settings.alignment = one(StackSettings.Alignment.allCases)
        settings.spacing = length(40)
        settings.isMarginsRelative = style == .full && chance(0.2)
        settings.isBaselineRelative = style == .full && chance(0.2)
        return settings
    }

    mutating func words() -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...9, using: &random))
        }.joined(separator: " ")
    }

    // MARK: Constraints

    /// Two constraints an axis, or none beside the view's mask; arranged views are placed by their stack view.
    private mutating func place(_ id: String, in parent: String) {
        let isArranged = views.contains { $0.id == parent && $0.kind == .stack }
        if isArranged || masked.contains(id) { return }
        if style == .full, chance(0.1) { return }
        let outer = ItemReference(parent, part(of: parent))
        let isContent = views.contains { $0.id == parent && $0.kind == .scroll }
        let hasOwnSize = views.contains {
            $0.id == id && ($0.kind == .image || $0.kind == .stack || $0.kind == .label)
        }
        for axis in Axis.allCases {
            let (start, end): (LayoutAttribute, LayoutAttribute) =
                axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
            let size: LayoutAttribute = axis == .horizontal ? .width : .height
            add(.init(ItemReference(id), start), .equal, .init(outer, start), constant: inset())
            // Mostly one more constraint, sometimes none or one too many.
            let choice = isContent ? 0 : number(0..<40)
            if choice < 2 || choice > 17 {
                add(.init(ItemReference(id), end), .equal, .init(outer, end), constant: -inset())
            }
            if choice < 12 {
                add(.init(ItemReference(id), size), .equal, nil, constant: length(240) + 30)
            }
            if choice > 1, choice < 4 {
                add(
                    .init(ItemReference(id), end), .lessThanOrEqual, .init(outer, end),
                    constant: -inset())
            }
            if choice == 12, style != .directional || hasOwnSize { continue }
            if choice >= 12, choice < 18 {
                add(
                    .init(ItemReference(id), size), one([.equal, .equal, .greaterThanOrEqual]),
                    .init(ItemReference(parent), size),
                    multiplier: style == .directional ? 1 : one([0.5, 0.25, 1]),
                    priority: style == .directional ? 1000 : one([1000, 750]))
            }
        }
    }

    private mutating func inset() -> Double { length(32) }

    private mutating func part(of parent: String) -> ItemReference.Part {
        guard style == .full, chance(0.4),
            !views.contains(where: { $0.id == parent && $0.kind == .scroll })
        else { return .body }
        return one([.safe, .margins, .readable, .keyboard])
    }

    private mutating func addWish() {
        let pair = views.map(\.id).shuffled(using: &random).prefix(2)
        guard let first = pair.first, let second = pair.last, first != second else { return }
        let attribute: LayoutAttribute =
            style == .directional
            ? one([.leading, .trailing, .width])
            : one([
                .leading, .centerX, .top, .centerY, .width, .height, .firstBaseline, .lastBaseline,
            ])
        let isSpaced = style == .full && attribute.isLocation && chance(0.3)
        add(
            .init(ItemReference(first), attribute),
            one([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            .init(ItemReference(second), attribute),
            multiplier: style == .full && chance(0.2) ? 1.5 : 1, constant: length(),
            priority: one([750, 500, 250, 999.5, chance(0.3) ? 1000 : 600]), isSpaced: isSpaced)
    }

    private mutating func add(
        _ first: Anchor, _ relation: Relation, _ second: Anchor?, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000, isSpaced: Bool = false
    ) {
        let name = "c\(names.count)"
        names.append(name)
        let value: ConstantValue =
            isSpaced
            ? .systemSpacing(times: 1)
            : chance(0.1) ? .parameter("gap", negated: constant < 0) : .number(constant)
        layout.constraints.append(
            Constraint(
                name: chance(0.9) ? name : nil, first, relation, second, multiplier: multiplier,
                constant: value, priority: priority))
    }
}
