import AuthoringStage
import SnapKit
import Testing

/// The login form A-22 and the calculator A-23 (seed-systems b).
@MainActor @Suite(.serialized) struct FormTests {
    /// Puts the form on a stage and gives the constraint that the keyboard changes; fields are written as numbers, which
    /// count from the form's centre in 0.x and from its top left corner since.
    private func form(_ stage: Stage) -> Constraint? {
        let form = stage.add("form")
        var middle: Constraint?
        form.snp.makeConstraints { make in
            make.left.equalTo(15)
            make.right.equalTo(-15)
            make.height.equalTo(90)
            middle = make.centerY.equalTo(stage.root).offset(0).constraint
        }
        stage.add("line", to: form).snp.makeConstraints { make in
            make.height.equalTo(0.5)
            make.left.equalTo(15)
            make.right.equalTo(-15)
            make.centerY.equalTo(form)
        }
        for (name, offset) in [("user", -22), ("pwd", 22)] {
            stage.add(name, to: form).snp.makeConstraints { make in
                make.left.equalTo(15)
                make.right.equalTo(-15)
                make.height.equalTo(44)
                make.centerY.equalTo(offset)
            }
        }
        stage.add("button").snp.makeConstraints { make in
            make.left.equalTo(15)
            make.right.equalTo(-15)
            make.top.equalTo(form.snp.bottom).offset(20)
            make.height.equalTo(44)
        }
        stage.add(SizedView(180, 43), "title").snp.makeConstraints { make in
            make.bottom.equalTo(form.snp.top).offset(-20)
            make.centerX.equalTo(0)
            make.height.equalTo(44)
        }
        return middle
    }

    @Test func formMovesWithTheKeyboard() {
        let stage = Stage.standard()
        ConstraintConfig.meaning = .version0
        defer { ConstraintConfig.meaning = .current }
        let middle = form(stage)
        func expected(_ x: CGFloat, _ width: CGFloat, _ top: CGFloat) -> [String: [CGFloat]] {
            [
                "form": [15, top, width - 30, 90],
                "line": [30, top + 44.75, width - 60, 0.5],
                "user": [30, top + 1, width - 60, 44],
                "pwd": [30, top + 45, width - 60, 44],
                "button": [15, top + 110, width - 30, 44],
                "title": [x, top - 64, 180, 44],
            ]
        }
        for (offset, upright, turned) in [
            (0, 288.5, 142.5), (-125, 163.5, 17.5), (-125, 163.5, 17.5), (0, 288.5, 142.5),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            middle?.update(offset: offset)
            stage.turn(to: Stage.landscape)
            #expect(stage.places() == expected(243.5, 667, turned))
            stage.turn(to: Stage.portrait)
            #expect(stage.places() == expected(97.5, 375, upright))
        }
        #expect(stage.messages == [])
    }

    @Test func thePresentMeaningPutsTheFieldsElsewhere() {
        let stage = Stage.standard()
        _ = form(stage)
        let places = stage.places()
        #expect(places["user"]?[1] == 244.5)
        #expect(places["pwd"]?[1] == 288.5)
        #expect(places["title"]?[0] == -90)
    }

    /// The keyboard, the display and its number, and nineteen keys.
    private func calculator(_ stage: Stage) -> UIView {
        let keyboard = stage.add("kb")
        let display = stage.add("display")
        let number = stage.add(SizedView(39, 84), "num", to: display)
        keyboard.snp.makeConstraints { make in
            make.bottom.left.right.equalTo(stage.root)
            make.height.equalTo(stage.root.snp.width).multipliedBy(1.25)
        }
        display.snp.makeConstraints { make in
            make.top.left.right.equalTo(stage.root)
            make.bottom.equalTo(keyboard.snp.top)
        }
        number.snp.makeConstraints { $0.left.right.bottom.equalTo(display).offset(-10) }
        for row in 0..<5 {
            for column in 0..<4 where row < 4 || column != 1 {
                let key = stage.add("\(row)\(column)", to: keyboard)
                key.snp.makeConstraints { make in
                    make.height.equalTo(keyboard).multipliedBy(0.2)
                    make.width.equalTo(keyboard)
                        .multipliedBy(row == 4 && column == 0 ? 0.5 : 0.25)
                    let above = stage.views["\(row - 1)\(column)"]
                    make.top.equalTo(above?.snp.bottom ?? keyboard.snp.top)
                    switch column {
                    case 0: make.left.equalTo(keyboard)
                    case 1: make.right.equalTo(keyboard.snp.centerX)
                    case 2: make.left.equalTo(keyboard.snp.centerX)
                    default: make.right.equalTo(keyboard)
                    }
                }
            }
        }
        return keyboard
    }

    @Test func calculatorFitsUprightAlone() {
        let stage = Stage.standard()
        let keyboard = calculator(stage)
        #expect(stage.records().count == 87)
        let places = stage.places()
        #expect(places["kb"] == [0, 198.25, 375, 468.75])
        #expect(places["display"] == [0, 0, 375, 198.25])
        #expect(places["num"] == [-10, 104.25, 375, 84])
        for (key, place) in places where key.count == 2 && key != "kb" {
            let column = CGFloat(key.suffix(1) == "1" ? 1 : key.suffix(1) == "2" ? 2 : 3)
            let row = CGFloat(["0", "1", "2", "3", "4"].firstIndex(of: key.prefix(1)) ?? 9)
            let x = key.suffix(1) == "0" ? 0 : column * 93.75
            let width: CGFloat = key == "40" ? 187.5 : 93.75
            let expected = [x, 198.25 + row * 93.75, width, 93.75]
            let isClose = zip(place, expected).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isClose, "\(key)")
        }
        #expect(stage.messages == [])
        stage.turn(to: Stage.landscape)
        _ = stage.places()
        #expect(stage.messages.count == 1)
        // The repair
        keyboard.snp.remakeConstraints { make in
            make.bottom.left.right.equalTo(stage.root)
            make.height.equalTo(stage.root.snp.width).multipliedBy(1.25).priority(999)
            make.height.lessThanOrEqualTo(stage.root).multipliedBy(0.7)
        }
        #expect(stage.places()["kb"] == [0, 112.5, 667, 262.5])
        #expect(stage.messages.count == 1)
    }
}
