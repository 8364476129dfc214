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

    @Test func viewsThatComeAreToldAsAMistake() {
        #expect(throws: DiagnosticList.self) {
            _ = try LayoutJob(
                viewController: LoginViewController(), on: [.devices("iphone-8")],
                states: ["more": { $0.view.addSubview(UIView()) }])
        }
    }

    @Test func theScreenStaysAsItWas() throws {
        UIScreen.simulate(device: "iphone-8")
        _ = try LayoutJob(viewController: TurningController(), on: [.devices("ipad-*")])
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
}
