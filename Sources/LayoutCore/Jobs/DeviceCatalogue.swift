/// The screens that are known by name.
public struct DeviceCatalogue: Sendable {
    /// The devices in the order of the catalogue.
    public let devices: [Device]
    private let indices: [String: Int]

    /// Makes a catalogue; of two devices with one name the first counts.
    public init(_ devices: [Device]) {
        self.devices = devices
        var indices: [String: Int] = [:]
        // Ids go before aliases: an alias never hides a device.
        for (index, device) in devices.enumerated() where indices[device.id] == nil {
            indices[device.id] = index
        }
        for (index, device) in devices.enumerated() {
            for alias in device.aliases where indices[alias] == nil { indices[alias] = index }
        }
        self.indices = indices
    }

    /// The built-in catalogue (Resources/devices.json), read once.
    public static let standard = DeviceCatalogue(DeviceCatalogue.builtIn())

    /// This catalogue with further devices, which go before those of the same name.
    public func adding(_ added: [Device]) -> DeviceCatalogue {
        added.isEmpty
            ? self
            : DeviceCatalogue(
                added
                    + devices.filter { device in
                        !added.contains { $0.id == device.id }
                    })
    }

    /// A device by id or alias. O(1).
    public func device(_ name: String) -> Device? { indices[name].map { devices[$0] } }

    /// Every id and alias.
    public var names: [String] { Array(indices.keys) }

    /// The devices of which some name fits a pattern, in the order of the catalogue: the rows of `layoutctl devices PATTERN`.
    public func devices(fitting pattern: NamePattern) -> [Device] {
        devices.filter { device in device.names.contains(where: pattern.matches) }
    }

    /// The devices that a list of names and patterns selects, each once, in the order of the list and,
    /// for a pattern, of the catalogue. The name is the one the list uses, so that results say what was asked for. A pattern
    /// selects what fits it by id; what fits by an alias alone goes by that, unless the screen is there already.
    func selection(
        _ patterns: [String], excluding excluded: [String]
    ) -> [(name: String, device: Device)] {
        let exclusions = excluded.map(NamePattern.init)
        var taken: Set<String> = []
        var takenIDs: Set<String> = []
        var selected: [(name: String, device: Device)] = []
        func add(_ name: String, _ device: Device) {
            let isExcluded = exclusions.contains { exclusion in
                exclusion.matches(name) || exclusion.matches(device.id)
                    || (!exclusion.isWild && device.aliases.contains(exclusion.text))
            }
            guard !isExcluded, taken.insert(name).inserted else { return }
            takenIDs.insert(device.id)
            selected.append((name, device))
        }
        for text in patterns {
            let pattern = NamePattern(text)
            if !pattern.isWild {
                if let device = device(text) { add(text, device) }
                continue
            }
            for device in devices(fitting: pattern) {
                guard let name = device.names.first(where: pattern.matches) else { continue }
                if name == device.id || !takenIDs.contains(device.id) { add(name, device) }
            }
        }
        return selected
    }

    private static func builtIn() -> [Device] {
        let source = SourceText(PackageResources.devices_json, file: "devices.json")
        let (node, diagnostics) = JSONParser.parse(source)
        let reader = JSONReader(source)
        guard let node, diagnostics.isEmpty, let devices = reader.devices(node, .root),
            reader.diagnostics.isEmpty
        else {
            preconditionFailure(
                "the built-in devices are wrong: \(diagnostics + reader.diagnostics)")
        }
        return devices
    }
}
