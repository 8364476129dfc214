/// Conflicts in the form of UIKit's console log, for people who know it (semantics 1.6).
///
/// Views stand by their ids instead of addresses; constants are those of the layout before updates.
public struct ConflictLog: Sendable {
    /// Text of each constraint that the layout or an update of it has, by its key.
    private let texts: [String: String]
    /// Hugging and resistance of views, for the lines of natural sizes.
    private let views: [String: ViewNode]

    /// Collects what can be named. O(size of the specification).
    public init(_ specification: JobSpecification) {
        var texts: [String: String] = [:]
        var views: [String: ViewNode] = [:]
        func take(_ constraint: Constraint) {
            if texts[constraint.key] == nil { texts[constraint.key] = constraint.canonicalText }
        }
        specification.constraints.forEach(take)
        let layout = specification.layout
        for entry in LayoutIndex(layout).entries { views[entry.id] = entry.node }
        self.texts = texts
        self.views = views
    }

    /// The log of one conflict. Ends with a line feed.
    public func text(_ conflict: VariantReport.Conflict) -> String {
        var lines = [
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want.",
            "(",
        ]
        let members = conflict.members.map(description) + conflict.implicit.map(Self.fact)
        for (number, member) in members.enumerated() {
            lines.append("    \"\(member)\"\(number + 1 < members.count ? "," : "")")
        }
        lines += [
            ")", "", "Will attempt to recover by breaking constraint",
            description(conflict.givenUp), "",
        ]
        return lines.joined(separator: "\n")
    }

    /// A fact nobody wrote, such as "root.width == 320".
    private static func fact(_ text: String) -> String { "<\(text)   (implicit)>" }

    private func description(_ member: String) -> String {
        if let text = texts[member] {
            let identifier = text == member ? "" : "'\(member)' "
            return "<NSLayoutConstraint \(identifier)\(text)   (active)>"
        }
        if member.hasPrefix("UISV-"), let colon = member.firstIndex(of: ":") {
            let text = member[member.index(after: colon)...].drop { $0 == " " }
            return "<NSLayoutConstraint '\(member[..<colon])' \(text)   (active)>"
        }
        for (kind, axis) in [
            (".hugging.h", Axis.horizontal), (".hugging.v", .vertical),
            (".compression.h", .horizontal), (".compression.v", .vertical),
        ] where member.hasSuffix(kind) {
            guard let view = views[String(member.dropLast(kind.count))] else { continue }
            let hugging = NumberText.text(view.hugging[axis])
            let resistance = NumberText.text(view.compressionResistance[axis])
            return "<NSContentSizeLayoutConstraint \(view.id).\(axis.sizeAttribute) "
                + "Hug:\(hugging) CompressionResistance:\(resistance)   (active)>"
        }
        if let dot = member.firstRange(of: ".autoresizing."),
            let frame = views[String(member[..<dot.lowerBound])]?.autoresizing
        {
            return "<NSAutoresizingMaskLayoutConstraint \(frame.maskText) "
                + "\(member[..<dot.lowerBound]).\(member[dot.upperBound...])   (active)>"
        }
        return "<NSLayoutConstraint '\(member)'   (active)>"
    }
}
