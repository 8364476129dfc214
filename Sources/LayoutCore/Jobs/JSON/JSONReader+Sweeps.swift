extension JSONReader {
    static let blockKeys = [
        "devices", "exclude", "orientations", "splits", "textSizes", "directions", "base",
        "widths", "heights", "scale", "safeArea", "horizontal", "vertical", "idiom",
    ]

    /// A sweep: a list of blocks, none of which is empty.
    func sweep(
        _ node: JSONNode, _ path: JSONPath, catalogue: DeviceCatalogue
    ) -> [SweepBlock]? {
        let blocks = array(node, path, of: "an array of blocks") {
            self.block($0, $1, catalogue: catalogue)
        }
        if case .array(let elements) = node.value, elements.isEmpty {
            report(
                "empty-sweep", "this sweep has no block", expected: "at least one block",
                at: node, path)
        }
        return blocks
    }

    /// One block of a sweep.
    func block(
        _ node: JSONNode, _ path: JSONPath, catalogue: DeviceCatalogue
    ) -> SweepBlock? {
        guard let fields = fields(node, path, keys: JSONReader.blockKeys) else { return nil }
        let before = diagnostics.count
        var block = SweepBlock()
        let names = { self.deviceNames($0, $1, catalogue: catalogue) }
        block.devices = optional(fields, "devices", names) ?? []
        block.exclude = optional(fields, "exclude", names) ?? []
        block.orientations = optional(fields, "orientations", choices) ?? block.orientations
        block.splits = optional(fields, "splits", choices) ?? block.splits
        block.textSizes = optional(fields, "textSizes", choices) ?? block.textSizes
        block.directions = optional(fields, "directions", choices) ?? block.directions
        block.base = optional(fields, "base") { self.deviceName($0, $1, catalogue: catalogue) }
        block.widths = optional(fields, "widths", axis)
        block.heights = optional(fields, "heights", axis)
        block.scale = optional(fields, "scale", scale)
        block.safeArea = optional(fields, "safeArea", safeArea)
        block.horizontalSizeClass = optional(fields, "horizontal", choice)
        block.verticalSizeClass = optional(fields, "vertical", choice)
        block.idiom = optional(fields, "idiom", choice)
        if diagnostics.count == before { checkBlock(block, fields, catalogue: catalogue) }
        return block
    }

    private func checkBlock(
        _ block: SweepBlock, _ fields: JSONFields, catalogue: DeviceCatalogue
    ) {
        let isFree = block.widths != nil || block.heights != nil
        if isFree, !block.devices.isEmpty {
            report(
                "mixed-block", "this block has devices and free sizes",
                expected: "two blocks, one for each", at: fields.node, fields.path)
        } else if isFree, block.base == nil, block.widths == nil || block.heights == nil {
            let missing = block.widths == nil ? "widths" : "heights"
            report(
                "missing-key", "a free size without '\(missing)'",
                expected: "\"\(missing)\", or a \"base\" device to take them from",
                at: fields.node, fields.path)
        } else if !isFree {
            guard catalogue.selection(block.devices, excluding: block.exclude).isEmpty else {
                return
            }
            report(
                "empty-sweep",
                block.devices.isEmpty
                    ? "this block selects no screen" : "this block leaves out all its devices",
                expected: "devices such as \"iphone-*\", or widths and heights",
                at: fields.node, fields.path)
        }
    }

    /// A list of names of an enumeration, at least one.
    private func choices<Value>(_ node: JSONNode, _ path: JSONPath) -> [Value]?
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        let values: [Value]?
        if case .string = node.value {
            let value: Value? = choice(node, path)
            values = value.map { [$0] }
        } else {
            values = array(node, path, of: "an array of names") { self.choice($0, $1) }
        }
        if case .array(let elements) = node.value, elements.isEmpty {
            report(
                "empty-sweep", "an axis without a value", expected: "at least one value",
                at: node, path)
        }
        return values
    }

    // MARK: Sizes

    /// `{from, to, step}`, an array of numbers, or one number.
    private func axis(_ node: JSONNode, _ path: JSONPath) -> SizeAxis? {
        switch node.value {
        case .number: return size(node, path).map { .values([$0]) }
        case .array(let elements):
            if elements.isEmpty {
                report(
                    "empty-sweep", "an axis without a value", expected: "at least one size",
                    at: node, path)
            }
            return array(node, path, size).map { .values($0) }
        default:
            guard let fields = fields(node, path, keys: ["from", "to", "step"]) else {
                return nil
            }
            let from = required(fields, "from", size)
            let to = required(fields, "to", size)
            let step = fields.has("step") ? optional(fields, "step", number) : 1
            guard let from, let to, let step else { return nil }
            if step <= 0 {
                report(
                    "out-of-range", "the step \(NumberText.text(step)) never arrives",
                    expected: "a step of more than 0", at: fields["step"] ?? node,
                    path.appending("step"))
                return nil
            }
            if from > to {
                report(
                    "empty-sweep",
                    "the range from \(NumberText.text(from)) to \(NumberText.text(to)) is empty",
                    expected: "'to' at least as large as 'from'", at: fields["to"] ?? node,
                    path.appending("to"))
                return nil
            }
            return .range(from: from, to: to, step: step)
        }
    }

    // MARK: Devices

    private func deviceNames(
        _ node: JSONNode, _ path: JSONPath, catalogue: DeviceCatalogue
    ) -> [String]? {
        if case .string = node.value {
            return deviceName(node, path, catalogue: catalogue).map { [$0] }
        }
        return array(node, path, of: "an array of device names") {
            self.deviceName($0, $1, catalogue: catalogue)
        }
    }

    /// The name of a device, or a pattern that some device fits.
    private func deviceName(
        _ node: JSONNode, _ path: JSONPath, catalogue: DeviceCatalogue
    ) -> String? {
        guard let text = name(node, path) else { return nil }
        let pattern = NamePattern(text)
        if pattern.isWild {
            if !catalogue.devices(fitting: pattern).isEmpty { return text }
            let families = Set(catalogue.devices.map { String($0.id.prefix { $0 != "-" }) + "-*" })
            report(
                "unknown-device", "no device fits '\(text)'",
                expected: "a pattern that fits a device (layoutctl devices)",
                suggestion: NearestName.of(text, among: families), at: node, path)
            return nil
        }
        if catalogue.device(text) != nil { return text }
        report(
            "unknown-device", "unknown device '\(text)'",
            expected: "the name of a device (layoutctl devices)",
            suggestion: NearestName.of(text, among: catalogue.names), at: node, path)
        return nil
    }
}
