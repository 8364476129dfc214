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
        var job = Job(id: id, layout: id, sweep: id)
        job.states = states.isEmpty ? .none : .all
        var file = JobFile()
        file.sweeps[id] = sweep.map(\.block)
        let screens = screens(
            JobSpecification(
                job: job, layout: Layout(root: ViewNode(id: "root")), blocks: sweep.map(\.block)))
        guard let first = screens.first(where: { $0.orientation == .portrait }) ?? screens.first
        else {
            throw DiagnosticList([
                Diagnostic(code: "empty-sweep", message: "the sweep of '\(id)' has no screen")
            ])
        }
        var layout = record(on: first)
        job.checks = try assertions(checks, for: layout)
        layout.rules = try rules(from: layout, screens)
        for state in states {
            layout.states[state.name] = try updates(from: layout, on: first, state)
        }
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

    /// What the code makes on a screen: built upright and turned, as a person holds it, where the device can be.
    private func record(on screen: Environment) -> Layout {
        var upright = screen
        if screen.orientation == .landscape, screen.device != nil, screen.split == .full {
            upright = ScreenChange.turned(screen)
        }
        UIScreen.main.environment = upright
        let subject = make()
        let window = show(subject)
        ScreenChange.change(to: screen)
        return withExtendedLifetime(window) { LayoutRecorder.record(root(subject)).layout }
    }

    /// Rules that make the layout what the code makes on each screen.
    private func rules(
        from base: Layout, _ screens: [Environment]
    ) throws(DiagnosticList) -> [Layout.Rule] {
        let isProbed = screens.count > Self.mostProbes
        let step = isProbed ? screens.count / Self.fewProbes : 1
        var probes = stride(from: 0, to: screens.count, by: step).map { screens[$0] }
        if let last = screens.last, isProbed { probes.append(last) }
        var recordings = probes.map { ($0, record(on: $0)) }
        guard recordings.contains(where: { $0.1 != base }) else { return [] }
        let turned = recordings.first { $0.0.orientation == .landscape }?.1
        let isOrientationAlone = recordings.allSatisfy { screen, layout in
            layout == (screen.orientation == .landscape ? turned : base)
        }
        if isOrientationAlone, let turned {
            let updates = try difference(from: base, to: turned, "in landscape")
            return [Layout.Rule(predicate: .orientation(.landscape), updates: updates)]
        }
        if isProbed {
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
            recordings = screens.map { ($0, record(on: $0)) }
        }
        var rules: [Layout.Rule] = []
        for (screen, layout) in recordings where layout != base {
            let updates = try difference(from: base, to: layout, "on \(name(of: screen))")
            if !updates.isEmpty {
                rules.append(Layout.Rule(predicate: predicate(for: screen), updates: updates))
            }
        }
        return rules
    }

    private func name(of screen: Environment) -> String {
        "\(screen.device ?? "a screen") of \(NumberText.text(screen.size.width))x\(NumberText.text(screen.size.height))"
    }

    private func predicate(for screen: Environment) -> LayoutCore.Predicate {
        let size = LayoutCore.Predicate.and(
            .compare(.width, .equal, screen.size.width),
            .compare(.height, .equal, screen.size.height))
        return screen.device.map { .and(.device($0), size) } ?? size
    }

    // MARK: States

    /// What a state changes: the tree before and after, on one screen.
    private func updates(
        from base: Layout, on screen: Environment, _ state: (name: String, body: (Subject) -> Void)
    ) throws(DiagnosticList) -> [Update] {
        UIScreen.main.environment = screen
        let subject = make()
        let window = show(subject)
        let view = root(subject)
        state.body(subject)
        view.layoutIfNeeded()
        let after = withExtendedLifetime(window) { LayoutRecorder.record(view).layout }
        let screenUpdates = screenUpdates(from: screen, to: UIScreen.main.environment)
        UIScreen.main.environment = screen
        var plain = base
        plain.rules = []
        plain.states = [:]
        return screenUpdates
            + (try difference(from: plain, to: after, "in the state '\(state.name)'"))
    }

    /// What a state did to the screen itself.
    private func screenUpdates(from old: Environment, to new: Environment) -> [Update] {
        var updates: [Update] = []
        if new.size == Size(old.size.height, old.size.width), new.size != old.size {
            updates.append(.rotate)
        } else if new.size != old.size {
            updates.append(.resize(new.size))
        }
        if new.keyboardHeight != old.keyboardHeight {
            updates.append(.setKeyboardHeight(new.keyboardHeight))
        }
        if new.direction != old.direction { updates.append(.setDirection(new.direction)) }
        return updates
    }

    private func difference(
        from old: Layout, to new: Layout, _ place: String
    ) throws(DiagnosticList) -> [Update] {
        if let updates = LayoutDifference.updates(from: old, to: new) { return updates }
        throw DiagnosticList([
            Diagnostic(
                code: "other-views",
                message:
                    "the code has other views \(place) (\(Self.firstDifference(old.root, new.root)))",
                expected: "the same views everywhere: hide those that are not there")
        ])
    }

    /// Words for the first place where two trees part.
    private static func firstDifference(_ old: ViewNode, _ new: ViewNode) -> String {
        guard old.id == new.id else { return "'\(new.id)' in place of '\(old.id)'" }
        let (before, after) = (old.children.map(\.id), new.children.map(\.id))
        if before != after {
            return
                "'\(old.id)' has \(before.joined(separator: ", ")), then \(after.joined(separator: ", "))"
        }
        for (child, other) in zip(old.children, new.children) where child != other {
            return firstDifference(child, other)
        }
        return "what '\(old.id)' is changes in a way that no update says"
    }
}
