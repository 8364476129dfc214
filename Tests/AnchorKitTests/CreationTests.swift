import AnchorKit
import AuthoringStage
import Testing

/// What each call makes: seed-systems a.8 and seed-tests 2.2, expectations typed from there.
@MainActor @Suite(.serialized) struct CreationTests {
    struct Row: Sendable {
        let line: String
        let records: [String]
        let make: @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
    }

    nonisolated static let rows: [Row] = [
        Row(line: "leading to trailing", records: ["m.leading == o.trailing + 4"]) { m, o in
            [m.constrain(.leading, to: .trailing, of: o).offset(4)]
        },
        Row(line: "sizes", records: ["m.width >= o.height * 5 + 2"]) { m, o in
            [
                m.constrain(
                    .width, relation: .greaterThanOrEqual, to: .height, of: o, multiplier: 5
                ).offset(2)
            ]
        },
        Row(line: "to item", records: ["m.height == o.height * 2 + 20 @500"]) { m, o in
            [m.constrain(.height, to: o, multiplier: 2, priority: .medium).offset(20)]
        },
        Row(
            line: "many to item",
            records: ["m.bottom == o.bottom + 20", "m.width == o.width * 3 + 20"]
        ) {
            m, o in m.constrain(.bottom, .width, to: o, multiplier: 3).offset(20)
        },
        Row(line: "to constant", records: ["m.leading == root.leading + 20"]) { m, _ in
            [m.constrain(.leading, toConstant: 20)]
        },
        Row(line: "middle to constant", records: ["m.centerX == root.centerX"]) { m, _ in
            [m.constrain(.centerX, toConstant: 0)]
        },
        Row(
            line: "many to constant",
            records: ["m.width == 20", "m.height == 20", "m.top == root.top + 20"]
        ) { m, _ in m.constrain(.width, .height, .top, toConstant: 20) },
        Row(
            line: "width, height",
            records: ["m.width >= 20 @500", "m.height == 20", "m.height >= 12 @250"]
        ) {
            m, _ in
            [
                m.constrainWidth(.greaterThanOrEqual, to: 20, priority: .medium),
                m.constrainHeight(to: 20),
                m.constrainHeight(.greaterThanOrEqual, to: 12, priority: .low),
            ]
        },
        Row(
            line: "edges inset",
            records: [
                "m.leading == o.leading + 7", "m.trailing == o.trailing - 7", "m.top == o.top + 7",
                "m.bottom == o.bottom - 7",
            ]
        ) { m, o in m.constrainEdges(to: o).inset(7) },
        Row(
            line: "edges by insets",
            records: [
                "m.leading == root.leading + 12", "m.trailing == root.trailing - 16",
                "m.top == root.top + 10", "m.bottom == root.bottom - 14",
            ]
        ) { m, _ in
            m.constrainEdges(to: m.superview ?? m)
                .inset(UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16))
        },
        Row(
            line: "center",
            records: ["m.centerX == o.centerX + 10 @750", "m.centerY == o.centerY + 10 @750"]
        ) {
            m, o in m.constrainCenter(to: o, priority: .high).offset(10)
        },
        Row(line: "size", records: ["m.width == 20 @500", "m.height == 30 @500"]) { m, _ in
            m.constrain(to: CGSize(width: 20, height: 30), priority: .medium)
        },
        Row(line: "priority", records: ["m.left == o.left @251"]) { m, o in
            [m.constrain(.left, to: o, priority: .low + 1)]
        },
        Row(
            line: "numbers of all kinds",
            records: ["m.width == 1", "m.width == 2", "m.width == 3", "m.width == 4"]
        ) { m, _ in
            [
                m.constrainWidth(to: UInt8(1)), m.constrainWidth(to: Int64(2)),
                m.constrainWidth(to: Float(3)), m.constrainWidth(to: NSNumber(value: 4)),
            ]
        },
    ]

    @Test(arguments: rows) func callMakesRecords(_ row: Row) {
        let stage = Stage()
        let m = stage.add("m")
        let o = stage.add("o")
        let made = row.make(m, o)
        #expect(stage.records(made) == row.records)
        #expect(made.map(\.isActive) == made.map { _ in true })
        #expect(!m.translatesAutoresizingMaskIntoConstraints)
        #expect(o.translatesAutoresizingMaskIntoConstraints)
        #expect(stage.messages == [])
    }

    @Test func guidesCountFromTheirOwner() {
        let stage = Stage()
        let box = stage.add("box")
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        stage.name(guide, "guide")
        #expect(guide.owningItem === box)
        #expect(box.owningItem === stage.root)
        #expect(
            stage.records([guide.constrain(.leading, toConstant: 20)])
                == ["guide.leading == box.leading + 20"])
    }

    /// Each attribute's constant after `inset(5)`: the far edges turn the sign (seed-tests 2.3).
    @Test func insetFollowsTheFirstAttribute() {
        let stage = Stage()
        let m = stage.add("m")
        let o = stage.add("o")
        let far: Set<Anchor> = [.right, .bottom, .trailing, .lastBaseline]
        for anchor in Anchor.allCases {
            let constraint = m.constrain(anchor, to: o).inset(5)
            #expect(constraint.constant == (far.contains(anchor) ? -5 : 5), "\(anchor)")
            constraint.updateInset(6)
            #expect(constraint.constant == (far.contains(anchor) ? -6 : 6), "\(anchor)")
        }
    }

    @Test func insetsOfArrays() {
        let stage = Stage()
        let m = stage.add("m")
        let o = stage.add("o")
        let mixed = m.constrain(.leading, .trailing, .width, .centerX, .top, .bottom, to: o)
        mixed.updateInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(mixed.map(\.constant) == [2, -4, 0, 0, 1, -3])
        let across = m.constrain(.leading, .trailing, .top, .width, .right, to: o)
            .insetHorizontal(20)
        #expect(across.map(\.constant) == [20, -20, 0, 0, -20])
        let down = m.constrain(.leading, .trailing, .top, .bottom, .centerY, .centerX, to: o)
        down.updateVerticalInsets(20)
        #expect(down.map(\.constant) == [0, 0, 20, -20, 20, 0])
        let offsets = m.constrain(.leading, .width, to: o)
        offsets.updateOffsets(16.1)
        #expect(offsets.map(\.constant) == [16.1, 16.1])
    }

    @Test func sizesOfTheViewAreUpdated() {
        let stage = Stage()
        let m = stage.add("m")
        let o = stage.add("o")
        let size = m.constrain(to: CGSize(width: 40, height: 100))
        let leading = m.constrain(.leading, to: o).offset(-17)
        let other = m.constrain(.width, to: o)
        m.updateSize(CGSize(width: 200, height: 300))
        #expect(size.map(\.constant) == [200, 300])
        m.updateWidth(100)
        #expect(size.map(\.constant) == [100, 300])
        m.updateHeight(200)
        #expect(size.map(\.constant) == [100, 200])
        #expect([leading.constant, other.constant] == [-17, 0])
        [other, size[0], size[1]].updateSize(CGSize(width: 130, height: 140))
        #expect([other.constant, size[0].constant, size[1].constant] == [0, 130, 140])
    }

    @Test func switching() {
        let stage = Stage()
        let m = stage.add("m")
        let constraint = m.constrainWidth(to: 5).deactivate()
        #expect(!constraint.isActive)
        #expect(constraint.activate() === constraint)
        #expect(constraint.isActive)
        let pair = m.constrain(to: CGSize(width: 1, height: 1)).deactivate()
        #expect(pair.map(\.isActive) == [false, false])
        #expect(pair.activate().map(\.isActive) == [true, true])
    }

    @Test func prioritiesHaveNamesOrderAndArithmetic() {
        let stage = Stage()
        let names: [LayoutPriority] = [.low, .medium, .high, .required, .custom(32)]
        #expect(names.map(\.rawValue) == [250, 500, 750, 1000, 32])
        #expect([250, 500, 750, 1000].map { LayoutPriority(rawValue: $0) } == Array(names[0...3]))
        #expect(LayoutPriority.low < .high)
        #expect(LayoutPriority.custom(501) > .medium)
        #expect((LayoutPriority.high + 1).rawValue == 751)
        #expect((LayoutPriority.medium - 20).rawValue == 480)
        let m = stage.add("m")
        m.hug(with: .low, for: .vertical)
        m.resistCompression(with: .custom(600), for: .horizontal)
        #expect(m.huggingPriority(for: .vertical) == .low)
        #expect(m.compressionResistancePriority(for: .horizontal) == .custom(600))
        #expect(m.compressionResistancePriority(for: .vertical) == .high)
        m.hug(with: .high)
        #expect(m.huggingPriority(for: .horizontal) == .high)
        let width = m.constrainWidth(to: 4)
        width.layoutPriority = .custom(56)
        #expect(width.priority.rawValue == 56)
        #expect(width.layoutPriority == .custom(56))
    }

    @Test func mistakesNameTheirLine() {
        let stage = Stage()
        let orphan = UIView()
        orphan.constrain(.leading, toConstant: 5)
        let line = #line - 1
        #expect(
            stage.messages.first?.hasPrefix("CreationTests.swift:\(line): a place counts") == true)
        let m = stage.add("m")
        let o = stage.add("o")
        m.constrainUsingSystemSpacing(.leading, .below, .bottom, of: o)
        #expect(stage.messages.contains { $0.contains("system spacing .below") })
    }
}
