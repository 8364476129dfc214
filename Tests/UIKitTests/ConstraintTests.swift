import Testing
import UIKit

/// What constraints, anchors and visual formats do before any solving.
@MainActor @Suite struct ConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test func theNearestCommonViewHolds() {
        let inner = UIView()
        first.addSubview(inner)
        let own = first.widthAnchor.constraint(equalToConstant: 10)
        let across = inner.leftAnchor.constraint(equalTo: second.leftAnchor)
        let down = inner.topAnchor.constraint(equalTo: first.topAnchor)
        NSLayoutConstraint.activate([own, across, down])
        #expect(first.constraints == [own, down])
        #expect(root.constraints == [across])
        inner.removeFromSuperview()
        #expect(first.constraints == [own])
        #expect(root.constraints == [])
        #expect(!across.isActive)
    }

    @Test func constraintsKnowWhereTheyWereWritten() {
        let line = #line + 1
        let constraint = first.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)
        #expect(constraint.sourceLocation?.text == "ConstraintTests.swift:\(line)")
        let other = NSLayoutConstraint(
            item: first, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 20)
        #expect(other.sourceLocation?.text == "ConstraintTests.swift:\(line + 2)")
        #expect(other.secondItem == nil && other.constant == 20)
    }

    @Test func twoWaysOfWritingAreOneConstraint() {
        let anchors = first.trailingAnchor.constraint(
            lessThanOrEqualTo: second.leadingAnchor, constant: -8)
        let items = NSLayoutConstraint(
            item: first, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: second,
            attribute: .leading, multiplier: 1, constant: -8)
        #expect(anchors.firstItem === items.firstItem && anchors.secondItem === items.secondItem)
        #expect(anchors.firstAttribute == items.firstAttribute)
        #expect(anchors.secondAttribute == items.secondAttribute)
        #expect(anchors.relation == items.relation && anchors.constant == items.constant)
        #expect(anchors.multiplier == items.multiplier && anchors.priority == items.priority)
    }

    @Test func visualFormatsLayOut() {
        let views: [String: Any] = ["first": first, "second": second]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[first]-gap-[second(==first)]-20-|",
                options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 12], views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-5-[first(40)]", options: [], metrics: nil, views: views))
        root.layoutIfNeeded()
        // 300 less 8 of margin, 12 of gap and 20 at the end, shared by two.
        #expect(first.frame == CGRect(x: 8, y: 5, width: 130, height: 40))
        #expect(second.frame == CGRect(x: 150, y: 5, width: 130, height: 40))
    }

    @Test func anchorsOfDistancesAreSizes() {
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            first.widthAnchor.constraint(equalToConstant: 20),
            second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
            second.widthAnchor.constraint(equalToConstant: 20),
            second.leftAnchor.constraint(greaterThanOrEqualTo: first.rightAnchor),
            first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
                .constraint(equalTo: first.heightAnchor, multiplier: 2),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        // The gap from 30 to 270 is twice the height.
        #expect(first.frame == CGRect(x: 10, y: 0, width: 20, height: 120))
    }

    @Test func changingPriorityAndConstantTakesEffect() {
        let narrow = first.widthAnchor.constraint(equalToConstant: 50)
        let wide = first.widthAnchor.constraint(equalToConstant: 90)
        wide.priority = .defaultLow
        NSLayoutConstraint.activate([
            narrow, wide, first.heightAnchor.constraint(equalToConstant: 10),
            first.leftAnchor.constraint(equalTo: root.leftAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.width == 50)
        // From required to optional while it is active, which UIKit refuses.
        narrow.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect(first.frame.width == 90)
        wide.constant = 70
        root.layoutIfNeeded()
        #expect(first.frame.width == 70)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(first.frame.width == 50)
    }

    @Test func warmIsWhatColdIs() {
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 10),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        let before = [first.frame, second.frame]
        root.frame.size = CGSize(width: 517, height: 90)
        root.layoutIfNeeded()
        #expect(first.frame != before[0])
        root.frame.size = CGSize(width: 300, height: 200)
        root.layoutIfNeeded()
        #expect([first.frame, second.frame] == before)
    }

    @Test func fittingFollowsTheContent() {
        NSLayoutConstraint.activate([
            first.widthAnchor.constraint(equalToConstant: 40),
            first.heightAnchor.constraint(equalToConstant: 30),
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            first.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            first.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 50, height: 30))
    }

    @Test func whatCannotBeIsTold() {
        var told: [String] = []
        let handler = LayoutLog.handler
        LayoutLog.handler = { told.append($0) }
        defer { LayoutLog.handler = handler }
        let stranger = UIView()
        stranger.accessibilityIdentifier = "stranger"
        stranger.leftAnchor.constraint(equalTo: first.leftAnchor).isActive = true
        #expect(told.count == 1)
        #expect(told.first?.contains("'stranger'") == true)
        #expect(told.first?.contains("share no superview") == true)
        #expect(told.first?.contains("ConstraintTests.swift:") == true)
        NSLayoutConstraint.activate([
            first.widthAnchor.constraint(equalToConstant: 10),
            first.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(told.count == 2)
        #expect(told.last?.contains("cannot hold together") == true)
    }

    @Test func associatedObjectsStayWithTheirOwner() {
        var key: UInt8 = 0
        unsafe withUnsafePointer(to: &key) { pointer in
            unsafe objc_setAssociatedObject(first, pointer, "mine", .OBJC_ASSOCIATION_RETAIN)
            #expect(unsafe objc_getAssociatedObject(first, pointer) as? String == "mine")
            #expect(unsafe objc_getAssociatedObject(second, pointer) == nil)
            unsafe objc_setAssociatedObject(first, pointer, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(unsafe objc_getAssociatedObject(first, pointer) == nil)
        }
    }
}
