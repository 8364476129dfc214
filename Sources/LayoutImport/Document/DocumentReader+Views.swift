import LayoutCore

extension DocumentReader {
    /// Reads a view with everything below it. The depth of a document is bounded, so the recursion is.
    mutating func view(_ element: TreeElement, in outer: DesignView? = nil) -> DesignView {
        var view = DesignView(
            id: uniqueID(element), tag: element.name, place: element.place,
            frame: frame(element) ?? unwrittenFrame(of: element, in: outer))
        let rowHeightAround = rowHeight
        if element.name == "tableView" { rowHeight = element.number("rowHeight") }
        defer { rowHeight = rowHeightAround }
        view.isAcross = Self.isCell(element) && frame(element) == nil
        view.key = element["key"]
        view.className = element["customClass"]
        view.label = element["userLabel"]
        view.accessibilityIdentifier =
            element.child(key: "accessibilityConfiguration")?["identifier"]
        view.translatesMask = element.flag("translatesAutoresizingMaskIntoConstraints")
        view.isFixedFrame = element.flag("fixedFrame") == true
        view.isHidden = Varying(element.flag("hidden") == true)
        view.clipsToBounds = element.flag("clipsSubviews") == true
        view.alpha = element.number("alpha").map { min(max($0, 0), 1) } ?? 1
        readPriorities(element, into: &view)
        readGeometry(element, into: &view)
        view.content = content(element)
        if element.name == "stackView" { view.stack = stack(element, view) }
        view.hasAccessory =
            element["accessoryType"] != nil && element["accessoryType"] != "none"
        collect(element, into: &view)
        spaceBaselines(element, of: &view)
        readMasks(element, into: &view)
        return view
    }

    /// Children and constraints: from the element itself and from holders inside it that are no views.
    private mutating func collect(_ element: TreeElement, into view: inout DesignView) {
        for child in element.children {
            // A frame of nothing at the origin is not written.
            let isUnframed =
                element.name == "subviews" && child["id"] != nil
                && !Self.notViews.contains(child.name)
            if isUnframed || Self.isView(child) || Self.isCell(child) {
                view.children.append(self.view(child, in: view))
            } else if child.name == "constraints" {
                for item in child.children("constraint") {
                    if let constraint = constraint(item) { view.constraints.append(constraint) }
                }
            } else if !Self.notViews.contains(child.name) {
                collect(child, into: &view)
            }
        }
    }

    /// Whether an element is a table's cell or its content: older documents write no frames of theirs.
    private static func isCell(_ element: TreeElement) -> Bool {
        element["id"] != nil
            && ["tableViewCell", "tableViewCellContentView"].contains(element.name)
    }

    /// The frame that is not written: of a cell a row of its table, of its content the cell, less its separator from Xcode 6.3
    /// on; of others nothing.
    private func unwrittenFrame(of element: TreeElement, in outer: DesignView?) -> Frame {
        guard let outer, Self.isCell(element) else { return Frame(0, 0, 0, 0) }
        if element.name == "tableViewCellContentView" {
            let separator: Double = toolsVersion >= 7_000 ? 1 : 0
            return Frame(0, 0, outer.frame.width, max(0, outer.frame.height - separator))
        }
        let height = element.number("rowHeight") ?? rowHeight ?? Self.usualRowHeight
        return Frame(0, 0, outer.frame.width, height > 0 ? height : Self.usualRowHeight)
    }

    /// Height of a row where a document states none, points.
    private static let usualRowHeight = 44.0

    private mutating func uniqueID(_ element: TreeElement) -> String {
        let id = element["id"] ?? ""
        let unique = ids.unique(id)
        if unique != id, let line = lineByID[id] {
            report(
                "duplicate-id", element, "the id '\(id)' is already used in line \(line)",
                expected: "an id of its own; the view is read under another")
        }
        lineByID[unique] = element.place.line
        return unique
    }

