import Glibc
import LayoutCore
import LayoutSolver

/// Prints what one warm step of the login form costs: `engine [STEPS]`. Sizes come in a random order.
func run(steps: Int) throws {
    var environment = Environment(size: Size(390, 844))
    environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    var solver = try FamilySolver(try loginLayout(), in: environment)
    let views = solver.items.items.count
    var random = SystemRandomNumberGenerator()
    for isKeyboardStep in [false, true] {
        var nanoseconds: [Int] = []
        var hits = 0
        for number in 0..<steps {
            let size = Size(
                Double.random(in: 320...1366, using: &random),
                Double.random(in: 568...1366, using: &random))
            let start = now()
            if isKeyboardStep {
                try solver.apply([.setConstant("formMiddle", number % 2 == 0 ? -125 : 0)])
            } else {
                solver.environment.size = size
            }
            let result = try solver.solve()
            nanoseconds.append(now() - start)
            if result.trace.isHit { hits += 1 }
        }
        nanoseconds.sort()
        let median = Double(nanoseconds[steps / 2]) / 1000
        let late = Double(nanoseconds[steps * 99 / 100]) / 1000
        print(
            "login, \(views) views, \(isKeyboardStep ? "keyboard step" : "new size"): "
                + "median \(median) us, 99 % \(late) us, \(hits) of \(steps) hits, "
                + "\(solver.builtSolverCount) solvers")
    }
}

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

/// Nanoseconds of a clock that never goes back.
func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

try run(steps: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000)
