/// The checks that run without any configuration.
public enum Checks {
    /// In the order of the documentation.
    public static let all: [any Check] = [
        ConflictCheck(), AmbiguousCheck(), ClippedCheck(), ProtrudesCheck(), OverlapCheck(),
        OffScreenCheck(), UnsafeCheck(), ZeroSizeCheck(), SmallTargetCheck(), TruncatedCheck(),
        TextClippedCheck(),
    ]

    /// What they are, in the same order.
    public static let definitions: [CheckDefinition] = all.map(\.definition)
}
