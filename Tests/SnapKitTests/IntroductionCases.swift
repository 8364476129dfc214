import AuthoringStage
import SnapKit

/// The introduction, B-01 to B-13, and the library's own example X-04: frames of seed-systems (b).
enum IntroductionCases {
    static let open = WorkedCase.open

    @MainActor static func limited(_ view: UIView, _ side: CGFloat) {
        view.snp.updateConstraints { make in
            make.center.equalTo(view.superview ?? view)
            make.width.equalTo(side).priority(.low)
            make.height.equalTo(side).priority(.low)
            make.width.lessThanOrEqualTo(view.superview ?? view)
            make.height.lessThanOrEqualTo(view.superview ?? view)
        }
    }

    static let all: [WorkedCase] = [
        WorkedCase("B-01", ["box": [[20, 20, 335, 627], [20, 20, 627, 335]]]) { stage in
            stage.add("box").snp.makeConstraints { make in
                make.top.equalTo(stage.root).offset(20)
                make.left.equalTo(stage.root).offset(20)
                make.bottom.equalTo(stage.root).offset(-20)
                make.right.equalTo(stage.root).offset(-20)
            }
        },
        WorkedCase("B-02", ["box": [[20, 20, 335, 627], [20, 20, 627, 335]]]) { stage in
            stage.add("box").snp.makeConstraints { $0.edges.equalTo(stage.root).inset(20) }
        },
        WorkedCase(
            "B-03",
            [
                "short": [[0, 0, 200, 10], [0, 0, 200, 10]],
                "fit": [[0, 0, 300, 10], [0, 0, 300, 10]],
                "long": [[0, 0, 400, 10], [0, 0, 400, 10]],
            ]
        ) { stage in
            for (name, width) in [("short", 150.0), ("fit", 300), ("long", 500)] {
                stage.add(SizedView(width, 10), name).snp.makeConstraints { make in
                    make.width.greaterThanOrEqualTo(200)
                    make.width.lessThanOrEqualTo(400)
                    make.left.top.equalToSuperview()
                }
            }
        },
        WorkedCase(
            "B-05",
            [
                "line": [[open, 42, open, 20], [open, 42, open, 20]],
                "sized": [[open, open, 50, 100], [open, open, 50, 100]],
                "edges": [[0, 10, 375, 647], [0, 10, 667, 355]],
            ]
        ) { stage in
            stage.add("line").snp.makeConstraints { make in
                make.top.equalTo(42)
                make.height.equalTo(20)
            }
            stage.add("sized").snp.makeConstraints {
                $0.size.equalTo(CGSize(width: 50, height: 100))
            }
            stage.add("edges").snp.makeConstraints {
                $0.edges.equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
            }
        },
        WorkedCase("B-07", ["box": [[10, 5, 345, 647], [10, 5, 637, 355]]]) { stage in
            stage.add("box").snp.makeConstraints {
                $0.edges.equalTo(stage.root).inset(
                    UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
            }
        },
        WorkedCase(
            "B-08",
            ["box": [[open, open, 475, 617], [open, open, 767, 325]]]
        ) { stage in
            let label = stage.add(SizedView(120, 30), "titleLabel")
            stage.add("box").snp.makeConstraints { make in
                make.size.greaterThanOrEqualTo(label)
                make.width.equalTo(stage.root).offset(100)
                make.height.equalTo(stage.root).offset(-50)
            }
        },
        WorkedCase(
            "B-09", ["box": [[132.5, 293.5, 100, 100], [278.5, 147.5, 100, 100]]]
        ) { stage in
            stage.add("box").snp.makeConstraints { make in
                make.size.equalTo(100)
                make.centerX.equalTo(stage.root).offset(-5)
                make.centerY.equalTo(stage.root).offset(10)
            }
        },
        WorkedCase("B-10", ["box": [[0, 80, 375, 587], [0, 80, 667, 295]]]) { stage in
            let other = stage.add("other")
            other.snp.makeConstraints { $0.top.equalTo(80) }
            stage.add("box").snp.makeConstraints { make in
                make.left.right.bottom.equalTo(stage.root)
                make.top.equalTo(other)
            }
        },
        WorkedCase(
            "B-12",
            [
                "s100": [[137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]],
                "s300": [[37.5, 183.5, 300, 300], [183.5, 37.5, 300, 300]],
                "s500": [[0, 83.5, 375, 500], [83.5, 0, 500, 375]],
            ]
        ) { stage in
            for side in [100, 300, 500] { limited(stage.add("s\(side)"), CGFloat(side)) }
        },
        WorkedCase(
            "X-04",
            [
                "black": [[137.5, 283.5, 100, 100], [283.5, 137.5, 100, 100]],
                "red": [[17.5, 403.5, 100, 100], [163.5, 257.5, 100, 100]],
                "yellow": [[257.5, 403.5, 100, 100], [403.5, 257.5, 100, 100]],
                "blue": [[257.5, 163.5, 100, 100], [403.5, 17.5, 100, 100]],
                "green": [[17.5, 163.5, 100, 100], [163.5, 17.5, 100, 100]],
            ]
        ) { stage in
            let names = ["black", "red", "yellow", "blue", "green"]
            let views = names.map { stage.add($0) }
            for view in views { view.snp.makeConstraints { $0.size.equalTo(100) } }
            let black = views[0]
            black.snp.makeConstraints { $0.center.equalToSuperview() }
            views[1].snp.makeConstraints { make in
                make.top.equalTo(black.snp.bottom).offset(20)
                make.right.equalTo(black.snp.left).offset(-20)
            }
            views[2].snp.makeConstraints { make in
                make.top.equalTo(black.snp.bottom).offset(20)
                make.left.equalTo(black.snp.right).offset(20)
            }
            views[3].snp.makeConstraints { make in
                make.bottom.equalTo(black.snp.top).offset(-20)
                make.left.equalTo(black.snp.right).offset(20)
            }
            views[4].snp.makeConstraints { make in
                make.bottom.equalTo(black.snp.top).offset(-20)
                make.right.equalTo(black.snp.left).offset(-20)
            }
        },
    ]
}
