import AuthoringStage
import Masonry
import Testing

/// The three screens of the Masonry seed: E-01 to E-03 (seed-systems b).
@MainActor @Suite(.serialized) struct ScreenTests {
    private struct Labels {
        let stage: Stage
        let container: UIView
        let left: UIView
        let right: UIView
        let width: MASConstraint
    }

    private func labels(_ first: CGFloat, _ second: CGFloat) -> Labels {
        let stage = Stage(Stage.landscape)
        let container = stage.add("container")
        let left = stage.add(SizedView(first, 20), "left", to: container)
        let right = stage.add(SizedView(second, 20), "right", to: container)
        let made = container.mas_makeConstraints { make in
            make.width.equalTo(375)
            make.left.top.equalTo(stage.root)
            make.height.equalTo(60)
        }
        left.mas_makeConstraints { make in
            make.top.equalTo(container).offset(5)
            make.left.equalTo(container).offset(2)
            make.height.equalTo(40)
        }
        right.mas_makeConstraints { make in
            make.left.equalTo(left.mas_right).offset(2)
            make.top.equalTo(container).offset(5)
            make.right.lessThanOrEqualTo(container).offset(-2)
            make.height.equalTo(40)
        }
        for view in [left, right] {
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        left.setContentCompressionResistancePriority(.required, for: .horizontal)
        right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return Labels(
            stage: stage, container: container, left: left, right: right, width: made[0])
    }

    struct Row: Sendable {
        let width: CGFloat
        let natural: [CGFloat]
        let left: [CGFloat]
        let right: [CGFloat]
    }

    nonisolated static let rows = [
        Row(width: 375, natural: [100, 150], left: [2, 5, 100, 40], right: [104, 5, 150, 40]),
        Row(width: 375, natural: [200, 300], left: [2, 5, 200, 40], right: [204, 5, 169, 40]),
        Row(width: 667, natural: [200, 300], left: [2, 5, 200, 40], right: [204, 5, 300, 40]),
        Row(width: 667, natural: [380, 50], left: [2, 5, 380, 40], right: [384, 5, 50, 40]),
    ]

    @Test(arguments: rows) func twoLabelsFight(_ row: Row) {
        // E-01
        let screen = labels(row.natural[0], row.natural[1])
        screen.width.equalTo(row.width)
        #expect(screen.stage.frame(screen.left) == row.left)
        #expect(screen.stage.frame(screen.right) == row.right)
        #expect(screen.stage.messages == [])
    }

    @Test func aSlidingWidthShrinksTheSecondThenConflicts() {
        let screen = labels(200, 300)
        for (width, second) in [(667, 300), (375, 169)] as [(CGFloat, CGFloat)] {
            screen.width.equalTo(width)
            #expect(screen.stage.frame(screen.right)[2] == second)
        }
        #expect(screen.stage.messages == [])
        screen.width.equalTo(200)
        _ = screen.stage.frame(screen.right)
        #expect(screen.stage.messages.count == 1)
        screen.width.equalTo(667)
        #expect(screen.stage.frame(screen.left) == [2, 5, 200, 40])
        #expect(screen.stage.frame(screen.right) == [204, 5, 300, 40])
    }

    @Test func imagesAreShownAndHidden() {
        // E-02: all sixteen, upright, turned and turned back
        let stage = Stage()
        let box = stage.add("box")
        let images = (0..<4).map { stage.add(SizedView(32, 32), "i\($0)", to: box) }
        var widths: [MASConstraint] = []
        box.mas_makeConstraints { make in
            make.height.equalTo(32)
            make.centerX.equalTo(stage.root)
            make.top.equalTo(stage.root).offset(200)
        }
        for (index, image) in images.enumerated() {
            image.mas_makeConstraints { make in
                widths.append(make.width.equalTo(32))
                make.height.equalTo(32)
                make.left.equalTo(index == 0 ? box.mas_left : images[index - 1].mas_right)
                make.centerY.equalTo(box)
                if index == 3 { make.right.equalTo(box) }
            }
        }
        for mask in 0..<16 {
            for (index, width) in widths.enumerated() {
                width.equalTo(mask >> index & 1 == 1 ? 32 : 0)
            }
            let length = 32 * CGFloat(mask.nonzeroBitCount)
            for size in [Stage.portrait, Stage.landscape, Stage.portrait] {
                stage.turn(to: size)
                #expect(stage.frame(box) == [(size.width - length) / 2, 200, length, 32])
            }
        }
        #expect(stage.messages == [])
    }

    @Test func halfWidthFollows() {
        // E-03
        let stage = Stage(Stage.landscape)
        let container = stage.add("container")
        let half = stage.add("half", to: container)
        let made = container.mas_makeConstraints { make in
            make.width.equalTo(375)
            make.left.top.equalTo(stage.root)
            make.height.equalTo(40)
        }
        half.mas_makeConstraints { make in
            make.left.top.bottom.equalTo(container)
            make.width.equalTo(container).multipliedBy(0.5)
        }
        let before = container.constraints
        for (width, expected) in [
            (375, 187.5), (667, 333.5), (200, 100), (375, 187.5),
        ] as [(CGFloat, CGFloat)] {
            made[0].equalTo(width)
            #expect(stage.frame(half) == [0, 0, expected, 40])
        }
        #expect(container.constraints == before)
    }
}
