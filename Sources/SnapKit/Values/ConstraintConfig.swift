/// What holds for all constraints that are made from now on.
@preconcurrency @MainActor
public enum ConstraintConfig {
    /// Which release's meaning constraints have.
    public enum Meaning: Sendable {
        /// That of 3.0.2 to 5.7: `center.equalTo(0)` counts from the superview's top left corner, insets are positive
        /// inwards, an update finds its constraint or is a mistake.
        case current
        /// That of 0.x: `center.equalTo(0)` counts from the superview's centre, insets used as constants keep their
        /// signs, an update that finds nothing adds (seed-systems 0.1).
        case version0
    }

    /// Whether leading is left; read when a constant is computed.
    public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight

    /// The meaning of what is written.
    public static var meaning = Meaning.current
}
