public import LayoutCore

/// Where a finding holds, in words.
public enum ExtentText {
    /// Names shown before "and N more".
    private static let shown = 3

    /// The axes of an extent that are narrower than everything that was checked, and the number of variants; "everywhere"
    /// where nothing is.
    public static func text(_ extent: FindingExtent, within all: FindingExtent) -> String {
        if extent.variants == all.variants, !extent.variants.isEmpty { return "everywhere" }
        var parts = sizes(extent, all)
        if extent.orientations.count < all.orientations.count {
            parts += extent.orientations.map(\.rawValue)
        }
        if extent.states.count < all.states.count {
            parts.append("state " + list(extent.states))
        }
        if extent.textSizes.count < all.textSizes.count { parts.append(textSizes(extent, all)) }
        if extent.directions.count < all.directions.count {
            parts += extent.directions.map(\.rawValue)
        }
        if extent.locales.count < all.locales.count {
            parts.append("locale " + list(extent.locales))
        }
        if extent.data.count < all.data.count { parts.append("data " + list(extent.data)) }
        if extent.steps.count < all.steps.count {
            parts.append("step " + list(extent.steps.map(String.init)))
        }
        let count = extent.variants.count
        parts.append(
            count == 0
                ? "between the sizes of \(all.variants.count) variants"
                : "\(count) of \(all.variants.count) variants")
        return parts.joined(separator: ", ")
    }

    private static func sizes(_ extent: FindingExtent, _ all: FindingExtent) -> [String] {
        var parts: [String] = []
        let isExact = (all.widths + all.heights).contains { !$0.isPoint }
        if !isExact, !extent.devices.isEmpty {
            return extent.devices.count < all.devices.count ? [list(extent.devices)] : []
        }
        if extent.widths != all.widths { parts.append("width " + list(extent.widths.map(\.text))) }
        if extent.heights != all.heights {
            parts.append("height " + list(extent.heights.map(\.text)))
        }
        return parts
    }

    /// "text size xxLarge and up" where it holds from one size on, else the sizes.
    private static func textSizes(_ extent: FindingExtent, _ all: FindingExtent) -> String {
        func ranks(_ names: [String]) -> [Int] {
            names.compactMap { TextSizeCategory(rawValue: $0)?.rank }.sorted()
        }
        let (own, every) = (ranks(extent.textSizes), ranks(all.textSizes))
        if own.count > 1, own == every.suffix(own.count), let first = own.first {
            return "text size \(TextSizeCategory.allCases[first].rawValue) and up"
        }
        return "text size " + list(extent.textSizes)
    }

    static func list(_ names: [String]) -> String {
        if names.count <= shown + 1 { return names.joined(separator: ", ") }
        return names.prefix(shown).joined(separator: ", ") + " and \(names.count - shown) more"
    }
}
