import LayoutCore
import Testing
import UIKit

/// A view whose gap is a share of the screen's width, read while it is built.
private final class ScreenReader: UIView {
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let gap = UIScreen.main.bounds.width / 10
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: leftAnchor, constant: gap),
            box.topAnchor.constraint(equalTo: topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

/// A box whose width follows the way the screen is held, as the app's own transition sets it.
private final class TurningController: UIViewController {
    let box = UIView()
    var width: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 50),
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        width.constant = size.width > size.height ? 200 : 100
    }
}

/// A title over a list; a banner may come above the list, and the list may go.
private final class ComingController: UIViewController {
    let titleLabel = UILabel()
    let list = UIView()
    private var listTop: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "A title of some words"
        titleLabel.accessibilityIdentifier = "title"
        for part in [titleLabel, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        listTop = list.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8)
        // Without a measurer a solver of jobs knows no text: the numbers say all.
        let width = titleLabel.widthAnchor.constraint(equalToConstant: 90)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
            titleLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10), width,
            titleLabel.heightAnchor.constraint(equalToConstant: 21),
            list.leftAnchor.constraint(equalTo: view.leftAnchor),
            list.rightAnchor.constraint(equalTo: view.rightAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        listTop?.isActive = true
    }

    func showBanner() {
        let banner = UIView()
        banner.accessibilityIdentifier = "banner"
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(banner, at: 1)
        listTop?.isActive = false
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
            banner.leftAnchor.constraint(equalTo: view.leftAnchor),
            banner.rightAnchor.constraint(equalTo: view.rightAnchor),
            banner.heightAnchor.constraint(equalToConstant: 44),
            list.topAnchor.constraint(equalTo: banner.bottomAnchor),
        ])
    }
}

