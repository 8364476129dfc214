import AuthoringStage
import SnapKit

/// The five-part tutorial, A-01 to A-15: frames of seed-systems (b), written as the tutorial writes them.
enum TutorialCases {
    static let open = WorkedCase.open

    /// outer 200x200 in the middle, inner in it.
    @MainActor static func nested(_ stage: Stage) -> (outer: UIView, inner: UIView) {
        let outer = stage.add("outer")
        let inner = stage.add("inner", to: outer)
        outer.snp.makeConstraints { make in
            make.width.height.equalTo(200)
            make.center.equalToSuperview()
        }
        return (outer, inner)
    }

    static let boxes: [WorkedCase] = [
        WorkedCase("A-01", ["box": [[137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]]]) { stage in
            let box = stage.add("box")
            box.snp.makeConstraints { make in
                make.width.equalTo(100)
                make.height.equalTo(100)
                make.centerX.equalTo(stage.root)
                make.centerY.equalTo(stage.root)
            }
        },
        WorkedCase("A-02", ["box": [[137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]]]) { stage in
            stage.add("box").snp.makeConstraints { make in
                make.width.height.equalTo(100)
                make.center.equalTo(stage.root)
            }
        },
        WorkedCase("A-03", ["box": [[137.5, open, 100, open], [150, open, 100, open]]]) { stage in
            let box = stage.add("box")
            let other = stage.add("view2")
            other.snp.makeConstraints { $0.left.equalTo(200) }
            box.snp.makeConstraints { make in
                make.centerX.lessThanOrEqualTo(other.snp.left)
                make.width.equalTo(100)
                make.centerX.equalTo(stage.root).priority(.low)
            }
        },
        WorkedCase("A-05", ["box": [[open, 42, 20, 20], [open, 42, 20, 20]]]) { stage in
            stage.add("box").snp.makeConstraints { make in
                make.height.equalTo(20)
                make.width.equalTo(20)
                make.top.equalTo(42)
            }
        },
        WorkedCase("A-06", ["box": [[open, 30, 80, 20], [open, 30, 80, 20]]]) { stage in
            let label = stage.add("label")
            label.snp.makeConstraints { $0.top.equalTo(30) }
            stage.add("box").snp.makeConstraints { make in
                make.height.equalTo(20)
                make.width.equalTo(CGSize(width: 80, height: 60))
                make.top.equalTo(label)
            }
        },
        WorkedCase(
            "A-07",
            [
                "outer": [[87.5, 233.5, 200, 200], [233.5, 87.5, 200, 200]],
                "inner": [[187.5, 333.5, 100, 100], [333.5, 187.5, 100, 100]],
            ]
        ) { stage in
            let (outer, inner) = nested(stage)
            inner.snp.makeConstraints { make in
                make.width.height.equalTo(100)
                make.right.equalTo(outer).offset(0)
                make.bottom.equalTo(outer).offset(0)
            }
        },
        WorkedCase(
            "A-08",
            [
                "box1": [[20, 20, 335, 40], [20, 20, 627, 40]],
                "box2": [[20, 60, 335, 40], [20, 60, 627, 40]],
            ]
        ) { stage in
            let (one, two) = (stage.add("box1"), stage.add("box2"))
            one.snp.makeConstraints { make in
                make.left.equalTo(stage.root).offset(20)
                make.right.equalTo(stage.root).offset(-20)
                make.height.equalTo(40)
                make.top.equalTo(stage.root).offset(20)
            }
            two.snp.makeConstraints { make in
                make.width.height.left.equalTo(one)
                make.top.equalTo(one.snp.bottom)
            }
        },
        WorkedCase(
            "A-09, A-11",
            [
                "view": [[187.5, 333.5, 100, 100], [333.5, 187.5, 100, 100]],
                "button": [[217.5, 373.5, 40, 20], [363.5, 227.5, 40, 20]],
            ]
        ) { stage in
            let (outer, inner) = nested(stage)
            inner.snp.makeConstraints { make in
                make.size.equalTo(100)
                make.right.bottom.equalTo(outer)
            }
            let view = stage.add("view")
            view.snp.makeConstraints { $0.edges.equalTo(inner) }
            stage.add(SizedView(40, 20), "button").snp.makeConstraints { $0.center.equalTo(view) }
        },
        WorkedCase(
            "A-10",
            ["view": [[open, open, 120, 40], [open, open, 120, 40]]]
        ) { stage in
            let label = stage.add(SizedView(120, 30), "label")
            label.snp.makeConstraints { $0.left.top.equalToSuperview() }
            stage.add(SizedView(100, 40), "view").snp.makeConstraints {
                $0.size.greaterThanOrEqualTo(label)
            }
        },
        WorkedCase("A-12", ["inner": [[102.5, 243.5, 160, 170], [248.5, 97.5, 160, 170]]]) {
            stage in
            let (outer, inner) = nested(stage)
            inner.snp.makeConstraints { make in
                make.edges.equalTo(outer).inset(
                    UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25))
            }
        },
        WorkedCase("A-14", ["inner": [[62.5, 258.5, 250, 150], [208.5, 112.5, 250, 150]]]) {
            stage in
            let (outer, inner) = nested(stage)
            inner.snp.makeConstraints { make in
                make.center.equalTo(outer)
                make.width.equalTo(outer).offset(50)
                make.height.equalTo(outer).offset(-50)
            }
        },
        WorkedCase("A-15", ["inner": [[137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]]]) {
            stage in
            let (outer, inner) = nested(stage)
            inner.snp.makeConstraints { make in
                make.center.equalTo(outer)
                make.size.equalTo(outer).multipliedBy(0.5)
            }
        },
    ]
}
