import LayoutSolver

/// What a family is asked for one combination of rules, state, data and step: a configuration and its numbers.
///
/// Made once for each combination; a variant then fills in the numbers of its environment and solves.
final class Resolution {
    /// The configuration.
    let configuration: Configuration
    /// A value for each parameter; those of the environment are filled in for each variant.
    let template: [Double]
    /// Parameters that the environment gives.
    let environmentSlots: [(parameter: Int, source: ParameterSource)]
    /// Parameters that depend on the answer itself; solved in rounds.
    let positional: [PositionalParameter]

    /// Collects the numbers of a state for a configuration.
    init(_ configuration: Configuration, state: LayoutState, index: LayoutIndex) {
        self.configuration = configuration
        var template = [Double](repeating: 0, count: configuration.lowered.parameters.count)
        var slots: [(parameter: Int, source: ParameterSource)] = []
        var positional: [PositionalParameter] = []
        let constants = Dictionary(
            state.activeConstraints.compactMap { constraint in
                constraint.name.map { ($0, state.value(of: constraint.constant)) }
            }, uniquingKeysWith: { first, _ in first })
        for (number, source) in configuration.lowered.parameters.enumerated() {
            switch source {
            case .rootSize, .rootSafeArea, .keyboard:
                slots.append((number, source))
            case .constant(let name):
                template[number] = constants[name] ?? 0
            case .layoutParameter(let name):
                template[number] = state.parameters[name] ?? 0
            case .naturalSize(let item, let axis):
                let size = state.items[item].intrinsicSize
                template[number] = (axis == .horizontal ? size?.width : size?.height) ?? 0
                if axis == .vertical, let table = state.items[item].textTable {
                    positional.append(
                        PositionalParameter(
                            parameter: number, kind: .textHeight(item: item, table: table)))
                }
            case .spacing(let item):
                template[number] = state.items[item].stack?.spacing ?? 0
            case .safeAreaInset(let item, let edge):
                positional.append(
                    PositionalParameter(
                        parameter: number, kind: .inset(item: item, edge: edge, margin: 0)))
            case .margin(let item, let edge):
                template[number] = index.entries[item].node?.margins[edge] ?? 0
            }
        }
        self.template = template
        environmentSlots = slots
        self.positional = positional
    }

    /// Fills the numbers of an environment into `parameters` and gives positional ones their canonical start.
    func fill(_ parameters: inout [Double], _ environment: Environment) {
        parameters.removeAll(keepingCapacity: true)
        parameters.append(contentsOf: template)
        for slot in environmentSlots {
            parameters[slot.parameter] = environment.value(of: slot.source)
        }
        for parameter in positional {
            if case .inset(_, let edge, let margin) = parameter.kind {
                parameters[parameter.parameter] = margin + environment.safeArea[edge]
            }
        }
    }
}

/// A parameter whose value follows from the answer: solve, measure, solve again (DESIGN section 5).
struct PositionalParameter: Sendable {
    /// What is measured.
    enum Kind: Sendable {
        /// Height of wrapping text at the solved width.
        case textHeight(item: Int, table: [TextTableRow])
        /// The part of the root's safe area that reaches into a view, plus a margin (semantics 4.3).
        case inset(item: Int, edge: ParameterSource.Edge, margin: Double)
    }

    /// Number of the parameter.
    var parameter: Int
    /// What is measured.
    var kind: Kind
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

extension LayoutState {
    /// The number a constant stands for, points.
    func value(of constant: ConstantValue) -> Double {
        switch constant {
        case .number(let value): return value
        case .parameter(let name, let negated):
            return (negated ? -1 : 1) * (parameters[name] ?? 0)
        }
    }
}

extension [TextTableRow] {
    /// Solved widths lie on a grid of 2^-20 point: a width this near below a row's is the row's.
    private static let gridSlack = 0x1p-18

    /// Height of the text at a width, points: the first row whose width fits, else the last.
    func height(at width: Double) -> Double {
        (first { width + Self.gridSlack >= $0.minimumWidth } ?? last)?.height ?? 0
    }
}
