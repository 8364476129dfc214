internal import LayoutCore

/// What an app's code made on one screen, in the base state and in each state.
struct RecordedScreen {
    /// The tree in a state.
    struct State: Equatable {
        /// The tree.
        var layout: Layout
        /// The screen then, which the state may have turned.
        var environment: Environment
    }

    /// The screen.
    let environment: Environment
    /// The base state, then the states in the order given.
    var states: [State]

    /// What a state did to the screen itself.
    func screenUpdates(_ state: Int) -> [Update] {
        let (old, new) = (environment, states[state].environment)
        var updates: [Update] = []
        if new.size == Size(old.size.height, old.size.width), new.size != old.size {
            updates.append(.rotate)
        } else if new.size != old.size {
            updates.append(.resize(new.size))
        }
        if new.keyboardHeight != old.keyboardHeight {
            updates.append(.setKeyboardHeight(new.keyboardHeight))
        }
        if new.direction != old.direction { updates.append(.setDirection(new.direction)) }
        return updates
    }

    /// Whether the code made the same of both.
    func isSame(as other: RecordedScreen) -> Bool {
        states.indices.allSatisfy {
            states[$0].layout == other.states[$0].layout
                && screenUpdates($0) == other.screenUpdates($0)
        }
    }
}
