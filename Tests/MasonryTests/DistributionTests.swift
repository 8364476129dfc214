import AuthoringStage
import Masonry
import Testing

/// Rows of views and the seed's three screens: counts of seed-tests 3.4, frames and E-01 to E-03.
@MainActor @Suite(.serialized) struct DistributionTests {
    private func views(_ count: Int, _ stage: Stage) -> [UIView] {
        (0..<count).map { stage.add("v\($0)") }
    }

    /// Constraints that begin with each view.
    private func counts(_ views: [UIView], _ stage: Stage) -> [Int] {
        views.map { view in
            (stage.root.constraints + view.constraints).count { $0.firstItem === view }
        }
    }

    @Test func fixedSpacingMakesOneTwoThree() {
        let stage = Stage()
        let three = views(3, stage)
        three.mas_distributeViews(
            along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
        #expect(counts(three, stage) == [1, 2, 3])
        #expect(
            stage.records() == [
                "v0.left == root.left + 5", "v1.left == v0.right + 10", "v1.width == v0.width",
                "v2.left == v1.right + 10", "v2.right == root.right - 5", "v2.width == v1.width",
            ])
    }

    @Test func fixedLengthMakesTwoEach() {
        let stage = Stage()
        let three = views(3, stage)
        three.mas_distributeViews(
            along: .vertical, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
        #expect(counts(three, stage) == [2, 2, 2])
        #expect(
            stage.records() == [
                "v0.height == 30", "v0.top == root.top + 5", "v1.bottom == root.bottom * 0.5 + 15",
                "v1.height == 30", "v2.bottom == root.bottom - 5", "v2.height == 30",
            ])
    }

    @Test func fewerThanTwoNeverStopTheApp() {
        let stage = Stage()
        let one = views(1, stage)
        views(0, stage).mas_distributeViews(
            along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
        one.mas_distributeViews(
            along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
        one.mas_distributeViews(
            along: .vertical, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
        #expect(stage.frame(one[0]) == [5, 5, 365, 30])
        #expect(stage.messages == [])
    }

    struct Row: Sendable {
        let name: String
        let length: CGFloat?
        let sides: [CGFloat: [CGFloat]]
    }

    /// Left edges by width of the root.
    nonisolated static let rows: [Row] = [
        Row(
            name: "X-01", length: nil,
            sides: [375: [5, 98.75, 192.5, 286.25], 667: [5, 171.75, 338.5, 505.25]]),
        Row(
            name: "X-02", length: 30,
            sides: [
                375: [5, 116.66666666666667, 228.33333333333334, 340], 667: [5, 214, 423, 632],
            ]),
        Row(name: "X-03", length: 100, sides: [320: [5, 75, 145, 215]]),
    ]

    @Test(arguments: rows) func framesAreThoseWorkedByHand(_ row: Row) {
        for (width, sides) in row.sides {
            let stage = Stage(CGSize(width: width, height: 480))
            let four = views(4, stage)
            if let length = row.length {
                four.mas_distributeViews(
                    along: .horizontal, withFixedItemLength: length, leadSpacing: 5, tailSpacing: 5)
            } else {
                four.mas_distributeViews(
                    along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
            }
            four.mas_makeConstraints { make in
                make.top.equalTo(0)
                make.height.equalTo(10)
            }
            let length = row.length ?? (width - 40) / 4
            for (view, side) in zip(four, sides) {
                let frame = stage.frame(view)
                #expect(abs(frame[0] - side) < 1e-6, "\(row.name) \(width)")
                #expect(abs(frame[2] - length) < 1e-6, "\(row.name) \(width)")
            }
            #expect(stage.messages == [])
        }
    }
}
