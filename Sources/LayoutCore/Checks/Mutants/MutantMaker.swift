/// Makes the mutants of a layout: every operation at every site, or a choice of them that a seed decides.
struct MutantMaker {
    /// By how much a shift moves what has next to no constant, points: as much as a margin or gap that was forgotten.
    static let shiftLength = 20.0
    /// Least constant that is shifted by taking its sign away, points: half a standard gap.
    static let leastSigned = 4.0
    /// How many times a text is repeated: short texts grow that much in translation.
    static let textFactor = 3
    /// Priority of a required constraint that gives way.
    static let loweredRequired = 749.0

    /// A mutant without its layout: only those that are chosen get one.
    private struct Plan {
        /// What is changed.
        enum Edit {
            case constraint(Int, Constraint)
            case spacing(Double)
            case text(LocalizedText)
        }

        var operation: Mutant.Operation
        var site: String
        var change: String
        var source: String?
        var edit: Edit
    }

    private let layout: Layout
    private var random: SplitMix
    private var plans: [Mutant.Operation: [Plan]] = [:]

    /// The mutants of a layout, at most `limit`: all operations have their turn, the seed chooses sites and directions.
    /// O(sites + mutants × size of the layout).
    static func mutants(
        of layout: Layout, operations: [Mutant.Operation], seed: UInt64, limit: Int
    ) -> [Mutant] {
        var maker = MutantMaker(layout: layout, random: SplitMix(seed: seed))
        maker.mutateConstraints()
        maker.mutateViews()
        return maker.chosen(operations, limit: limit).map(maker.mutant)
    }

    private mutating func chosen(_ operations: [Mutant.Operation], limit: Int) -> [Plan] {
        let order = Mutant.Operation.allCases.filter(operations.contains)
        let total = order.reduce(0) { $0 + (plans[$1]?.count ?? 0) }
        var queues = order.map { plans[$0] ?? [] }
        guard total > limit else { return queues.flatMap { $0 } }
        for place in queues.indices { queues[place].shuffle(using: &random) }
        var chosen: [Plan] = []
        var turn = 0
        while chosen.count < limit {
            let place = turn % queues.count
            if let plan = queues[place].popLast() { chosen.append(plan) }
            turn += 1
        }
        return chosen
    }

    /// Makes the mistake of a plan in a copy of the layout.
    private func mutant(_ plan: Plan) -> Mutant {
        var mutated = layout
        switch plan.edit {
        case .constraint(let place, let changed):
            mutated.constraints[place] = changed
        case .spacing(let spacing):
            MutantMaker.change(plan.site, in: &mutated) { $0.stack?.spacing = spacing }
        case .text(let text):
            MutantMaker.change(plan.site, in: &mutated) { $0.lengthen(text) }
        }
        return Mutant(
            operation: plan.operation, site: plan.site, change: plan.change, source: plan.source,
            layout: mutated, content: plan.operation == .lengthen ? plan.site : nil)
    }

    private static func change(
        _ id: String, in layout: inout Layout, _ body: (inout ViewNode) -> Void
    ) {
        layout.root.change(id, body)
        for place in layout.extraRoots.indices { layout.extraRoots[place].change(id, body) }
    }

    // MARK: Constraints

    private mutating func mutateConstraints() {
        for (place, constraint) in layout.constraints.enumerated()
        where constraint.isActive && !constraint.isGenerated {
            if constraint.first.attribute.isSize {
                shrink(constraint, at: place)
            } else {
                var shifted = constraint
                shifted.constant = .number(self.shifted(value(of: constraint.constant)))
                add(
                    .shift, constraint, at: place, shifted,
                    "\(text(constraint.constant)) -> \(text(shifted.constant))")
            }
            var dropped = constraint
            dropped.isActive = false
            add(.drop, constraint, at: place, dropped, "not there")
            var lowered = constraint
            lowered.priority =
                constraint.priority == 1000 ? Self.loweredRequired : max(1, constraint.priority / 3)
            let priorities = [constraint.priority, lowered.priority].map(NumberText.text)
            add(.lower, constraint, at: place, lowered, priorities.joined(separator: " -> "))
            if let swapped = swapped(constraint) {
                add(
                    .swap, constraint, at: place, swapped,
                    "\(constraint.first.attribute.rawValue) -> \(swapped.first.attribute.rawValue)")
            }
        }
    }

    /// A length with the wrong sign, or somewhat more or less of one that is next to nothing.
    private mutating func shifted(_ length: Double) -> Double {
        // Asked for each site, so that a seed's choices do not hang on the lengths before.
        let isMore = Bool.random(using: &random)
        if length.magnitude >= Self.leastSigned { return -length }
        return length + (isMore ? Self.shiftLength : -Self.shiftLength)
    }

