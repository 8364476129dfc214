import LayoutCore
import LayoutSolver

/// Repeatable random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A random layout with random updates: conflicts, ambiguity and ties are all wanted.
struct RandomLayout {
    var layout: Layout
    private(set) var steps: [[Update]] = []
    private var random: SeededGenerator
    private var ids: [String] = []
    private var names: [String] = []
    private let isDirectional: Bool

    /// `isDirectional` leaves out what has no mirror image: centres with constants and wrapping text.
    init(seed: UInt64, stepCount: Int = 6, isDirectional: Bool = false) {
        self.isDirectional = isDirectional
        random = SeededGenerator(seed)
        layout = Layout(root: ViewNode(id: "root"))
        layout.root = view("root", depth: 0)
        layout.guides = [GuideNode(id: "guide", owner: "root")]
        for id in ids.dropFirst() + ["guide"] { constrain(id) }
        for _ in 0..<stepCount {
            steps.append((0..<Int.random(in: 1...3, using: &random)).map { _ in update() })
        }
    }

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    private mutating func length() -> Double {
        Double(Int.random(in: 0...400, using: &random)) / 4
    }

    private mutating func priority() -> Double {
        [1000, 1000, 750, 250, 250, 999.5].randomElement(using: &random) ?? 1000
    }

    private mutating func view(_ id: String, depth: Int) -> ViewNode {
        ids.append(id)
        var node = ViewNode(id: id)
        if depth == 1, chance(0.3) {
            node.kind = .stack
            var settings = StackSettings()
            settings.axis = chance(0.5) ? .horizontal : .vertical
            settings.distribution =
                StackSettings.Distribution.allCases.randomElement(using: &random) ?? .fill
            settings.alignment =
                StackSettings.Alignment.allCases.randomElement(using: &random) ?? .fill
            settings.spacing = Double(Int.random(in: 0...12, using: &random))
            node.stack = settings
        } else if depth > 0, chance(0.5) {
            node.intrinsicSize = IntrinsicSize(
                chance(0.8) ? length() : nil, chance(0.8) ? length() : nil)
            if chance(0.3), let width = node.intrinsicSize?.width,
                let height = node.intrinsicSize?.height, width > 0
            {
                node.textTable = [
                    TextTableRow(minimumWidth: width, height: height),
                    TextTableRow(minimumWidth: 0, height: height * 2),
                ]
            }
        }
        node.isHidden = depth > 0 && chance(0.1)
        let mostChildren = depth == 0 ? 4 : depth < 3 ? 3 : 0
        if mostChildren > 0 {
            for number
                in 0..<Int.random(
                    in: depth == 0 ? 1...mostChildren : 0...mostChildren, using: &random)
            {
                node.children.append(view("\(id).\(number)", depth: depth + 1))
            }
        }
        return node
    }

    private mutating func constrain(_ id: String) {
        let horizontal: [LayoutAttribute] =
            isDirectional
            ? [.leading, .trailing, .width] : [.leading, .trailing, .width, .centerX]
        let vertical: [LayoutAttribute] = [.top, .bottom, .height, .centerY]
        for attribute in horizontal.shuffled(using: &random).prefix(2)
            + vertical.shuffled(using: &random).prefix(2)
        {
            add(constraint(id, attribute))
        }
        if chance(0.3) { add(constraint(id, chance(0.5) ? .width : .top)) }
    }

    private mutating func add(_ constraint: Constraint) {
        var named = constraint
        let name = "c\(names.count)"
        names.append(name)
        named.name = name
        layout.constraints.append(named)
    }

    private mutating func constraint(_ id: String, _ attribute: LayoutAttribute) -> Constraint {
        let relation: Relation =
            [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &random) ?? .equal
        let isSize = attribute == .width || attribute == .height
        let other = chance(0.6) ? "root" : ids.randomElement(using: &random) ?? "root"
        let second =
            isSize && chance(0.5) || other == id
            ? nil : Anchor(ItemReference(other), attribute)
        if second == nil, !isSize {
            return Constraint(
                Anchor(ItemReference(id), attribute), relation,
                Anchor(ItemReference("root"), attribute), constant: .number(length()),
                priority: priority())
        }
        return Constraint(
            Anchor(ItemReference(id), attribute), relation, second,
            multiplier: isSize && chance(0.3) ? 0.5 : 1, constant: .number(length()),
            priority: priority(), isActive: !chance(0.1))
    }

    private mutating func update() -> Update {
        let name = names.randomElement(using: &random) ?? "c0"
        let id = ids.randomElement(using: &random) ?? "root"
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .resize(Size(length() * 6, length() * 6))
        case 1, 2: return .setConstant(name, length())
        case 3: return .activate([name])
        case 4: return .deactivate([name])
        case 5: return .setPriority(name, priority())
        case 6: return .setIntrinsicSize(id, IntrinsicSize(length(), length()))
        case 7: return chance(0.5) ? .hide([id]) : .show([id])
        default: return .setDirection(chance(0.5) ? .leftToRight : .rightToLeft)
        }
    }
}
