import LayoutCore

extension SceneLowering {
    /// The node of a view with everything below it; nil when no traits install it.
    mutating func node(_ view: DesignView) -> ViewNode? {
        guard isInstalled(view) else {
            for inner in view.subtree { absent.insert(inner.id) }
            return nil
        }
        var node = ViewNode(id: view.id, kind: kind(view))
        node.hugging = view.hugging
        node.compressionResistance = view.compressionResistance
        node.className = view.className ?? Self.className(view.tag)
        node.accessibilityIdentifier = view.accessibilityIdentifier
        node.clipsToBounds = view.clipsToBounds
        node.alpha = view.alpha
        node.isHidden = isHidden(view)
        node.source = source(view.place)
        if let label = view.label { node.tags = [label] }
        addMargins(of: view, to: &node)
        if let stack = view.stack {
            node.stack = stack.settings(
                for: traits ?? DesignTraits(width: .compact, height: .regular))
            // Labels that may wrap share a stack's width evenly at run time; the canvas records none that does.
            if options.purpose == .asDesigned { node.stack?.disambiguatesTextWidth = false }
        }
        addContent(of: view, to: &node)
        let insets = ControlSizes.alignmentInsets(
            view, toolsVersion: document.toolsVersion, scale: document.scale)
        if insets != .zero { alignmentInsets[view.id] = insets }
        if let origin = view.boundsOrigin, origin.x != 0 || origin.y != 0 {
            boundsOrigins[view.id] = Frame(origin.x, origin.y, 0, 0)
        }
        if traits == nil { addRules(for: view) }
        let others = outside
        outside = []
        for child in view.children {
            guard let inner = self.node(child) else { continue }
            if leavesStack(child) {
                outside.append(inner)
                stacksLeft[child.id] = view.id
            } else {
                node.children.append(inner)
            }
        }
        // What leaves a stack lies beside it, in the first view around that is no stack.
        if view.stack == nil || items[view.id]?.parent == nil {
            node.children += outside
            outside = others
        } else {
            outside = others + outside
        }
        return node
    }

    private func isInstalled(_ view: DesignView) -> Bool {
        if let traits { return view.isInstalled.value(for: traits) }
        return DesignTraits.all.contains { view.isInstalled.value(for: $0) }
    }

    /// Whether a view is hidden. The canvas shows an indicator that only hides because nothing has started it.
    func isHidden(_ view: DesignView) -> Bool {
        if options.purpose == .asDesigned, view.content.isHiddenUntilStarted { return false }
        return resolved(view.isHidden)
    }

    private func kind(_ view: DesignView) -> ViewNode.Kind {
        switch view.tag {
        case "label": .label
        case "button": .button
        case "imageView": .image
        case "stackView": .stack
        case "scrollView": .scroll
        case "tableViewCell", "collectionViewCell":
            view.id == scene.root.id ? .cell : .view
        default: .view
        }
    }

    /// UIKit's class of a tag, such as "UISwitch"; nil for a plain view.
    private static func className(_ tag: String) -> String? {
        switch tag {
        case "view", "tableViewCellContentView", "collectionViewCellContentView": nil
        case "wkWebView": "WKWebView"
        case "mapView": "MKMapView"
        default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
        }
    }

    /// Margins, and what makes them larger than they are.
    private func addMargins(of view: DesignView, to node: inout ViewNode) {
        guard let item = items[view.id] else { return }
        let isRoot = item.parent == nil
        let isCell = Self.cellTags.contains(view.tag)
        let hasRootMargins = isRoot && !Self.tableCellTags.contains(view.tag)
        if hasRootMargins, let stated = resolved(view.margins) {
            node.margins = rootMargins(stated: stated)
        } else {
            node.margins = statedMargins(view) ?? (hasRootMargins ? rootMargins : node.margins)
        }
        node.insetsMarginsFromSafeArea = !isCell && addsSafeArea(item)
        node.preservesSuperviewMargins =
            view.preservesSuperviewMargins && !isCell && !isRoot
            && (view.stack?.isMarginsRelative ?? true)
    }

    /// Margins that are numbers; nil where the document leaves them to the system.
    private func statedMargins(_ view: DesignView) -> EdgeInsets? {
        if view.tag == "tableViewCellContentView" {
            let cell = items[view.id]?.parent.flatMap { items[$0]?.view }
            let table = cell.flatMap { items[$0.id]?.parent }.flatMap { items[$0]?.view }
            let own = margins.cellContent(
                width: cell.map { Self.tableWidth(around: $0) } ?? view.frame.width,
                in: table.map { items[$0.id]?.parent == nil ? .rootTable : .table } ?? .alone,
                preservesSuperview: view.preservesSuperviewMargins,
                isCellPreserving: cell?.preservesSuperviewMargins == true,
                hasAccessory: cell?.hasAccessory == true)
            guard let explicit = resolved(view.margins) else { return own }
            return view.preservesSuperviewMargins ? explicit.greatest(own) : explicit
        }
        return resolved(view.margins) ?? (view.tag == "stackView" ? .zero : nil)
    }

