internal import Foundation
internal import LayoutCore
internal import LayoutSolver
internal import LayoutText

/// The layout of one tree of live views: recorded, solved warm by the engine, frames handed back.
@MainActor
final class LayoutSession {
    private unowned let root: UIView
    private var family: FamilySolver?
    private var recording: LayoutRecording?
    private var environment: Environment?
    private var solvedTime = -1
    /// Constraints added to the warm solver, which keeps those that are gone.
    private var addedCount = 0
    private(set) var result: VariantResult?

    init(_ root: UIView) { self.root = root }

    /// Measures texts; nil without fonts.
    static let measurer: (any TextMeasurer)? = {
        switch TextModel.standard {
        case .success(let model): return model
        case .failure(let error):
            LayoutLog.report("texts cannot be measured: \(error.text)")
            return nil
        }
    }()

    /// Solves what changed since the last time and tells every view where it belongs.
    func solveIfNeeded() {
        let environment = root.environmentForLayout
        guard solvedTime != LayoutClock.time || environment != self.environment else { return }
        let recording = LayoutRecorder.record(root)
        solvedTime = LayoutClock.time
        if recording.layout != self.recording?.layout || environment != self.environment {
            guard solve(recording, in: environment) else { return }
        } else {
            self.recording = recording
        }
        handOut(recording)
    }

    private func solve(_ recording: LayoutRecording, in environment: Environment) -> Bool {
        do {
            if !(try update(to: recording.layout)) {
                family = try FamilySolver(
                    recording.layout, in: environment, textMeasurer: LayoutSession.measurer)
                addedCount = 0
            }
            self.recording = recording
            self.environment = environment
            family?.environment = environment
            guard let answer = try family?.solve() else { return false }
            result = answer
            report(answer)
            return !answer.status.contains(.failed)
        } catch let error as DiagnosticList {
            for line in DiagnosticText.lines(error) { LayoutLog.report(line) }
        } catch {
            LayoutLog.report("the layout of \(root.logName) was not solved: \(error)")
        }
        family = nil
        self.recording = nil
        return false
    }

    /// Brings the warm solver to a layout; false where it has to be built anew.
    private func update(to layout: Layout) throws -> Bool {
        guard family != nil, let old = recording?.layout,
            let updates = LayoutDifference.updates(from: old, to: layout)
        else { return false }
        for case .add in updates { addedCount += 1 }
        // Remakes without end must not grow the solver without end.
        guard addedCount < 1000 + 4 * layout.constraints.count else { return false }
        try family?.apply(updates)
        return true
    }

    private func report(_ answer: VariantResult) {
        for conflict in answer.report.conflicts {
            let members = (conflict.members + conflict.implicit).joined(separator: ", ")
            let place = recording?.constraints[conflict.givenUp]?.placeText ?? ""
            LayoutLog.report(
                "\(root.logName): the constraints \(members) cannot hold together; "
                    + "\(conflict.givenUp)\(place) was given up")
        }
        if let failure = answer.report.failure {
            LayoutLog.report("the layout of \(root.logName) was not solved: \(failure)")
        }
    }

    /// Gives each view its place; superviews take it over in `layoutSubviews`.
    private func handOut(_ recording: LayoutRecording) {
        guard let result else { return }
        for (number, item) in recording.items.enumerated() {
            let values = result.values[(4 * number)..<(4 * number + 4)].map { CGFloat($0) }
            guard !values.contains(where: \.isNaN) else { continue }
            let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
            switch item {
            case .view(let view): handOut(frame, to: view)
            case .guide(let guide): guide.layoutFrame = frame
            case .helper: break
            }
        }
        for content in result.report.contentSizes {
            (recording.view(content.item) as? UIScrollView)?.take(
                contentSize: CGSize(width: content.width, height: content.height))
        }
        handOutInsets(root, EdgeInsets.zero, isRoot: true)
    }

    private func handOut(_ frame: CGRect, to view: UIView) {
        guard view !== root else {
            view.place(CGRect(origin: view.placedFrame.origin, size: frame.size))
            return
        }
        guard frame != view.placedFrame else {
            view.pendingFrame = nil
            return
        }
        view.pendingFrame = frame
        view.superview?.needsLayout = true
    }

    /// What of the root's safe area reaches into each view (semantics 4.3).
    private func handOutInsets(_ view: UIView, _ insets: EdgeInsets, isRoot: Bool) {
        let own = isRoot ? root.environmentForLayout.safeArea : insets
        let safe = UIEdgeInsets(own)
        if view.solvedSafeArea != safe {
            let isChange = (view.solvedSafeArea ?? .zero) != safe
            view.solvedSafeArea = safe
            if isChange { view.safeAreaInsetsDidChange() }
        }
        let size = view.bounds.size
        for subview in view.subviews {
            let frame = subview.pendingFrame ?? subview.placedFrame
            var inner = EdgeInsets(
                top: max(0, own.top - Double(frame.minY)),
                left: max(0, own.left - Double(frame.minX)),
                bottom: max(0, own.bottom - Double(size.height - frame.maxY)),
                right: max(0, own.right - Double(size.width - frame.maxX)))
            if let container = view as? ContainerView, container.content === subview {
                inner.top += container.topBar.map(shownHeight) ?? 0
                inner.bottom += container.bottomBar.map(shownHeight) ?? 0
            }
            if let added = subview.controller?.additionalSafeAreaInsets {
                inner.top += Double(added.top)
                inner.left += Double(added.left)
                inner.bottom += Double(added.bottom)
                inner.right += Double(added.right)
            }
            handOutInsets(subview, inner, isRoot: false)
        }
    }

    private func shownHeight(_ bar: UIView) -> Double {
        bar.isHidden ? 0 : Double(bar.intrinsicContentSize.height)
    }

    /// Whether the place or size of a view or guide was open in the last answer.
    func isAmbiguous(_ item: AnyObject) -> Bool {
        guard let id = recording?.id(of: item) else { return false }
        return result?.report.ambiguities.contains { $0.item == id } ?? false
    }

    /// The size of a tree that fits its content.
    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let recording = LayoutRecorder.record(view)
        var environment = UIScreen.main.environment
        environment.safeArea = .zero
        environment.size = Size(target)
        environment.fitting = Fitting(
            target: Size(target),
            priorities: AxisPair(
                horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)))
        do {
            var family = try FamilySolver(
                recording.layout, in: environment, textMeasurer: LayoutSession.measurer)
            let values = try family.solve().values
            return CGSize(width: values[2], height: values[3])
        } catch {
            LayoutLog.report("the fitting size of \(view.logName) was not found: \(error)")
            return .zero
        }
    }
}

extension UIView {
    /// Whether bars or the controller's own insets change the safe area, which the model does not know of.
    var hasOwnSafeArea: Bool {
        ContainerView.bar(over: self, isTop: true) != nil
            || ContainerView.bar(over: self, isTop: false) != nil
            || (controller?.additionalSafeAreaInsets ?? .zero) != .zero
    }

    /// Where the tree of a root is laid out: on the screen as it is, in the root's size.
    var environmentForLayout: Environment {
        var environment = UIScreen.main.environment
        if window == nil { environment.safeArea = .zero }
        environment.size = Size(bounds.size)
        return environment
    }
}