/// A line of one pixel.
private final class HairlineController: UIViewController {
    let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        NSLayoutConstraint.activate([
            line.leftAnchor.constraint(equalTo: view.leftAnchor),
            line.rightAnchor.constraint(equalTo: view.rightAnchor),
            line.topAnchor.constraint(equalTo: view.topAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
    }
}

/// Opens by half of the width that the screen then has, and with a handle where the screen is wide.
private final class ReactingController: UIViewController {
    let box = UIView()
    private var width: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        width = box.widthAnchor.constraint(equalToConstant: 50)
        width?.isActive = true
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: view.leftAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    func open() {
        width?.constant = view.bounds.width / 2
        guard view.bounds.width > view.bounds.height else { return }
        let handle = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        box.addSubview(handle)
    }
}

@MainActor @Suite struct JobStateTests {
    /// Frames of a view of a job by device, orientation and state.
    private func frames(_ job: LayoutJob, _ id: String) throws -> [String: [Double]] {
        let specification = try #require(job.file.specifications.first)
        var solver = try JobSolver(specification)
        let place = try #require(solver.items.items.firstIndex { $0.id == id })
        var frames: [String: [Double]] = [:]
        for index in 0..<specification.variantCount {
            let variant = specification.variant(at: index)
            let environment = variant.environment
            let key =
                "\(environment.device ?? "") \(environment.orientation) \(variant.state ?? "base")"
            frames[key] = Array(try solver.solve(index).values[(4 * place)..<(4 * place + 4)])
        }
        return frames
    }

    @Test func statesAreTheDifferenceThatCodeMakes() throws {
        let job = try LayoutJob(
            viewController: LoginViewController(), on: [.devices("iphone-8")],
            states: ["keyboard.shown": { $0.keyboardWillShow() }])
        #expect(
            job.file.layouts["LoginViewController"]?.states == [
                "keyboard.shown": [.setConstant("formMiddle", -125)]
            ])
        let form = try frames(job, "form")
        #expect(form["iphone-8 portrait base"] == [15, 288.5, 345, 90])
        #expect(form["iphone-8 portrait keyboard.shown"] == [15, 163.5, 345, 90])
        #expect(form["iphone-8 landscape base"] == [15, 142.5, 637, 90])
        #expect(form["iphone-8 landscape keyboard.shown"] == [15, 17.5, 637, 90])
    }

    @Test func codeThatReadsTheScreenIsRunOnEach() throws {
        let job = try LayoutJob(
            view: ScreenReader(), on: [.devices("iphone-8", "iphone-15", landscape: false)])
        let box = try frames(job, "box")
        #expect(box["iphone-8 portrait base"]?.first == 37.5)
        #expect(abs((box["iphone-15 portrait base"]?.first ?? 0) - 39.3) < 1e-5)
    }

    @Test func turningIsARule() throws {
        let job = try LayoutJob(viewController: TurningController(), on: [.devices("iphone-*")])
        let layout = try #require(job.file.layouts["TurningController"])
        #expect(layout.rules.count == 1)
        #expect(layout.rules.first?.predicate == .orientation(.landscape))
        #expect(layout.rules.first?.updates == [.setConstant("width", 200)])
        let box = try frames(job, "box")
        #expect(box["iphone-8 portrait base"] == [137.5, 308.5, 100, 50])
        #expect(box["iphone-8 landscape base"] == [233.5, 162.5, 200, 50])
    }

    @Test func statesAndRulesAreReadBackAsTheyWere() throws {
        let job = try LayoutJob(
            viewController: TurningController(), on: [.devices("iphone-8")],
            checks: ["box.width >= 44"],
            states: [
                "wide": { $0.width.constant = 300 },
                "keyboard": { _ in UIScreen.showKeyboard(height: 216) },
            ])
        let read = try JobFileReader.read(Array(job.json.utf8))
        #expect(read == job.file)
        #expect(read.layouts["TurningController"]?.states["keyboard"] == [.setKeyboardHeight(216)])
    }

    /// Frames of all views that are there, on one screen in one state, by the job and by the code itself.
    private func compare<Controller: UIViewController>(
        _ make: () -> Controller, _ job: LayoutJob, _ states: [String: (Controller) -> Void]
    ) throws {
        let specification = try #require(job.file.specifications.first)
        var solver = try JobSolver(specification)
        for index in 0..<specification.variantCount {
            let variant = specification.variant(at: index)
            UIScreen.simulate(device: try #require(variant.environment.device), landscape: false)
            let controller = make()
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            if variant.environment.orientation == .landscape { UIScreen.rotate() }
            if let state = variant.state { states[state]?(controller) }
            controller.view.layoutIfNeeded()
            let values = try solver.solve(index).values
            var expected: [CGRect] = []
            func collect(_ view: UIView) {
                expected.append(view.frame)
                view.subviews.forEach(collect)
            }
            collect(controller.view)
            var found: [CGRect] = []
            for place in 0..<(values.count / 4) where !values[4 * place].isNaN {
                let frame = values[(4 * place)..<(4 * place + 4)].map { CGFloat($0) }
                found.append(CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
            }
            expected[0].origin = .zero
            let order: (CGRect, CGRect) -> Bool = {
                ($0.minX, $0.minY, $0.width, $0.height) < ($1.minX, $1.minY, $1.width, $1.height)
            }
            #expect(
                found.sorted(by: order) == expected.sorted(by: order),
                "\(variant.state ?? "base") \(variant.environment.orientation)")
            withExtendedLifetime(window) {}
        }
    }

    @Test func viewsComeAndGoBetweenStates() throws {
        let states: [String: (ComingController) -> Void] = [
            "banner": { $0.showBanner() },
            "empty": { $0.list.removeFromSuperview() },
            "both": {
                $0.showBanner()
                $0.list.removeFromSuperview()
            },
        ]
        let job = try LayoutJob(
            viewController: ComingController(), on: [.devices("iphone-8", "ipad-10.2")],
            states: [
                "banner": { $0.showBanner() }, "empty": { $0.list.removeFromSuperview() },
                "both": {
                    $0.showBanner()
                    $0.list.removeFromSuperview()
                },
            ])
        let layout = try #require(job.file.layouts["ComingController"])
        #expect(layout.root.children.map(\.id).sorted() == ["banner", "list", "title"])
        #expect(
            layout.rules.map(\.updates) == [[.removeView("banner")], [.removeView("list")]]
                || layout.rules.map(\.updates) == [[.removeView("list")], [.removeView("banner")]])
        try compare(ComingController.init, job, states)
        #expect(try JobFileReader.read(Array(job.json.utf8)) == job.file)
    }

    @Test func statesDependOnTheScreenTheyComeOn() throws {
        let states: [String: (ReactingController) -> Void] = ["open": { $0.open() }]
        let job = try LayoutJob(
            viewController: ReactingController(), on: [.devices("iphone-8", "iphone-15")],
            states: ["open": { $0.open() }])
        try compare(ReactingController.init, job, states)
    }

    @Test func whatNoUpdateSaysStandsThereTwice() throws {
        let states: [String: (ComingController) -> Void] = [
            "moved": { $0.list.addSubview($0.titleLabel) },
            "lines": { $0.titleLabel.numberOfLines = 3 },
        ]
        let job = try LayoutJob(
            viewController: ComingController(), on: [.devices("iphone-8")],
            states: [
                "moved": { $0.list.addSubview($0.titleLabel) },
                "lines": { $0.titleLabel.numberOfLines = 3 },
            ])
        let layout = try #require(job.file.layouts["ComingController"])
        #expect(layout.root.children.filter { $0.id.hasPrefix("title") }.count == 2)
        try compare(ComingController.init, job, states)
    }

    @Test func codeMayReadTheScale() throws {
        let job = try LayoutJob(
            viewController: HairlineController(),
            on: [.devices("iphone-8", "iphone-15"), .widths(320...2600, heights: [900])])
        let layout = try #require(job.file.layouts["HairlineController"])
        #expect(layout.rules.map(\.predicate) == [.compare(.scale, .equal, 3)])
        let line = try frames(job, "line")
        #expect(line["iphone-8 portrait base"]?.last == 0.5)
        let expected = 1.0 / 3
        #expect(abs((line["iphone-15 landscape base"]?.last ?? 0) - expected) < 1e-6)
    }

    @Test func aStateMayTurnTheScreen() throws {
        let job = try LayoutJob(
            viewController: TurningController(), on: [.devices("iphone-8")],
            states: ["turned": { _ in UIScreen.rotate() }])
        let layout = try #require(job.file.layouts["TurningController"])
        #expect(layout.states["turned"] == [.rotate])
        let box = try frames(job, "box")
        #expect(box["iphone-8 portrait turned"] == [233.5, 162.5, 200, 50])
        #expect(box["iphone-8 landscape turned"] == [137.5, 308.5, 100, 50])
    }

    @Test func theScreenStaysAsItWas() throws {
        UIScreen.simulate(device: "iphone-8")
        _ = try LayoutJob(viewController: TurningController(), on: [.devices("ipad-*")])
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
}