    private mutating func frame(_ element: TreeElement) -> Frame? {
        guard let rectangle = element.child("rect", key: "frame") else { return nil }
        var values: [Double] = []
        for name in ["x", "y", "width", "height"] {
            let value = rectangle.number(name)
            if value == nil, let text = rectangle[name] {
                report(
                    "number", rectangle, "'\(text.prefix(40))' is no usable \(name)",
                    expected: "a finite number of points below \(Int(TreeElement.greatestNumber))")
            }
            values.append(value ?? 0)
        }
        return Frame(values[0], values[1], max(0, values[2]), max(0, values[3]))
    }

    private mutating func priority(_ element: TreeElement, _ name: String, _ usual: Double)
        -> Double
    {
        guard let text = element[name] else { return usual }
        guard let value = TreeElement.number(text), value >= 1, value <= 1000 else {
            report(
                "priority-range", element, "'\(text.prefix(40))' is no usable \(name)",
                expected: "1 to 1000; \(NumberText.text(usual)) is taken")
            return usual
        }
        return value
    }

    private mutating func readPriorities(_ element: TreeElement, into view: inout DesignView) {
        view.hugging = AxisPair(
            horizontal: priority(element, "horizontalHuggingPriority", 250),
            vertical: priority(element, "verticalHuggingPriority", 250))
        view.compressionResistance = AxisPair(
            horizontal: priority(element, "horizontalCompressionResistancePriority", 750),
            vertical: priority(element, "verticalCompressionResistancePriority", 750))
    }

    private func readGeometry(_ element: TreeElement, into view: inout DesignView) {
        if element["placeholderIntrinsicWidth"] != nil
            || element["placeholderIntrinsicHeight"] != nil
        {
            view.placeholderSize = IntrinsicSize(
                element.number("placeholderIntrinsicWidth"),
                element.number("placeholderIntrinsicHeight"))
        }
        if let bounds = element.child("rect", key: "bounds") {
            view.boundsOrigin = (bounds.number("x") ?? 0, bounds.number("y") ?? 0)
        }
        if let mask = element.child("autoresizingMask") {
            view.flexible = Set(AutoresizingPart.allCases.filter { mask.flag($0.rawValue) == true })
        }
        view.margins = Varying(statedMargins(element))
        view.preservesSuperviewMargins =
            element.flag("preservesSuperviewLayoutMargins") == true
        view.insetsMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea")
        for child in element.children
        where Self.guideNames.contains(child.name) {
            let kind = (child["key"] ?? child["type"]).flatMap(Self.guideKind)
            guard let id = child["id"], let kind else { continue }
            view.guides.append(DesignGuide(id: id, kind: kind))
        }
    }

    /// The margins that a view or a variation of it states.
    private func statedMargins(_ element: TreeElement) -> EdgeInsets? {
        insets(element.child(key: "directionalLayoutMargins"))
            ?? insets(element.child(key: "layoutMargins"))
    }

    /// Elements that are layout guides of a view; the keyboard's has one of its own.
    private static let guideNames: Set<String> = [
        "viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide",
    ]

    private static func guideKind(_ text: String) -> DesignGuide.Kind? {
        switch text {
        case "safeArea": .safeArea
        case "layoutMargins", "layoutMarginsGuide": .margins
        case "readableContentGuide", "readableContent": .readable
        case "keyboard", "keyboardLayoutGuide": .keyboard
        case "contentLayoutGuide": .scrollContent
        case "frameLayoutGuide": .scrollFrame
        default: nil
        }
    }

