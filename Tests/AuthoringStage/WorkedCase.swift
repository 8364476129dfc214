package import UIKit

/// A worked case of the seeds: what is written, and the frames that were found by hand, upright and turned.
package struct WorkedCase: Sendable {
    /// A value that the case leaves open.
    package static let open = CGFloat.nan

    /// "A-07".
    package let name: String
    /// x, y, width and height of views from the root's corner, upright and turned.
    package let frames: [String: [[CGFloat]]]
    /// Makes the views and their constraints.
    package let write: @MainActor @Sendable (Stage) -> Void

    /// Creates a case.
    package init(
        _ name: String, _ frames: [String: [[CGFloat]]],
        _ write: @escaping @MainActor @Sendable (Stage) -> Void
    ) {
        self.name = name
        self.frames = frames
        self.write = write
    }

    /// What is wrong after upright, turned and turned back: values that differ from the expected ones, frames that differ
    /// from those of a new stage or from the first ones, and messages.
    @MainActor
    package func findings() -> [String] {
        let stage = Stage()
        write(stage)
        var findings: [String] = []
        var seen: [[String: [CGFloat]]] = []
        for (turn, size) in [Stage.portrait, Stage.landscape, Stage.portrait].enumerated() {
            stage.turn(to: size)
            let places = stage.places()
            seen.append(places)
            for (view, expected) in frames {
                let place = places[view] ?? []
                if place.count != 4 || !zip(place, expected[turn % 2]).allSatisfy(isClose) {
                    findings.append("\(view) at turn \(turn): \(place), not \(expected[turn % 2])")
                }
            }
            let fresh = Stage(size)
            write(fresh)
            for (view, place) in fresh.places() where place != places[view] {
                findings.append("\(view) at turn \(turn): \(places[view] ?? []), new \(place)")
            }
            findings += fresh.messages
        }
        if seen[0] != seen[2] { findings.append("turned back is not as before") }
        return findings + stage.messages
    }

    private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool {
        expected.isNaN || abs(value - expected) < 1e-6
    }
}

/// A view of a natural size, points.
package final class SizedView: UIView {
    private let size: CGSize

    /// Creates a view of a natural size.
    package init(_ width: CGFloat, _ height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    /// There are no archives here.
    package required init?(coder: NSCoder) { nil }

    /// The natural size.
    package override var intrinsicContentSize: CGSize { size }
}
