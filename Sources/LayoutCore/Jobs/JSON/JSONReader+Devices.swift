extension JSONReader {
    /// A list of devices with names of their own.
    func devices(_ node: JSONNode, _ path: JSONPath) -> [Device]? {
        var names: Set<String> = []
        return array(node, path, of: "an array of devices") { element, path in
            guard let device = self.device(element, path) else { return nil }
            for name in [device.id] + device.aliases where !names.insert(name).inserted {
                self.report(
                    "duplicate-id", "the device '\(name)' is there twice",
                    expected: "each id and alias once", at: element, path)
            }
            return device
        }
    }

    /// One device.
    func device(_ node: JSONNode, _ path: JSONPath) -> Device? {
        let keys = [
            "id", "aliases", "name", "idiom", "year", "scale", "portrait", "landscape", "splits",
        ]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let id = required(fields, "id", name)
        let idiom: Idiom? = optional(fields, "idiom", choice)
        let portrait = required(fields, "portrait") { self.posture($0, $1, inside: nil) }
        let landscape = optional(fields, "landscape") { self.posture($0, $1, inside: nil) }
        let scale = required(fields, "scale", self.scale)
        let splits = optional(fields, "splits") {
            self.splits($0, $1, portrait: portrait, landscape: landscape)
        }
        guard let id, let portrait, let scale else { return nil }
        var device = Device(
            id: id, name: optional(fields, "name", string) ?? id, idiom: idiom ?? .phone,
            scale: scale, portrait: portrait, landscape: landscape)
        device.aliases = optional(fields, "aliases", names) ?? []
        device.year = optional(fields, "year") { self.integer(1900...9999, $0, $1) }
        device.splits = splits ?? [:]
        return device
    }

    /// Pixels a point: more than 0.
    func scale(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard let value = number(node, path) else { return nil }
        if value > 0, value <= 16 { return value }
        report(
            "out-of-range", "the scale \(NumberText.text(value)) is not possible",
            expected: "more than 0 and at most 16 pixels a point", at: node, path)
        return nil
    }

    private func splits(
        _ node: JSONNode, _ path: JSONPath, portrait: Device.Posture?, landscape: Device.Posture?
    ) -> [Split: Device.SplitPostures]? {
        let keys = Split.allCases.filter { $0 != .full }.map(\.rawValue)
        guard let fields = fields(node, path, keys: keys) else { return nil }
        var splits: [Split: Device.SplitPostures] = [:]
        for split in Split.allCases where split != .full {
            splits[split] = optional(fields, split.rawValue) { node, path in
                guard let fields = self.fields(node, path, keys: ["portrait", "landscape"])
                else { return nil }
                return Device.SplitPostures(
                    portrait: self.optional(fields, "portrait") {
                        self.posture($0, $1, inside: portrait)
                    },
                    landscape: self.optional(fields, "landscape") {
                        self.posture($0, $1, inside: landscape)
                    })
            }
        }
        return splits
    }

    /// A posture; what a split does not state is the full screen's.
    private func posture(
        _ node: JSONNode, _ path: JSONPath, inside screen: Device.Posture?
    ) -> Device.Posture? {
        let keys = ["size", "safeArea", "horizontal", "vertical"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let horizontal: SizeClass? = optional(fields, "horizontal", choice)
        let vertical: SizeClass? = optional(fields, "vertical", choice)
        let safeArea = optional(fields, "safeArea", self.safeArea)
        guard let size = required(fields, "size", sizePair) else { return nil }
        return Device.Posture(
            size: size, safeArea: safeArea ?? screen?.safeArea ?? .zero,
            horizontalSizeClass: horizontal ?? screen?.horizontalSizeClass ?? .compact,
            verticalSizeClass: vertical ?? screen?.verticalSizeClass ?? .regular)
    }
}
