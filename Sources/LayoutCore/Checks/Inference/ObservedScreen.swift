/// What inference looks at: the numbers of every view on every screen it was shown.
struct ObservedScreens {
    /// Numbers that proposals speak of.
    static let attributes: [NumberExpression.Attribute] = [
        .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
    ]

    let scope: AssertionScope
    /// The screens, each on its own.
    let screens: [Screen]
    /// By item and attribute, a number a screen; nil where the item is not there.
    private let numbers: [[[Double?]]]

    init(_ screens: [Screen], scope: AssertionScope) {
        self.screens = screens
        self.scope = scope
        let evaluators = screens.map { AssertionEvaluator(screen: $0, scope: scope) }
        numbers = (0..<scope.count).map { item in
            if screens.first?.isCancelled ?? false { return [] }
            return Self.attributes.map { attribute in
                evaluators.map { evaluator in
                    guard
                        case .known(let number) = evaluator.value(
                            .attribute(.item(item), attribute))
                    else { return nil }
                    return number.value
                }
            }
        }
    }

    /// Whether nobody waits for what is made of the screens any more.
    var isCancelled: Bool { screens.first?.isCancelled ?? false }

    /// An attribute of an item on each screen; nothing where the work was cut short.
    func values(_ item: Int, _ attribute: NumberExpression.Attribute) -> [Double?] {
        guard let place = Self.attributes.firstIndex(of: attribute) else { return [] }
        return numbers[item].isEmpty ? [] : numbers[item][place]
    }

    /// Whether an item is on some screen.
    func isSeen(_ item: Int) -> Bool { values(item, .width).contains { $0 != nil } }

    /// The difference of two rows of numbers where both are there, if it is the same everywhere.
    static func constantDifference(_ first: [Double?], _ second: [Double?]) -> Double? {
        constant(
            zip(first, second).map { one, other in
                one.flatMap { one in other.map { one - $0 } }
            })
    }

    /// The one number of a row, if it has one, to a hundredth of a point.
    static func constant(_ row: [Double?]) -> Double? {
        let known = row.compactMap { $0 }
        guard let first = known.first,
            known.allSatisfy({ ($0 - first).magnitude <= 0.01 })
        else { return nil }
        let short = (first * 100).rounded() / 100
        return (short - first).magnitude < 0.005 ? short : first
    }

    /// Groups of items whose rows of numbers are the same, of two and more.
    func groups(
        _ items: [Int], _ attribute: NumberExpression.Attribute
    ) -> [[Int]] {
        var groups: [(row: [Double?], items: [Int])] = []
        for item in items {
            if isCancelled { return [] }
            let row = values(item, attribute)
            if let place = groups.firstIndex(where: { Self.areSame($0.row, row) }) {
                groups[place].items.append(item)
            } else {
                groups.append((row, [item]))
            }
        }
        return groups.map(\.items).filter { $0.count > 1 }
    }

    private static func areSame(_ first: [Double?], _ second: [Double?]) -> Bool {
        zip(first, second).allSatisfy { one, other in
            guard let one, let other else { return one == nil && other == nil }
            return (one - other).magnitude <= 0.01
        }
    }
}
