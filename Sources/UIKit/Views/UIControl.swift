internal import Foundation

/// A view that is touched.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Whether it can be touched.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is touched.
    open var isHighlighted = false

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
}
