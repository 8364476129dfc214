internal import Foundation
internal import LayoutCore

/// Runs an app's code on screens and in states, and makes a job of what it recorded.
@MainActor
struct JobRecorder<Subject> {
    /// Most screens that code is run on when not all are needed.
    private static var mostProbes: Int { 80 }
    /// Screens that are tried to see whether code depends on the screen, of more.
    private static var fewProbes: Int { 12 }
    /// Most screens that code is run on.
    private static var mostScreens: Int { 2000 }

    /// Makes the subject anew.
    let make: () -> Subject
    /// Puts it into a window and lays it out; the window keeps it alive.
    let show: (Subject) -> UIWindow
    /// The root of what is recorded.
    let root: (Subject) -> UIView

    /// The job over a sweep in all states. The screen is afterwards as it was.
    func file(
        id: String, _ sweep: [LayoutSweep], _ checks: [String],
        _ states: [(name: String, body: (Subject) -> Void)]
    ) throws(DiagnosticList) -> JobFile {
        let before = UIScreen.main.environment
        defer { UIScreen.main.environment = before }
        let misswept = LayoutSweep.mistakes(sweep, id: id)
        guard misswept.isEmpty else { throw DiagnosticList(misswept) }
        var job = Job(id: id, layout: id, sweep: id)
        var file = JobFile()
        file.sweeps[id] = sweep.map(\.block)
        let screens = screens(
            JobSpecification(
                job: job, layout: Layout(root: ViewNode(id: "root")), blocks: sweep.map(\.block)))
        guard !screens.isEmpty else {
            throw DiagnosticList([
                Diagnostic(code: "empty-sweep", message: "the sweep of '\(id)' has no screen")
            ])
        }
        let layout = try ScreenRules(record(screens, states), states.map(\.name)).layout()
        job.checks = try assertions(checks, for: layout)
        // A state whose updates are all in rules is no base state, as an empty list would say.
        job.states =
            states.isEmpty
            ? .none
            : layout.states.values.contains { $0.isEmpty }
                ? .named([LayoutCore.Predicate.baseState] + states.map(\.name).sorted()) : .all
        file.layouts[id] = layout
        file.jobs = [job]
        let mistakes = file.specifications.flatMap { LayoutValidator.diagnostics($0) }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        return file
    }

    private func assertions(
        _ texts: [String], for layout: Layout
    ) throws(DiagnosticList) -> [AssertionRule] {
        var rules: [AssertionRule] = []
        var misread: [Diagnostic] = []
        for (number, text) in texts.enumerated() {
            do throws(Diagnostic) {
                rules.append(try AssertionRule(parsing: text, for: layout))
            } catch {
                var diagnostic = error
                diagnostic.path = "checks[\(number)]"
                misread.append(diagnostic)
            }
        }
        guard misread.isEmpty else { throw DiagnosticList(misread) }
        return rules
    }

    // MARK: Screens

    /// The different screens of a sweep, in its order; text size and direction do not count.
    private func screens(_ specification: JobSpecification) -> [Environment] {
        var seen: Set<Environment> = []
        var screens: [Environment] = []
        for index in 0..<specification.variantCount {
            var environment = specification.variant(at: index).environment
            environment.textSize = "large"
            environment.direction = .leftToRight
            if seen.insert(environment).inserted { screens.append(environment) }
        }
        return screens
    }

    /// What the code makes on the screens that tell all: on few of many, if these follow orientation and scale alone. Each
    /// orientation and scale is among them.
    private func record(
        _ screens: [Environment], _ states: [(name: String, body: (Subject) -> Void)]
    ) throws(DiagnosticList) -> [RecordedScreen] {
        guard screens.count > Self.mostProbes else { return screens.map { record($0, states) } }
        let step = screens.count / Self.fewProbes
        var probes = stride(from: 0, to: screens.count, by: step).map { screens[$0] }
        var kinds: Set<LayoutCore.Predicate> = []
        for screen in probes + screens.suffix(1) + screens {
            let kind = ScreenRules.Dependence.orientationAndScale.condition(screen)
            if kinds.insert(kind).inserted, !probes.contains(screen) { probes.append(screen) }
        }
        let recordings = probes.map { record($0, states) }
        guard ScreenRules.Dependence(recordings) == .screen else { return recordings }
        guard screens.count <= Self.mostScreens else {
            throw DiagnosticList([
                Diagnostic(
                    code: "too-many-screens",
                    message:
                        "the code makes another layout on each screen and would have to be "
                        + "run on \(screens.count) of them",
                    expected: "at most \(Self.mostScreens) screens, or code that does not read "
                        + "the screen's size")
            ])
        }
        return screens.map { record($0, states) }
    }

    private func record(
        _ screen: Environment, _ states: [(name: String, body: (Subject) -> Void)]
    ) -> RecordedScreen {
        RecordedScreen(
            environment: screen,
            states: [record(screen) { _ in }] + states.map { record(screen, $0.body) })
    }

    /// What the code makes on a screen in a state: built upright and turned, as a person holds it, where the device can be,
    /// then brought into the state.
    private func record(
        _ screen: Environment, _ body: (Subject) -> Void
    ) -> RecordedScreen.State {
        var upright = screen
        if screen.orientation == .landscape, screen.device != nil, screen.split == .full {
            upright = ScreenChange.turned(screen)
        }
        UIScreen.main.environment = upright
        let subject = make()
        let window = show(subject)
        ScreenChange.change(to: screen)
        // Once recorded, views and constraints keep their names: those of the state before are the same as after.
        _ = LayoutRecorder.record(root(subject))
        body(subject)
        root(subject).layoutIfNeeded()
        let layout = withExtendedLifetime(window) { LayoutRecorder.record(root(subject)).layout }
        defer { UIScreen.main.environment = screen }
        return RecordedScreen.State(layout: layout, environment: UIScreen.main.environment)
    }
}
