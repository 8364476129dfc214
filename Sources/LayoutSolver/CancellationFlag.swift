import Synchronization

/// A flag another thread raises to stop a running solve; read every few pivots.
public final class CancellationFlag: Sendable {
    private let raised = Atomic<Bool>(false)

    /// Creates a flag that is down.
    public init() {}

    /// Whether somebody asked to stop.
    public var isRaised: Bool { raised.load(ordering: .relaxed) }

    /// Asks the solve to stop at its next look.
    public func raise() { raised.store(true, ordering: .relaxed) }

    /// Takes the flag down, for the next piece of work.
    public func lower() { raised.store(false, ordering: .relaxed) }
}
