public import Foundation

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIControlMembers {
    /// What a control can be at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing of the others.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Cannot be touched.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// Has the focus.
        public static let focused = State(rawValue: 8)
        /// States of the app's own.
        public static let application = State(rawValue: 0xFF0000)
        /// States of the system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    private struct Target {
        weak var target: AnyObject?
        var selector: Selector
        var events: Event
    }

    private var targets: [Target] = []
    private var actions: [(action: UIAction, events: Event)] = []

    /// Whether it can be touched.
    open var isEnabled = true

    /// Creates a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a control from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Creates a control with an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// What it is at the moment.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Notes a method to call; it is not called here (`Selector`).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(
            Target(
                target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
    }
    /// Forgets a method to call; nil stands for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let wanted = target.map { $0 as AnyObject }
        targets.removeAll {
            (wanted == nil || $0.target === wanted) && (action == nil || $0.selector == action)
                && !$0.events.intersection(controlEvents).isEmpty
        }
    }
    /// Adds an action.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }
    /// Removes an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action }
    }
    /// Removes an action by its name.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier }
    }
    /// Carries the actions of events out.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.intersection(controlEvents).isEmpty {
            sendAction(entry.action)
        }
    }
    /// Carries an action out.
    open func sendAction(_ action: UIAction) { action.handler?(action) }
    /// Calls a method; nothing here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

    /// The targets noted.
    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }
    /// The events that anything is noted for.
    open var allControlEvents: Event {
        targets.map(\.events).reduce(into: Event()) { $0.formUnion($1) }
    }
    /// Names of the methods noted for a target and events.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted = target.map { $0 as AnyObject }
        let names = targets.filter { $0.target === wanted && $0.events.contains(controlEvent) }
            .map(\.selector.description)
        return names.isEmpty ? nil : names
    }
}
