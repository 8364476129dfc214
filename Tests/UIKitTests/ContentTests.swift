import Testing
import UIKit

/// A view whose shadow reaches beyond what constraints speak of.
private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
}

/// What single views say of their content decides where it stands.
@MainActor @Suite struct ContentTests {
    private func stage() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }

    @Test func constraintsSpeakOfTheAlignmentRectangle() {
        let root = stage()
        let view = ShadowedView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 19, width: 56, height: 34))
        #expect(
            view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 20, width: 50, height: 30))
    }

    @Test func stackIsReadTheWayItsContentIs() {
        UIScreen.simulate(device: "iphone-8")
        let root = stage()
        let stack = UIStackView(frame: root.bounds)
        root.addSubview(stack)
        let parts = (0..<2).map { _ in UIView() }
        for part in parts { stack.addArrangedSubview(part) }
        parts[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minX) == [0, 100])
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minX) == [200, 0])
        #expect(stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        stack.semanticContentAttribute = .playback
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minX) == [0, 100])
    }

    @Test func marginsThatAreSetDirectionallyFollowTheContent() {
        let view = stage()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
