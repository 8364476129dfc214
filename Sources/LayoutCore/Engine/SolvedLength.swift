/// What is known of the lengths that the solver gives.
enum SolvedLength {
    /// They lie on a grid of 2^-20 point: differences up to this are none, points.
    static let slack = 0x1p-18
}
