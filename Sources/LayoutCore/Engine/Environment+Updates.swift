extension Update {
    /// Whether the update changes the environment and not the layout.
    var changesEnvironment: Bool {
        switch self {
        case .setDirection, .resize, .fit, .rotate, .setSafeArea, .setKeyboardHeight: return true
        default: return false
        }
    }
}

extension Environment {
    /// Applies an update of the environment; all others do nothing.
    ///
    /// A rotation swaps width and height; with a device behind the environment it takes that device's insets and size
    /// classes in the new orientation (semantics 6).
    mutating func apply(_ update: Update, in specification: JobSpecification) {
        switch update {
        case .setDirection(let direction): self.direction = direction
        case .resize(let size):
            self.size = size
            fitting = nil
        case .fit(let fitting):
            size = fitting.target
            self.fitting = fitting
        case .setSafeArea(let insets): safeArea = insets
        case .setKeyboardHeight(let height): keyboardHeight = height
        case .rotate:
            self = specification.rotated(self)
            fitting = nil
        default: break
        }
    }
}
