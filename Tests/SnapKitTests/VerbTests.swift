import AuthoringStage
import SnapKit
import Testing

/// make, prepare, update, remake, remove and kept constraints (seed-systems a.5, seed-tests 1).
@MainActor @Suite(.serialized) struct VerbTests {
    @Test func updateChangesConstantsOfTheSameConstraints() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        box.snp.makeConstraints { make in
            make.top.equalTo(other).offset(50)
            make.left.equalTo(other).offset(50)
        }
        let before = stage.root.constraints
        box.snp.updateConstraints { $0.top.equalTo(other).offset(15) }
        #expect(
            stage.records() == ["box.left == other.left + 50", "box.top == other.top + 15"])
        #expect(stage.root.constraints == before)
    }

    @Test func updateWithNothingMadeMakes() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.updateConstraints { $0.width.equalTo(20) }
        #expect(stage.records() == ["box.width == 20"])
        #expect(stage.messages == [])
    }

    @Test func updateWithoutAMatchSaysWhatDiffers() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.width.equalTo(20).priority(.low)
            make.height.equalToSuperview()
        }
        box.snp.updateConstraints { $0.width.equalTo(30) }
        let line = #line - 1
        box.snp.updateConstraints { $0.height.equalToSuperview().multipliedBy(0.5) }
        box.snp.updateConstraints { $0.left.equalToSuperview() }
        #expect(stage.records() == ["box.height == root.height", "box.width == 20 @250"])
        #expect(stage.messages.count == 3)
        #expect(stage.messages[0].hasPrefix("VerbTests.swift:\(line): updateConstraints finds no"))
        #expect(stage.messages[0].contains("differs in its priority (250.0 and 1000.0)"))
        #expect(stage.messages[1].contains("differs in its multiplier (1.0 and 0.5)"))
        #expect(stage.messages[2].contains("there is none for left; write makeConstraints"))
    }

    @Test func remakeRemovesOwnGroupsAlone() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        box.snp.makeConstraints { $0.top.left.equalTo(other).offset(50) }
        other.snp.makeConstraints { $0.width.equalTo(box) }
        box.widthAnchor.constraint(equalToConstant: 7).isActive = true
        box.snp.remakeConstraints { $0.edges.equalTo(other) }
        #expect(
            stage.records() == [
                "box.bottom == other.bottom", "box.left == other.left", "box.right == other.right",
                "box.top == other.top", "box.width == 7", "other.width == box.width",
            ])
        box.snp.removeConstraints()
        #expect(stage.records() == ["box.width == 7", "other.width == box.width"])
    }

    @Test func makingTwiceMakesTwice() {
        let stage = Stage.standard()
        let box = stage.add("box")
        for _ in 0..<2 { box.snp.makeConstraints { $0.width.equalTo(20) } }
        #expect(stage.records() == ["box.width == 20", "box.width == 20"])
    }

    @Test func preparedConstraintsAreSwitchedByHand() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        let made = box.snp.prepareConstraints { make in
            make.edges.equalTo(other)
            make.width.equalTo(5)
        }
        #expect(stage.records() == [])
        for constraint in made { constraint.activate() }
        #expect(stage.records().count == 5)
        for constraint in made { constraint.deactivate() }
        #expect(stage.records() == [])
        made[1].isActive = true
        #expect(made.map(\.isActive) == [false, true])
        #expect(stage.records() == ["box.width == 5"])
        box.snp.updateConstraints { $0.width.equalTo(6) }
        #expect(stage.records() == ["box.width == 6"])
    }

    @Test func deactivatingInsideTheBlockDoesNotLast() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.height.equalTo(0).constraint.deactivate()
        }
        #expect(stage.records() == ["box.height == 0"])
    }

    @Test func keptConstraintsAreUpdated() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        var top: Constraint?
        var bottom: Constraint?
        box.snp.makeConstraints { make in
            top = make.top.equalTo(other).offset(50).constraint
            bottom = make.bottom.equalTo(other).offset(25).constraint
        }
        func constants() -> [CGFloat] { stage.root.constraints.map(\.constant) }
        #expect(constants() == [50, 25])
        top?.update(offset: 15)
        bottom?.update(offset: 20)
        #expect(constants() == [15, 20])
        top?.update(inset: 15)
        bottom?.update(inset: 20)
        #expect(constants() == [15, -20])
        bottom?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(constants() == [15, -3])
    }

    @Test func aKeptGroupSeesWhatAnUpdateBlockDid() {
        let stage = Stage.standard()
        let box = stage.add("box")
        var width: Constraint?
        box.snp.makeConstraints { width = $0.width.equalTo(20).priority(.low).constraint }
        box.snp.updateConstraints { $0.width.equalTo(30).priority(.low) }
        width?.update(priority: .high)
        #expect(stage.records() == ["box.width == 30 @750"])
    }

    @Test func priorityBetweenRequiredAndOptionalStays() {
        let stage = Stage.standard()
        let box = stage.add("box")
        var width: Constraint?
        box.snp.makeConstraints { width = $0.width.equalTo(20).constraint }
        width?.update(priority: .low)
        #expect(stage.records() == ["box.width == 20"])
        #expect(stage.messages.count == 1)
        ConstraintConfig.meaning = .version0
        width?.update(priority: .low)
        #expect(stage.records() == ["box.width == 20 @250"])
    }

    @Test func labelsAndDescriptions() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.setLabel("field")
        #expect(box.snp.label() == "field")
        var made: Constraint?
        box.snp.makeConstraints { make in
            made =
                make.width.equalTo(stage.root).multipliedBy(2).offset(-3).priority(.low)
                .labeled("Test-Identifier").constraint
        }
        let line = #line - 3
        #expect(made?.layoutConstraints.map(\.identifier) == ["Test-Identifier"])
        #expect(
            made?.layoutConstraints.first?.description
                == "<LayoutConstraint:Test-Identifier@VerbTests.swift#\(line)"
                + " UIView:field.width == UIView.width * 2.0 - 3.0 ^250.0>")
    }

    @Test func contentPriorities() {
        let stage = Stage.standard()
        let label = stage.add(UILabel(), "label")
        label.snp.contentHuggingHorizontalPriority = 42
        label.snp.contentHuggingVerticalPriority = 43
        label.snp.contentCompressionResistanceHorizontalPriority = 44
        label.snp.contentCompressionResistanceVerticalPriority = 45
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 42)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 43)
        #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 44)
        #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 45)
        #expect(label.snp.contentHuggingHorizontalPriority == 42)
    }
}
