import AuthoringStage
@testable import Masonry
import Testing

/// Make, update, remake, kept constraints, mistakes and descriptions (seed-systems a.9, seed-tests 3).
@MainActor @Suite(.serialized) struct VerbTests {
    @Test func theMaskIsNotTranslatedEvenByAnEmptyBlock() {
        for verb in 0..<3 {
            let view = UIView()
            switch verb {
            case 0: view.mas_makeConstraints { _ in }
            case 1: view.mas_updateConstraints { _ in }
            default: view.mas_remakeConstraints { _ in }
            }
            #expect(!view.translatesAutoresizingMaskIntoConstraints)
        }
    }

    @Test func updateChangesTheConstant() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { $0.left.equalTo(other).offset(10) }
        let before = stage.root.constraints
        box.mas_updateConstraints { $0.left.equalTo(other).offset(20) }
        #expect(stage.records() == ["box.left == other.left + 20"])
        #expect(stage.root.constraints == before)
    }

    @Test func updateAddsWhatHasNoMatch() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { $0.left.equalTo(other).offset(10) }
        box.mas_updateConstraints { $0.right.equalTo(other).offset(20) }
        #expect(
            stage.records() == ["box.left == other.left + 10", "box.right == other.right + 20"])
        #expect(stage.messages == [])
    }

    @Test func updateTakesTheNewestMatch() {
        let stage = Stage()
        let box = stage.add("box")
        box.mas_makeConstraints { make in
            make.width.equalTo(1)
            make.width.equalTo(2)
        }
        box.mas_updateConstraints { $0.width.equalTo(3) }
        #expect(stage.records(box.constraints) == ["box.width == 1", "box.width == 3"])
    }

    @Test func remakeReplacesWhatTheViewBegins() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { make in
            make.left.equalTo(other).offset(10)
            make.right.equalTo(other).offset(20)
            make.width.equalTo(30)
        }
        other.mas_makeConstraints { $0.top.equalTo(box) }
        box.widthAnchor.constraint(equalToConstant: 7).isActive = true
        box.mas_remakeConstraints { $0.height.equalTo(other).offset(100) }
        #expect(
            stage.records() == [
                "box.height == other.height + 100", "box.width == 7", "other.top == box.top",
            ])
    }

    @Test func keptConstraintsAreSwitchedAndChanged() throws {
        let stage = Stage()
        let box = stage.add("box")
        var width: MASConstraint?
        var sides: MASConstraint?
        box.mas_makeConstraints { make in
            width = make.width.equalTo(32)
            sides = make.leading.trailing.equalTo(stage.root)
        }
        width?.equalTo(0)
        #expect(
            stage.records() == [
                "box.leading == root.leading", "box.trailing == root.trailing", "box.width == 0",
            ])
        _ = width?.equalTo()(16)
        sides?.uninstall()
        #expect(stage.records() == ["box.width == 16"])
        sides?.install()
        sides?.install()
        width?.deactivate()
        #expect(
            stage.records() == ["box.leading == root.leading", "box.trailing == root.trailing"])
        width?.activate()
        width?.setOffset(4)
        sides?.setInset(8)
        #expect(
            stage.records() == [
                "box.leading == root.leading + 8", "box.trailing == root.trailing - 8",
                "box.width == 4",
            ])
        sides?.deactivate()
        box.mas_remakeConstraints { $0.height.equalTo(1) }
        #expect(stage.records() == ["box.height == 1"])
    }

    @Test func settersReachInstalledConstraints() {
        let stage = Stage()
        let box = stage.add("box")
        let made = box.mas_makeConstraints { make in
            make.size.equalTo(1)
            make.center.equalTo(stage.root)
            make.left.right.equalTo(stage.root)
        }
        made[0].setSizeOffset(CGSize(width: 5, height: 6))
        made[1].setCenterOffset(CGPoint(x: 7, y: -8))
        made[2].setInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            stage.records() == [
                "box.centerX == root.centerX + 7", "box.centerY == root.centerY - 8",
                "box.height == 6", "box.left == root.left + 2", "box.right == root.right - 4",
                "box.width == 5",
            ])
    }

    @Test func groupIsSwitchedAsOne() {
        let stage = Stage()
        let box = stage.add("box")
        var group: MASConstraint?
        box.mas_makeConstraints { make in
            group = make.group {
                make.left.equalTo(stage.root)
                make.size.equalTo(20)
            }
            make.top.equalTo(stage.root)
        }
        #expect(stage.records().count == 4)
        group?.uninstall()
        #expect(stage.records() == ["box.top == root.top"])
        group?.install()
        #expect(stage.records().count == 4)
    }

    @Test func arrayOfViewsMakesForEach() {
        let stage = Stage()
        let views = [stage.add("a"), stage.add("b")]
        let made = views.mas_makeConstraints { $0.width.equalTo(stage.root) }
        #expect(made.count == 2)
        #expect(stage.records() == ["a.width == root.width", "b.width == root.width"])
        views.mas_updateConstraints { $0.width.equalTo(stage.root).offset(3) }
        #expect(stage.records() == ["a.width == root.width + 3", "b.width == root.width + 3"])
        views.mas_remakeConstraints { $0.height.equalTo(4) }
        #expect(stage.records() == ["a.height == 4", "b.height == 4"])
    }

    // MARK: Mistakes

    struct Mistake: Sendable {
        let message: String
        let write: @MainActor @Sendable (MASConstraintMaker, UIView) -> Void
    }

    nonisolated static let mistakes: [Mistake] = [
        Mistake(message: "the relation is given twice") {
            $0.left.lessThanOrEqualTo($1).equalTo($1)
        },
        Mistake(message: "the relation is given twice") { $0.left.equalTo($1).equalTo($1.mas_top) },
        Mistake(message: "the relation is given twice") { $0.left.equalTo($1).equalTo([$1]) },
        Mistake(message: "is no target: write a view") { make, _ in make.left.equalTo([1: 2]) },
        Mistake(message: "is no target: write a view") { make, _ in make.left.mas_equalTo("5") },
        Mistake(message: "is no target: write a view") { make, _ in make.left.equalTo(nil) },
        Mistake(message: "top comes after a relation") { $0.left.equalTo($1).top.offset(3) },
        Mistake(message: "needs one attribute at least") { make, _ in _ = make.attributes([]) },
        Mistake(message: "is no number, size, point or insets") {
            $0.left.equalTo($1).valueOffset("5")
        },
        Mistake(message: "cannot be divided by 0") { $0.width.equalTo($1).dividedBy(0) },
        Mistake(message: "the priority 0.0 is out of range") { $0.width.equalTo($1).priority(0) },
        // A line of several attributes is told once.
        Mistake(message: "is no target: write a view") { make, _ in make.edges.equalTo("5") },
        Mistake(message: "the relation is given twice") { $0.left.right.equalTo($1).equalTo($1) },
        Mistake(message: "the priority 0.0 is out of range") { $0.size.equalTo($1).priority(0) },
        Mistake(message: "is no number, size, point or insets") {
            $0.edges.equalTo($1).valueOffset("5")
        },
    ]

    @Test(arguments: mistakes) func mistakeIsNamedWithItsPlace(_ row: Mistake) {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { row.write($0, other) }
        let message = stage.messages.first ?? ""
        #expect(stage.messages.count == 1)
        #expect(message.hasPrefix("VerbTests.swift:"))
        #expect(message.contains(row.message), "\(message)")
    }

    @Test func installedConstraintsKeepMultiplierAndPriority() {
        let stage = Stage()
        let box = stage.add("box")
        let made = box.mas_makeConstraints { $0.width.equalTo(stage.root) }
        made[0].multipliedBy(2)
        made[0].priority(5)
        #expect(stage.records() == ["box.width == root.width"])
        #expect(stage.messages.map { $0.contains("use mas_remakeConstraints") } == [true, true])
    }

    @Test func viewsOutsideATreeAreMistakes() {
        let stage = Stage()
        let alone = UIView()
        alone.mas_key = "alone"
        alone.mas_makeConstraints { $0.left.equalTo(3) }
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("UIView:alone has no superview") == true)
        stage.add("box").mas_makeConstraints { $0.left.equalTo(alone) }
        #expect(stage.messages.count == 2)
        #expect(
            stage.messages.last?.contains("UIView:box and UIView:alone share no superview") == true)
    }

    @Test func arraysWithOtherThingsAreMistakes() {
        let stage = Stage()
        let box = stage.add("box")
        let made = NSArray(array: [box, "text"]).mas_makeConstraints { $0.width.equalTo(3) }
        #expect(made.count == 1)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("is no view") == true)
    }

    // MARK: Descriptions

    private func descriptions(_ made: [MASConstraint]) -> [String] {
        made.flatMap(\.leaves).compactMap { $0.layoutConstraint?.description }
    }

    @Test func descriptionsUseKeys() {
        let stage = Stage()
        let one = stage.add("one")
        let two = stage.add("two")
        MASAttachKeys(["newView1": one, "newView2": two])
        let made = one.mas_makeConstraints { make in
            make.width.greaterThanOrEqualTo(300).priorityLow().key("least")
            make.baseline.equalTo(two.mas_top).multipliedBy(2).offset(300).key("helloConstraint")
            make.left.greaterThanOrEqualTo([two, -10]).key("left")
            make.height.equalTo(two).offset(-0.5).priority(50).key("low")
        }
        #expect(
            descriptions(made) == [
                "<MASLayoutConstraint:least UIView:newView1.width >= 300 ^low>",
                "<MASLayoutConstraint:helloConstraint UIView:newView1.baseline == UIView:newView2.top * 2 + 300>",
                "<MASLayoutConstraint:left[0] UIView:newView1.left >= UIView:newView2.left>",
                "<MASLayoutConstraint:left[1] UIView:newView1.left >= UIView.left - 10>",
                "<MASLayoutConstraint:low UIView:newView1.height == UIView:newView2.height - 0.5 ^fitting size>",
            ])
    }
}