    /// Width of the table that has placed a cell, points: its rows reach from side to side, or are as far from both.
    private static func tableWidth(around cell: DesignView) -> Double {
        cell.frame.width + 2 * max(0, cell.frame.x)
    }

    // MARK: Content

    private mutating func addContent(of view: DesignView, to node: inout ViewNode) {
        let content = view.content
        node.font = content.font
        node.numberOfLines = content.numberOfLines
        if let text = content.text { node.text = localized(text) }
        if node.kind == .label || node.kind == .button, node.font == nil {
            node.font = FontDescription(size: node.kind == .label ? 17 : 15)
        }
        guard items[view.id]?.isDriven == true || node.kind == .stack else { return }
        node.intrinsicSize = NaturalSizes(
            document: document, options: options, resources: resources
        ).size(of: view)
        if let baselines = Baselines.offsets(of: view, scale: document.scale) {
            node.firstBaselineFromTop = baselines.first
            node.lastBaselineFromBottom = baselines.last
        }
    }

    private mutating func localized(_ text: LocalizedText) -> LocalizedText {
        guard let key = text.key, resources.strings.values.contains(where: { $0[key] != nil })
        else { return LocalizedText(value: text.value) }
        usedKeys.insert(key)
        return text
    }

    // MARK: Size classes

    /// Rules for what differs by size class: installation, hiding and stack settings.
    private mutating func addRules(for view: DesignView) {
        rule(for: view.isInstalled) { $0 ? nil : .removeView(view.id) }
        let isHidden = resolved(view.isHidden)
        rule(for: view.isHidden) {
            $0 == isHidden ? nil : ($0 ? .hide([view.id]) : .show([view.id]))
        }
        // Margins of roots and of cells' contents are the system's too.
        if items[view.id]?.parent != nil, view.tag != "tableViewCellContentView" {
            let margins = resolved(view.margins)
            rule(for: view.margins) { value in
                value.flatMap { $0 == margins ? nil : .setMargins(view.id, $0) }
            }
        }
        guard let stack = view.stack else { return }
        let axis = resolved(stack.axis)
        rule(for: stack.axis) { value in
            value == axis ? nil : Self.change(view.id) { $0.axis = value }
        }
        let distribution = resolved(stack.distribution)
        rule(for: stack.distribution) { value in
            value == distribution ? nil : Self.change(view.id) { $0.distribution = value }
        }
        let alignment = resolved(stack.alignment)
        rule(for: stack.alignment) { value in
            value == alignment ? nil : Self.change(view.id) { $0.alignment = value }
        }
        let spacing = resolved(stack.spacing)
        rule(for: stack.spacing) { value in
            value == spacing ? nil : Self.change(view.id) { $0.spacing = value }
        }
    }

    private static func change(_ id: String, _ set: (inout StackChange) -> Void) -> Update {
        var change = StackChange()
        set(&change)
        return .setStack(id, change)
    }

    /// Adds rules that apply an update in the size classes where the value asks for one.
    mutating func rule<Value>(
        for varying: Varying<Value>, _ update: (Value) -> Update?
    ) {
        guard !varying.variations.isEmpty else { return }
        var updates: [(update: Update, traits: [DesignTraits])] = []
        for traits in DesignTraits.all {
            guard let wanted = update(varying.value(for: traits)) else { continue }
            if let number = updates.firstIndex(where: { $0.update == wanted }) {
                updates[number].traits.append(traits)
            } else {
                updates.append((wanted, [traits]))
            }
        }
        for (update, traits) in updates {
            layout.rules.append(
                Layout.Rule(predicate: Self.predicate(for: traits), updates: [update]))
        }
    }

    /// The condition that holds in exactly these size classes.
    private static func predicate(for traits: [DesignTraits]) -> Predicate {
        if traits.count == DesignTraits.all.count { return .always }
        for value in SizeClass.allCases {
            if traits.count == 2, traits.allSatisfy({ $0.width == value }) {
                return .sizeClass(.horizontal, value)
            }
            if traits.count == 2, traits.allSatisfy({ $0.height == value }) {
                return .sizeClass(.vertical, value)
            }
        }
        let single = traits.compactMap { one -> Predicate? in
            guard let width = one.width, let height = one.height else { return nil }
            return .and(.sizeClass(.horizontal, width), .sizeClass(.vertical, height))
        }
        return single.dropFirst().reduce(single[0]) { .or($0, $1) }
    }
}

extension EdgeInsets {
    /// The greater inset of each edge.
    func greatest(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
