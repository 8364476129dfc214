import AuthoringStage
import SnapKit
import Testing

/// The worked cases, upright, turned and turned back, each against frames found by hand and against a new stage.
@MainActor @Suite(.serialized) struct WorkedCaseTests {
    @Test(arguments: TutorialCases.boxes + IntroductionCases.all)
    func framesAreThoseWorkedByHand(_ row: WorkedCase) {
        _ = Stage.standard()
        #expect(row.findings() == [], "\(row.name)")
    }

    /// Records that a block makes for `box` beside `other`.
    private func records(_ write: (ConstraintMaker, UIView) -> Void) -> [String] {
        let stage = Stage.standard()
        let box = stage.add("box")
        let other = stage.add("other")
        box.snp.makeConstraints { write($0, other) }
        return stage.records()
    }

    @Test func spellingsThatMeanTheSameMakeTheSame() {
        //
        #expect(
            records { $0.left.greaterThanOrEqualTo($1) }
                == records { $0.left.greaterThanOrEqualTo($1.snp.left) })
        //
        let insets = records {
            $0.edges.equalTo($1).inset(UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25))
        }
        #expect(
            insets
                == records { make, other in
                    make.top.equalTo(other).offset(10)
                    make.left.equalTo(other).offset(15)
                    make.bottom.equalTo(other).offset(-20)
                    make.right.equalTo(other).offset(-25)
                })
        // B-01 and B-02
        #expect(
            records { $0.edges.equalTo($1).inset(20) }
                == records { make, other in
                    make.top.left.equalTo(other).offset(20)
                    make.bottom.right.equalTo(other).offset(-20)
                })
    }

    @Test func prioritiesStandInRecords() {
        // A-03, B-06
        #expect(
            records { $0.centerX.lessThanOrEqualTo($1.snp.left) } == ["box.centerX <= other.left"])
        #expect(
            records { make, other in
                make.left.greaterThanOrEqualTo(other.snp.left).priority(.low)
                make.top.equalTo(other.snp.top).priority(600)
            } == ["box.left >= other.left @250", "box.top == other.top @600"])
    }

    @Test func oldMeaningKeepsSignsAndCentres() {
        ConstraintConfig.meaning = .version0
        defer { ConstraintConfig.meaning = .current }
        // B-05: the bottom constant keeps its sign
        let insets = WorkedCase("B-05", ["edges": [[0, 10, 375, 667], [0, 10, 667, 375]]]) {
            stage in
            stage.add("edges").snp.makeConstraints {
                $0.edges.equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
            }
        }
        #expect(insets.findings() == [])
        // B-09: a point counts from the superview's centre
        let point = WorkedCase(
            "B-09", ["box": [[132.5, 293.5, 100, 100], [278.5, 147.5, 100, 100]]]
        ) { stage in
            stage.add("box").snp.makeConstraints { make in
                make.size.equalTo(100)
                make.center.equalTo(CGPoint(x: -5, y: 10))
            }
        }
        #expect(point.findings() == [])
    }

    @Test func openPlacesAreAmbiguous() {
        // B-03, B-04
        let stage = Stage.standard()
        let box = stage.add("box")
        box.snp.makeConstraints { make in
            make.size.equalTo(20)
            make.top.equalTo(42)
            make.left.lessThanOrEqualToSuperview().offset(10)
        }
        let wide = stage.add("wide")
        wide.snp.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(5)
            make.width.greaterThanOrEqualTo(200)
            make.width.lessThanOrEqualTo(400)
        }
        _ = stage.frame(box)
        #expect(box.hasAmbiguousLayout)
        #expect(wide.hasAmbiguousLayout)
        box.snp.makeConstraints { $0.left.equalToSuperview() }
        _ = stage.frame(box)
        #expect(!box.hasAmbiguousLayout)
    }

    @Test func lowSizeOfAButtonIsATie() {
        // B-12 with a natural size of 80x34
        let stage = Stage.standard()
        let button = stage.add(SizedView(80, 34), "button")
        IntroductionCases.limited(button, 100)
        _ = stage.frame(button)
        #expect(button.hasAmbiguousLayout)
    }
}
