import AuthoringStage
@testable import Masonry
import Testing

/// What each line of a block becomes: expectations typed from seed-systems a.9 and seed-tests 3.1 to 3.3.
@MainActor @Suite(.serialized) struct MakingTests {
    /// A line and the records that it makes for `box`, which stands in the root beside `other`.
    struct Row: Sendable {
        let line: String
        let records: [String]
        let write: @MainActor @Sendable (MASConstraintMaker, UIView) -> Void

        init(
            _ line: String, _ records: [String],
            _ write: @escaping @MainActor @Sendable (MASConstraintMaker, UIView) -> Void
        ) {
            self.line = line
            self.records = records
            self.write = write
        }
    }

    nonisolated static let relations: [Row] = [
        Row("left.equalTo(view)", ["box.left == other.left"]) { $0.left.equalTo($1) },
        Row("left.equalTo()(view)", ["box.left == other.left"]) { _ = $0.left.equalTo()($1) },
        Row("greaterThanOrEqualTo", ["box.top >= other.bottom"]) {
            $0.top.greaterThanOrEqualTo($1.mas_bottom)
        },
        Row("greaterThanOrEqualTo()", ["box.top >= other.bottom"]) {
            _ = $0.top.greaterThanOrEqualTo()($1.mas_bottom)
        },
        Row("lessThanOrEqualTo", ["box.width <= other.height"]) {
            $0.width.lessThanOrEqualTo($1.mas_height)
        },
        Row("lessThanOrEqualTo()", ["box.width <= other.height"]) {
            _ = $0.width.lessThanOrEqualTo()($1.mas_height)
        },
        Row("a size against a number", ["box.width == 42"]) { make, _ in make.width.equalTo(42) },
        Row("an edge against a number", ["box.lastBaseline == root.lastBaseline + 10"]) { make, _ in
            make.baseline.mas_equalTo(10)
        },
        Row("a centre against a number", ["box.centerX == root.centerX + 8"]) { make, _ in
            _ = make.centerX.mas_equalTo()(8)
        },
        Row("numbers of any type", ["box.width == 3", "box.height == 4"]) { make, _ in
            make.width.equalTo(Int32(3))
            make.height.equalTo(NSNumber(value: 4))
        },
        Row("no relation", ["box.top == root.top + 10", "box.left == root.left + 10"]) { make, _ in
            make.top.left.offset(10)
        },
        Row("no relation, a size", ["box.width == 76"]) { make, _ in _ = make.width.offset()(76) },
        Row("all of it", ["box.width == other.height * 0.5 + 10 @345"]) {
            $0.width.equalTo($1.mas_height).multipliedBy(0.5).offset(10).priority(345)
        },
        Row("all of it with blocks", ["box.width == other.height * 0.5 + 10 @345"]) {
            _ = $0.width.equalTo()($1.mas_height).dividedBy()(2).offset()(10).priority()(345)
        },
        Row("mas_attribute", ["box.top == other.bottom"]) {
            $0.top.equalTo($1.mas_attribute(.bottom))
        },
        Row("fillers", ["box.top == other.top + 3", "box.left == other.left + 3"]) {
            $0.top.and.left.equalTo($1).with.offset(3)
        },
        Row(
            "priorities",
            ["box.left == other.left @250", "box.top == other.top @500", "box.width == 1 @750"]
        ) {
            $0.left.equalTo($1).priorityLow()
            $0.top.equalTo($1).priorityMedium()
            _ = $0.width.equalTo()(1).priorityHigh()()
        },
        Row("relation again with a number", ["box.width == 5"]) { make, _ in
            make.width.equalTo(3).equalTo(5)
        },
    ]

