import AuthoringStage
import SnapKit
import UIKit

/// Relations, targets, numbers, modifiers and priorities (inventory a.2 to a.4).
enum LibraryLineRows {
    static let all: [LibraryRow] = relations + targets + numbers + modifiers + priorities + labels

    private static let relations: [LibraryRow] = [
        .line("lessThanOrEqualTo(view)") { $0.left.lessThanOrEqualTo($1.other) },
        .line("greaterThanOrEqualTo(view)") { $0.left.greaterThanOrEqualTo($1.other) },
        .line("greaterThanOrEqualTo(view.snp.left)") {
            $0.left.greaterThanOrEqualTo($1.other.snp.left)
        },
        .line("lessThanOrEqualTo(7)") { make, _ in make.width.lessThanOrEqualTo(7) },
        .line("greaterThanOrEqualTo(7)") { make, _ in make.top.greaterThanOrEqualTo(7) },
        .line("lessThanOrEqualTo(insets)") { make, _ in
            make.edges.lessThanOrEqualTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        .line("lessThanOrEqualToSuperview()") { make, _ in make.edges.lessThanOrEqualToSuperview()
        },
        .line("greaterThanOrEqualToSuperview()") { make, _ in
            make.edges.greaterThanOrEqualToSuperview()
        },
        .line("equalToSuperview { attribute }") { make, _ in
            make.top.equalToSuperview { $0.snp.centerY }
        },
        .line("equalToSuperview { guide }") { make, _ in
            make.edges.equalToSuperview { $0.safeAreaLayoutGuide }
        },
        .line("lessThanOrEqualToSuperview { view }") { make, _ in
            make.top.lessThanOrEqualToSuperview { $0 }
        },
        .line("greaterThanOrEqualToSuperview { attribute }") { make, _ in
            make.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }
        },
        .line("equalToSuperview({ attribute })") { make, _ in
            make.top.equalToSuperview({ $0.snp.centerY })
        },
        .line("the last relation counts") { make, stage in
            let left = make.left
            left.equalTo(stage.other)
            left.lessThanOrEqualTo(stage.root).offset(3)
        },
        .line("an attribute added after the relation") { make, stage in
            let left = make.left
            left.equalTo(stage.other).offset(4)
            _ = left.width
        },
        .line("no relation") { make, stage in
            _ = make.left
            make.top.equalTo(stage.other)
        },
        .line("nothing written") { _, _ in },
    ]

    private static let targets: [LibraryRow] = [
        .line("own superview") { $0.left.top.equalTo($1.root) },
        .line("own subview") { $0.left.top.equalTo($1.inner) },
        .line("itself") { $0.width.equalTo($1.box.snp.height) },
        .line("own guide") { $0.left.equalTo($1.guide.snp.right) },
        .line("layoutMarginsGuide") { $0.edges.equalTo($1.root.layoutMarginsGuide) },
        .line("readableContentGuide.snp") {
            $0.left.equalTo($1.root.readableContentGuide.snp.left)
        },
        .line("safeAreaLayoutGuide.snp") {
            $0.bottom.equalTo($1.root.safeAreaLayoutGuide.snp.bottom).offset(-8)
        },
        .line("superview property") { make, stage in
            if let superview = stage.box.superview { make.edges.equalTo(superview) }
        },
        .line("deprecated baseline") { make, stage in make.baseline.equalTo(stage.label) },
        LibraryRow(name: "layout support") { stage in
            let controller = UIViewController()
            stage.stage.name(controller.view, "screen")
            stage.stage.name(controller.topLayoutGuide as AnyObject, "topGuide")
            stage.stage.name(controller.bottomLayoutGuide as AnyObject, "bottomGuide")
            controller.view.addSubview(stage.box)
            return stage.records(
                stage.box.snp.prepareConstraints { make in
                    make.top.equalTo(controller.topLayoutGuide.snp.bottom)
                    make.top.equalTo(controller.topLayoutGuide.snp.top).offset(2)
                    make.bottom.equalTo(controller.bottomLayoutGuide.snp.top).inset(3)
                    make.height.equalTo(controller.bottomLayoutGuide.snp.height)
                })
        },
        LibraryRow(name: "inner view to superview") { stage in
            stage.records(
                stage.inner.snp.prepareConstraints { make in
                    make.edges.equalToSuperview().inset(8)
                    make.left.equalTo(stage.other)
                    make.center.equalTo(CGPoint(x: 3, y: 4))
                })
        },
        LibraryRow(name: "no superview: sizes and views") { stage in
            let orphan = UIView()
            stage.stage.name(orphan, "orphan")
            return stage.records(
                orphan.snp.prepareConstraints { make in
                    make.size.equalTo(20)
                    make.left.equalTo(stage.other)
                })
        },
        LibraryRow(name: "no superview: equalToSuperview()") { stage in
            stage.records(UIView().snp.prepareConstraints { make in make.left.equalToSuperview() })
        },
        LibraryRow(name: "items compare") { stage in
            [
                "\(stage.box.snp.left == stage.box.snp.left)",
                "\(stage.box.snp.left == stage.box.snp.right)",
                "\(stage.box.snp.left == stage.other.snp.left)",
                "\(stage.box.snp.edges == stage.box.snp.edges)",
            ]
        },
    ]

