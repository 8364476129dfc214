import AuthoringStage
import SnapKit
import UIKit

/// The five verbs, kept lines, labels and content priorities (inventory a.5 and a.6).
enum LibraryVerbRows {
    static let all: [LibraryRow] = verbs + updates + kept + descriptions

    private static let verbs: [LibraryRow] = [
        .steps("make") { stage in
            stage.box.snp.makeConstraints { make in
                make.edges.equalToSuperview().inset(8)
                make.width.equalTo(stage.other).priority(.low)
            }
            stage.note(stage.box.translatesAutoresizingMaskIntoConstraints)
            stage.note(stage.other.translatesAutoresizingMaskIntoConstraints)
        },
        .steps("make with the closure in parentheses") { stage in
            stage.box.snp.makeConstraints({ make in make.width.equalTo(5) })
            stage.box.snp.updateConstraints({ make in make.width.equalTo(6) })
            stage.box.snp.remakeConstraints({ make in make.height.equalTo(7) })
            let block: (ConstraintMaker) -> Void = { make in make.top.equalToSuperview() }
            stage.box.snp.makeConstraints(block)
            stage.box.snp.prepareConstraints({ make in make.left.equalTo(1) })[0].activate()
        },
        .steps("make twice") { stage in
            for _ in 0..<2 { stage.box.snp.makeConstraints { $0.width.equalTo(20) } }
        },
        .steps("make an empty block") { stage in
            stage.box.snp.makeConstraints { _ in }
            stage.note(stage.box.translatesAutoresizingMaskIntoConstraints)
        },
        .steps("prepare") { stage in
            let made = stage.box.snp.prepareConstraints { make in
                make.edges.equalTo(stage.other)
                make.width.equalTo(5)
            }
            stage.note(made.count)
            stage.note(made.map { $0.layoutConstraints.count })
            stage.note(made.map(\.isActive))
            stage.note(stage.box.translatesAutoresizingMaskIntoConstraints)
        },
        .steps("prepare, activate the second") { stage in
            let made = stage.box.snp.prepareConstraints { make in
                make.edges.equalTo(stage.other)
                make.width.equalTo(5)
            }
            made[1].activate()
            stage.note(made.map(\.isActive))
            stage.box.snp.updateConstraints { $0.width.equalTo(6) }
        },
        .steps("remake") { stage in
            stage.box.snp.makeConstraints { $0.edges.equalTo(stage.other) }
            stage.other.snp.makeConstraints { $0.width.equalTo(stage.box) }
            stage.box.heightAnchor.constraint(equalToConstant: 7).isActive = true
            stage.box.snp.remakeConstraints { $0.width.equalTo(8).priority(.low) }
        },
        .steps("remake with nothing made") { stage in
            stage.box.snp.remakeConstraints { $0.width.equalTo(8) }
        },
        .steps("remake leaves what was deactivated") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.width.equalTo(1).constraint }
            kept?.deactivate()
            stage.box.snp.remakeConstraints { $0.height.equalTo(2) }
            kept?.activate()
            stage.box.snp.remakeConstraints { $0.height.equalTo(3) }
        },
        .steps("remove") { stage in
            stage.box.snp.makeConstraints { $0.size.equalTo(10) }
            stage.other.snp.makeConstraints { $0.width.equalTo(stage.box) }
            stage.box.snp.removeConstraints()
        },
        .steps("remove with nothing made") { stage in stage.box.snp.removeConstraints() },
        .steps("a guide is made for, updated and remade") { stage in
            stage.guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(3) }
            stage.guide.snp.updateConstraints { $0.edges.equalToSuperview().inset(4) }
            stage.foreign.snp.makeConstraints { $0.width.equalTo(1) }
            stage.foreign.snp.remakeConstraints { $0.height.equalTo(stage.guide) }
            stage.note(stage.guide.snp.prepareConstraints { $0.width.equalTo(2) }.count)
        },
        .steps("a guide's constraints are removed") { stage in
            stage.guide.snp.makeConstraints { $0.edges.equalToSuperview() }
            stage.guide.snp.removeConstraints()
        },
        .steps("old spellings") { stage in
            stage.box.snp_makeConstraints { $0.width.equalTo(stage.other.snp_height) }
            stage.box.snp_updateConstraints { $0.width.equalTo(stage.other.snp_height).offset(2) }
            stage.inner.snp_remakeConstraints { $0.edges.equalTo(stage.other.snp_edges) }
            stage.other.snp_makeConstraints { $0.width.equalTo(1) }
            stage.other.snp_removeConstraints()
        },
    ]

    private static let updates: [LibraryRow] = [
        .steps("update offsets") { stage in
            stage.box.snp.makeConstraints { make in
                make.top.left.equalTo(stage.other).offset(50)
                make.width.equalTo(9)
            }
            stage.box.snp.updateConstraints { make in
                make.top.equalTo(stage.other).offset(15)
                make.width.equalTo(10)
            }
        },
        .steps("update with nothing made") { stage in
            stage.box.snp.updateConstraints { $0.width.equalTo(20) }
        },
        .steps("update insets of several attributes") { stage in
            stage.box.snp.makeConstraints { $0.edges.equalToSuperview() }
            stage.box.snp.updateConstraints { $0.edges.equalToSuperview().inset(12) }
            stage.box.snp.updateConstraints { $0.left.equalToSuperview().offset(1) }
        },
        .steps("update a number") { stage in
            stage.box.snp.makeConstraints { make in
                make.size.equalTo(CGSize(width: 1, height: 2))
                make.left.equalTo(3)
                make.center.equalTo(4)
            }
            stage.box.snp.updateConstraints { make in
                make.size.equalTo(CGSize(width: 10, height: 20))
                make.left.equalTo(30)
                make.center.equalTo(CGPoint(x: 40, y: 50))
            }
        },
        .steps("update the same line in another spelling") { stage in
            stage.box.snp.makeConstraints { $0.left.equalTo(stage.root).offset(3) }
            stage.box.snp.updateConstraints { $0.left.equalToSuperview().offset(4) }
            stage.box.snp.updateConstraints { $0.left.equalTo(5) }
            stage.box.snp.updateConstraints { $0.left.equalTo(stage.root.snp.left).inset(6) }
        },
        .steps("update does not look at labels") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(1).labeled("a") }
            stage.box.snp.updateConstraints { $0.width.equalTo(2).labeled("b") }
            stage.note(stage.box.constraints.map { $0.identifier ?? "none" })
        },
        .steps("update keeps the constraints") { stage in
            stage.box.snp.makeConstraints { $0.size.equalTo(1) }
            let before = stage.box.constraints
            stage.box.snp.updateConstraints { $0.size.equalTo(2) }
            stage.note(before == stage.box.constraints)
        },
        .steps("update: another priority") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(1) }
            stage.box.snp.updateConstraints { $0.width.equalTo(2).priority(.low) }
        },
        .steps("update: another multiplier") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(stage.other) }
            stage.box.snp.updateConstraints { $0.width.equalTo(stage.other).multipliedBy(2) }
        },
        .steps("update: another relation") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(1) }
            stage.box.snp.updateConstraints { $0.width.lessThanOrEqualTo(1) }
        },
        .steps("update: another target") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(stage.other) }
            stage.box.snp.updateConstraints { $0.width.equalTo(stage.root) }
        },
        .steps("update: another attribute") { stage in
            stage.box.snp.makeConstraints { $0.width.equalTo(1) }
            stage.box.snp.updateConstraints { $0.height.equalTo(1) }
        },
        .steps("update after deactivate makes anew") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.width.equalTo(1).constraint }
            kept?.deactivate()
            stage.box.snp.updateConstraints { $0.width.equalTo(2) }
        },
    ]

    private static let kept: [LibraryRow] = [
        .steps("deactivate in the block") { stage in
            stage.box.snp.makeConstraints { $0.height.equalTo(0).constraint.deactivate() }
        },
        .steps("deactivate, isActive") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.size.equalTo(1).constraint }
            stage.note(kept?.isActive ?? false)
            kept?.deactivate()
            stage.note(kept?.isActive ?? false)
            kept?.isActive = true
            stage.note(kept?.isActive ?? false)
            kept?.layoutConstraints[0].isActive = false
            stage.note(kept?.isActive ?? false)
        },
        .steps("activate twice") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.size.equalTo(1).constraint }
            kept?.activate()
            kept?.install()
        },
        .steps("install, uninstall") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { make in
                kept = make.width.equalTo(1).constraint
                make.height.equalTo(2)
            }
            kept?.uninstall()
            stage.note(stage.stage.records())
            kept?.install()
        },
        .steps("update(offset:)") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.edges.equalTo(stage.other).inset(4).constraint
            }
            kept?.update(offset: 15)
        },
        .steps("update(inset: number)") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.edges.equalTo(stage.other).constraint }
            kept?.update(inset: 15)
        },
        .steps("update(inset: insets)") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.edges.size.centerX.centerY.equalTo(stage.other).constraint
            }
            kept?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        .steps("update(inset: directional insets)") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.directionalEdges.equalTo(stage.other).constraint
            }
            kept?.update(
                inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        .steps("update(offset:) of a size against a number") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.size.equalTo(CGSize(width: 1, height: 2)).constraint
            }
            kept?.update(offset: 3)
        },
        .steps("update(inset:) of a size against a number") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.size.equalTo(1).constraint }
            kept?.update(inset: 3)
        },
        .steps("update(priority:)") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.size.equalTo(1).priority(.low).constraint
            }
            kept?.update(priority: .high).update(offset: 2)
            stage.note(stage.stage.records())
            kept?.update(priority: 42)
            stage.note(stage.stage.records())
            kept?.update(priority: UILayoutPriority(rawValue: 43))
        },
        .steps("update(priority:) of a required line") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { kept = $0.width.equalTo(1).constraint }
            kept?.update(priority: .low)
        },
        .steps("update(priority: .required) of an optional line") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.width.equalTo(1).priority(.low).constraint
            }
            kept?.update(priority: .required)
        },
        .steps("old spellings of kept lines") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.left.right.equalTo(stage.other).priority(.low).constraint
            }
            kept?.updateOffset(amount: 3)
            stage.note(stage.stage.records())
            kept?.updateInsets(amount: 4)
            stage.note(stage.stage.records())
            kept?.updatePriority(amount: 5)
        },
        .steps("updatePriorityRequired()") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.width.equalTo(1).priority(.low).constraint
            }
            kept?.updatePriorityRequired()
        },
        .steps("updatePriorityLow()") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.width.equalTo(1).priority(.high).constraint
            }
            kept?.updatePriorityLow()
        },
        .steps("update(priority:) after an update block") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints {
                kept = $0.width.equalTo(20).priority(.low).constraint
            }
            stage.box.snp.updateConstraints { $0.width.equalTo(30).priority(.low) }
            kept?.update(priority: .high)
        },
        .steps("the line is kept before its offset") { stage in
            var kept: Constraint?
            stage.box.snp.makeConstraints { make in
                let line = make.left.equalTo(stage.other)
                kept = line.constraint
                line.offset(7)
            }
            stage.note(kept?.layoutConstraints.count ?? 0)
        },
        .steps("activate once the view is gone") { stage in
            var view: UIView? = UIView()
            if let view { stage.root.addSubview(view) }
            let kept = view?.snp.prepareConstraints { $0.width.equalTo(1) }
            view?.removeFromSuperview()
            view = nil
            kept?[0].activate()
            stage.note(kept?[0].isActive ?? true)
        },
    ]

    private static let descriptions: [LibraryRow] = [
        .steps("setLabel, label") { stage in
            stage.note(stage.box.snp.label() ?? "none")
            stage.box.snp.setLabel("field")
            stage.note(stage.box.snp.label() ?? "none")
            stage.guide.snp.setLabel("gap")
            stage.note(stage.guide.snp.label() ?? "none")
            stage.box.snp.setLabel(nil)
            stage.note(stage.box.snp.label() ?? "none")
        },
        .steps("content priorities") { stage in
            stage.note(stage.label.snp.contentHuggingHorizontalPriority)
            stage.note(stage.label.snp.contentCompressionResistanceVerticalPriority)
            stage.label.snp.contentHuggingHorizontalPriority = 42
            stage.label.snp.contentHuggingVerticalPriority = 43
            stage.label.snp.contentCompressionResistanceHorizontalPriority = 44
            stage.label.snp.contentCompressionResistanceVerticalPriority = 45
            stage.note(stage.label.contentHuggingPriority(for: .horizontal).rawValue)
            stage.note(stage.label.contentHuggingPriority(for: .vertical).rawValue)
            stage.note(stage.label.contentCompressionResistancePriority(for: .horizontal).rawValue)
            stage.note(stage.label.contentCompressionResistancePriority(for: .vertical).rawValue)
            stage.note(stage.label.snp.contentHuggingVerticalPriority)
        },
        LibraryRow(name: "descriptions") { stage in
            stage.box.snp.setLabel("field")
            stage.other.snp.setLabel("other")
            let made = stage.box.snp.prepareConstraints { make in
                make.width.equalTo(20).labeled("a")
                make.width.lessThanOrEqualTo(stage.other).multipliedBy(2).labeled("b")
                make.left.greaterThanOrEqualTo(stage.other.snp.right).offset(3).labeled("c")
                make.left.equalTo(stage.other).offset(-3.5).labeled("d")
                make.left.equalTo(stage.other).labeled("e")
                make.height.equalTo(0).priority(.low).labeled("f")
                make.centerXWithinMargins.equalTo(stage.other).labeled("g")
                make.lastBaseline.equalTo(stage.other.snp.firstBaseline).labeled("h")
            }
            let texts = made.flatMap(\.layoutConstraints).map(\.description)
            return texts.map { $0.replacing(#/@.*#\d+/#, with: "@place") }
        },
    ]
}
