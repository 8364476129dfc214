import AuthoringStage
import SnapKit
import Testing

/// Worked cases in steps, B-11, B-13, C-01, C-02 (seed-systems b).
@MainActor @Suite(.serialized) struct StepTests {
    @Test func oneConstraintIsRemovedAndChanged() {
        //
        let stage = Stage.standard()
        let box = stage.add("box")
        var top: Constraint?
        box.snp.makeConstraints { make in
            make.size.equalTo(150)
            make.centerX.equalTo(stage.root)
            top = make.top.equalTo(stage.root).offset(40).constraint
        }
        #expect(stage.frame(box) == [112.5, 40, 150, 150])
        top?.deactivate()
        let free = stage.frame(box)
        #expect([free[0], free[2], free[3]] == [112.5, 150, 150])
        #expect(box.hasAmbiguousLayout)
        top?.activate()
        #expect(stage.frame(box) == [112.5, 40, 150, 150])
        #expect(!box.hasAmbiguousLayout)
        stage.turn(to: Stage.landscape)
        #expect(stage.frame(box) == [258.5, 40, 150, 150])
        stage.turn(to: Stage.portrait)
        let count = stage.records().count
        top?.update(offset: 60)
        #expect(stage.frame(box) == [112.5, 60, 150, 150])
        #expect(stage.records().count == count)
    }

