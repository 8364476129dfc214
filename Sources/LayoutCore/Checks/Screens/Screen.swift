internal import LayoutSolver

/// Another screen of the same job that a check compares a screen with.
public enum Companion: Hashable, Sendable {
    /// The design: the job's first screen in the large text size, left to right, in the base state with its own texts.
    case base
    /// The same screen left to right.
    case leftToRight
    /// The same screen as wide as the sweep goes; there is none on a screen of its own.
    case widest
}

/// Content size of a scroll view, points.
public struct ContentSize: Equatable, Sendable {
    /// Extent along x.
    public var width: Affine
    /// Extent along y.
    public var height: Affine
}

/// One screen as a check sees it: the tree, where everything is, and what the solver says.
///
/// In a sweep of sizes it stands for all sizes around one, as far as `trace` has found nothing that comes out otherwise:
/// checks compare lengths through `trace` alone. All lengths are points, in the root's coordinates, not rounded to pixels.
public struct Screen {
    /// The job it belongs to.
    public let job: JobSpecification
    /// Views, guides and constraints.
    public let tree: ScreenTree
    /// Size, scale, insets, traits and texts' circumstances, after rules and updates.
    public let environment: Environment
    /// Named state; nil is the base state.
    public let state: String?
    /// Number of the step from 0; nil without steps.
    public let step: Int?
    /// Where each item of the tree is; nil for a removed one.
    public let frames: [AffineFrame?]
    /// Content sizes of scroll views, by the scroll view's number.
    public let contentSizes: [Int: ContentSize]
    /// What holds of the answer.
    public let status: VariantStatus
    /// Conflicts, ambiguities, content sizes.
    public let report: VariantReport
    /// Other screens to compare with, those that the check asks for.
    public internal(set) var companions: [Companion: Screen]
    /// Raised where nobody waits for an answer any more.
    var cancellation: CancellationFlag?
    /// Compares lengths.
    public internal(set) var trace: SweepTrace
    /// What is drawn, and the offsets of the size between which that is so.
    private let visibility: (isVisible: [Bool], items: [ScreenItem], lower: Double, upper: Double)

    /// Whether nobody waits for an answer any more: checks that look at pairs of views ask for each of them, and then may say
    /// anything.
    var isCancelled: Bool { cancellation?.isRaised ?? false }

    /// The whole screen: the root's frame.
    public var bounds: AffineFrame {
        frames.first.flatMap { $0 }
            ?? AffineFrame(left: Affine(0), top: Affine(0), width: Affine(0), height: Affine(0))
    }

    /// The screen without safe area insets, and above the keyboard where one is shown.
    public var safeBounds: AffineFrame {
        let bounds = bounds
        let insets = environment.safeArea
        let bottom = max(insets.bottom, environment.keyboardHeight)
        return AffineFrame(
            left: bounds.left + insets.left, top: bounds.top + insets.top,
            width: bounds.width - (insets.left + insets.right),
            height: bounds.height - (insets.top + bottom))
    }

    /// The safe area without the navigation and tab bars that a document has.
    var barredBounds: AffineFrame {
        let safe = safeBounds
        return AffineFrame(
            left: safe.left, top: safe.top + tree.bars.top, width: safe.width,
            height: safe.height - (tree.bars.top + tree.bars.bottom))
    }

    /// The items below the screen's root that are drawn and have an extent, in tree order.
    public var visibleItems: [ScreenItem] {
        narrowToVisibility()
        return visibility.items
    }

    /// Whether an item is drawn, has an extent, and is not wholly outside what cuts it off.
    public func isVisible(_ number: Int) -> Bool {
        narrowToVisibility()
        return visibility.isVisible[number]
    }

    private func narrowToVisibility() {
        if trace.isSweeping { trace.narrow(lower: visibility.lower, upper: visibility.upper) }
    }

    private static func visibility(
        _ tree: ScreenTree, _ frames: [AffineFrame?], like whole: SweepTrace
    ) -> (isVisible: [Bool], items: [ScreenItem], lower: Double, upper: Double) {
        let trace = SweepTrace(
            lower: whole.lower, upper: whole.upper, isStrict: whole.isStrict)
        let isVisible = tree.items.map { item in
            guard item.isShown, let frame = frames[item.number],
                trace.areAllPositive(frame.width, frame.height)
            else { return false }
            var clipper = item.clipper
            while let other = clipper {
                guard let edges = frames[other] else { return false }
                let isInside = trace.areAllPositive(
                    frame.right - edges.left, edges.right - frame.left, frame.bottom - edges.top,
                    edges.bottom - frame.top)
                // What a scroll view cuts off can be scrolled in.
                if !isInside, tree.items[other].node?.scrolls != true { return false }
                clipper = tree.items[other].clipper
            }
            return true
        }
        let items = tree.items.filter {
            $0.parent != nil && $0.root == 0 && isVisible[$0.number]
        }
        return (isVisible, items, trace.lower, trace.upper)
    }

    init(
        _ piece: FramePiece, of job: JobSpecification, tree: ScreenTree,
        companions: [Companion: Screen] = [:],
        at size: Double, trace: SweepTrace
    ) {
        self.job = job
        self.tree = tree
        environment = piece.environment
        state = piece.variant.state
        step = piece.variant.step
        status = piece.result.status
        report = piece.result.report
        self.companions = companions
        self.trace = trace
        let offset = size - piece.place
        let frames = Screen.frames(of: piece, tree: tree, at: offset)
        self.frames = frames
        visibility = Screen.visibility(tree, frames, like: trace)
        var contentSizes: [Int: ContentSize] = [:]
        for content in piece.contents {
            contentSizes[content.item] = ContentSize(
                width: Affine(content.width.value(at: offset), slope: content.width.slope),
                height: Affine(content.height.value(at: offset), slope: content.height.slope))
        }
        self.contentSizes = contentSizes
    }

    /// Frames in the root's coordinates, `offset` points of the size swept from where the piece was solved.
    private static func frames(
        of piece: FramePiece, tree: ScreenTree, at offset: Double
    ) -> [AffineFrame?] {
        let isSweeping = !piece.slopes.isEmpty
        var frames: [AffineFrame?] = []
        frames.reserveCapacity(tree.items.count)
        func number(_ slot: Int) -> Affine {
            let slope = isSweeping ? piece.slopes[slot] : 0
            return Affine(piece.values[slot] + slope * offset, slope: slope)
        }
        for item in tree.items.indices {
            guard piece.values.count >= item * 4 + 4, !piece.values[item * 4].isNaN else {
                frames.append(nil)
                continue
            }
            frames.append(
                AffineFrame(
                    left: number(item * 4), top: number(item * 4 + 1), width: number(item * 4 + 2),
                    height: number(item * 4 + 3)))
        }
        func place(_ item: Int, in parent: Int) {
            guard let outer = frames[parent], var frame = frames[item] else { return }
            frame.left = frame.left + outer.left
            frame.top = frame.top + outer.top
            frames[item] = frame
        }
        // Superviews come before their subviews; owners of guides may come after them.
        for item in tree.items {
            if let parent = item.parent, parent < item.number { place(item.number, in: parent) }
        }
        for item in tree.items {
            if let parent = item.parent, parent > item.number { place(item.number, in: parent) }
        }
        return frames
    }
}
