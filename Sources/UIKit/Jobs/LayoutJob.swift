internal import Foundation
public import LayoutCore

/// A screen of the app as a job: its tree, its constraints, its states, and the screens to try it on.
///
/// ```swift
/// let job = try LayoutJob(
///     viewController: LoginViewController(), on: [.devices("iphone-*")],
///     states: ["keyboard": { $0.keyboardWillShow() }])
/// try job.write(to: "jobs.json")
/// ```
///
/// The expression that makes the controller or view is run again for each state and each screen, so that code that reads
/// `UIScreen`, traits or its own bounds comes out right for each.
@preconcurrency @MainActor
public struct LayoutJob {
    /// What is written: one layout, one sweep, one job.
    public var file: JobFile

    /// Records a view, which gets the size of the screen.
    ///
    /// - Parameters:
    ///   - view: Makes the view; it is put into a window.
    ///   - id: Name of the job, the layout and the sweep; the view's class when nil.
    ///   - sweep: Screens to try it on.
    ///   - checks: Assertions, as in job files.
    ///   - states: What brings the view into each state.
    /// - Throws: What would make the job one that cannot be solved.
    public init<View: UIView>(
        view: @autoclosure @escaping () -> View, id: String? = nil,
        on sweep: [LayoutSweep] = [.devices("iphone-*", "ipad-*")], checks: [String] = [],
        states: KeyValuePairs<String, (View) -> Void> = [:]
    ) throws(DiagnosticList) {
        let recorder = JobRecorder(
            make: view,
            show: { view in
                let window = UIWindow()
                window.hostedView = view
                view.place(window.bounds)
                window.addSubview(view)
                window.isHidden = false
                view.layoutIfNeeded()
                return window
            }, root: { $0 })
        file = try recorder.file(
            id: id ?? String(describing: View.self), sweep, checks, states.map { ($0, $1) })
    }

    /// Records the view of a controller, in a window as large as the screen.
    ///
    /// - Parameters:
    ///   - viewController: Makes the controller; it becomes the root of a window.
    ///   - id: Name of the job, the layout and the sweep; the controller's class when nil.
    ///   - sweep: Screens to try it on.
    ///   - checks: Assertions, as in job files.
    ///   - states: What brings the controller into each state.
    /// - Throws: What would make the job one that cannot be solved.
    public init<Controller: UIViewController>(
        viewController: @autoclosure @escaping () -> Controller, id: String? = nil,
        on sweep: [LayoutSweep] = [.devices("iphone-*", "ipad-*")], checks: [String] = [],
        states: KeyValuePairs<String, (Controller) -> Void> = [:]
    ) throws(DiagnosticList) {
        let recorder = JobRecorder(
            make: viewController,
            show: { controller in
                let window = UIWindow()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                return window
            }, root: { $0.view })
        file = try recorder.file(
            id: id ?? String(describing: Controller.self), sweep, checks, states.map { ($0, $1) })
    }

    /// The job as text, in one line.
    public var json: String { String(decoding: bytes, as: UTF8.self) }

    private var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(file)).map(Array.init) ?? []
    }

    /// Writes the job file.
    public func write(to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// Reads what `write` wrote, or any other job file.
    public static func read(_ path: String) throws -> JobFile {
        try JobFileReader.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path)
    }
}
