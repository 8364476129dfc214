extension Predicate {
    /// Name of the state without updates.
    package static let baseState = "base"

    /// Whether the condition holds in an environment and a state; nil is the base state. O(size of the predicate).
    package func holds(in environment: Environment, state: String?) -> Bool {
        switch self {
        case .always: return true
        case .orientation(let orientation): return environment.orientation == orientation
        case .idiom(let idiom): return environment.idiom == idiom
        case .sizeClass(.horizontal, let sizeClass):
            return environment.horizontalSizeClass == sizeClass
        case .sizeClass(.vertical, let sizeClass):
            return environment.verticalSizeClass == sizeClass
        case .direction(let direction): return environment.direction == direction
        case .textSize(let textSize): return environment.textSize == textSize
        case .locale(let locale): return environment.locale == locale
        case .state(let name): return (state ?? Predicate.baseState) == name
        case .device(let pattern):
            return environment.device.map { NamePattern(pattern).matches($0) } ?? false
        case .compare(let quantity, let comparison, let number):
            return comparison.holds(quantity.value(in: environment), number)
        case .and(let first, let second):
            return first.holds(in: environment, state: state)
                && second.holds(in: environment, state: state)
        case .or(let first, let second):
            return first.holds(in: environment, state: state)
                || second.holds(in: environment, state: state)
        case .not(let predicate): return !predicate.holds(in: environment, state: state)
        }
    }
}

extension Predicate.Quantity {
    /// The number of an environment, points; pixels a point for the scale.
    package func value(in environment: Environment) -> Double {
        switch self {
        case .width: return environment.size.width
        case .height: return environment.size.height
        case .scale: return environment.scale
        case .keyboard: return environment.keyboardHeight
        case .safeTop: return environment.safeArea.top
        case .safeLeft: return environment.safeArea.left
        case .safeBottom: return environment.safeArea.bottom
        case .safeRight: return environment.safeArea.right
        }
    }
}

extension Predicate.Comparison {
    /// Whether two numbers compare so.
    package func holds(_ first: Double, _ second: Double) -> Bool {
        switch self {
        case .less: return first < second
        case .lessOrEqual: return first <= second
        case .equal: return first == second
        case .notEqual: return first != second
        case .greaterOrEqual: return first >= second
        case .greater: return first > second
        }
    }
}
