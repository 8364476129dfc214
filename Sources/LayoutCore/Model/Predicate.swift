/// A condition over the environment and the state of a variant, such as `landscape and width < 700`.
///
/// The one condition language of the product: `when` rules and assertions use it (docs/job-format.md,
/// "Conditions"; docs/assertions.md).
public indirect enum Predicate: Hashable, Sendable {
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

        /// Whether `first` stands so to `second`.
        public func holds<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
            switch self {
            case .less: first < second
            case .lessOrEqual: first <= second
            case .equal: first == second
            case .notEqual: first != second
            case .greaterOrEqual: first >= second
            case .greater: first > second
            }
        }
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
    /// The text size category, compared by size.
    case textSize(Comparison, TextSizeCategory)
    /// The locale; `*` stands for any characters.
    case locale(String)
    /// The state's name; "base" is the base state.
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

    /// Name of the base state in conditions, selections and results.
    public static let baseState = "base"

    /// Whether the condition holds for an environment and a state (nil is the base state).
    ///
    /// Depends on nothing else, so equal environments always take the same rules.
    public func holds(in environment: Environment, state: String?) -> Bool {
        switch self {
        case .always: true
        case .orientation(let value): environment.orientation == value
        case .idiom(let value): environment.idiom == value
        case .sizeClass(.horizontal, let value): environment.horizontalSizeClass == value
        case .sizeClass(.vertical, let value): environment.verticalSizeClass == value
        case .direction(let value): environment.direction == value
        case .textSize(let comparison, let value):
            comparison.holds(TextSizeCategory(rawValue: environment.textSize) ?? .large, value)
        case .locale(let pattern): NamePattern(pattern).matches(environment.locale ?? "")
        case .state(let name): (state ?? Predicate.baseState) == name
        case .device(let pattern): NamePattern(pattern).matches(environment.device ?? "")
        case .compare(let quantity, let comparison, let number):
            comparison.holds(environment.value(of: quantity), number)
        case .and(let first, let second):
            first.holds(in: environment, state: state)
                && second.holds(in: environment, state: state)
        case .or(let first, let second):
            first.holds(in: environment, state: state)
                || second.holds(in: environment, state: state)
        case .not(let other): !other.holds(in: environment, state: state)
        }
    }
}

extension Environment {
    /// The value of a quantity that conditions compare.
    public func value(of quantity: Predicate.Quantity) -> Double {
        switch quantity {
        case .width: size.width
        case .height: size.height
        case .scale: scale
        case .keyboard: keyboardHeight
        case .safeTop: safeArea.top
        case .safeLeft: safeArea.left
        case .safeBottom: safeArea.bottom
        case .safeRight: safeArea.right
        }
    }
}
