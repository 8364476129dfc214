import LayoutCore

/// A value of --device: a name or a pattern, and all names of the screens that it stands for. Results have the name that the
/// sweep uses, which may be another one.
struct DeviceChoice {
    /// The value as it was given.
    let text: String
    private let pattern: NamePattern
    private let names: Set<String>

    /// Takes a value; the devices are those of `layoutctl devices`.
    init(_ text: String) {
        self.text = text
        pattern = NamePattern(text)
        let devices = DeviceCatalogue.standard.devices(fitting: pattern)
        names = Set(devices.flatMap(\.names))
    }

    /// Whether a variant on a device is meant.
    func includes(_ device: String?) -> Bool {
        guard let device else { return false }
        return names.contains(device) || pattern.matches(device)
    }
}
