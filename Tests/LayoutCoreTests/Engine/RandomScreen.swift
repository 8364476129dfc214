import LayoutSolver

@testable import LayoutCore

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
    private var views: [(id: String, parent: String?, kind: ViewNode.Kind)] = []
    private var names: [String] = []

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
    }

    // MARK: Chance

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    private mutating func one<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func length(_ most: Int = 160) -> Double {
        Double(Int.random(in: 0...most, using: &random)) / 4
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: length(60), left: length(60), bottom: length(60), right: length(60))
    }

    // MARK: Views

    private mutating func view(_ id: String, parent: String?, depth: Int) -> ViewNode {
        var node = ViewNode(id: id)
        if depth > 0 {
            let kinds: [ViewNode.Kind] =
                style == .full
                ? [.view, .view, .label, .label, .button, .stack, .stack, .scroll, .image]
                : [.view, .view, .stack, .image]
            node.kind = one(kinds)
        }
        views.append((id, parent, node.kind))
        switch node.kind {
        case .stack: node.stack = settings()
        case .label, .button:
            node.text = LocalizedText(value: words())
            node.numberOfLines = chance(0.5) ? 0 : 1
            node.font = FontDescription(size: 17, textStyle: chance(0.5) ? "body" : nil)
        case .image: node.intrinsicSize = IntrinsicSize(length(), length())
        default: break
        }
        if style == .full { dress(&node) }
        node.isHidden = depth > 0 && chance(0.1)
        let most =
            depth == 0 ? 4 : node.kind == .stack ? 3 : depth < 2 && node.kind == .view ? 2 : 0
        for number in 0..<(most == 0 ? 0 : Int.random(in: 1...most, using: &random)) {
            node.children.append(view("\(id).\(number)", parent: id, depth: depth + 1))
        }
        if node.kind == .scroll {
            node.children.append(view("\(id).content", parent: id, depth: 3))
        }
        return node
    }

    private mutating func dress(_ node: inout ViewNode) {
        if chance(0.2) { node.margins = insets() }
        node.marginsAreDirectional = chance(0.2)
        node.preservesSuperviewMargins = chance(0.2)
        node.respectsSystemMargins = chance(0.1)
        if chance(0.1) { node.semanticContent = chance(0.5) ? .leftToRight : .rightToLeft }
        if chance(0.1), node.kind != .scroll { node.alignmentInsets = insets() }
        if chance(0.1) { node.hugging = AxisPair(horizontal: 251, vertical: 1000) }
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

    private mutating func words() -> String {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...9, using: &random))
        }.joined(separator: " ")
    }

    // MARK: Constraints

    /// Two constraints an axis, or the view's mask; arranged views are placed by their stack view.
    private mutating func place(_ id: String, in parent: String) {
        let isArranged = views.contains { $0.id == parent && $0.kind == .stack }
        if isArranged { return }
        if style == .full, chance(0.1) { return }
        let outer = ItemReference(parent, part(of: parent))
        let isContent = views.contains { $0.id == parent && $0.kind == .scroll }
        let isOpen = chance(0.05)
        for axis in Axis.allCases {
            let (start, end): (LayoutAttribute, LayoutAttribute) =
                axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
            let size = axis.sizeAttribute
            add(.init(ItemReference(id), start), .equal, .init(outer, start), constant: length())
            if isOpen { continue }
            if isContent || chance(0.5) {
                add(
                    .init(ItemReference(id), end), one([.equal, .equal, .lessThanOrEqual]),
                    .init(outer, end), constant: -length())
            }
            if isContent || chance(0.4) {
                add(.init(ItemReference(id), size), .equal, nil, constant: length() + 5)
            } else if style != .directional, chance(0.3) {
                add(
                    .init(ItemReference(id), size), one([.equal, .greaterThanOrEqual]),
                    .init(ItemReference(parent), size), multiplier: one([0.5, 0.25, 1]),
                    priority: one([1000, 750]))
            }
        }
    }

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
            priority: one([750, 500, 250, 999.5, 1000]), isSpaced: isSpaced)
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

    // MARK: Updates

    /// A batch of one to three updates of any kind.
    mutating func batch() -> [Update] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in update() }
    }

    private var namedConstraints: [String] { layout.constraints.compactMap(\.name) }

    private mutating func update() -> Update {
        let names = namedConstraints
        let view = one(views.map(\.id))
        if Int.random(in: 0..<3, using: &random) == 0 || names.isEmpty { return screenUpdate(view) }
        let name = one(names)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: return .setConstant(name, length())
        case 2: return .deactivate([name])
        case 3: return .activate([name])
        case 4: return .setPriority(name, one([1000, 750, 400]))
        case 5:
            return .setIntrinsicSize(view, IntrinsicSize(length(), chance(0.5) ? length() : nil))
        case 6: return chance(0.5) ? .hide([view]) : .show([view])
        default: return viewUpdate(view)
        }
    }

    private mutating func viewUpdate(_ view: String) -> Update {
        var change = StackChange()
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .setMargins(view, insets())
        case 1: return .setText(view, LocalizedText(value: words()))
        case 2: return .setHugging(view, AxisPair(horizontal: 100, vertical: 600))
        case 3:
            let constraint = Constraint(
                name: "late", .init(ItemReference(view), .width), .greaterThanOrEqual,
                constant: .number(length()), priority: 600)
            return .add(constraint)
        case 4: return view == "root" ? .setParameter("gap", length()) : .removeView(view)
        default:
            guard let stack = views.first(where: { $0.kind == .stack })?.id else {
                return .setParameter("gap", length())
            }
            change.spacing = length(40)
            if chance(0.3) { change.axis = one(Axis.allCases) }
            if chance(0.3) { change.customSpacing = [view: chance(0.7) ? length() : nil] }
            return .setStack(stack, change)
        }
    }

    private mutating func screenUpdate(_ view: String) -> Update {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .resize(Size(length(1600) + 60, length(1600) + 60))
        case 1: return .rotate
        case 2: return .setSafeArea(insets())
        case 3: return .setKeyboardHeight(length(1000))
        case 4: return .setDirection(chance(0.5) ? .rightToLeft : .leftToRight)
        default: return .setParameter("gap", length())
        }
    }
}