    @Test func updateBlockAddsInTheOldMeaningAlone() {
        //
        let stage = Stage.standard()
        ConstraintConfig.meaning = .version0
        defer { ConstraintConfig.meaning = .current }
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.height.equalTo(150)
            make.centerX.equalTo(stage.root)
        }
        for (size, width) in [
            (Stage.portrait, 375), (Stage.landscape, 667), (Stage.portrait, 375),
        ] as [(CGSize, CGFloat)] {
            stage.turn(to: size)
            box.snp.updateConstraints { $0.width.equalTo(stage.root) }
            let frame = stage.frame(box)
            #expect([frame[0], frame[2], frame[3]] == [0, width, 150])
            #expect(box.hasAmbiguousLayout)
            #expect(stage.records().count == 3)
        }
        #expect(stage.messages == [])
    }

    @Test func updateBlockWithoutAMatchIsAMistake() {
        // A-18 since 3.0
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { $0.height.equalTo(150) }
        box.snp.updateConstraints { $0.width.equalTo(stage.root) }
        #expect(stage.records() == ["box.height == 150"])
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("updateConstraints finds no") == true)
    }

    @Test func remakingForgetsThePlace() {
        //
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.size.equalTo(150)
            make.centerX.equalTo(stage.root)
        }
        #expect(stage.frame(box)[0] == 112.5)
        box.snp.remakeConstraints { $0.size.equalTo(100) }
        #expect(Array(stage.frame(box)[2...]) == [100, 100])
        #expect(box.hasAmbiguousLayout)
        #expect(stage.records() == ["box.height == 100", "box.width == 100"])
    }

    @Test(arguments: [ConstraintConfig.Meaning.current, .version0])
    func boxGrowsUpToTheScreen(_ meaning: ConstraintConfig.Meaning) {
        //
        let stage = Stage.standard()
        ConstraintConfig.meaning = meaning
        defer { ConstraintConfig.meaning = .current }
        let box = stage.add("box")
        let root = stage.root
        func low(_ side: CGFloat) {
            box.snp.updateConstraints { make in
                make.width.equalTo(side).priority(250)
                make.height.equalTo(side).priority(250)
            }
        }
        box.snp.makeConstraints { make in
            make.center.equalTo(root)
            make.width.equalTo(100).priority(250)
            make.height.equalTo(100).priority(250)
            make.width.lessThanOrEqualTo(root.snp.width)
            make.width.lessThanOrEqualTo(root.snp.height)
            make.height.lessThanOrEqualTo(root.snp.width)
            make.height.lessThanOrEqualTo(root.snp.height)
        }
        for (taps, upright, turned) in [
            (0, [137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]),
            (1, [112.5, 258.5, 150, 150], [258.5, 112.5, 150, 150]),
            (5, [12.5, 158.5, 350, 350], [158.5, 12.5, 350, 350]),
            (6, [0, 146, 375, 375], [146, 0, 375, 375]),
            (8, [0, 146, 375, 375], [146, 0, 375, 375]),
        ] as [(Int, [CGFloat], [CGFloat])] {
            low(CGFloat(100 + 50 * taps))
            #expect(stage.frame(box) == upright)
            stage.turn(to: Stage.landscape)
            #expect(stage.frame(box) == turned)
            stage.turn(to: Stage.portrait)
            #expect(stage.frame(box) == upright)
            #expect(stage.records().count == 8)
        }
        #expect(stage.messages == [])
    }

    @Test func growthIsAnimated() {
        //
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalTo(100)
        }
        _ = stage.frame(box)
        let animations = LayoutAnimation.record {
            box.snp.updateConstraints { $0.size.equalTo(150) }
            UIView.animate(withDuration: 0.3) { stage.root.layoutIfNeeded() }
        }
        let half = animations.first?.frame(of: box, at: 0.5)
        #expect(animations.count == 1)
        #expect(abs((half?.width ?? 0) - 125) < 1e-9)
        #expect(abs((half?.minX ?? 0) - 125) < 1e-9)
    }

    @Test func keptConstraintIsChangedThenRemoved() {
        // B-11
        let stage = Stage.standard()
        let box = stage.add("box")
        var top: Constraint?
        box.snp.makeConstraints { make in
            make.size.equalTo(30)
            top = make.top.equalTo(stage.root).offset(20).constraint
            make.left.equalTo(stage.root).offset(10)
        }
        #expect(stage.frame(box) == [10, 20, 30, 30])
        top?.update(offset: 5)
        #expect(stage.frame(box) == [10, 5, 30, 30])
        top?.deactivate()
        _ = stage.frame(box)
        #expect(box.hasAmbiguousLayout)
    }

    @Test func remakingTogglesCorners() {
        // B-13
        let stage = Stage.standard()
        let box = stage.add("box")
        func remake(_ isFirst: Bool) {
            box.snp.remakeConstraints { make in
                make.size.equalTo(100)
                if isFirst {
                    make.top.left.equalTo(stage.root).offset(10)
                } else {
                    make.bottom.right.equalTo(stage.root).offset(-10)
                }
            }
        }
        for _ in 0..<3 {
            remake(true)
            #expect(stage.frame(box) == [10, 10, 100, 100])
            #expect(stage.records().count == 4)
            remake(false)
            #expect(stage.frame(box) == [265, 557, 100, 100])
            stage.turn(to: Stage.landscape)
            #expect(stage.frame(box) == [557, 265, 100, 100])
            stage.turn(to: Stage.portrait)
            #expect(stage.records().count == 4)
        }
    }

    @Test func scrolledLabelsMakeTheContent() {
        // C-01
        let stage = Stage.standard()
        let scroll = stage.add(UIScrollView(), "scroll")
        let container = stage.add("container", to: scroll)
        scroll.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.height.equalTo(40)
        }
        container.snp.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.height.equalTo(40)
        }
        var previous: UIView?
        var labels: [UIView] = []
        for width in stride(from: 50.0, through: 100, by: 10) {
            let label = stage.add(SizedView(width, 20), "label\(labels.count)", to: container)
            label.snp.makeConstraints { make in
                make.height.equalTo(container)
                if let previous {
                    make.left.equalTo(previous.snp.right).offset(20)
                } else {
                    make.left.equalTo(container).offset(10)
                }
            }
            labels.append(label)
            previous = label
        }
        container.snp.makeConstraints { $0.right.equalTo(labels[5]) }
        for (size, width) in [
            (Stage.portrait, 375), (Stage.landscape, 667), (Stage.portrait, 375),
        ] as [(CGSize, CGFloat)] {
            stage.turn(to: size)
            #expect(stage.frame(scroll) == [0, 0, width, 40])
            #expect(scroll.contentSize == CGSize(width: 560, height: 40))
            #expect(labels.map(\.frame.minX) == [10, 80, 160, 250, 350, 460])
            #expect(labels.map(\.hasAmbiguousLayout) == .init(repeating: true, count: 6))
        }
    }

    @Test func cellCollapses() {
        // C-02, the text's height as a number by width
        for (width, height, open) in [(375, 66, 186), (667, 44, 164)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            let stage = Stage.standard(CGSize(width: width, height: 667))
            let cell = stage.add("contentView")
            let name = stage.add(SizedView(100, 20), "name", to: cell)
            let event = stage.add(SizedView(200, 20), "event", to: cell)
            let box = stage.add("box", to: cell)
            let text = stage.add(SizedView(UIView.noIntrinsicMetric, height), "text", to: box)
            cell.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
            name.snp.makeConstraints { make in
                make.top.equalTo(cell).offset(30)
                make.left.equalTo(cell).offset(20)
            }
            event.snp.makeConstraints { make in
                make.left.equalTo(name)
                make.top.equalTo(name.snp.bottom).offset(10)
            }
            var closed: Constraint?
            box.snp.makeConstraints { make in
                make.top.equalTo(event.snp.bottom).offset(10)
                make.left.equalTo(cell).offset(10)
                make.right.equalTo(cell).offset(-20)
                make.bottom.equalTo(cell).offset(-10)
                closed = make.height.equalTo(0).constraint
            }
            closed?.deactivate()
            text.snp.makeConstraints { $0.edges.equalTo(box).inset(10).priority(750) }
            let first = stage.places()
            #expect(first["contentView"] == [0, 0, width, open])
            #expect(first["name"] == [20, 30, 100, 20])
            #expect(first["event"] == [20, 60, 200, 20])
            #expect(first["box"] == [10, 90, width - 30, height + 20])
            #expect(first["text"] == [20, 100, width - 50, height])
            closed?.activate()
            let collapsed = stage.places()
            #expect(collapsed["contentView"] == [0, 0, width, 100])
            #expect(collapsed["box"]?[3] == 0)
            #expect(collapsed["text"]?[0] == 20)
            #expect(collapsed["text"]?[2] == width - 50)
            #expect(text.hasAmbiguousLayout)
            closed?.deactivate()
            #expect(stage.places() == first)
        }
    }
}
