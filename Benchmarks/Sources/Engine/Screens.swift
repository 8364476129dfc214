import LayoutCore

/// A login form of 20 views with labels, fields, buttons and a stack view.
func loginLayout() throws -> Layout {
    var form = ViewNode(id: "form")
    form.children = ["user", "line", "pwd"].map { ViewNode(id: $0) }
    var row = ViewNode(id: "row", kind: .stack)
    row.stack?.spacing = 8
    row.stack?.distribution = .fillEqually
    row.children = (0..<4).map { number in
        var view = ViewNode(id: "social\(number)", kind: .button)
        view.intrinsicSize = IntrinsicSize(60, 36)
        return view
    }
    var root = ViewNode(id: "root", children: [form, row])
    for (id, width) in [
        ("logo", 96.0), ("title", 180), ("subtitle", 220), ("login", 80), ("forgot", 130),
        ("create", 140), ("terms", 300), ("version", 90), ("help", 60), ("banner", 200),
    ] {
        var view = ViewNode(id: id, kind: .label)
        view.intrinsicSize = IntrinsicSize(width, 21)
        root.children.append(view)
    }
    var lines = [
        "formMiddle: form.centerY == root.centerY", "form.left == root.left + 15",
        "form.right == root.right - 15", "form.height == 90", "line.height == 0.5",
        "line.left == form.left + 15", "line.right == form.right - 15",
        "line.centerY == form.centerY", "user.centerY == form.centerY - 22",
        "pwd.centerY == form.centerY + 22", "title.bottom == form.top - 20",
        "title.centerX == root.centerX", "subtitle.top == title.bottom + 2",
        "subtitle.centerX == root.centerX", "logo.centerX == root.centerX",
        "logo.bottom <= title.top - 12", "logo.top >= root.safe.top + 8",
        "logo.top == root.safe.top + 40 @750", "login.top == form.bottom + 20",
        "login.left == form.left", "login.right == form.right", "login.height == 44",
        "row.top == login.bottom + 12", "row.left == form.left", "row.right == form.right",
        "forgot.top == row.bottom + 8", "forgot.leading == row.leading",
        "create.centerY == forgot.centerY", "create.trailing == row.trailing",
        "create.leading >= forgot.trailing + 8", "terms.bottom == root.safe.bottom - 8",
        "terms.centerX == root.centerX", "terms.width <= root.width - 32",
        "version.bottom == terms.top - 4", "version.leading == form.leading",
        "help.centerY == version.centerY", "help.trailing == form.trailing",
        "banner.top == root.safe.top", "banner.leading == root.leading",
        "banner.trailing == root.trailing",
    ]
    for field in ["user", "pwd"] {
        lines += [
            "\(field).left == form.left + 15", "\(field).right == form.right - 15",
            "\(field).height == 44",
        ]
    }
    return Layout(root: root, constraints: try lines.map { try Constraint(parsing: $0) })
}

