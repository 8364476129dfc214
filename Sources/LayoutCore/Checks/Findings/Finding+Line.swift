extension Finding {
    /// The finding in one line: severity, views, and the widths and heights where they are less than all that was checked,
    /// such as "error price title, width [320, 341.5)".
    public func line(within all: FindingExtent) -> String {
        var parts = ["\(severity.rawValue) \(cause.views.joined(separator: " "))"]
        if extent.widths != all.widths { parts.append("width \(Finding.text(extent.widths))") }
        if extent.heights != all.heights { parts.append("height \(Finding.text(extent.heights))") }
        return parts.joined(separator: ", ")
    }

    /// Ranges with "and" between them.
    static func text(_ ranges: [SizeRange]) -> String {
        ranges.map(\.text).joined(separator: " and ")
    }
}
