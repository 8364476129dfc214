/// Every threshold of the solver, in one table.
///
/// The three for the sign of a row belong together: what a look-up takes for zero the simplex takes for zero in every
/// neighbouring basis, and what a look-up takes for clear is clear there too. Between them a look-up does not decide.
enum Tolerance {
    /// A coefficient this small beside what it was summed from is a rounding error of nought.
    static let cancellation = 1e-11
    /// Least pivot, relative to the largest candidate of its row or column.
    static let pivotShare = 0.1
    /// Entries below this are no pivots at all.
    static let pivot = 1e-9
    /// Entries below this are swept out of the tableau.
    static let entry = 1e-12
    /// Reduced costs below this are zero.
    static let cost = 1e-8
    /// Row values below this are zero in the simplex, and the perturbation gives the sign.
    static let zero = 3e-9
    /// By how many times their infinitesimal parts rows are shifted, one after the other, where the simplex goes in circles.
    static let shifts = [1e-8, 6e-8, 3e-7]
    /// Row values below this are zero in a look-up.
    static let lookupZero = 1e-11
    /// Row values above this have a clear sign in a look-up.
    static let lookupClear = 1e-6
    /// Gaps of a parameter shorter than this are no pieces.
    static let piece = 1e-10
    /// Walls farther than this leave what is open open.
    static let far = 1e-3
    /// A required constraint violated by no more than this, in points, is satisfied.
    static let required = 1e-6
    /// A guard missed by no more than this is met, for all that a look-up needs to know.
    static let guardNoise = 1e-10
    /// An interval longer than this, in points, is an ambiguity.
    static let ambiguity = 1e-5
}
