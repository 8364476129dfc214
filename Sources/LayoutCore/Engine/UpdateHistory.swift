/// All updates of a live screen that still say something, in order.
///
/// A number that is set again takes the place of the former one, so that a screen that lives long does not grow.
struct UpdateHistory {
    /// What an update of a number sets.
    private enum Target: Hashable {
        case constant(String)
        case parameter(String)
    }

    /// The updates, in order.
    private(set) var list: [Update] = []
    /// Places of the numbers set since the last update of another kind.
    private var places: [Target: Int] = [:]

    /// Appends a batch. O(batch).
    mutating func append(_ batch: [Update]) {
        for update in batch {
            let target: Target
            switch update {
            case .setConstant(let name, _): target = .constant(name)
            case .setParameter(let name, _): target = .parameter(name)
            default:
                places.removeAll(keepingCapacity: true)
                list.append(update)
                continue
            }
            if let place = places[target] {
                list[place] = update
            } else {
                places[target] = list.count
                list.append(update)
            }
        }
    }
}

extension Update {
    /// Whether the update changes a constant or a parameter and nothing else.
    var changesNumbersAlone: Bool {
        switch self {
        case .setConstant, .setParameter: return true
        default: return false
        }
    }
}
