import LayoutCore

/// The layout of a case and what holds before its first step.
struct CaseInput {
    /// The layout.
    var layout: Layout
    /// Size, insets, keyboard and direction, as updates so that they are checked as such.
    var start: [Update]
    /// Codes for which the input is refused before a layout exists.
    var refusals: [String] = []

    init(_ value: Any?, _ place: String) throws {
        var fields = try CaseFields(value, place)
        guard let size = try fields.numbers("size"), size.count == 2, let width = size[0],
            let height = size[1]
        else { throw CaseError(description: "\(place): 'size' must be two numbers") }
        start = [.resize(Size(width, height))]
        layout = Layout(root: try Self.view(fields.take("views"), "\(place).views"))
        for (number, root) in ((fields.take("extraRoots") as? [Any]) ?? []).enumerated() {
            layout.extraRoots.append(try Self.view(root, "\(place).extraRoots[\(number)]"))
        }
        for guide in (fields.take("guides") as? [Any]) ?? [] {
            var guideFields = try CaseFields(guide, "\(place).guides")
            layout.guides.append(
                GuideNode(id: try guideFields.text("id"), owner: try guideFields.text("owner")))
            try guideFields.finish()
        }
        if let insets = try fields.numbers("safeArea") {
            start.append(.setSafeArea(try Self.insets(insets, "\(place).safeArea")))
        }
        if let keyboard = fields.take("keyboard") as? Double {
            start.append(.setKeyboardHeight(keyboard))
        }
        if let direction = fields.take("direction") as? String {
            start.append(.setDirection(try Self.direction(direction, place)))
        }
        let inactive = Set((fields.take("inactive") as? [String]) ?? [])
        for text in try fields.texts("constraints") {
            do throws(DiagnosticList) {
                var constraint = try Constraint(parsing: text)
                if let name = constraint.name { constraint.isActive = !inactive.contains(name) }
                layout.constraints.append(constraint)
            } catch {
                refusals += error.diagnostics.map(\.code)
            }
        }
        try fields.finish()
    }

    static func insets(_ numbers: [Double?], _ place: String) throws -> EdgeInsets {
        let insets = numbers.compactMap { $0 }
        guard insets.count == 4 else {
            throw CaseError(description: "\(place): four insets are expected")
        }
        return EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }

    static func direction(_ text: String, _ place: String) throws -> LayoutDirection {
        guard let direction = LayoutDirection(rawValue: text) else {
            throw CaseError(description: "\(place): no direction '\(text)'")
        }
        return direction
    }

    static func table(_ value: Any?, _ place: String) throws -> [TextTableRow] {
        guard let value else { return [] }
        guard let rows = value as? [Any] else {
            throw CaseError(description: "\(place): a table is expected")
        }
        return try rows.map { row in
            let numbers = try CaseFields.numbers(row, place).compactMap { $0 }
            guard numbers.count == 2 else {
                throw CaseError(description: "\(place): a row has two numbers")
            }
            return TextTableRow(minimumWidth: numbers[0], height: numbers[1])
        }
    }

    static func priorities(_ value: Any?, _ fallback: AxisPair, _ place: String) throws
        -> AxisPair
    {
        guard let value else { return fallback }
        var fields = try CaseFields(value, place)
        let pair = AxisPair(
            horizontal: fields.take("h") as? Double ?? fallback.horizontal,
            vertical: fields.take("v") as? Double ?? fallback.vertical)
        try fields.finish()
        return pair
    }

    /// Takes the keys of stack settings.
    static func stackChange(_ fields: inout CaseFields, _ place: String) throws -> StackChange {
        var change = StackChange()
        if let axis = fields.take("axis") as? String {
            change.axis = axis == "h" ? .horizontal : .vertical
        }
        if let text = fields.take("distribution") as? String {
            guard let distribution = StackSettings.Distribution(rawValue: text) else {
                throw CaseError(description: "\(place): no distribution '\(text)'")
            }
            change.distribution = distribution
        }
        if let text = fields.take("alignment") as? String {
            guard let alignment = StackSettings.Alignment(rawValue: text) else {
                throw CaseError(description: "\(place): no alignment '\(text)'")
            }
            change.alignment = alignment
        }
        if let spacing = fields.take("spacing") as? Double { change.spacing = spacing }
        return change
    }

    private static func view(_ value: Any?, _ place: String) throws -> ViewNode {
        var fields = try CaseFields(value, place)
        let id = try fields.text("id")
        let kindText = try fields.text("kind")
        guard let kind = ViewNode.Kind(rawValue: kindText) else {
            throw CaseError(description: "\(place): no kind '\(kindText)'")
        }
        var node = ViewNode(id: id, kind: kind)
        for (number, child) in ((fields.take("children") as? [Any]) ?? []).enumerated() {
            node.children.append(try view(child, "\(place).children[\(number)]"))
        }
        if let size = try fields.numbers("intrinsicSize") {
            node.intrinsicSize = IntrinsicSize(size[0], size[1])
        }
        node.hugging = try priorities(
            fields.take("hugging"), ViewNode.defaultHugging, "\(place).hugging")
        node.compressionResistance = try priorities(
            fields.take("compression"), ViewNode.defaultCompressionResistance,
            "\(place).compression")
        if let baseline = try fields.numbers("baseline") {
            node.firstBaselineFromTop = baseline[0]
            node.lastBaselineFromBottom = baseline[1]
        }
        if let margins = try fields.numbers("margins") {
            node.margins = try insets(margins, "\(place).margins")
        }
        node.isHidden = fields.take("hidden") as? Bool ?? false
        let table = try table(fields.take("textTable"), "\(place).textTable")
        node.textTable = table.isEmpty ? nil : table
        let change = try stackChange(&fields, place)
        if kind == .stack {
            var settings = StackSettings()
            settings.axis = change.axis ?? settings.axis
            settings.distribution = change.distribution ?? settings.distribution
            settings.alignment = change.alignment ?? settings.alignment
            settings.spacing = change.spacing ?? settings.spacing
            node.stack = settings
        }
        try fields.finish()
        return node
    }
}
