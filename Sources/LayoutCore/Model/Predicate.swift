/// A condition over the environment and the state of a variant, such as `landscape and width < 700`.
///
/// The one condition language of the product: `when` rules and, later, assertions use it.
public indirect enum Predicate: Equatable, Sendable {
    /// A number of the environment that can be compared.
    public enum Quantity: String, CaseIterable, Sendable {
        // Root size in points, pixels a point, keyboard height and safe-area insets in points.
        case width, height, scale, keyboard, safeTop, safeLeft, safeBottom, safeRight
    }

    /// How a quantity is compared.
    public enum Comparison: String, CaseIterable, Sendable {
        case less = "<"
        case lessOrEqual = "<="
        case equal = "=="
        case notEqual = "!="
        case greaterOrEqual = ">="
        case greater = ">"
    }

    /// Always true.
    case always
    /// The root's orientation.
    case orientation(Orientation)
    /// The idiom.
    case idiom(Idiom)
    /// A size class on an axis.
    case sizeClass(Axis, SizeClass)
    /// The reading direction.
    case direction(LayoutDirection)
    /// The text size category.
    case textSize(String)
    /// The locale.
    case locale(String)
    /// The state's name.
    case state(String)
    /// A device id, `*` standing for any characters.
    case device(String)
    /// A quantity against a number.
    case compare(Quantity, Comparison, Double)
    /// Both.
    case and(Predicate, Predicate)
    /// Either.
    case or(Predicate, Predicate)
    /// The opposite.
    case not(Predicate)
}
