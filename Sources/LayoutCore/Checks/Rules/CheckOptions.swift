/// Numbers set by a user, by "check.option"; all others have their standard.
public struct CheckOptions: Equatable, Sendable {
    private var values: [String: Double]

    /// Everything at its standard.
    public static let standard = CheckOptions([:])

    /// Takes numbers by "check.option".
    public init(_ values: [String: Double]) { self.values = values }

    /// The number of an option of a check.
    public func value(_ option: CheckOption, of check: String) -> Double {
        // Almost always nothing is set, and every check asks on every screen.
        values.isEmpty ? option.standard : values["\(check).\(option.name)"] ?? option.standard
    }
}
