import AuthoringStage
import SnapKit
import Testing

/// What each line of a block becomes: the inventory's rows, expectations typed from seed-systems a.1 to a.4.
@MainActor @Suite(.serialized) struct RecordTests {
    /// A line and the records that it makes for `box`, which stands in the root beside `other`.
    struct Row: Sendable {
        let line: String
        let records: [String]
        let write: @MainActor @Sendable (ConstraintMaker, UIView) -> Void
    }

    nonisolated static let rows: [Row] = [
        Row(line: "left.equalTo(other)", records: ["box.left == other.left"]) { make, other in
            make.left.equalTo(other)
        },
        Row(line: "left.equalTo(other.snp.right)", records: ["box.left == other.right"]) {
            make, other in make.left.equalTo(other.snp.right)
        },
        Row(
            line: "width.left.width.equalTo(other)",
            records: ["box.left == other.left", "box.width == other.width"]
        ) { make, other in make.width.left.width.equalTo(other) },
        Row(
            line: "edges.equalTo(other)",
            records: [
                "box.left == other.left", "box.top == other.top", "box.right == other.right",
                "box.bottom == other.bottom",
            ]
        ) { make, other in make.edges.equalTo(other) },
        Row(
            line: "directionalEdges.equalTo(other)",
            records: [
                "box.top == other.top", "box.bottom == other.bottom",
                "box.leading == other.leading", "box.trailing == other.trailing",
            ]
        ) { make, other in make.directionalEdges.equalTo(other) },
        Row(
            line: "horizontalEdges, verticalEdges",
            records: [
                "box.left == other.left", "box.right == other.right", "box.top == other.top",
                "box.bottom == other.bottom",
            ]
        ) { make, other in
            make.horizontalEdges.equalTo(other)
            make.verticalEdges.equalTo(other)
        },
        Row(
            line: "directionalHorizontalEdges, directionalVerticalEdges",
            records: [
                "box.leading == other.leading", "box.trailing == other.trailing",
                "box.top == other.top", "box.bottom == other.bottom",
            ]
        ) { make, other in
            make.directionalHorizontalEdges.equalTo(other)
            make.directionalVerticalEdges.equalTo(other)
        },
        Row(
            line: "size, center",
            records: [
                "box.width == other.width", "box.height == other.height",
                "box.centerX == other.centerX", "box.centerY == other.centerY",
            ]
        ) { make, other in
            make.size.equalTo(other)
            make.center.equalTo(other)
        },
        Row(
            line: "edges.equalTo(other.snp.margins)",
            records: [
                "box.left == other.leftMargin", "box.top == other.topMargin",
                "box.right == other.rightMargin", "box.bottom == other.bottomMargin",
            ]
        ) { make, other in make.edges.equalTo(other.snp.margins) },
        Row(
            line: "directionalMargins.equalTo(other.snp.directionalEdges)",
            records: [
                "box.topMargin == other.top", "box.bottomMargin == other.bottom",
                "box.leadingMargin == other.leading", "box.trailingMargin == other.trailing",
            ]
        ) { make, other in make.directionalMargins.equalTo(other.snp.directionalEdges) },
        Row(
            line: "baselines",
            records: [
                "box.lastBaseline == other.lastBaseline", "box.firstBaseline == other.top",
            ]
        ) { make, other in
            make.lastBaseline.equalTo(other)
            make.firstBaseline.equalTo(other.snp.top)
        },
        Row(
            line: "centerWithinMargins",
            records: [
                "box.centerXWithinMargins == other.centerX",
                "box.centerYWithinMargins == other.centerY",
            ]
        ) { make, other in
            make.centerXWithinMargins.equalTo(other.snp.centerX)
            make.centerYWithinMargins.equalTo(other.snp.centerY)
        },
        Row(
            line: "numbers",
            records: [
                "box.width == 20", "box.height >= 30", "box.left == root.left + 5",
                "box.bottom <= root.bottom - 6", "box.centerX == root.left + 7",
                "box.centerY == root.top + 8",
            ]
        ) { make, _ in
            make.width.equalTo(20)
            make.height.greaterThanOrEqualTo(30.0)
            make.left.equalTo(UInt(5))
            make.bottom.lessThanOrEqualTo(Float(-6))
            make.centerX.equalTo(CGFloat(7))
            make.centerY.equalTo(8)
        },
        Row(
            line: "CGSize, CGPoint, insets",
            records: [
                "box.width == 50", "box.height == 60", "box.left == root.left",
                "box.centerX == root.left + 3", "box.centerY == root.top + 4",
                "box.left == root.left + 2", "box.top == root.top + 1",
                "box.right == root.right - 4", "box.bottom == root.bottom - 3",
            ]
        ) { make, _ in
            make.size.equalTo(CGSize(width: 50, height: 60))
            make.left.equalTo(CGSize(width: 50, height: 60))
            make.center.equalTo(CGPoint(x: 3, y: 4))
            make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        Row(
            line: "toSuperview",
            records: [
                "box.left == root.left + 1", "box.right <= root.right", "box.top >= root.centerY",
            ]
        ) { make, _ in
            make.left.equalToSuperview().offset(1)
            make.right.lessThanOrEqualToSuperview()
            make.top.greaterThanOrEqualToSuperview { $0.snp.centerY }
        },
        Row(
            line: "offset, multipliedBy, dividedBy",
            records: [
                "box.width == other.width * 0.5 + 10", "box.height == other.height * 0.25 - 22",
                "box.left == root.left + 10",
            ]
        ) { make, other in
            make.width.equalTo(other).offset(3).multipliedBy(2).multipliedBy(0.5).offset(10)
            make.height.equalTo(other).dividedBy(4).offset(-22)
            make.left.equalTo(40).offset(10)
        },
        Row(
            line: "priorities",
            records: [
                "box.width == 1 @250", "box.width == 2 @500", "box.width == 3 @750",
                "box.width == 4", "box.width == 5 @251", "box.width == 6 @751",
                "box.width == 7 @42.5", "box.width == 8 @250",
            ]
        ) { make, _ in
            make.width.equalTo(1).priority(.low)
            make.width.equalTo(2).priority(.medium)
            make.width.equalTo(3).priority(.high)
            make.width.equalTo(4).priority(.required)
            make.width.equalTo(5).priority(ConstraintPriority.low.value + 1)
            make.width.equalTo(6).priority(ConstraintPriority.high.advanced(by: 1))
            make.width.equalTo(7).priority(42.5)
            make.width.equalTo(8).priority(UILayoutPriority.defaultLow)
        },
    ]

    @Test(arguments: rows) func lineBecomesRecords(_ row: Row) {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        var made: [Constraint] = []
        made = box.snp.prepareConstraints { row.write($0, other) }
        #expect(stage.records(made.flatMap(\.layoutConstraints)) == row.records)
        #expect(stage.messages == [])
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
        #expect(other.translatesAutoresizingMaskIntoConstraints)
    }

    /// One constant for each attribute: the inset table of seed-systems a.3 with top 1, left 2, bottom 3, right 5.
    static let insets: [(NSLayoutConstraint.Attribute, CGFloat, CGFloat)] = [
        (.left, 2, 2), (.leftMargin, 2, 2), (.right, -5, -5), (.rightMargin, -5, -5),
        (.top, 1, 1), (.topMargin, 1, 1), (.firstBaseline, 1, 1), (.bottom, -3, -3),
        (.bottomMargin, -3, -3), (.lastBaseline, -3, -3), (.leading, 2, 5), (.leadingMargin, 2, 5),
        (.trailing, -5, -2), (.trailingMargin, -5, -2), (.centerX, -1.5, -1.5),
        (.centerXWithinMargins, -1.5, -1.5), (.centerY, -1, -1), (.centerYWithinMargins, -1, -1),
        (.width, -7, -7), (.height, -4, -4),
    ]

    @Test func insetsByAttributeAndDirection() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            ConstraintConfig.interfaceLayoutDirection = direction
            let made = box.snp.prepareConstraints { make in
                make.edges.size.center.leading.trailing.lastBaseline.firstBaseline.margins
                    .leadingMargin.trailingMargin.centerWithinMargins.equalTo(other).inset(insets)
            }
            let constants = Dictionary(
                uniqueKeysWithValues: made[0].layoutConstraints.map {
                    ($0.firstAttribute, $0.constant)
                })
            let expected = Dictionary(
                uniqueKeysWithValues: Self.insets.map {
                    ($0.0, direction == .leftToRight ? $0.1 : $0.2)
                })
            #expect(constants == expected)
        }
    }

    @Test func directionalInsetsByDirection() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)
        func constants() -> [CGFloat] {
            box.snp.prepareConstraints { make in
                make.left.right.leading.trailing.width.centerX.equalToSuperview().inset(insets)
            }[0].layoutConstraints.map(\.constant)
        }
        #expect(constants() == [2, -5, 2, -5, -7, -1.5])
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        #expect(constants() == [5, -2, 2, -5, -7, -1.5])
    }

    @Test func insetSignFollowsTheSecondAttribute() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        let made = box.snp.prepareConstraints { make in
            make.bottom.equalTo(other.snp.top).inset(10)
            make.top.equalTo(other.snp.bottom).inset(10)
        }
        #expect(made.flatMap(\.layoutConstraints).map(\.constant) == [10, -10])
    }

    @Test func constraintsAreHeldByTheNearestCommonView() {
        let stage = Stage.standard()
        let box = stage.add("box")
        let inner = stage.add("inner", to: box)
        box.snp.makeConstraints { make in
            make.size.equalTo(50)
            make.left.top.equalToSuperview()
        }
        inner.snp.makeConstraints { $0.left.equalTo(stage.root) }
        #expect(stage.records(box.constraints) == ["box.width == 50", "box.height == 50"])
        #expect(
            stage.records(stage.root.constraints) == [
                "box.left == root.left", "box.top == root.top", "inner.left == root.left",
            ])
    }

    @Test func guidesAreMadeForAndReferredTo() {
        let stage = Stage.standard()
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        stage.name(guide, "guide")
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.top.equalTo(guide).offset(50)
            make.left.equalTo(guide.snp.left).offset(40)
            make.size.equalTo(10)
        }
        guide.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(10)
        }
        #expect(stage.frame(box) == [50, 60, 10, 10])
        #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 355, height: 647))
    }
}
