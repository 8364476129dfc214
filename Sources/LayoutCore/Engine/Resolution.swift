import LayoutSolver

/// What a family is asked for one combination of rules, state, data and step: a configuration and its numbers.
///
/// Made once for each combination; a variant then fills in the numbers of its environment and solves.
final class Resolution {
    /// The configuration.
    let configuration: Configuration
    /// A value for each parameter; those of the environment are filled in for each variant.
    private(set) var template: [Double]
    /// Parameters that the environment gives.
    let environmentSlots: [(parameter: Int, source: ParameterSource)]
    /// Parameters that depend on the answer itself; solved in rounds.
    let positional: [PositionalParameter]
    /// Margins that updates set, by item.
    let margins: [Int: EdgeInsets]
    /// Parameters that stand for the constant of a constraint or for a parameter of the layout, by its name.
    private var constantSlots: [String: Int] = [:]
    private var layoutSlots: [String: Int] = [:]
    /// Constants that are a parameter of the layout and were not set since.
    private var followers: [(constraint: String, parameter: String, sign: Double)] = []

    /// Collects the numbers of a state for a configuration.
    init(
        _ configuration: Configuration, state: LayoutState, index: LayoutIndex, scale: Double
    ) {
        self.configuration = configuration
        margins = state.changedMargins(index)
        var template = [Double](repeating: 0, count: configuration.lowered.parameters.count)
        var slots: [(parameter: Int, source: ParameterSource)] = []
        var positional: [PositionalParameter] = []
        let constants = Dictionary(
            state.activeConstraints.compactMap { constraint in
                constraint.name.map { ($0, constraint) }
            }, uniquingKeysWith: { first, _ in first })
        for (number, source) in configuration.lowered.parameters.enumerated() {
            func follow(_ item: Int, _ kind: PositionalParameter.Kind) {
                positional.append(
                    PositionalParameter(parameter: number, item: item, kind: kind))
            }
            switch source {
            case .rootSize, .rootSafeArea, .keyboard: slots.append((number, source))
            case .constant(let name):
                constantSlots[name] = number
                guard let constraint = constants[name] else { continue }
                template[number] = state.value(of: constraint, index: index, scale: scale)
                if case .parameter(let parameter, let negated) = constraint.constant {
                    followers.append((name, parameter, negated ? -1 : 1))
                }
            case .layoutParameter(let name):
                layoutSlots[name] = number
                template[number] = state.parameters[name] ?? 0
            case .naturalSize(let item, let axis):
                let size = state.items[item].intrinsicSize
                template[number] = (axis == .horizontal ? size?.width : size?.height) ?? 0
                if axis == .vertical, let text = state.items[item].wrapping {
                    follow(item, .textHeight(text))
                }
            case .spacing(let item): template[number] = state.items[item].stack?.spacing ?? 0
            case .customSpacing(let item, let view):
                template[number] = state.items[item].stack?.customSpacing[view] ?? 0
            case .systemSpacing(let upper, let lower):
                template[number] = state.systemSpacing(below: upper, above: lower, scale: scale)
            case .firstBaseline(let item): template[number] = state.items[item].baselines.first
            case .lastBaseline(let item):
                template[number] = state.items[item].baselines.last
                if case .text(let text, let lines, let scale, let padding) =
                    state.items[item].wrapping
                {
                    follow(
                        item,
                        .lastBaseline(text, numberOfLines: lines, scale: scale, padding: padding))
                }
            case .safeAreaInset(let item, let edge): follow(item, .safeArea(edge))
            case .keyboardInset(let item): follow(item, .keyboard)
            case .margin(let item, let edge): follow(item, .margin(edge))
            case .readable(let item, let edge): follow(item, .readable(edge))
            }
        }
        self.template = template
        environmentSlots = slots
        self.positional = positional
    }

    /// Takes the number that an update sets; other updates are not its business. O(constants that are parameters).
    func take(_ update: Update) {
        switch update {
        case .setConstant(let name, let value):
            followers.removeAll { $0.constraint == name }
            if let slot = constantSlots[name] { template[slot] = value }
        case .setParameter(let name, let value):
            if let slot = layoutSlots[name] { template[slot] = value }
            for follower in followers where follower.parameter == name {
                if let slot = constantSlots[follower.constraint] {
                    template[slot] = follower.sign * value
                }
            }
        default:
            break
        }
    }

    /// Fills the numbers of an environment into `parameters` and gives positional ones their canonical start.
    func fill(_ parameters: inout [Double], _ margins: EffectiveMargins) {
        parameters.removeAll(keepingCapacity: true)
        parameters.append(contentsOf: template)
        for slot in environmentSlots {
            parameters[slot.parameter] = margins.environment.value(of: slot.source)
        }
        _ = measure(&parameters, nil, margins)
    }

    /// Measures positional parameters at an answer; whether any changed. O(positional parameters × depth).
    ///
    /// An inset inside a view whose own insets change waits for the next round: the view's content is about to move, and
    /// an inset measured where it was could leave no room. Changes up to `slack`, in points, are none.
    func measure(
        _ parameters: inout [Double], _ frames: SolvedFrames?, _ margins: EffectiveMargins,
        slack: Double = 0
    ) -> Bool {
        var changes: [(positional: PositionalParameter, value: Double)] = []
        for positional in positional {
            guard let value = positional.value(frames, margins),
                !((parameters[positional.parameter] - value).magnitude <= slack)
            else { continue }
            changes.append((positional, value))
        }
        let isFirst = frames == nil || changes.count < 2
        let moving = isFirst ? [] : Set(changes.filter(\.positional.isInset).map(\.positional.item))
        for (positional, value) in changes
        where !positional.isInset || !margins.index.isBelow(positional.item, any: moving) {
            parameters[positional.parameter] = value
        }
        return !changes.isEmpty
    }
}

extension Environment {
    /// The value of a parameter that the environment gives.
    func value(of source: ParameterSource) -> Double {
        switch source {
        case .rootSize(let axis): return axis == .horizontal ? size.width : size.height
        case .rootSafeArea(let edge): return safeArea[edge]
        case .keyboard: return max(keyboardHeight, safeArea.bottom)
        default: return 0
        }
    }
}
