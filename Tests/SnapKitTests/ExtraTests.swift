import AuthoringStage
import SnapKit
import Testing

/// What the comparison libraries have and SnapKit has not (seed-systems a.10): numbers of seed-tests 4 and 5.
@MainActor @Suite(.serialized) struct ExtraTests {
    @Test func groupsAreSwitchedAsOne() {
        let stage = Stage.standard(CGSize(width: 400, height: 400))
        let box = stage.add("box")
        box.snp.makeConstraints { $0.top.left.equalToSuperview() }
        let small = ConstraintGroup(box.snp.prepareConstraints { $0.size.equalTo(100) })
        let large = ConstraintGroup(box.snp.prepareConstraints { $0.size.equalTo(200) })
        #expect(!small.isActive)
        small.activate()
        #expect(stage.frame(box) == [0, 0, 100, 100])
        large.activate(insteadOf: small)
        #expect(stage.frame(box) == [0, 0, 200, 200])
        large.replace(with: box.snp.prepareConstraints { $0.size.equalTo(50) })
        #expect(stage.frame(box) == [0, 0, 50, 50])
        large.isActive = false
        #expect(stage.records().count == 2)
        #expect(stage.messages == [])
    }

    @Test func aspectRatioTiesWidthToHeight() {
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.aspectRatio(16, 9).priority(.high)
            make.height.equalTo(90)
            make.top.left.equalToSuperview()
        }
        #expect(stage.frame(box) == [0, 0, 160, 90])
        let ratio = box.constraints.first { $0.secondAttribute == .height }
        #expect(ratio?.priority.rawValue == 750)
        box.snp.remakeConstraints { $0.aspectRatio(3, 0) }
        #expect(stage.messages.first?.contains("two parts above 0, not 3.0 and 0.0") == true)
    }

    struct Edges: Sendable {
        let edge: ConstraintEdge
        let records: [String]
    }

    nonisolated static let edges = [
        Edges(edge: .left, records: ["bottom", "right", "top"]),
        Edges(edge: .right, records: ["bottom", "left", "top"]),
        Edges(edge: .top, records: ["bottom", "left", "right"]),
        Edges(edge: .bottom, records: ["left", "right", "top"]),
        Edges(edge: .leading, records: ["bottom", "top", "trailing"]),
        Edges(edge: .trailing, records: ["bottom", "leading", "top"]),
    ]

    @Test(arguments: edges) func oneEdgeIsLeftOut(_ row: Edges) {
        let stage = Stage.standard()
        stage.add("box").snp.makeConstraints {
            $0.edges(excluding: row.edge).equalTo(stage.root)
        }
        #expect(stage.records() == row.records.map { "box.\($0) == root.\($0)" })
    }

    private func row(
        _ count: Int, _ stage: Stage, _ axis: NSLayoutConstraint.Axis, sized: Bool
    ) -> [UIView] {
        (0..<count).map { index in
            let view = stage.add("v\(index)")
            view.snp.makeConstraints { make in
                if sized { make.size.equalTo(100) }
                if axis == .horizontal { make.top.equalTo(0) } else { make.left.equalTo(0) }
            }
            return view
        }
    }

    @Test func rowsFollowOneAnother() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let stage = Stage.standard(CGSize(width: 400, height: 400))
            let views = row(3, stage, axis, sized: true)
            views.snp.distribute(axis, spacing: 10, lead: 0)
            let starts = views.map { stage.frame($0)[axis == .horizontal ? 0 : 1] }
            #expect(starts == [0, 110, 220])
        }
    }

    /// Spacing outside as inside: lengths (1000 - (n + 1) s) / n.
    @Test(arguments: [(4, 20.0), (4, -30), (4, 0), (1, 20), (1, -30)])
    func equalLengthsFillTheRow(_ count: Int, _ spacing: Double) {
        let stage = Stage.standard(CGSize(width: 1000, height: 1000))
        let views = row(count, stage, .horizontal, sized: false)
        views.snp.distribute(
            .horizontal, spacing: spacing, lead: spacing, tail: spacing, equalLengths: true)
        let length = (1000 - Double(count + 1) * spacing) / Double(count)
        for (index, view) in views.enumerated() {
            let frame = stage.frame(view)
            let start = spacing + Double(index) * (length + spacing)
            #expect(abs(frame[0] - start) < 1e-6)
            #expect(abs(frame[2] - length) < 1e-6)
        }
        #expect(stage.messages == [])
    }

    @Test func fewViewsMakeWhatIsLeft() {
        let stage = Stage.standard()
        let none: [UIView] = []
        #expect(none.snp.distribute(.horizontal, spacing: 10, lead: 5, tail: 5).constraints.isEmpty)
        let one = [stage.add("one")]
        #expect(one.snp.distribute(.horizontal, spacing: 10).constraints.isEmpty)
        one.snp.distribute(.horizontal, spacing: 10, lead: 5, tail: 6)
        #expect(
            stage.records() == [
                "one.leading == root.leading + 5", "one.trailing == root.trailing - 6",
            ])
        #expect(stage.messages == [])
    }
}