    nonisolated static let composites: [Row] = [
        Row(
            "edges",
            [
                "box.left == other.left", "box.right == other.right", "box.top == other.top",
                "box.bottom == other.bottom",
            ]
        ) { $0.edges.equalTo($1) },
        Row(
            "size and center with offsets",
            [
                "box.width >= other.width * 3 + 90 @250",
                "box.height >= other.height * 3 + 30 @250",
                "box.centerX == other.centerX * 0.5 + 9 @750",
                "box.centerY == other.centerY * 0.5 + 3 @750",
            ]
        ) {
            $0.size.greaterThanOrEqualTo($1).sizeOffset(CGSize(width: 90, height: 30))
                .multipliedBy(3).priorityLow()
            $0.center.equalTo($1).centerOffset(CGPoint(x: 9, y: 3)).dividedBy(2).priorityHigh()
        },
        Row(
            "written order, twice kept",
            ["box.width == 1", "box.left == root.left + 1", "box.width == 1"]
        ) {
            make, _ in make.width.left.width.equalTo(1)
        },
        Row("size.left", ["box.width == 1", "box.height == 1", "box.left == root.left + 1"]) {
            make, _ in make.size.left.equalTo(1)
        },
        Row("attributes", ["box.width == 1", "box.centerX == root.centerX + 1"]) { make, _ in
            make.attributes([.centerX, .width]).equalTo(1)
        },
        Row("attributes()", ["box.height == 2"]) { make, _ in
            _ = make.attributes()(.height).equalTo()(2)
        },
        Row(
            "an array", ["box.width == other.width - 10 @500", "box.width == root.width - 10 @500"]
        ) {
            $0.width.equalTo([$1, $1.superview as Any]).priorityMedium().offset(-10)
        },
        Row(
            "an array of attributes and a number",
            [
                "box.height == other.height + 10 @60", "box.height == other.width + 10 @60",
                "box.height == 10 @60",
            ]
        ) {
            $0.height.equalTo([$1.mas_height, $1.mas_width, 7]).priority(60).offset(10)
        },
        Row(
            "a composite and an array",
            [
                "box.width <= 2", "box.width <= other.width", "box.height <= 2",
                "box.height <= other.height",
            ]
        ) { $0.size.lessThanOrEqualTo([2, $1]) },
        Row(
            "a group",
            [
                "box.left == other.left + 4", "box.width == other.width + 4", "box.height == 9",
            ]
        ) { make, other in
            make.group {
                make.left.equalTo(other)
                make.width.equalTo(other)
            }.offset(4)
            make.height.equalTo(9)
        },
    ]

    @Test(arguments: relations + composites) func lineMakesRecords(_ row: Row) {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        let made = box.mas_makeConstraints { row.write($0, other) }
        let constraints = made.flatMap(\.leaves).compactMap(\.layoutConstraint)
        #expect(stage.records(constraints) == row.records, "\(row.line)")
        #expect(stage.records() == row.records.sorted(), "\(row.line)")
        #expect(stage.messages == [], "\(row.line)")
    }

    // MARK: Signs

    /// A value and the constants it gives to attributes, in the order of `signed`.
    struct Sign: Sendable {
        let write: @MainActor @Sendable (MASConstraint) -> Void
        let constants: [CGFloat]
    }

    nonisolated static let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

    /// Left, leading, top, right, trailing, bottom, width, height, centerX, centerY, baseline, leftMargin.
    nonisolated static let signs: [Sign] = [
        Sign(write: { $0.offset(7) }, constants: .init(repeating: 7, count: 12)),
        Sign(
            write: { $0.insets(insets) }, constants: [20, 20, 10, -40, -40, -30, 0, 0, 0, 0, 0, 0]),
        Sign(
            write: { _ = $0.insets()(insets) },
            constants: [20, 20, 10, -40, -40, -30, 0, 0, 0, 0, 0, 0]),
        Sign(
            write: { $0.equalTo(insets) }, constants: [20, 20, 10, -40, -40, -30, 0, 0, 0, 0, 0, 0]),
        Sign(
            write: { $0.mas_offset(insets) },
            constants: [20, 20, 10, -40, -40, -30, 0, 0, 0, 0, 0, 0]),
        Sign(write: { $0.inset(1) }, constants: [1, 1, 1, -1, -1, -1, 0, 0, 0, 0, 0, 0]),
        Sign(write: { _ = $0.inset()(1) }, constants: [1, 1, 1, -1, -1, -1, 0, 0, 0, 0, 0, 0]),
        Sign(
            write: { $0.sizeOffset(CGSize(width: -40, height: 55)) },
            constants: [0, 0, 0, 0, 0, 0, -40, 55, 0, 0, 0, 0]),
        Sign(
            write: { $0.mas_equalTo(CGSize(width: 30, height: 40)) },
            constants: [0, 0, 0, 0, 0, 0, 30, 40, 0, 0, 0, 0]),
        Sign(
            write: { $0.centerOffset(CGPoint(x: -20, y: -10)) },
            constants: [0, 0, 0, 0, 0, 0, 0, 0, -20, -10, 0, 0]),
        Sign(
            write: { $0.valueOffset(CGPoint(x: 10, y: 20)) },
            constants: [0, 0, 0, 0, 0, 0, 0, 0, 10, 20, 0, 0]),
        Sign(write: { $0.valueOffset(42) }, constants: .init(repeating: 42, count: 12)),
    ]

