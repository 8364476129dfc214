internal import Foundation

/// What events go to and from.
@preconcurrency @MainActor
open class UIResponder: UIResponderMembers {
    /// Creates a responder.
    public override init() { super.init() }

    /// The responder after this one.
    open var next: UIResponder? { nil }
    /// Whether it is the first responder.
    open var isFirstResponder: Bool { UIResponder.first === self }
    /// Whether it may become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it may stop being the first responder.
    open var canResignFirstResponder: Bool { true }

    private static weak var first: UIResponder?

    /// Takes the keyboard's input.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        UIResponder.first = self
        return true
    }

    /// Gives the keyboard's input back.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { UIResponder.first = nil }
        return true
    }
}
