import LayoutCore
import LayoutSolver

extension RandomScreen {
    /// A batch of one to three updates of any kind.
    mutating func batch() -> [Update] {
        (0..<number(1..<4)).map { _ in update() }
    }

    /// A rule over the environment, which may change the environment itself.
    mutating func rule() -> Layout.Rule {
        let predicate = one([
            Predicate.orientation(.landscape), .compare(.width, .less, 400),
            .direction(.rightToLeft), .not(.compare(.keyboard, .greater, 0)), .always,
        ])
        return Layout.Rule(
            predicate: predicate, updates: chance(0.3) ? [screenUpdate()] : [update()])
    }

    private var named: [Constraint] { layout.constraints.filter { $0.name != nil } }

    private mutating func update() -> Update {
        if number(0..<3) == 0 || named.isEmpty { return screenUpdate() }
        let constraint = one(named)
        guard let name = constraint.name else { return screenUpdate() }
        switch number(0..<11) {
        case 0, 1, 2: return .setConstant(name, length())
        case 3: return .deactivate([name])
        case 4: return .activate([name])
        case 5: return .setPriority(name, one([1000, 750, 400]))
        case 6:
            guard constraint.second != nil else { return .remove([name]) }
            return .setMultiplier(name, one([1, 0.5, 2]))
        case 7: return constraintUpdate()
        default: return viewUpdate()
        }
    }

    private mutating func viewID() -> String { one(views.map(\.id)) }

    private mutating func constraintUpdate() -> Update {
        let view = viewID()
        let late = Constraint(
            name: "late", .init(ItemReference(view), .width), .greaterThanOrEqual,
            constant: .number(length()), priority: 600)
        switch number(0..<4) {
        case 0, 1: return .add(late)
        case 2: return .remake(view, [late])
        default: return view == "root" ? .setParameter("gap", length()) : .removeView(view)
        }
    }

    private mutating func viewUpdate() -> Update {
        let view = viewID()
        switch number(0..<9) {
        case 0: return .setMargins(view, insets())
        case 1: return .setText(view, LocalizedText(value: words()))
        case 2: return .setHugging(view, AxisPair(horizontal: 100, vertical: 600))
        case 3: return .setCompressionResistance(view, AxisPair(horizontal: 999, vertical: 240))
        case 4:
            return .setIntrinsicSize(view, IntrinsicSize(length(), chance(0.5) ? length() : nil))
        case 5:
            let width = length() + 1
            return .setMeasuredText(
                view, IntrinsicSize(width, 20.5),
                [
                    TextTableRow(minimumWidth: width, height: 20.5),
                    TextTableRow(minimumWidth: 0, height: 41),
                ])
        case 6: return chance(0.5) ? .hide([view]) : .show([view])
        default: return stackUpdate(view)
        }
    }

    private mutating func stackUpdate(_ view: String) -> Update {
        let stacks = views.filter { $0.kind == .stack }.map(\.id)
        if stacks.isEmpty { return .setParameter("gap", length()) }
        var change = StackChange()
        change.spacing = length(40)
        if chance(0.3) { change.axis = one(Axis.allCases) }
        if chance(0.3) { change.distribution = one(StackSettings.Distribution.allCases) }
        if chance(0.3) { change.alignment = one(StackSettings.Alignment.allCases) }
        if chance(0.3) { change.customSpacing = [view: chance(0.7) ? length() : nil] }
        if chance(0.1) { change.isMarginsRelative = chance(0.5) }
        if chance(0.1) { change.isBaselineRelative = chance(0.5) }
        return .setStack(one(stacks), change)
    }

    private mutating func screenUpdate() -> Update {
        switch number(0..<7) {
        case 0: return .resize(Size(length(1600) + 60, length(1600) + 60))
        case 1: return .rotate
        case 2: return .setSafeArea(insets())
        case 3: return .setKeyboardHeight(length(1000))
        case 4: return .setDirection(chance(0.5) ? .rightToLeft : .leftToRight)
        case 5:
            return .fit(
                Fitting(
                    target: Size(length(1600), length(1600)),
                    priorities: AxisPair(
                        horizontal: one([1000, 50]), vertical: one([1000, 50, 999]))))
        default: return .setParameter("gap", length())
        }
    }
}
