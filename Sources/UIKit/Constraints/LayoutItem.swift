/// What a constraint can refer to: a view, a layout guide, or a controller's old layout support.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var itemView: UIView? { get }
}

/// Counts changes that may change a layout, so that nothing is solved twice.
@MainActor
enum LayoutClock {
    /// Number of changes so far.
    private(set) static var time = 0

    /// Counts a change.
    static func tick() { time += 1 }
}
