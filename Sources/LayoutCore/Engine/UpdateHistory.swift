/// All updates of a live screen that still say something, in order.
///
/// What is set again takes the place of the former, so that a screen that lives long does not grow.
struct UpdateHistory {
    /// What an update of a number or of the environment sets.
    private enum Target: Hashable {
        case constant(String)
        case parameter(String)
        case size
        case direction
        case safeArea
        case keyboard

        /// What an update sets and nothing else; nil for one that does more.
        init?(_ update: Update) {
            switch update {
            case .setConstant(let name, _): self = .constant(name)
            case .setParameter(let name, _): self = .parameter(name)
            case .resize, .fit: self = .size
            case .setDirection: self = .direction
            case .setSafeArea: self = .safeArea
            case .setKeyboardHeight: self = .keyboard
            default: return nil
            }
        }
    }

    /// The updates, in order.
    private(set) var list: [Update] = []
    /// Places of what was set since the last update of another kind.
    private var places: [Target: Int] = [:]

    /// Appends a batch. O(batch).
    mutating func append(_ batch: [Update]) {
        for update in batch {
            guard let target = Target(update) else {
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

    /// Lets go of the updates of the environment, which no longer say anything. O(updates) where there are any.
    mutating func forgetEnvironment() {
        guard list.contains(where: \.changesEnvironment) else { return }
        list.removeAll(where: \.changesEnvironment)
        places.removeAll()
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
