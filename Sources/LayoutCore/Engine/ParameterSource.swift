/// Where the value of a solver parameter comes from: the numbers of a family that change without a new solver.
enum ParameterSource: Hashable, Sendable {
    /// An edge of a rectangle.
    enum Edge: Hashable, Sendable, CaseIterable {
        case top, left, bottom, right
    }

    /// Width or height that the environment imposes on the root.
    case rootSize(Axis)
    /// The root's safe area, from the environment.
    case rootSafeArea(Edge)
    /// Height of the keyboard guide: the keyboard, or the safe area below it when hidden.
    case keyboard
    /// The constant of a named constraint that some update sets.
    case constant(String)
    /// A parameter of the layout that some update sets.
    case layoutParameter(String)
    /// Natural size of an item, by its number.
    case naturalSize(Int, Axis)
    /// Spacing of a stack view that some update sets.
    case spacing(Int)
    /// Gap after an arranged view, by the stack view's number and the view's id, that some update sets.
    case customSpacing(Int, String)
    /// The system's spacing between baselines of two items.
    case systemSpacing(below: Int, above: Int)
    /// Height of the keyboard guide of a view below the root; depends on where the view ends up.
    case keyboardInset(Int)
    /// Safe area inset of a view below the root; depends on where the view ends up.
    case safeAreaInset(Int, Edge)
    /// Effective layout margin of a view.
    case margin(Int, Edge)
    /// Inset of a view's readable content guide.
    case readable(Int, Edge)
    /// First baseline from the top of a measured text.
    case firstBaseline(Int)
    /// Last baseline from the bottom of a measured text.
    case lastBaseline(Int)

    /// A value it never goes below, for the solver's presolve.
    var lowerBound: Double? {
        switch self {
        case .rootSize, .rootSafeArea, .keyboard, .naturalSize, .safeAreaInset, .keyboardInset,
            .systemSpacing:
            return 0
        case .constant, .layoutParameter, .spacing, .customSpacing, .margin, .readable,
            .firstBaseline, .lastBaseline:
            return nil
        }
    }
}

extension EdgeInsets {
    /// The inset of an edge, points.
    subscript(edge: ParameterSource.Edge) -> Double {
        switch edge {
        case .top: return top
        case .left: return left
        case .bottom: return bottom
        case .right: return right
        }
    }
}
