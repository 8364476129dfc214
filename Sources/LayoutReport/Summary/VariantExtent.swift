public import LayoutCore

/// What a set of variants has in common, small enough to keep for each finding: "landscape, width 568...1366, step 2, 1024 of
/// 4096 variants".
public struct VariantExtent: Equatable, Sendable {
    /// Number of variants.
    public private(set) var count = 0
    /// The first of them.
    public private(set) var first: Variant?
    private var orientations: [Orientation] = []
    private var states: [String] = []
    private var textSizes: [String] = []
    private var directions: [LayoutDirection] = []
    private var locales: [String] = []
    private var rows = VariantSet()
    private var steps = VariantSet()
    private var width = 0.0...0.0
    private var height = 0.0...0.0

    /// An empty set.
    public init() {}

    /// Adds a variant. O(distinct values of an axis).
    public mutating func add(_ variant: Variant) {
        let environment = variant.environment
        let size = environment.size
        if first == nil {
            first = variant
            width = size.width...size.width
            height = size.height...size.height
        }
        count += 1
        width = min(width.lowerBound, size.width)...max(width.upperBound, size.width)
        height = min(height.lowerBound, size.height)...max(height.upperBound, size.height)
        VariantExtent.insert(environment.orientation, into: &orientations)
        VariantExtent.insert(variant.state ?? VariantLabel.baseState, into: &states)
        VariantExtent.insert(environment.textSize, into: &textSizes)
        VariantExtent.insert(environment.direction, into: &directions)
        if let locale = environment.locale { VariantExtent.insert(locale, into: &locales) }
        if let row = variant.data { rows.insert(row) }
        if let step = variant.step { steps.insert(step) }
    }

    /// The extent in words, told apart from `all`, the extent of everything that was tried: what does not narrow is left out.
    /// Names of rows of data go by the rows' numbers.
    public func text(within all: VariantExtent, dataNames: [String]) -> String {
        guard count < all.count else { return "everywhere" }
        var parts: [String] = []
        if orientations.count < all.orientations.count {
            parts += orientations.map(\.rawValue)
        }
        if states.count < all.states.count {
            parts.append("state " + states.joined(separator: ", "))
        }
        if textSizes.count < all.textSizes.count {
            parts.append("text size " + textSizes.joined(separator: ", "))
        }
        if directions.count < all.directions.count { parts += directions.map(\.rawValue) }
        if locales.count < all.locales.count { parts.append(locales.joined(separator: ", ")) }
        if rows.count < all.rows.count {
            let names = rows.numbers.map {
                dataNames.indices.contains($0) ? dataNames[$0] : String($0)
            }
            parts.append("data " + ExtentText.list(names))
        }
        if steps.count < all.steps.count {
            parts.append("step " + ExtentText.list(steps.numbers.map(String.init)))
        }
        if width != all.width { parts.append("width " + VariantExtent.text(width)) }
        if height != all.height { parts.append("height " + VariantExtent.text(height)) }
        parts.append("\(count) of \(all.count) variants")
        return parts.joined(separator: ", ")
    }

    private static func insert<Value: Equatable>(_ value: Value, into list: inout [Value]) {
        if !list.contains(value) { list.append(value) }
    }

    private static func text(_ range: ClosedRange<Double>) -> String {
        let lower = NumberText.text(range.lowerBound)
        if range.lowerBound == range.upperBound { return lower }
        return lower + "..." + NumberText.text(range.upperBound)
    }
}