    private mutating func shrink(_ constraint: Constraint, at place: Int) {
        var shrunk = constraint
        let change: String
        if constraint.second == nil {
            let length = value(of: constraint.constant)
            shrunk.constant = .number(length / 2)
            change = "\(NumberText.text(length)) -> \(NumberText.text(length / 2))"
        } else {
            shrunk.multiplier = constraint.multiplier / 2
            let factors = [constraint.multiplier, shrunk.multiplier].map(NumberText.text)
            change = "* \(factors.joined(separator: " -> * "))"
        }
        if shrunk != constraint { add(.shrink, constraint, at: place, shrunk, change) }
    }

    private func swapped(_ constraint: Constraint) -> Constraint? {
        guard let first = constraint.first.attribute.swapped, let second = constraint.second,
            let other = second.attribute.swapped
        else { return nil }
        var swapped = constraint
        swapped.first.attribute = first
        swapped.second?.attribute = other
        return swapped
    }

    private func value(of constant: ConstantValue) -> Double {
        switch constant {
        case .number(let value): return value
        case .parameter(let name, let negated):
            return (negated ? -1 : 1) * (layout.parameters[name] ?? 0)
        case .systemSpacing(let times): return 8 * times
        }
    }

    private func text(_ constant: ConstantValue) -> String {
        NumberText.text(value(of: constant))
    }

    private mutating func add(
        _ operation: Mutant.Operation, _ constraint: Constraint, at place: Int,
        _ changed: Constraint, _ change: String
    ) {
        var changed = changed
        // The same constraint to whoever names it in a finding: its change alone makes no new cause.
        changed.name = constraint.name ?? constraint.canonicalText
        plans[operation, default: []].append(
            Plan(
                operation: operation, site: constraint.key, change: change,
                source: constraint.source, edit: .constraint(place, changed)))
    }

    // MARK: Views

    private mutating func mutateViews() {
        var rest = [layout.root] + layout.extraRoots
        while let view = rest.popLast() {
            rest += view.children.reversed()
            if let stack = view.stack, stack.distribution != .equalCentering {
                let spacing =
                    stack.spacing.magnitude >= Self.leastSigned
                    ? -stack.spacing : stack.spacing + Self.shiftLength
                add(
                    .shift, view,
                    "spacing \(NumberText.text(stack.spacing)) -> \(NumberText.text(spacing))",
                    .spacing(spacing))
            }
            if let text = view.text, !text.value.isEmpty {
                add(.lengthen, view, "the text \(Self.textFactor) times", .text(text))
            }
        }
    }

    private mutating func add(
        _ operation: Mutant.Operation, _ view: ViewNode, _ change: String, _ edit: Plan.Edit
    ) {
        plans[operation, default: []].append(
            Plan(
                operation: operation, site: view.id, change: change, source: view.source,
                edit: edit))
    }
}

extension ViewNode {
    /// Changes the view of an id, itself or below. O(views).
    fileprivate mutating func change(_ id: String, _ body: (inout ViewNode) -> Void) {
        if self.id == id { body(&self) }
        for place in children.indices { children[place].change(id, body) }
    }

    /// Repeats the text; sizes that stand for it grow as a line of it would.
    fileprivate mutating func lengthen(_ text: LocalizedText) {
        let factor = Double(MutantMaker.textFactor)
        let words = Array(repeating: text.value, count: MutantMaker.textFactor)
        self.text = LocalizedText(value: words.joined(separator: " "))
        if let size = intrinsicSize {
            intrinsicSize = IntrinsicSize(size.width.map { $0 * factor }, size.height)
        }
        textTable = textTable.map { rows in
            rows.map { TextTableRow(minimumWidth: $0.minimumWidth * factor, height: $0.height) }
        }
        sizeTable = sizeTable.map { row in
            var longer = row
            longer.size.width *= factor
            return longer
        }
    }
}

extension LayoutAttribute {
    /// Whether it is a size and not a location.
    fileprivate var isSize: Bool { self == .width || self == .height }

    /// The same edge by direction where it was by side, and the other way round.
    fileprivate var swapped: LayoutAttribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        case .leading: .left
        case .trailing: .right
        case .leftMargin: .leadingMargin
        case .rightMargin: .trailingMargin
        case .leadingMargin: .leftMargin
        case .trailingMargin: .rightMargin
        default: nil
        }
    }
}

/// Repeatable random numbers (SplitMix64): the same seed makes the same mutants everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
