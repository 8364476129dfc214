/// A screen made from a seed: views in containers, some with texts that wrap, tied to each other and to the screen at
/// several priorities. Nothing about it is sensible, and everything solves.
struct TiedScreen {
    private var state: UInt64
    private let isPlain: Bool
    private let hasMargins: Bool

    /// Creates a screen; a plain one has no containers and no texts. Where it has margins, views stand inside the margins of
    /// the screen or of another view, and updates set them.
    init(seed: UInt64, isPlain: Bool = false, hasMargins: Bool = false) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        self.isPlain = isPlain
        self.hasMargins = hasMargins
    }

    private mutating func next(_ count: Int) -> Int {
        // SplitMix64 (Steele, Lea, Flood 2014).
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }

    /// The job over all whole widths of a range.
    func jobFile(from lower: Double, to upper: Double) -> String {
        var copy = self
        let count = 2 + copy.next(4)
        var views: [String] = []
        var constraints: [String] = []
        for number in 0..<count {
            let (view, own) = copy.view("v\(number)", in: "root", before: number)
            views.append(view)
            constraints += own
        }
        var updates = ["{ \"set\": \"v0wish.constant\", \"to\": 33 }"]
        if copy.hasMargins {
            updates += ["root", "v0"].map { view in
                let margins = (0..<4).map { _ in String(copy.next(60)) }.joined(separator: ", ")
                return "{ \"set\": \"\(view).margins\", \"to\": [\(margins)] }"
            }
        }
        let insets = copy.isPlain ? "0, 0, 0, 0" : "20, 0, \(copy.next(2) * 34), 0"
        return """
            { "version": 1, "layouts": { "l": { "root": { "id": "root", "children": [ \(views.joined(separator: ", ")) ] },
              "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ],
              "when": [ { "if": "width < 250.25", "apply": [ \(updates.joined(separator: ", ")) ] } ] } },
              "sweeps": { "s": [ { "widths": { "from": \(Int(lower)), "to": \(Int(upper)), "step": 1 }, "heights": 300,
                "scale": 2, "safeArea": [\(insets)] } ] },
              "jobs": [ { "id": "j", "layout": "l", "sweep": "s" } ] }
            """
    }

    private mutating func view(
        _ id: String, in parent: String, before number: Int
    ) -> (view: String, constraints: [String]) {
        var extras = ""
        let kind = isPlain ? 0 : next(6)
        switch kind {
        case 1:
            extras = ", \"kind\": \"label\", \"lines\": \(next(3)), \"text\": \"\(words())\""
        case 2: extras = ", \"kind\": \"button\", \"text\": \"\(words())\""
        case 3:
            extras =
                ", \"kind\": \"image\", \"image\": { \"size\": [\(20 + next(80)), 30], \"mode\": \"center\" }"
        case 4: extras = ", \"clips\": true"
        default: break
        }
        var constraints: [String] = []
        // Across: a place, and a width that is a share, a wish or what is left over.
        let share = ["0.25", "0.3333333333333333", "0.5", "0.75"][next(4)]
        var anchor = number > 0 && next(2) == 0 ? "v\(next(number)).right" : "\(parent).left"
        var end = "root.right"
        if hasMargins, next(2) == 0 {
            anchor = number > 0 && next(2) == 0 ? "v0.margins.left" : "\(parent).margins.left"
            end = "root.margins.right"
        }
        constraints.append("\(id).left == \(anchor) \(offset(next(60) - 10))")
        switch next(4) {
        case 0: constraints.append("\(id).width == root.width * \(share) - \(next(80))")
        case 1:
            constraints.append(
                "\(id).right == \(end) \(offset(10 - next(60))) @\(500 + next(3))")
        case 2: constraints.append("\(id).width >= \(20 + next(160))")
        default: constraints.append("\(id).right <= \(end) - \(next(40))")
        }
        constraints.append("\(id)wish: \(id).width == \(30 + next(200)) @\(200 + 100 * next(4))")
        // Down: a place and a height.
        constraints.append("\(id).top == root.top + \(next(260))")
        if next(2) == 0 || (kind != 1 && kind != 2 && kind != 3) {
            constraints.append("\(id).height == \(10 + next(60)) @\(700 + next(100))")
        }
        guard kind == 4 || kind == 5, !isPlain else {
            return ("{ \"id\": \"\(id)\"\(extras) }", constraints)
        }
        let inner = "\(id)i"
        constraints += [
            "\(inner).left == \(id).left + \(next(30))", "\(inner).top == \(id).top + \(next(20))",
            "\(inner).height == \(5 + next(40))",
            "\(inner).width == \(id).width * \(share) + \(next(60))",
        ]
        let role = next(2) == 0 ? ", \"role\": \"button\"" : ""
        return (
            "{ \"id\": \"\(id)\"\(extras), \"children\": [ { \"id\": \"\(inner)\"\(role) } ] }",
            constraints
        )
    }

    /// A constant with its sign, as constraints write it.
    private func offset(_ value: Int) -> String { value < 0 ? "- \(-value)" : "+ \(value)" }

    private mutating func words() -> String {
        let all = ["a", "layout", "that", "wraps", "somewhere", "for", "long", "texts"]
        return (0..<(1 + next(7))).map { _ in all[next(all.count)] }.joined(separator: " ")
    }
}