    private static let numbers: [LibraryRow] = [
        .line("Int, UInt, Float, Double, CGFloat as target") { make, _ in
            make.width.equalTo(1)
            make.width.equalTo(UInt(2))
            make.width.equalTo(Float(3.5))
            make.width.equalTo(4.25)
            make.width.equalTo(CGFloat(5))
            make.right.equalTo(-30)
        },
        .line("Int, UInt, Float, Double, CGFloat as offset") { make, stage in
            make.left.equalTo(stage.other).offset(1)
            make.left.equalTo(stage.other).offset(UInt(2))
            make.left.equalTo(stage.other).offset(Float(3.5))
            make.left.equalTo(stage.other).offset(4.25)
            make.left.equalTo(stage.other).offset(CGFloat(5))
        },
        .line("Int, UInt, Float, Double, CGFloat as inset") { make, stage in
            make.right.equalTo(stage.other).inset(1)
            make.right.equalTo(stage.other).inset(UInt(2))
            make.right.equalTo(stage.other).inset(Float(3.5))
            make.right.equalTo(stage.other).inset(4.25)
            make.right.equalTo(stage.other).inset(CGFloat(5))
        },
        .line("Int, UInt, Float, Double, CGFloat as multiplier") { make, stage in
            make.width.equalTo(stage.other).multipliedBy(2)
            make.width.equalTo(stage.other).multipliedBy(UInt(3))
            make.width.equalTo(stage.other).multipliedBy(Float(0.5))
            make.width.equalTo(stage.other).multipliedBy(0.25)
            make.width.equalTo(stage.other).multipliedBy(CGFloat(1.5))
            make.width.equalTo(stage.other).dividedBy(4)
            make.width.equalTo(stage.other).dividedBy(UInt(8))
            make.width.equalTo(stage.other).dividedBy(Float(0.5))
            make.width.equalTo(stage.other).dividedBy(2.5)
            make.width.equalTo(stage.other).dividedBy(CGFloat(5))
        },
        .line("fractions") { make, stage in
            make.width.equalTo(stage.other).multipliedBy(1.0 / 3.0).offset(0.1)
            make.width.equalTo(stage.other).dividedBy(3)
            make.left.equalTo(stage.other).offset(Float(0.1))
        },
    ]

