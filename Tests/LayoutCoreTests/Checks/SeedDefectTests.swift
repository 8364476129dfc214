import Testing

@testable import LayoutCore

/// Defects of screens that tutorials of layout libraries teach, and the sizes for which they hold, derived by hand.
@Suite struct SeedDefectTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var layout: String
        var sweep: String
        var states = "\"none\""
        /// "rule severity views, where"; notes are left out.
        var findings: [String]

        var testDescription: String { name }
    }

    static let widths =
        #"{ "widths": { "from": 320, "to": 667, "step": 1 }, "heights": 667, "scale": 2 }"#

    @Test(arguments: cases) func isFound(_ one: Case) throws {
        let collector = try CheckRunning.collect(
            CheckRunning.job(layout: one.layout, sweep: one.sweep, states: one.states))
        #expect(CheckRunning.lines(collector) == one.findings)
    }

    static let cases: [Case] = [
        Case(
            name: "one constraint removed leaves the place open",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "box" } ] },
                  "constraints": [ "box.width == 150", "box.height == 150", "box.centerX == V.centerX", "top: box.top == V.top + 40" ],
                  "states": { "removed": [ { "deactivate": "top" } ] } }
                """, sweep: widths, states: "\"all\"",
            findings: ["ambiguous error box, state removed"]),
        Case(
            name: "an update adds a width and nothing adds a place",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "box" } ] },
                  "constraints": [ "box.height == 150", "box.centerX == V.centerX", "box.width == V.width" ] }
                """, sweep: widths, findings: ["ambiguous error box"]),
        Case(
            name: "a remake forgets the place on both axes",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "box" } ] },
                  "constraints": [ "box.width == 150", "box.height == 150", "box.centerX == V.centerX", "box.top == V.top" ],
                  "states": { "remade": [ { "remake": "box", "with": [ "box.width == 100", "box.height == 100" ] } ] } }
                """, sweep: widths, states: "\"all\"",
            findings: [
                "ambiguous error box, state remade", "ambiguous error box, state remade",
            ]),
        Case(
            name: "an inner view 50 points wider than the outer one",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "outer", "children": [ { "id": "inner" } ] } ] },
                  "constraints": [ "outer.width == 200", "outer.height == 200", "outer.centerX == V.centerX", "outer.centerY == V.centerY",
                    "inner.centerX == outer.centerX", "inner.centerY == outer.centerY",
                    "inner.width == outer.width + 50", "inner.height == outer.height - 50" ] }
                """, sweep: widths, findings: ["protrudes warning inner outer"]),
        Case(
            // The display gets H - 1.25 W, which is below 0 above W = 533.6.
            name: "a keypad of a fixed shape; its number hangs 10 points over the left edge",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "kb" }, { "id": "display", "children": [
                    { "id": "num", "kind": "label", "text": "0", "intrinsicSize": [39, 84] } ] } ] },
                  "constraints": [ "kb.bottom == V.bottom", "kb.left == V.left", "kb.right == V.right", "kb.height == V.width * 1.25",
                    "display.top == V.top", "display.bottom == kb.top", "display.left == V.left", "display.right == V.right",
                    "num.left == display.left - 10", "num.right == display.right - 10", "num.bottom == display.bottom - 10" ] }
                """, sweep: widths,
            // Above W = 533.6 the keypad lets go of the bottom edge and is open; it hangs over that edge by 1.25 W - 667, more
            // than half a point above W = 534. The number hangs over the top too where the display is lower than 93.5, above
            // W = 458.8; its place on the left is meant, at the top it is not.
            findings: [
                "ambiguous error kb, width (533.6, 667]",
                "conflict error kb display, width (533.6, 667]", "off-screen error num",
                "off-screen warning kb, width (534, 667]", "protrudes warning num display",
            ]),
        Case(
            // title.y = H / 2 - 125 - 45 - 20 - 44 < -0.5 below H = 467.
            name: "a login form that moves up with the keyboard",
            layout: loginForm,
            sweep:
                #"{ "widths": 375, "heights": { "from": 320, "to": 1024, "step": 1 }, "scale": 2 }"#,
            states: "\"all\"",
            findings: [
                "off-screen error form, height [320, 339), state keyboard",
                "off-screen error title, height [320, 467), state keyboard",
                "fixed-text-height warning title",
            ]),
        Case(
            name: "the same with the middle of the title pinned to the left edge of the screen",
            layout: loginForm.replacing(
                "title.centerX == V.centerX", with: "title.centerX == V.left"),
            sweep:
                #"{ "widths": 375, "heights": { "from": 500, "to": 1024, "step": 1 }, "scale": 2 }"#,
            findings: ["off-screen error title", "fixed-text-height warning title"]),
        Case(
            name: "a size taken from the screen and 100 points more",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "box" } ] },
                  "constraints": [ "box.left == V.left", "box.top == V.top", "box.width == V.width + 100", "box.height == V.height - 50" ] }
                """, sweep: widths, findings: ["off-screen warning box"]),
        Case(
            // a needs 2 + 380 + 2 + 0 + 2 points. Where it has less, its natural width is given up, nothing else says how wide
            // it is, and b keeps its 50 points.
            name: "a rigid label wider than the container",
            layout: twoLabels(380, 50), sweep: container(from: 200),
            findings: [
                "ambiguous error a, width [200, 386)", "conflict error a b, width [200, 386)",
                "truncated error a, width [200, 386)", "truncated error b, width (386, 435.5)",
                "zero-size error b, width [386, 386.5)",
            ]),
        Case(
            // b has W - 206 points of 300; a pixel is 0.5 points.
            name: "a label that is squeezed by a rigid one",
            layout: twoLabels(200, 300), sweep: container(from: 210),
            findings: ["truncated error b, width [210, 505.5)"]),
        Case(
            // The gap is (W - 410) / 3, less than -0.5 below W = 408.5.
            name: "four views of a fixed width with equal gaps",
            layout: distributed, sweep: widths,
            findings: [
                "overlap warning v0 v1, width [320, 408.5)",
                "overlap warning v1 v2, width [320, 408.5)",
                "overlap warning v2 v3, width [320, 408.5)",
            ]),
        Case(
            name: "a size at 250 on a button that hugs its title at 250",
            layout: """
                { "root": { "id": "V", "children": [ { "id": "go", "kind": "button", "intrinsicSize": [80, 44] } ] },
                  "constraints": [ "go.centerX == V.centerX", "go.centerY == V.centerY", "go.width == 100 @250", "go.height == 100 @250",
                    "go.width <= V.width", "go.height <= V.height" ] }
                """, sweep: widths,
            findings: ["near-tie warning go", "near-tie warning go"]),
        Case(
            name: "labels in a scroller that say how tall they are and not where",
            layout: scroller, sweep: widths,
            findings: (0..<3).map { "ambiguous error label\($0)" }),
    ]

    static func container(from width: Int) -> String {
        "{ \"widths\": { \"from\": \(width), \"to\": 667, \"step\": 1 }, \"heights\": 50, \"scale\": 2 }"
    }

    static let loginForm = """
        { "root": { "id": "V", "children": [
            { "id": "title", "kind": "label", "text": "hangge.com", "intrinsicSize": [180, 43] },
            { "id": "form", "children": [ { "id": "user", "role": "textField" }, { "id": "line" }, { "id": "pwd", "role": "textField" } ] },
            { "id": "button", "kind": "button", "text": "Log in", "intrinsicSize": [51, 34] } ] },
          "constraints": [ "form.left == V.left + 15", "form.right == V.right - 15", "form.height == 90", "middle: form.centerY == V.centerY",
            "line.left == form.left + 15", "line.right == form.right - 15", "line.height == 0.5", "line.centerY == form.centerY",
            "user.left == form.left + 15", "user.right == form.right - 15", "user.height == 44", "user.centerY == form.centerY - 22",
            "pwd.left == form.left + 15", "pwd.right == form.right - 15", "pwd.height == 44", "pwd.centerY == form.centerY + 22",
            "button.left == V.left + 15", "button.right == V.right - 15", "button.height == 44", "button.top == form.bottom + 20",
            "title.centerX == V.centerX", "title.height == 44", "title.bottom == form.top - 20" ],
          "states": { "keyboard": [ { "set": "middle.constant", "to": -125 } ] } }
        """

    static func twoLabels(_ first: Int, _ second: Int) -> String {
        """
        { "root": { "id": "C", "children": [
            { "id": "a", "kind": "label", "text": "a", "intrinsicSize": [\(first), 20], "hugging": { "horizontal": 1000, "vertical": 250 },
              "compressionResistance": { "horizontal": 1000, "vertical": 750 } },
            { "id": "b", "kind": "label", "text": "b", "intrinsicSize": [\(second), 20], "hugging": { "horizontal": 1000, "vertical": 250 },
              "compressionResistance": { "horizontal": 250, "vertical": 750 } } ] },
          "constraints": [ "a.top == C.top + 5", "a.left == C.left + 2", "a.height >= 40", "b.left == a.right + 2",
            "b.top == C.top + 5", "b.right <= C.right - 2", "b.height >= 40" ] }
        """
    }

    static let distributed: String = {
        let views = (0..<4).map { "{ \"id\": \"v\($0)\" }" }.joined(separator: ", ")
        // The i-th right edge of Masonry's fixed-length distribution: W * i / 3 + (1 - i / 3) * 105 - i * 5 / 3.
        var constraints = ["\"v0.left == V.left + 5\"", "\"v3.right == V.right - 5\""]
        constraints.append("\"v1.right == V.right * 0.3333333333333333 + 68.33333333333333\"")
        constraints.append("\"v2.right == V.right * 0.6666666666666666 + 31.66666666666667\"")
        for view in 0..<4 {
            constraints += [
                "\"v\(view).width == 100\"", "\"v\(view).top == V.top\"",
                "\"v\(view).height == 30\"",
            ]
        }
        return "{ \"root\": { \"id\": \"V\", \"children\": [ \(views) ] }, \"constraints\": [ "
            + constraints.joined(separator: ", ") + " ] }"
    }()

    static let scroller: String = {
        let labels = (0..<3).map {
            "{ \"id\": \"label\($0)\", \"kind\": \"label\", \"text\": \"label\", \"intrinsicSize\": [60, 20] }"
        }.joined(separator: ", ")
        var constraints = [
            "scroll.top == host.top", "scroll.height == 40", "scroll.left == host.left",
            "scroll.right == host.right", "container.left == scroll.left",
            "container.right == scroll.right", "container.top == scroll.top",
            "container.bottom == scroll.bottom", "container.height == 40",
            "label0.left == container.left + 10", "container.right == label2.right",
        ]
        constraints += (0..<3).map { "label\($0).height <= container.height" }
        constraints += (1..<3).map { "label\($0).left == label\($0 - 1).right + 20" }
        return
            "{ \"root\": { \"id\": \"host\", \"children\": [ { \"id\": \"scroll\", \"kind\": \"scroll\", "
            + "\"children\": [ { \"id\": \"container\", \"children\": [ \(labels) ] } ] } ] }, \"constraints\": [ "
            + constraints.map { "\"\($0)\"" }.joined(separator: ", ") + " ] }"
    }()
}
