/// Variants of a job that differ in one free size alone, or variants that have nothing of the kind in common.
package struct VariantLine: Equatable, Sendable {
    /// Number of the first variant.
    package var first: Int
    /// From one variant's number to the next one's.
    package var stride: Int
    /// How many variants.
    package var count: Int
    /// The size in which they differ; nil where they are screens of their own.
    package var axis: Axis?
    /// The sizes, in the order of the variants, points; none without an axis.
    package var sizes: SizeAxis

    /// Screens of their own, one after another.
    init(_ first: Int, count: Int) {
        self.first = first
        self.count = count
        stride = 1
        axis = nil
        sizes = .values([])
    }

    /// Sizes along an axis.
    init(_ first: Int, stride: Int, axis: Axis, sizes: SizeAxis) {
        self.first = first
        self.stride = stride
        self.axis = axis
        self.sizes = sizes
        count = sizes.count
    }

    /// The line in parts of at most so many variants; a line with an axis stays whole, for it is one question.
    package func parts(of size: Int) -> [VariantLine] {
        guard axis == nil, count > size else { return [self] }
        return Swift.stride(from: 0, to: count, by: size).map { start in
            VariantLine(first + start, count: min(size, count - start))
        }
    }

    /// Number of a variant of it.
    package func index(_ number: Int) -> Int { first + number * stride }
}

extension JobSpecification {
    /// The variants of the job in lines; each variant is on exactly one. O(lines).
    package var variantLines: [VariantLine] { space.lines }

    /// A variant of a line at a size between its own; nil on a line without an axis.
    package func variant(on line: VariantLine, at size: Double) -> Variant? {
        guard let axis = line.axis else { return nil }
        var whole = space.variant(at: line.first).environment.size
        if axis == .horizontal { whole.width = size } else { whole.height = size }
        return space.variant(at: line.first, resizedTo: whole)
    }
}