    private static let modifiers: [LibraryRow] = [
        .line("equalTo(40).offset(10)") { make, _ in make.left.equalTo(40).offset(10) },
        .line("equalTo(0).offset(-22)") { make, _ in make.centerY.equalTo(0).offset(-22) },
        .line("equalTo(size).offset(5)") { make, _ in
            make.size.equalTo(CGSize(width: 1, height: 2)).offset(5)
        },
        .line("equalTo(size).multipliedBy(2)") { make, _ in
            make.size.equalTo(CGSize(width: 1, height: 2)).multipliedBy(2)
        },
        .line("equalTo(7).multipliedBy(2)") { make, _ in make.left.equalTo(7).multipliedBy(2) },
        .line("offset, then inset") { $0.right.equalTo($1.other).offset(3).inset(4) },
        .line("inset, then offset") { $0.right.equalTo($1.other).inset(4).offset(3) },
        .line("multipliedBy twice") { $0.width.equalTo($1.other).multipliedBy(2).multipliedBy(3) },
        .line("multipliedBy, then dividedBy") {
            $0.width.equalTo($1.other).multipliedBy(2).dividedBy(4)
        },
        .line("offset, then multipliedBy") { $0.width.equalTo($1.other).offset(8).multipliedBy(2) },
        .line("negative inset") { $0.edges.equalTo($1.other).inset(-4) },
        .line("multipliedBy(0)") { $0.width.equalTo($1.other).multipliedBy(0).offset(5) },
        .line("multipliedBy(-1)") { $0.left.equalTo($1.other).multipliedBy(-1) },
        .line("multiplied edges") { $0.edges.equalTo($1.other).multipliedBy(0.5) },
        .line("inset against the other edge") { make, stage in
            make.bottom.equalTo(stage.other.snp.top).inset(10)
            make.top.equalTo(stage.other.snp.bottom).inset(10)
            make.width.equalTo(stage.other.snp.height).inset(10)
            make.leading.equalTo(stage.other.snp.trailing).inset(10)
        },
        .line("offset after the line was kept") { make, stage in
            let line = make.left.equalTo(stage.other)
            line.offset(3)
            line.offset(5).priority(10)
        },
    ]

    private static let priorities: [LibraryRow] = [
        .line("priority names") { make, _ in
            make.width.equalTo(1).priority(.required)
            make.width.equalTo(2).priority(.high)
            make.width.equalTo(3).priority(.medium)
            make.width.equalTo(4).priority(.low)
        },
        .line("deprecated priority names") { make, _ in
            make.width.equalTo(1).priorityRequired()
            make.width.equalTo(2).priorityHigh()
            make.width.equalTo(3).priorityMedium()
            make.width.equalTo(4).priorityLow()
        },
        .line("priority numbers") { make, _ in
            make.width.equalTo(1).priority(1)
            make.width.equalTo(2).priority(UInt(2))
            make.width.equalTo(3).priority(Float(3.5))
            make.width.equalTo(4).priority(4.25)
            make.width.equalTo(5).priority(CGFloat(5))
            make.width.equalTo(6).priority(UILayoutPriority.defaultHigh)
            make.width.equalTo(7).priority(UILayoutPriority(rawValue: 42))
            make.width.equalTo(8).priority(ConstraintPriority(77))
            make.width.equalTo(9).priority(ConstraintPriority.low.value + 1)
            make.width.equalTo(10).priority(ConstraintPriority.high.advanced(by: 1))
            make.width.equalTo(11).priority(ConstraintPriority.low.advanced(by: -0.5))
        },
        .line("several attributes") { $0.edges.equalTo($1.other).inset(3).priority(.low) },
        .line("the last priority counts") { make, stage in
            let line = make.left.equalTo(stage.other)
            line.priority(.low)
            line.priority(.high)
        },
        LibraryRow(name: "priorities compare") { _ in
            [
                "\(ConstraintPriority.high == ConstraintPriority(750))",
                "\(ConstraintPriority.low < .medium)",
                "\(ConstraintPriority.low.distance(to: .high))",
                "\(ConstraintPriority.required.value)",
            ]
        },
    ]

    private static let labels: [LibraryRow] = [
        .line("labeled") { $0.size.equalTo($1.other).labeled("same") },
        .line("priority, then labeled") { $0.left.equalTo($1.other).priority(.low).labeled("low") },
        .line("labeled, then kept") { _ = $0.left.equalTo($1.other).labeled("kept").constraint },
    ]
}