    @Test(arguments: signs) func constantsFollowTheFirstAttribute(_ sign: Sign) {
        let stage = Stage()
        let box = stage.add("box")
        let made = box.mas_makeConstraints { make in
            sign.write(
                make.left.leading.top.right.trailing.bottom.width.height.centerX.centerY.baseline
                    .leftMargin)
        }
        let constraints = made.flatMap(\.leaves).compactMap(\.layoutConstraint)
        #expect(constraints.map(\.constant) == sign.constants)
    }

    @Test func everyWordHasItsAttribute() {
        let stage = Stage()
        let box = stage.add("box")
        let other = stage.add("other")
        let words = box.mas_makeConstraints { make in
            make.left.top.right.bottom.leading.trailing.width.height.centerX.centerY.baseline
                .firstBaseline.lastBaseline.equalTo(other)
            make.leftMargin.rightMargin.topMargin.bottomMargin.leadingMargin.trailingMargin
                .centerXWithinMargins.centerYWithinMargins.equalTo(other)
        }
        let attributes = words.flatMap(\.leaves).map(\.firstViewAttribute.layoutAttribute)
        let expected: [NSLayoutConstraint.Attribute] = [
            .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin,
            .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
            .centerYWithinMargins,
        ]
        #expect(attributes == expected)
        let targets = [
            other.mas_left, other.mas_top, other.mas_right, other.mas_bottom, other.mas_leading,
            other.mas_trailing, other.mas_width, other.mas_height, other.mas_centerX,
            other.mas_centerY, other.mas_baseline, other.mas_firstBaseline, other.mas_lastBaseline,
            other.mas_leftMargin, other.mas_rightMargin, other.mas_topMargin,
            other.mas_bottomMargin, other.mas_leadingMargin, other.mas_trailingMargin,
            other.mas_centerXWithinMargins, other.mas_centerYWithinMargins,
        ]
        #expect(targets.map(\.layoutAttribute) == expected)
        #expect(words.flatMap(\.leaves).map(\.secondViewAttribute) == targets)
    }

    @Test func attributesAreEqualByViewAndAttribute() {
        let (one, two) = (UIView(), UIView())
        #expect(one.mas_left == one.mas_left)
        #expect(one.mas_left.hashValue == one.mas_left.hashValue)
        #expect(one.mas_left != one.mas_right)
        #expect(one.mas_left != two.mas_left)
    }

    // MARK: Holders and guides

    @Test func constraintsAreHeldByTheNearestCommonView() {
        let stage = Stage()
        let box = stage.add("box")
        let inner = stage.add("inner", to: box)
        let other = stage.add("other")
        box.mas_makeConstraints { make in
            make.size.equalTo(50)
            make.left.top.equalTo(stage.root)
        }
        inner.mas_makeConstraints { make in
            make.left.equalTo(other)
            make.top.equalTo(box)
        }
        #expect(
            stage.records(box.constraints) == [
                "box.width == 50", "box.height == 50", "inner.top == box.top",
            ])
        #expect(
            stage.records(stage.root.constraints) == [
                "box.left == root.left", "box.top == root.top", "inner.left == other.left",
            ])
        #expect(inner.mas_closestCommonSuperview(other) === stage.root)
        #expect(box.mas_closestCommonSuperview(inner) === box)
    }

    @Test func safeAreaIsATarget() {
        let stage = Stage()
        stage.name(stage.root.safeAreaLayoutGuide, "safe")
        let box = stage.add("box")
        box.mas_makeConstraints { make in
            make.left.right.equalTo(stage.root.mas_safeAreaLayoutGuide)
            make.top.equalTo(stage.root.mas_safeAreaLayoutGuideTop).offset(4)
            make.bottom.lessThanOrEqualTo(stage.root.mas_safeAreaLayoutGuideBottom)
        }
        #expect(
            stage.records() == [
                "box.bottom <= safe.bottom", "box.left == safe.left", "box.right == safe.right",
                "box.top == safe.top + 4",
            ])
    }
}
