/// The checks that run without any configuration.
public enum Checks {
    /// In the order of the documentation.
    public static let all: [any Check] = [
        ConflictCheck(), AmbiguousCheck(), NearTieCheck(), ClippedCheck(), ProtrudesCheck(),
        OverlapCheck(),
        OffScreenCheck(), UnsafeCheck(), TruncatedCheck(), TextClippedCheck(), SmallTargetCheck(),
        CrowdedTargetCheck(), ZeroSizeCheck(), SquashedCheck(), WrappedAloneCheck(),
        MisalignedCheck(), IrregularCheck(), LopsidedCheck(), UnevenCheck(),
        CrossedCheck(), HalfBleedCheck(), NoMarginCheck(), StretchedCheck(), OffPixelCheck(),
        RightToLeftCheck(),
        DynamicTypeCheck(),
        UnreachableCheck(), SmallRangeCheck(), JumpCheck(), FixedTextWidthCheck(),
        FixedTextHeightCheck(), OpenTextEndCheck(),
        FixedDirectionCheck(), ScreenEdgeCheck(), FixedHuggingCheck(), PinnedByInequalitiesCheck(),
        DuplicateConstraintCheck(), ScrollContentCheck(),
    ]

    /// What they are, in the same order.
    public static let definitions: [CheckDefinition] = all.map(\.definition)
}