    /// Insets in any of the notations of a document, in a left-to-right layout.
    func insets(_ element: TreeElement?) -> EdgeInsets? {
        guard let element else { return nil }
        let names: [String]
        switch element.name {
        case "edgeInsets": names = ["top", "left", "bottom", "right"]
        case "directionalEdgeInsets": names = ["top", "leading", "bottom", "trailing"]
        case "inset": names = ["minY", "minX", "maxY", "maxX"]
        default: return nil
        }
        let values = names.map { element.number($0) ?? 0 }
        return EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// What the masks and attributes of variations say of children, constraints and the view itself.
    private func readMasks(_ element: TreeElement, into view: inout DesignView) {
        // By id first: going through all constraints for each entry would take too long.
        var constraints: [String: Varying<Bool>] = [:]
        var children: [String: Varying<Bool>] = [:]
        for variation in element.children("variation") {
            guard let key = variation["key"].flatMap(TraitKey.init) else { continue }
            if let isHidden = variation.flag("hidden") { view.isHidden.vary(key, isHidden) }
            if let margins = statedMargins(variation) { view.margins.vary(key, margins) }
            for mask in variation.children("mask") {
                for entry in mask.children {
                    guard let id = entry["reference"],
                        entry.name == "include" || entry.name == "exclude"
                    else { continue }
                    let isInstalled = entry.name == "include"
                    switch mask["key"] {
                    case "constraints":
                        constraints[id, default: Varying(true)].vary(key, isInstalled)
                    case "subviews": children[id, default: Varying(true)].vary(key, isInstalled)
                    default: break
                    }
                }
            }
        }
        for number in view.constraints.indices {
            guard let isInstalled = view.constraints[number].id.flatMap({ constraints[$0] })
            else { continue }
            view.constraints[number].isInstalled = isInstalled
        }
        for number in view.children.indices {
            guard let isInstalled = children[view.children[number].id] else { continue }
            view.children[number].isInstalled = isInstalled
        }
    }

    private func stack(_ element: TreeElement, _ view: DesignView) -> DesignStack {
        var stack = DesignStack()
        let standard = 8.0
        let spacing =
            element["spacingType"] == "standard" ? standard : element.number("spacing") ?? 0
        stack.axis = Varying(Self.axis(element) ?? .horizontal)
        stack.distribution = Varying(Self.distribution(element) ?? .fill)
        stack.alignment = Varying(Self.alignment(element) ?? .fill)
        stack.spacing = Varying(spacing)
        for variation in element.children("variation") {
            guard let key = variation["key"].flatMap(TraitKey.init) else { continue }
            if let axis = Self.axis(variation) { stack.axis.vary(key, axis) }
            if let value = Self.distribution(variation) { stack.distribution.vary(key, value) }
            if let value = Self.alignment(variation) { stack.alignment.vary(key, value) }
            if let value = variation.number("spacing") { stack.spacing.vary(key, value) }
        }
        stack.isBaselineRelative = element.flag("baselineRelativeArrangement") == true
        // Xcode writes no flag: a stack view with margins of its own is laid out relative to them.
        stack.isMarginsRelative =
            view.margins != Varying(nil)
            || (element.child("userDefinedRuntimeAttributes")?.children ?? []).contains {
                $0["keyPath"] == "layoutMarginsRelativeArrangement" && $0["value"] == "YES"
            }
        return stack
    }

    /// Standard spacing between baselines is that of lines: 22 points, read for texts of 17.
    private func spaceBaselines(_ element: TreeElement, of view: inout DesignView) {
        guard view.stack?.isBaselineRelative == true, element["spacingType"] == "standard",
            view.stack?.axis == Varying(.vertical),
            view.children.contains(where: { Self.withBaselines.contains($0.tag) })
        else { return }
        view.stack?.spacing = Varying(22)
    }

    /// Tags of views that have baselines of their own or of what they contain.
    private static let withBaselines: Set<String> = ["label", "button", "textField", "stackView"]

    private static func axis(_ element: TreeElement) -> Axis? {
        (element["axis"] ?? element["orientation"]).flatMap(Axis.init(rawValue:))
    }

    private static func distribution(_ element: TreeElement) -> StackSettings.Distribution? {
        element["distribution"].flatMap(StackSettings.Distribution.init(rawValue:))
    }

    private static func alignment(_ element: TreeElement) -> StackSettings.Alignment? {
        switch element["alignment"] {
        case "top": .leading
        case "bottom": .trailing
        case let text: text.flatMap(StackSettings.Alignment.init(rawValue:))
        }
    }
}
