internal import Foundation
public import LayoutCore

/// A screen of the app as a job: its tree, its constraints, its states, and the screens to try it on.
///
/// ```swift
/// let job = try LayoutJob(viewController: LoginViewController(), on: [.devices("iphone-*")])
/// try job.write(to: "jobs.json")
/// ```
@preconcurrency @MainActor
public struct LayoutJob {
    /// What is written: one layout, one sweep, one job.
    public var file: JobFile

    /// Records a view, which gets the size of the screen.
    ///
    /// - Parameters:
    ///   - view: The view; it is put into a window.
    ///   - id: Name of the job, the layout and the sweep; the view's class when nil.
    ///   - sweep: Screens to try it on.
    ///   - checks: Assertions, as in job files.
    /// - Throws: What would make the job one that cannot be solved.
    public init(
        view: UIView, id: String? = nil, on sweep: [LayoutSweep] = [.devices("iphone-*", "ipad-*")],
        checks: [String] = []
    ) throws(DiagnosticList) {
        let window = UIWindow()
        window.hostedView = view
        view.place(window.bounds)
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        file = JobFile()
        try add(view, id: id ?? String(describing: type(of: view)), sweep, checks)
    }

    /// Records the view of a controller, in a window as large as the screen.
    ///
    /// - Parameters:
    ///   - viewController: The controller; it becomes the root of a window.
    ///   - id: Name of the job, the layout and the sweep; the controller's class when nil.
    ///   - sweep: Screens to try it on.
    ///   - checks: Assertions, as in job files.
    /// - Throws: What would make the job one that cannot be solved.
    public init(
        viewController: UIViewController, id: String? = nil,
        on sweep: [LayoutSweep] = [.devices("iphone-*", "ipad-*")], checks: [String] = []
    ) throws(DiagnosticList) {
        let window = UIWindow()
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        viewController.view.layoutIfNeeded()
        file = JobFile()
        try add(
            viewController.view, id: id ?? String(describing: type(of: viewController)), sweep,
            checks)
    }

    private mutating func add(
        _ view: UIView, id: String, _ sweep: [LayoutSweep], _ checks: [String]
    ) throws(DiagnosticList) {
        var job = Job(id: id, layout: id, sweep: id)
        let layout = LayoutRecorder.record(view).layout
        var misread: [Diagnostic] = []
        for (number, text) in checks.enumerated() {
            do throws(Diagnostic) {
                job.checks.append(try AssertionRule(parsing: text, for: layout))
            } catch {
                var diagnostic = error
                diagnostic.path = "checks[\(number)]"
                misread.append(diagnostic)
            }
        }
        file.layouts[id] = layout
        file.sweeps[id] = sweep.map(\.block)
        file.jobs = [job]
        let mistakes = misread + file.specifications.flatMap { LayoutValidator.diagnostics($0) }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
    }

    /// The job as text, in one line.
    public var json: String { String(decoding: bytes, as: UTF8.self) }

    private var bytes: [UInt8] {
        (try? JSONEncoder.sorted.encode(file)).map(Array.init) ?? []
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

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
