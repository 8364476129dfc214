public import Foundation

/// A change of views over time as `UIView.animate` made it: frames before and after, and between on request.
///
/// ```swift
/// let animations = LayoutAnimation.record { screen.toggle() }
/// animations[0].frame(of: screen.box, at: 0.5)
/// ```
@preconcurrency @MainActor
public struct LayoutAnimation {
    /// How a change gathers speed.
    enum Curve {
        case easeInOut, easeIn, easeOut, linear

        init(_ options: UIView.AnimationOptions) {
            let bits = (options.rawValue >> 16) & 3
            self = [.easeInOut, .easeIn, .easeOut, .linear][Int(bits)]
        }

        init(_ curve: UIView.AnimationCurve) {
            switch curve {
            case .easeInOut: self = .easeInOut
            case .easeIn: self = .easeIn
            case .easeOut: self = .easeOut
            case .linear: self = .linear
            }
        }

        /// How much of the change is done at a share of the time: Core Animation's cubic curves.
        func progress(_ time: Double) -> Double {
            guard time > 0, time < 1, self != .linear else { return time }
            let (x1, x2) =
                switch self {
                case .easeInOut: (0.42, 0.58)
                case .easeIn: (0.42, 1.0)
                case .easeOut: (0.0, 0.58)
                case .linear: (0.0, 1.0)
                }
            func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
            }
            return bezier(0, 1, (low + high) / 2)
        }
    }

    /// How long it takes, seconds.
    public let duration: TimeInterval
    /// How long it waits, seconds.
    public let delay: TimeInterval
    /// Views that moved, in the order of the tree.
    public let views: [UIView]
    private let before: [ObjectIdentifier: CGRect]
    private let after: [ObjectIdentifier: CGRect]
    private let curve: Curve

    /// A view's frame at a share of the time, 0...1; nil for a view that did not move.
    public func frame(of view: UIView, at share: Double) -> CGRect? {
        guard let start = before[ObjectIdentifier(view)], let end = after[ObjectIdentifier(view)]
        else { return nil }
        let done = CGFloat(curve.progress(min(max(share, 0), 1)))
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
            first + (second - first) * done
        }
        return CGRect(
            x: between(start.minX, end.minX), y: between(start.minY, end.minY),
            width: between(start.width, end.width), height: between(start.height, end.height))
    }

    // MARK: Recording

    private static var recordings: [[LayoutAnimation]] = []
    private static var roots: [WeakView] = []

    private struct WeakView { weak var view: UIView? }

    /// Notes a tree that was laid out.
    static func note(_ root: UIView) {
        guard !roots.contains(where: { $0.view === root }) else { return }
        roots.removeAll { $0.view == nil }
        roots.append(WeakView(view: root))
    }

    /// Does something and gives the changes over time that were made meanwhile.
    public static func record(_ body: () throws -> Void) rethrows -> [LayoutAnimation] {
        recordings.append([])
        defer { _ = recordings.popLast() }
        try body()
        return recordings[recordings.count - 1]
    }

    static func run(duration: TimeInterval, delay: TimeInterval, curve: Curve, _ body: () -> Void) {
        guard !recordings.isEmpty else {
            body()
            return
        }
        let before = frames()
        body()
        let after = frames()
        let moved = roots.compactMap(\.view).flatMap(\.tree).filter {
            let id = ObjectIdentifier($0)
            return before[id] != nil && before[id] != after[id]
        }
        recordings[recordings.count - 1].append(
            LayoutAnimation(
                duration: duration, delay: delay, views: moved, before: before, after: after,
                curve: curve))
    }

    private static func frames() -> [ObjectIdentifier: CGRect] {
        var frames: [ObjectIdentifier: CGRect] = [:]
        for view in roots.compactMap(\.view).flatMap(\.tree) {
            frames[ObjectIdentifier(view)] = view.frame
        }
        return frames
    }
}
