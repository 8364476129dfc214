/// Writes a job file that is well-formed and mostly right, otherwise as the fuzzer's bytes will have it: few names, so that
/// they collide and constraints find something, and numbers from both ends. A byte of 255 makes a mistake.
struct JobWriter {
    private var bytes: ArraySlice<UInt8>
    var viewsLeft = 40
    private var count = 0
    private var hasRepeat = false
    /// Views, states and constraints so far, to speak of.
    var views: [String] = []
    var states = ["base"]
    private var constraints = ["none"]

    static let ids = ["a", "b", "my view", "c-1", "é", "it's", "d#2", "x.y"]
    static let names = ["one", "two", "a name", "x:y", "one#2", "it's"]
    static let numbers = [
        "0", "1", "8", "44", "375", "-20", "0.5", "-0.0", "1e-9", "333.33333333333331", "1e7",
    ]
    static let wrongNumbers = ["NaN", "1e300", "\"8\"", "null", "-1", "true", "[]"]
    /// Attributes that may stand in one constraint.
    private static let attributes = [
        ["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin"],
        ["leading", "trailing", "centerX", "leadingMargin"],
        ["left", "right", "centerX", "centerXWithinMargins", "rightMargin"], ["width", "height"],
    ]
    static let texts = [
        "\"Hi\"", "\"\"", "\"{value}\"", "\"{index}{{\"", "\"a \\u0000\\t\\\"\"", "\"مرحبا\"",
        "\"👩‍👩‍👧\"",
        "{\"key\":\"one\"}", "{\"key\":\"two\",\"default\":\"\"}", "\"\\ud83d\\ude00\"",
    ]
    private static let conditions = [
        "always", "portrait", "not (width < 700 or height >= 1e3)", "state != base",
        "textSize >= accessibility1 and rtl", "device == iphone-*", "locale == 'de*'",
        "keyboard > 0", "horizontal == compact", "safeTop == 20 and pad or tv",
        "device == \\\"a b\\\"", "not not landscape",
    ]
    static let rules = [
        "\"screen.width >= 44\"", "\"screen.left == screen.right - 8\"",
        "\"screen.height > 0 and screen.width < 1e3\"",
        "{\"noOverlap\":[\"screen\",\"screen\"]}",
        "{\"aligned\":{\"views\":[\"screen\",\"screen\"],\"edge\":\"top\"}}",
        "{\"inRow\":{\"views\":[\"screen\",\"screen\"],\"within\":1},\"severity\":\"warning\",\"id\":\"r\"}",
        "{\"assert\":\"screen.height > 0\",\"when\":\"portrait\",\"reason\":\"so\",\"owner\":\"me\"}",
        "{\"equalSpacing\":{\"views\":[\"screen\",\"screen\"],\"axis\":\"horizontal\"}}",
    ]

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    mutating func next(_ bound: Int) -> Int { Int(bytes.popFirst() ?? 0) % bound }

    mutating func pick(_ words: [String]) -> String { words[next(words.count)] }

    /// Whether something is to be wrong here: seldom, or no file would be read.
    mutating func isWrong() -> Bool { bytes.popFirst() == 255 }

    mutating func number(_ right: [String] = JobWriter.numbers) -> String {
        isWrong() ? pick(Self.wrongNumbers) : pick(right)
    }

    mutating func size() -> String { number(["0", "1", "44.5", "320", "1e3", "0.1"]) }

    mutating func fraction() -> String { number(["0", "0.5", "1", "0.333"]) }

    mutating func priority() -> String {
        number(["1", "250", "750.5", "999", "1000"])
    }

    mutating func known(_ names: [String], _ others: [String]) -> String {
        isWrong() || names.isEmpty ? pick(others) : pick(names)
    }

    /// The whole file.
    mutating func file() -> String {
        let layout = layout()
        let devices = device()
        let job = job()
        return object([
            ("version", "1"), ("layouts", object([("l", layout)])), ("devices", "[\(devices)]"),
            ("sweeps", object([("s", "[\(block())\(next(4) == 0 ? "," + block() : "")]")])),
            ("jobs", "[\(job)\(next(4) == 0 ? "," + self.job() : "")]"),
        ])
    }

    // MARK: Notation

    func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    func quoted(_ text: String) -> String { "\"\(text)\"" }

    mutating func list(_ most: Int, _ element: (inout JobWriter) -> String) -> String {
        var elements: [String] = []
        for _ in 0..<next(most + 1) { elements.append(element(&self)) }
        return "[" + elements.joined(separator: ",") + "]"
    }

