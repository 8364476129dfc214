/// A layout after some updates: what is active, removed, hidden and set. A value; updates give a new one.
struct LayoutState: Sendable {
    /// A constraint and whether it is gone for good.
    struct ConstraintEntry: Sendable {
        var constraint: Constraint
        var isRemoved = false
    }

    /// What updates may change of a view or guide.
    struct ItemState: Sendable {
        var intrinsicSize: IntrinsicSize?
        var text: LocalizedText?
        var textTable: [TextTableRow]?
        var hugging = ViewNode.defaultHugging
        var compressionResistance = ViewNode.defaultCompressionResistance
        var stack: StackSettings?
        var isHidden = false
        var isRemoved = false
        /// How tall wrapping text is at a width; nil where the height does not follow the width.
        var wrapping: WrappingText?
        /// Whether the natural size was measured from text and so differs between environments.
        var isMeasured = false
        /// First baseline from the top and last from the bottom of measured text in one line, points.
        var baselines = (first: 0.0, last: 0.0)
        /// Lines of the font of a view that shows text, at the environment's text size and scale.
        var lineMetrics: LineMetrics?
        /// Layout margins, points.
        var margins = ViewNode.defaultMargins

        /// A view as written with what updates set; natural sizes, which may be measured by now, stay as they are.
        func updated(_ node: ViewNode) -> ViewNode {
            var updated = node
            updated.text = text
            updated.textTable = textTable
            updated.hugging = hugging
            updated.compressionResistance = compressionResistance
            updated.stack = stack
            updated.isHidden = isHidden
            updated.margins = margins
            return updated
        }
    }

    /// Constraints in the order written, then those added.
    private(set) var constraints: [ConstraintEntry]
    /// Place of the living constraint of a name in `constraints`.
    private var placeByName: [String: Int]
    /// Values of the layout's parameters, points.
    private(set) var parameters: [String: Double]
    /// One for each item of the index.
    var items: [ItemState]

    /// The layout as written.
    init(_ layout: Layout, index: LayoutIndex) {
        constraints = []
        placeByName = [:]
        parameters = layout.parameters
        items = index.entries.map { entry in
            var state = ItemState()
            guard let node = entry.node else { return state }
            state.intrinsicSize = node.intrinsicSize
            state.text = node.text
            state.textTable = node.textTable
            state.hugging = node.hugging
            state.compressionResistance = node.compressionResistance
            state.stack = node.stack
            state.isHidden = node.isHidden
            state.margins = node.margins
            return state
        }
        for constraint in layout.constraints { append(constraint) }
    }

    /// The constraints that take part.
    var activeConstraints: some Sequence<Constraint> {
        constraints.lazy.filter { !$0.isRemoved && $0.constraint.isActive }.map(\.constraint)
    }

    /// Margins that differ from those written, by item. O(items).
    func changedMargins(_ index: LayoutIndex) -> [Int: EdgeInsets] {
        var changed: [Int: EdgeInsets] = [:]
        for (number, entry) in index.entries.enumerated() {
            guard let node = entry.node, node.margins != items[number].margins else { continue }
            changed[number] = items[number].margins
        }
        return changed
    }

    /// Applies one update. Changes of the environment are not its business (`Environment.apply`); an update of
    /// something that an earlier one removed does nothing.
    mutating func apply(_ update: Update, index: LayoutIndex) {
        switch update {
        case .setConstant(let name, let value):
            change(name) { $0.constant = .number(value) }
        case .setMultiplier(let name, let value):
            change(name) { $0.multiplier = value }
        case .setPriority(let name, let value):
            change(name) { $0.priority = value }
        case .setParameter(let name, let value):
            parameters[name] = value
        case .activate(let names):
            for name in names { change(name) { $0.isActive = true } }
        case .deactivate(let names):
            for name in names { change(name) { $0.isActive = false } }
        case .add(let constraint):
            append(constraint)
        case .remove(let names):
            for name in names { if let place = placeByName[name] { remove(place) } }
        case .remake(let id, let replacements):
            removeConstraints { $0.first.item.id == id }
            for constraint in replacements { append(constraint) }
        case .removeView(let id):
            if let number = index.number(of: id) { removeItem(number, index: index) }
        case .setDirection, .resize, .fit, .rotate, .setSafeArea, .setKeyboardHeight:
            break
        case .hide, .show, .setText, .setMeasuredText, .setIntrinsicSize, .setHugging,
            .setCompressionResistance, .setStack, .setMargins:
            applyToItem(update, index: index)
        }
    }

    private mutating func applyToItem(_ update: Update, index: LayoutIndex) {
        switch update {
        case .hide(let ids):
            for id in ids { change(id, index) { $0.isHidden = true } }
        case .show(let ids):
            for id in ids { change(id, index) { $0.isHidden = false } }
        case .setText(let id, let text):
            change(id, index) { $0.text = text }
        case .setMeasuredText(let id, let size, let table):
            change(id, index) {
                $0.intrinsicSize = size
                $0.textTable = table.isEmpty ? nil : table
            }
        case .setIntrinsicSize(let id, let size):
            change(id, index) { $0.intrinsicSize = size }
        case .setHugging(let id, let priorities):
            change(id, index) { $0.hugging = priorities }
        case .setCompressionResistance(let id, let priorities):
            change(id, index) { $0.compressionResistance = priorities }
        case .setStack(let id, let settings):
            change(id, index) { $0.stack?.apply(settings) }
        case .setMargins(let id, let margins):
            change(id, index) { $0.margins = margins }
        default:
            break
        }
    }

    private mutating func change(_ name: String, _ body: (inout Constraint) -> Void) {
        guard let place = placeByName[name] else { return }
        body(&constraints[place].constraint)
    }

    private mutating func change(
        _ id: String, _ index: LayoutIndex, _ body: (inout ItemState) -> Void
    ) {
        guard let number = index.number(of: id) else { return }
        body(&items[number])
    }

    private mutating func append(_ constraint: Constraint) {
        if let name = constraint.name {
            // A name stands for one constraint: a new one takes the place of the old.
            if let place = placeByName[name] { constraints[place].isRemoved = true }
            placeByName[name] = constraints.count
        }
        constraints.append(ConstraintEntry(constraint: constraint))
    }

    private mutating func remove(_ place: Int) {
        constraints[place].isRemoved = true
        if let name = constraints[place].constraint.name, placeByName[name] == place {
            placeByName[name] = nil
        }
    }

    private mutating func removeConstraints(where matches: (Constraint) -> Bool) {
        for place in constraints.indices
        where !constraints[place].isRemoved && matches(constraints[place].constraint) {
            remove(place)
        }
    }

    private mutating func removeItem(_ item: Int, index: LayoutIndex) {
        var gone: Set<String> = []
        for number in items.indices where index.isInside(number, item) {
            items[number].isRemoved = true
            gone.insert(index.entries[number].id)
        }
        removeConstraints {
            gone.contains($0.first.item.id) || gone.contains($0.second?.item.id ?? $0.first.item.id)
        }
    }
}

extension StackSettings {
    /// Replaces the settings that a change names.
    mutating func apply(_ change: StackChange) {
        if let axis = change.axis { self.axis = axis }
        if let distribution = change.distribution { self.distribution = distribution }
        if let alignment = change.alignment { self.alignment = alignment }
        if let spacing = change.spacing { self.spacing = spacing }
        for (id, spacing) in change.customSpacing ?? [:] { customSpacing[id] = spacing }
        if let isRelative = change.isMarginsRelative { isMarginsRelative = isRelative }
        if let isRelative = change.isBaselineRelative { isBaselineRelative = isRelative }
    }
}