/// A settings screen of 40 views: three wrapping labels, two stack views, rows with a title, a value and a switch.
func settingsLayout() throws -> Layout {
    var root = ViewNode(id: "root")
    var lines: [String] = []
    func label(_ id: String, _ width: Double, wraps: Bool = false) -> ViewNode {
        var view = ViewNode(id: id, kind: .label)
        view.intrinsicSize = IntrinsicSize(width, 20.5)
        view.hugging = AxisPair(horizontal: 251, vertical: 251)
        guard wraps else { return view }
        view.numberOfLines = 0
        view.textTable = [
            TextTableRow(minimumWidth: width, height: 20.5),
            TextTableRow(minimumWidth: width / 2, height: 41),
            TextTableRow(minimumWidth: width / 3, height: 61.5),
            TextTableRow(minimumWidth: 0, height: 82),
        ]
        return view
    }
    var previous = "root.safe.top"
    for number in 0..<3 {
        let id = "note\(number)"
        root.children.append(label(id, 700 + 150 * Double(number), wraps: true))
        lines += [
            "\(id).leading == root.leading + 16", "\(id).trailing == root.trailing - 16",
            "\(id).top == \(previous) + 12",
        ]
        previous = "\(id).bottom"
    }
    for number in 0..<7 {
        let id = "row\(number)"
        var row = ViewNode(id: id)
        var toggle = ViewNode(id: "\(id).switch", kind: .button)
        toggle.intrinsicSize = IntrinsicSize(51, 31)
        toggle.hugging = AxisPair(horizontal: 750, vertical: 750)
        row.children = [label("\(id).title", 90 + 10 * Double(number)), toggle]
        root.children.append(row)
        lines += [
            "\(id).leading == root.leading", "\(id).trailing == root.trailing",
            "\(id).top == \(previous) + 8", "\(id).height == 44",
            "'\(id).title'.leading == \(id).leading + 16",
            "'\(id).title'.centerY == \(id).centerY",
            "'\(id).switch'.trailing == \(id).trailing - 16",
            "'\(id).switch'.centerY == \(id).centerY",
            "'\(id).title'.trailing <= '\(id).switch'.leading - 8",
        ]
        previous = "\(id).bottom"
    }
    for (number, distribution) in [
        StackSettings.Distribution.fillEqually, .equalSpacing,
    ].enumerated() {
        let id = "bar\(number)"
        var bar = ViewNode(id: id, kind: .stack)
        bar.stack?.distribution = distribution
        bar.stack?.spacing = 8
        bar.children = (0..<5).map { label("\(id).\($0)", 40 + 5 * Double($0)) }
        root.children.append(bar)
        lines += [
            "\(id).leading == root.leading + 16", "\(id).trailing == root.trailing - 16",
            "\(id).top == \(previous) + 12",
        ]
        previous = "\(id).bottom"
    }
    root.children += [ViewNode(id: "line"), ViewNode(id: "tool"), label("hint", 180)]
    lines += [
        "line.leading == root.leading", "line.trailing == root.trailing", "line.height == 0.5",
        "line.bottom == tool.top", "tool.leading == root.leading",
        "tool.trailing == root.trailing", "tool.height == 49",
        "toolBottom: tool.bottom == root.bottom", "hint.centerX == root.centerX",
        "hint.bottom == line.top - 8",
    ]
    return Layout(root: root, constraints: try lines.map { try Constraint(parsing: $0) })
}

/// A list of a thousand rows of four views, 5,000 views in all.
func listLayout(rows: Int) throws -> Layout {
    var root = ViewNode(id: "root")
    var lines: [String] = []
    for number in 0..<rows {
        let id = "row\(number)"
        var row = ViewNode(id: id)
        row.children = ["icon", "title", "value", "line"].map { ViewNode(id: "\($0)\(number)") }
        root.children.append(row)
        lines += [
            "\(id).leading == root.leading", "\(id).trailing == root.trailing",
            "\(id).top == \(number == 0 ? "root.top" : "row\(number - 1).bottom")",
            "\(id).height == 44", "icon\(number).leading == \(id).leading + 16",
            "icon\(number).width == 24", "icon\(number).height == 24",
            "icon\(number).centerY == \(id).centerY",
            "title\(number).leading == icon\(number).trailing + 12",
            "title\(number).width == \(id).width * 0.5", "title\(number).height == 20",
            "title\(number).centerY == \(id).centerY",
            "value\(number).trailing == \(id).trailing - 16",
            "value\(number).leading >= title\(number).trailing + 8",
            "value\(number).width == 80 @750", "value\(number).height == 20",
            "value\(number).centerY == \(id).centerY",
            "line\(number).leading == title\(number).leading",
            "line\(number).trailing == \(id).trailing", "line\(number).height == 0.5",
            "line\(number).bottom == \(id).bottom",
        ]
    }
    return Layout(root: root, constraints: try lines.map { try Constraint(parsing: $0) })
}
