internal import Foundation
internal import LayoutCore

/// Screens to try a layout on; the axes of one multiply.
public struct LayoutSweep: Sendable {
    /// The block of the job file.
    let block: SweepBlock
    /// Text sizes that were named and that there are none of.
    let unknownTextSizes: [String]

    private init(_ block: SweepBlock, _ textSizes: [String], _ rightToLeft: Bool) {
        var block = block
        block.textSizes = textSizes.compactMap(TextSizeCategory.init)
        block.directions = rightToLeft ? [.leftToRight, .rightToLeft] : [.leftToRight]
        self.block = block
        unknownTextSizes = textSizes.filter { TextSizeCategory(rawValue: $0) == nil }
    }

    /// Devices of the catalogue, by id, alias or pattern such as "iphone-*", upright and turned.
    public static func devices(
        _ names: String..., landscape: Bool = true, textSizes: [String] = ["large"],
        rightToLeft: Bool = false
    ) -> LayoutSweep {
        var block = SweepBlock()
        block.devices = names
        block.orientations = landscape ? [.portrait, .landscape] : [.portrait]
        return LayoutSweep(block, textSizes, rightToLeft)
    }

    /// Every width of a range at some heights, points, with traits and insets of a device.
    public static func widths(
        _ range: ClosedRange<Double>, step: Double = 1, heights: [Double],
        base: String = "iphone-15", textSizes: [String] = ["large"], rightToLeft: Bool = false
    ) -> LayoutSweep {
        var block = SweepBlock()
        block.base = base
        block.widths = .range(from: range.lowerBound, to: range.upperBound, step: step)
        block.heights = .values(heights)
        return LayoutSweep(block, textSizes, rightToLeft)
    }

    /// What is wrong with a sweep of a job, as `layoutctl` would say of its file.
    static func mistakes(_ sweep: [LayoutSweep], id: String) -> [Diagnostic] {
        let sizes = TextSizeCategory.allCases.map(\.rawValue)
        let unknown = sweep.flatMap(\.unknownTextSizes).map { name in
            Diagnostic(
                code: "unknown-value", message: "unknown text size '\(name)'",
                expected: "one of \(sizes.joined(separator: ", "))",
                suggestion: NearestName.of(name, among: sizes))
        }
        guard unknown.isEmpty else { return unknown }
        var file = JobFile()
        file.sweeps[id] = sweep.map(\.block)
        file.layouts[id] = Layout(root: ViewNode(id: "screen"))
        file.jobs = [Job(id: id, layout: id, sweep: id)]
        guard let text = try? JSONEncoder().encode(file) else {
            return [Diagnostic(code: "not-finite", message: "a size of the sweep is no number")]
        }
        do throws(DiagnosticList) {
            _ = try JobFileReader.read([UInt8](text))
            return []
        } catch {
            // The text was never seen by anybody: the path is the place.
            return error.diagnostics.map { mistake in
                var mistake = mistake
                (mistake.line, mistake.column) = (nil, nil)
                return mistake
            }
        }
    }
}
