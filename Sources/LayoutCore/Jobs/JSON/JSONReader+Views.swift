extension JSONReader {
    static let viewKeys = [
        "id", "kind", "children", "intrinsicSize", "text", "font", "lines", "textTable",
        "sizeTable", "minimumScale", "image", "role", "hugging", "compressionResistance",
        "firstBaseline", "lastBaseline", "alignmentInsets", "autoresizing", "semanticContent",
        "margins", "directionalMargins", "marginsFromSafeArea", "preservesSuperviewMargins",
        "systemMargins", "hidden", "clips", "alpha", "stack", "class",
        "accessibilityIdentifier", "tags", "source",
    ]

    /// A view with its subtree; its ids join `ids`.
    func view(_ node: JSONNode, _ path: JSONPath) -> ViewNode? {
        guard let fields = fields(node, path, keys: JSONReader.viewKeys) else { return nil }
        let id = required(fields, "id") { self.newID($0, $1) }
        let kind: ViewNode.Kind? = optional(fields, "kind", choice)
        var view = ViewNode(id: id ?? "", kind: kind ?? .view)
        view.children = optional(fields, "children") { self.children($0, $1) } ?? []
        readText(fields, into: &view)
        readPriorities(fields, into: &view)
        readLooks(fields, into: &view)
        if let stack = optional(fields, "stack", { self.stack($0, $1) }) {
            if view.kind != .stack, let stackNode = fields["stack"] {
                report(
                    "stack-of-another-kind", "a view of kind '\(view.kind)' has no stack settings",
                    expected: "\"kind\": \"stack\"", at: stackNode, path.appending("stack"))
            }
            view.stack = stack
        }
        return id == nil ? nil : view
    }

    private func children(_ node: JSONNode, _ path: JSONPath) -> [ViewNode]? {
        repeated(node, path, of: "an array of views")?.compactMap { self.view($0.node, $0.path) }
    }

    private func readText(_ fields: JSONFields, into view: inout ViewNode) {
        view.text = optional(fields, "text", text)
        view.font = optional(fields, "font", font)
        view.numberOfLines =
            optional(fields, "lines") { self.integer(0...10_000, $0, $1) } ?? view.numberOfLines
        view.textTable = optional(fields, "textTable", textTable)
        view.sizeTable = optional(fields, "sizeTable", sizeTable) ?? []
        view.minimumScale = optional(fields, "minimumScale", fraction)
        view.image = optional(fields, "image", image)
        view.intrinsicSize = optional(fields, "intrinsicSize", intrinsicSize)
        if let size = view.image?.size, !fields.has("intrinsicSize") {
            view.intrinsicSize = IntrinsicSize(size.width, size.height)
        }
    }

    private func readPriorities(_ fields: JSONFields, into view: inout ViewNode) {
        view.hugging =
            optional(fields, "hugging") {
                self.priorities($0, $1, default: ViewNode.defaultHugging)
            } ?? view.hugging
        view.compressionResistance =
            optional(fields, "compressionResistance") {
                self.priorities($0, $1, default: ViewNode.defaultCompressionResistance)
            } ?? view.compressionResistance
    }

    private func readLooks(_ fields: JSONFields, into view: inout ViewNode) {
        view.firstBaselineFromTop = optional(fields, "firstBaseline", number)
        view.lastBaselineFromBottom = optional(fields, "lastBaseline", number)
        readPlace(fields, into: &view)
        view.insetsMarginsFromSafeArea = optional(fields, "marginsFromSafeArea", bool) ?? true
        view.preservesSuperviewMargins =
            optional(fields, "preservesSuperviewMargins", bool) ?? false
        view.respectsSystemMargins = optional(fields, "systemMargins", bool) ?? false
        view.isHidden = optional(fields, "hidden", bool) ?? false
        view.clipsToBounds = optional(fields, "clips", bool) ?? false
        view.alpha = optional(fields, "alpha", fraction) ?? 1
        view.role = optional(fields, "role", name)
        view.className = optional(fields, "class", name)
        view.accessibilityIdentifier = optional(fields, "accessibilityIdentifier", name)
        view.tags = optional(fields, "tags", names) ?? []
        view.source = optional(fields, "source", name)
    }

    private func readPlace(_ fields: JSONFields, into view: inout ViewNode) {
        view.alignmentInsets = optional(fields, "alignmentInsets", insets) ?? .zero
        view.autoresizing = optional(fields, "autoresizing") { self.autoresizing($0, $1) }
        view.semanticContent = optional(fields, "semanticContent", choice) ?? .unspecified
        view.margins = optional(fields, "margins", insets) ?? view.margins
        guard let directional = optional(fields, "directionalMargins", directionalInsets) else {
            return
        }
        if fields.has("margins"), let node = fields["directionalMargins"] {
            report(
                "margins-twice", "margins by side and by direction in one view",
                expected: "one of 'margins' and 'directionalMargins'", at: node,
                fields.path.appending("directionalMargins"))
        }
        view.margins = directional
        view.marginsAreDirectional = true
    }

    private func autoresizing(_ node: JSONNode, _ path: JSONPath) -> AutoresizedFrame? {
        guard let fields = fields(node, path, keys: ["frame", "in", "flexible"]) else { return nil }
        let frame = required(fields, "frame") { self.frame($0, $1) }
        let superview = required(fields, "in", sizePair)
        let flexible: [AutoresizedFrame.FlexiblePart]? = optional(fields, "flexible") {
            self.array($0, $1, of: "an array of flexible parts", self.choice)
        }
        guard let frame, let superview else { return nil }
        return AutoresizedFrame(frame, in: superview, flexible: Set(flexible ?? []))
    }

    /// An id that no other view or guide of the layout has.
    func newID(_ node: JSONNode, _ path: JSONPath) -> String? {
        guard let id = name(node, path) else { return nil }
        claim(id, in: &ids, code: "duplicate-id", what: "id", at: node, path)
        return id
    }

    /// Reports a name that was claimed before.
    func claim(
        _ name: String, in claimed: inout [String: Int], code: String, what: String,
        at node: JSONNode, _ path: JSONPath
    ) {
        guard let first = claimed[name] else {
            claimed[name] = node.offset
            return
        }
        let place =
            first >= 0 ? "; it was already given in line \(source.place(of: first).line)" : ""
        report(
            code, "the \(what) '\(name)' is there twice", expected: "each \(what) once\(place)",
            at: node, path)
    }

    /// A text: a string, or `{"key": ..., "default": ...}`.
    func text(_ node: JSONNode, _ path: JSONPath) -> LocalizedText? {
        if case .string(let value) = node.value { return LocalizedText(value: value) }
        guard let fields = fields(node, path, keys: ["key", "default"]) else { return nil }
        guard let key = required(fields, "key", name) else { return nil }
        return LocalizedText(key: key, value: optional(fields, "default", string) ?? key)
    }

    /// A font.
    func font(_ node: JSONNode, _ path: JSONPath) -> FontDescription? {
        let keys = ["family", "size", "weight", "textStyle"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let style = optional(fields, "textStyle") { self.textStyle($0, $1) }
        // A text style brings its own size.
        let read =
            fields.has("textStyle")
            ? optional(fields, "size", size) : required(fields, "size", size)
        guard let size = read ?? style.map({ $0.pointSize(at: .large) }) else { return nil }
        return FontDescription(
            family: optional(fields, "family", name), size: size,
            weight: optional(fields, "weight", name), textStyle: style?.rawValue)
    }

    private func textStyle(_ node: JSONNode, _ path: JSONPath) -> TextStyle? {
        guard let text = string(node, path) else { return nil }
        if let style = TextStyle(name: text) { return style }
        let known = TextStyle.allCases.map(\.rawValue)
        report(
            "unknown-value", "unknown text style '\(text)'",
            expected: "one of \(known.joined(separator: ", "))",
            suggestion: NearestName.of(text, among: known), at: node, path)
        return nil
    }

    private func image(_ node: JSONNode, _ path: JSONPath) -> ImageDescription? {
        guard let fields = fields(node, path, keys: ["size", "mode"]) else { return nil }
        let mode: ImageDescription.Mode? = optional(fields, "mode", choice)
        guard let size = required(fields, "size", sizePair) else { return nil }
        return ImageDescription(size: size, mode: mode ?? .scaleToFill)
    }

    private func fraction(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard let value = number(node, path) else { return nil }
        if value >= 0, value <= 1 { return value }
        report(
            "out-of-range", "\(NumberText.text(value)) is not possible here",
            expected: "a number from 0 to 1", at: node, path)
        return nil
    }

    private func sizeTable(_ node: JSONNode, _ path: JSONPath) -> [SizeTableRow]? {
        array(node, path, of: "an array of sizes") { node, path in
            let keys = ["size", "maximumWidth", "textSize", "locale"]
            guard let fields = self.fields(node, path, keys: keys) else { return nil }
            let textSize: TextSizeCategory? = self.optional(fields, "textSize", self.choice)
            guard let size = self.required(fields, "size", self.sizePair) else { return nil }
            return SizeTableRow(
                size: size, maximumWidth: self.optional(fields, "maximumWidth", self.size),
                textSize: textSize, locale: self.optional(fields, "locale", self.name))
        }
    }

    private func stack(_ node: JSONNode, _ path: JSONPath) -> StackSettings? {
        let keys = [
            "axis", "distribution", "alignment", "spacing", "customSpacing", "marginsRelative",
            "baselineRelative", "textWidthDisambiguation",
        ]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        var stack = StackSettings()
        stack.axis = optional(fields, "axis", choice) ?? stack.axis
        stack.distribution = optional(fields, "distribution", choice) ?? stack.distribution
        stack.alignment = optional(fields, "alignment", choice) ?? stack.alignment
        stack.spacing = optional(fields, "spacing", number) ?? 0
        stack.customSpacing =
            optional(fields, "customSpacing") { self.dictionary($0, $1, self.number) } ?? [:]
        stack.isMarginsRelative = optional(fields, "marginsRelative", bool) ?? false
        stack.isBaselineRelative = optional(fields, "baselineRelative", bool) ?? false
        stack.disambiguatesTextWidth =
            optional(fields, "textWidthDisambiguation", bool) ?? true
        return stack
    }
}
