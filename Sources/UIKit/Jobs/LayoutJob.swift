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

    /// Writes the job file. Throws a `JobFileError` where the system refuses.
    public func write(to path: String) throws {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Self.failure("write", path, error)
        }
    }

    /// Reads what `write` wrote, or any other job file. Throws a `JobFileError` where the system refuses, and all
    /// mistakes of the file with their places where it is no job file.
    public static func read(_ path: String) throws -> JobFile {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw failure("read", path, error)
        }
        return try JobFileReader.read(Array(bytes), file: path)
    }

    /// What Foundation met, in words: its own name no file.
    private static func failure(_ action: String, _ path: String, _ error: any Error)
        -> JobFileError
    {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let reason: String
        if !isFolder(folder) {
            reason = "there is no folder \(folder); create it first"
        } else if isFolder(path) {
            reason = "it is a folder; name a file"
        } else if action == "read" && !FileManager.default.fileExists(atPath: path) {
            reason = "there is no such file"
        } else {
            reason = error.localizedDescription
        }
        return JobFileError(action: action, path: path, reason: reason)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
