/// Attributes of a view or guide, as the target of a constraint: `form.snp.left`.
@preconcurrency @MainActor
public final class ConstraintItem: Equatable {
    /// The view, guide or layout support; nil once it is gone.
    weak var target: AnyObject?
    /// What of it is meant; empty for the same as on the other side.
    let attributes: ConstraintAttributes

    init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
        self.target = target
        self.attributes = attributes
    }

    /// Whether two items mean the same attributes of the same thing.
    nonisolated public static func == (first: ConstraintItem, second: ConstraintItem) -> Bool {
        MainActor.assumeIsolated {
            first.target === second.target && first.attributes == second.attributes
        }
    }
}
