internal import LayoutCore

/// Screens to try a layout on; the axes of one multiply.
public struct LayoutSweep: Sendable {
    /// The block of the job file.
    let block: SweepBlock

    /// Devices of the catalogue, by id, alias or pattern such as "iphone-*", upright and turned.
    public static func devices(
        _ names: String..., landscape: Bool = true, textSizes: [String] = ["large"],
        rightToLeft: Bool = false
    ) -> LayoutSweep {
        var block = SweepBlock()
        block.devices = names
        block.orientations = landscape ? [.portrait, .landscape] : [.portrait]
        block.add(textSizes, rightToLeft)
        return LayoutSweep(block: block)
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
        block.add(textSizes, rightToLeft)
        return LayoutSweep(block: block)
    }
}

extension SweepBlock {
    fileprivate mutating func add(_ textSizes: [String], _ rightToLeft: Bool) {
        self.textSizes = textSizes.compactMap(TextSizeCategory.init)
        directions = rightToLeft ? [.leftToRight, .rightToLeft] : [.leftToRight]
    }
}
