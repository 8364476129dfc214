import AuthoringStage
import Masonry
import Testing

/// What apps wrote in Swift against the library, whose blocks have an optional maker there.
@MainActor @Suite(.serialized) struct OptionalMakerTests {
    @Test func makerMayBeChainedAsAnOptional() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { make in
            make?.left.equalTo()(other.mas_right)?.offset()(8)
            make?.right.equalTo()(stage.root)?.with().offset()(-8)
            make?.top.bottom().equalTo()(other)
            make?.width.mas_equalTo()(100)?.priorityLow()()
            make?.height.greaterThanOrEqualTo()(20)
        }
        #expect(
            stage.records() == [
                "box.bottom == other.bottom", "box.height >= 20", "box.left == other.right + 8",
                "box.right == root.right - 8", "box.top == other.top", "box.width == 100 @250",
            ])
        #expect(stage.messages == [])
    }

    @Test func makerMayBeForcedOrImplicit() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        box.mas_makeConstraints { make in
            make!.edges.equalTo()(other)!.insets()(
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        other.mas_makeConstraints { (make: MASConstraintMaker!) in
            make.center.equalTo()(stage.root)
            make.size.equalTo()(CGSize(width: 5, height: 6))
        }
        [box, other].mas_updateConstraints { make in
            make?.width.equalTo()(7)
        }
        #expect(
            stage.records() == [
                "box.bottom == other.bottom - 3", "box.left == other.left + 2",
                "box.right == other.right - 4", "box.top == other.top + 1", "box.width == 7",
                "other.centerX == root.centerX", "other.centerY == root.centerY",
                "other.height == 6", "other.width == 7",
            ])
    }

    @Test func keptConstraintsChange() {
        let stage = Stage()
        let box = stage.add("box")
        var width: MASConstraint?
        box.mas_makeConstraints { make in
            width = make?.width.equalTo()(10)
            make?.left.equalTo()(stage.root)?.setOffset(3)
        }
        width?.setOffset(20)
        #expect(stage.records() == ["box.left == root.left + 3", "box.width == 20"])
        box.mas_remakeConstraints { make in _ = make?.top.equalTo()(stage.root) }
        #expect(stage.records() == ["box.top == root.top"])
    }
}
