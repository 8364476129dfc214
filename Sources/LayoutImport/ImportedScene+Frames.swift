public import LayoutCore
public import LayoutSolver

/// Why a scene has no frames.
public enum DesignFramesError: Error {
    /// The layout is refused: constraints or views that mean nothing.
    case invalid(DiagnosticList)
    /// The engine gave no answer: a limit, or it was cancelled.
    case unsolved(String)
}

extension ImportedScene {
    /// The job that solves the scene on its design device: one variant.
    public var designSpecification: JobSpecification {
        JobSpecification(
            job: Job(id: id, layout: name, sweep: "design"), layout: layout, blocks: [design])
    }

    /// Frames of the views on the design device as the document would store them: whole frames, not alignment
    /// rectangles, on device pixels, in pre-order of the tree. `measurer` measures texts without a stated size.
    public func designFrames(
        measurer: (any TextMeasurer)? = nil, limits: SolverLimits = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(DesignFramesError) -> [(id: String, frame: Frame)] {
        let result: VariantResult
        let items: ItemTable
        do {
            var solver = try JobSolver(
                designSpecification, textMeasurer: measurer, limits: limits,
                cancellation: cancellation)
            items = solver.items
            result = try solver.solve(0)
        } catch let error as DiagnosticList {
            throw .invalid(error)
        } catch {
            throw .unsolved("\(error)")
        }
        if let failure = result.report.failure { throw .unsolved(failure) }
        let scale = design.scale ?? 2
        var frames: [(id: String, frame: Frame)] = []
        for (number, item) in items.items.enumerated() where !item.isGuide {
            let values = result.values[number * 4..<number * 4 + 4]
            guard values.allSatisfy(\.isFinite) else { continue }
            let first = values.startIndex
            var place = Frame(
                values[first], values[first + 1], values[first + 2], values[first + 3])
            if let stack = stacksLeft[item.id] {
                move(&place, from: item, into: stack, items, result.values)
            }
            var frame = PixelRounding.rounded(place, scale: scale)
            let insets = alignmentInsets[item.id] ?? .zero
            frame.x -= insets.left
            frame.y -= insets.top
            frame.width += insets.left + insets.right
            frame.height += insets.top + insets.bottom
            if let parent = item.parent, let origin = boundsOrigins[items.items[parent].id] {
                frame.x -= origin.x
                frame.y -= origin.y
            }
            frames.append((item.id, frame))
        }
        return frames
    }

    /// Makes a frame that is relative to an item's parent relative to another view below that parent.
    private func move(
        _ frame: inout Frame, from item: ItemTable.Item, into view: String, _ items: ItemTable,
        _ values: [Double]
    ) {
        var current = items.items.firstIndex { $0.id == view }
        while let number = current, number != item.parent {
            frame.x -= values[number * 4]
            frame.y -= values[number * 4 + 1]
            current = items.items[number].parent
        }
    }
}