    mutating func numbers(_ count: Int) -> String {
        "[" + (0..<count).map { _ in number() }.joined(separator: ",") + "]"
    }

    mutating func sizes(_ count: Int) -> String {
        "[" + (0..<count).map { _ in size() }.joined(separator: ",") + "]"
    }

    /// Some of the members that may stand in an object, none twice.
    mutating func some(_ most: Int, of keys: [String]) -> [(String, String)] {
        var members: [(String, String)] = []
        for _ in 0..<next(most + 1) {
            let key = pick(keys)
            if !members.contains(where: { $0.0 == key }) { members.append((key, value(key))) }
        }
        return members
    }

    // MARK: Layouts

    private mutating func layout() -> String {
        let root = view(id: "screen", depth: 0)
        let constraints = list(8) { $0.constraint() }
        let fixed = [
            ("root", root), ("constraints", constraints),
            ("parameters", "{\"inset\":\(number()),\"half gap\":4}"),
            (
                "lists",
                "{\"rows\":\(pick(["[1,2]", "[\"a\",\"b\"]", "[]", "[{\"value\":\"{index}\"}]"]))}"
            ),
        ]
        return object(
            fixed + some(5, of: ["extraRoots", "guides", "readableWidths", "states", "when"]))
    }

    private mutating func view(id: String, depth: Int) -> String {
        viewsLeft -= 1
        views.append(id)
        var members = [("id", quoted(id))]
        if next(2) == 0 {
            let kinds = ["view", "label", "button", "image", "stack", "scroll", "cell"]
            members.append(("kind", quoted(pick(kinds))))
        }
        if members.last?.1 == "\"stack\"" { members.append(("stack", value("stack"))) }
        members += some(
            4,
            of: [
                "intrinsicSize", "text", "font", "lines", "textTable", "sizeTable", "minimumScale",
                "image",
                "hugging", "compressionResistance", "firstBaseline", "alignmentInsets",
                "autoresizing",
                "semanticContent", "margins", "marginsFromSafeArea", "systemMargins", "hidden",
                "alpha",
                "class", "tags", "source",
            ])
        let keys = members.map(\.0)
        if keys.contains("textTable"), !keys.contains("intrinsicSize") {
            members.append(("intrinsicSize", "[120,20.5]"))
        }
        if next(8) == 0, !keys.contains("margins") {
            members.append(("directionalMargins", "{\"leading\":\(number())}"))
        }
        var children: [String] = []
        for _ in 0..<(depth < 6 ? next(4) : 0) where viewsLeft > 0 {
            count += 1
            let id = count < Self.ids.count ? Self.ids[count] : "v\(count)"
            children.append(view(id: isWrong() ? "screen" : id, depth: depth + 1))
        }
        if !hasRepeat, next(8) == 0 {
            hasRepeat = true
            children.append(repeated("{\"id\":\"row{index}\",\"text\":\"{value}!\"}"))
        }
        if !children.isEmpty {
            members.append(("children", "[\(children.joined(separator: ","))]"))
        }
        return object(members)
    }

    private mutating func repeated(_ template: String) -> String {
        let over = pick(["2", "\"rows\"", "[1,\"x\",true]", "[{\"value\":2.5}]", "0"])
        let skip = pick(["0", "1", "7"])
        return "{\"repeat\":{\"template\":\(template),\"over\":\(over),\"skip\":\(skip)}}"
    }

    private mutating func item() -> String {
        let id = known(views, Self.ids)
        let part = isWrong() ? ".content" : pick(["", "", "", ".safe", ".margins", ".readable"])
        return (id.utf8.contains(UInt8(ascii: "'")) ? "\\\"\(id)\\\"" : "'\(id)'") + part
    }

    private mutating func constant() -> String {
        pick(["8", "3.5", "inset", "'half gap'", "1e-7"])
    }

    private mutating func name() -> String {
        count += 1
        let name =
            isWrong()
            ? pick(constraints) : next(2) == 0 ? "n\(count)" : "\(pick(Self.names)) \(count)"
        constraints.append(name)
        return name
    }

    private mutating func constraint() -> String {
        let relation = pick(["==", "<=", ">="])
        let attributes = Self.attributes[isWrong() ? 0 : next(4)]
        let first = "\(item()).\(pick(isWrong() ? Self.attributes[3] : attributes))"
        let second = "\(item()).\(pick(attributes))"
        switch next(8) {
        case 0:
            return object(
                [
                    ("first", quoted(first)), ("relation", quoted(relation)),
                    ("second", quoted(second)),
                    ("name", quoted(name())),
                ]
                    + some(
                        4,
                        of: ["multiplier", "constant", "priority", "active", "generated", "source"])
            )
        case 1:
            let formats = ["H:[screen]", "V:[screen(>=20)]", "[screen(==44.5@750)]", "V:["]
            return object(
                [("format", quoted(formats[isWrong() ? 3 : next(3)]))]
                    + some(2, of: ["align", "direction", "source"]))
        case 2:
            return repeated(
                "\"'screen'.width >= '\(isWrong() ? "{no}" : "screen")'.height * 0.{index}5\"")
        default:
            var text = ""
            if next(2) == 0 {
                let name = name()
                text =
                    (name.utf8.contains(UInt8(ascii: "'")) ? "\\\"\(name)\\\"" : "'\(name)'") + ": "
            }
            text += "\(first) \(relation) "
            if attributes.count > 2 || next(2) == 0 {
                text += second
                if next(3) == 0 {
                    text += " * \(isWrong() ? "0" : pick(["2", "0.5", "-1", "1e-3"]))"
                }
                if next(2) == 0 { text += " \(pick(["+", "-"])) \(constant())" }
            } else {
                text += constant()
            }
            if next(3) == 0 { text += " @ \(priority())" }
            return quoted(text)
        }
    }

    mutating func condition() -> String {
        isWrong() ? "landscape and" : pick(Self.conditions)
    }

    mutating func update() -> String {
        let id = quoted(known(views, Self.ids))
        let name = quoted(known(constraints, Self.names))
        switch next(14) {
        case 0: return "{\"set\":\"inset\",\"to\":\(number())}"
        case 1: return "{\"set\":\"\(known(constraints, Self.names)).constant\",\"to\":\(number())}"
        case 2: return "{\"set\":\"screen.text\",\"to\":\(pick(Self.texts))}"
        case 3: return "{\"set\":\"screen.intrinsicSize\",\"to\":\(sizes(2))}"
        case 4: return "{\"set\":\"screen.hugging\",\"to\":\(value("hugging"))}"
        case 5: return "{\"set\":\"screen.margins\",\"to\":\(value("margins"))}"
        case 6: return "{\(pick(["\"activate\"", "\"deactivate\""])):[\(name)]}"
        case 7: return "{\"add\":\(constraint())}"
        case 8: return "{\"remake\":\(id),\"with\":[]}"
        case 9: return "{\(pick(["\"hide\"", "\"show\""])):\(id)}"
        case 10: return "{\"resize\":\(sizes(2))}"
        case 11:
            return pick(["{\"rotate\":true}", "{\"direction\":\"rtl\"}", "{\"keyboard\":216}"])
        case 12: return "{\"safeArea\":\(value("safeArea"))}"
        default: return "{\"fit\":{\"target\":\(sizes(2)),\"priorities\":\(value("hugging"))}}"
        }
    }

    // MARK: Screens and jobs

    mutating func posture() -> String {
        object(
            [("size", "[\(pick(["320", "1024.5", "0"])),\(pick(["480", "768"]))]")]
                + some(2, of: ["safeArea", "horizontal", "vertical"]))
    }

    private mutating func device() -> String {
        object(
            [
                ("id", "\"desk\""), ("scale", isWrong() ? "0" : pick(["1", "2", "1.5"])),
                ("portrait", posture()),
            ]
                + some(4, of: ["landscape", "splits", "idiom", "year", "aliases"]))
    }

    private mutating func block() -> String {
        let axes = ["textSizes", "directions", "horizontal", "vertical", "safeArea", "idiom"]
        if next(2) == 0 {
            let devices = pick([
                "\"iphone-*\"", "[\"desk\"]", "[\"ipad-*\",\"iphone-se-3\"]", "\"apple-tv-*\"",
            ])
            return object(
                [("devices", devices)] + some(3, of: axes + ["orientations", "exclude"]))
        }
        let ranges = [
            "320", "[320,1e3]", "{\"from\":300,\"to\":310,\"step\":0.1}", "{\"from\":0,\"to\":9}",
        ]
        return object(
            [("widths", pick(ranges)), ("heights", pick(ranges))]
                + some(3, of: axes + ["base", "scale"]))
    }

    private mutating func job() -> String {
        count += 1
        let some = some(
            4, of: ["locales", "data", "steps", "frames", "checks", "expect", "platform"])
        return object(
            [
                ("id", quoted("j\(count)")), ("layout", "\"l\""), ("sweep", "\"s\""),
                ("states", next(2) == 0 ? "\"all\"" : quoted(known(states, Self.names))),
                ("strings", "{\"de\":{\"one\":\"Eins\"},\"fr\":{}}"),
            ] + some)
    }
}
