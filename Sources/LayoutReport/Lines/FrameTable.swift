public import LayoutCore

/// Answers for people: a heading for each variant, then its views as a tree with frames in fixed columns.
public struct FrameTable: Sendable {
    private static let numberWidth = 10

    private let items: [(name: String, label: String)]
    private let nameWidth: Int
    private let job: Job

    /// Prepares the tables of a job.
    public init(specification: JobSpecification, items: ItemTable) {
        job = specification.job
        var depths: [Int] = []
        self.items = items.items.map { item in
            let depth = item.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let name = item.isGuide ? "\(item.id) (guide)" : item.id
            return (item.id, String(repeating: "  ", count: depth) + name)
        }
        nameWidth = FrameTable.nameWidth(self.items.map(\.label))
    }

    /// Frames of a screen that is no variant of a job, in the same columns. Numbers are rounded to a thousandth of a point.
    public static func lines(_ frames: [(id: String, frame: Frame)]) -> [String] {
        let nameWidth = nameWidth(frames.map(\.id))
        return [heading(nameWidth)]
            + frames.map { id, frame in
                row(
                    id, [frame.x, frame.y, frame.width, frame.height].map(number), nameWidth)
            }
    }

    private static func nameWidth(_ names: [String]) -> Int {
        max(16, names.map(\.count).max() ?? 0)
    }

    private static func heading(_ nameWidth: Int) -> String {
        row("", ["x", "y", "width", "height"], nameWidth)
    }

    /// The lines of one variant. Numbers are rounded to a thousandth of a point.
    ///
    /// - Parameters:
    ///   - result: The answer.
    ///   - variant: The variant it answers.
    ///   - trace: Whether the heading tells how the answer came about.
    ///   - origin: Where it was solved; told with `trace` alone.
    public func lines(
        _ result: VariantResult, of variant: Variant, trace: Bool = false,
        origin: ResultOrigin? = nil
    ) -> [String] {
        let status = result.status.words.joined(separator: ", ")
        var heading = "\(job.id) #\(variant.index)  \(VariantLabel.text(variant))"
        heading += "  \(status.isEmpty ? "ok" : status)"
        if trace { heading += "  [" + traceText(result.trace, origin) + "]" }
        var lines = [heading]
        if let failure = result.report.failure { lines.append("  no answer: \(failure)") }
        if !result.status.contains(.failed) { lines += frameLines(result) }
        for conflict in result.report.conflicts {
            let others = (conflict.members + conflict.implicit).filter { $0 != conflict.givenUp }
            lines.append(
                "  conflict: \(conflict.givenUp) is given up against "
                    + others.joined(separator: "; "))
        }
        for ambiguity in result.report.ambiguities {
            let lower = ambiguity.lower.map(FrameTable.number) ?? "-inf"
            let upper = ambiguity.upper.map(FrameTable.number) ?? "inf"
            lines.append(
                "  ambiguous: \(ambiguity.item).\(ambiguity.attribute.rawValue) may be \(lower)...\(upper)"
            )
        }
        for content in result.report.contentSizes {
            lines.append(
                "  content of \(content.item): \(FrameTable.number(content.width)) x "
                    + FrameTable.number(content.height))
        }
        return lines
    }

    private func frameLines(_ result: VariantResult) -> [String] {
        if result.values.isEmpty, !items.isEmpty { return ["  frames were not kept"] }
        var lines = [FrameTable.heading(nameWidth)]
        for (index, item) in items.enumerated() {
            guard result.values.count >= index * 4 + 4 else { break }
            let values = result.values[index * 4..<index * 4 + 4]
            let isRemoved = values.contains { !$0.isFinite }
            lines.append(
                FrameTable.row(
                    item.label, isRemoved ? ["removed"] : values.map(FrameTable.number), nameWidth))
        }
        return lines
    }

    private func traceText(_ trace: VariantTrace, _ origin: ResultOrigin?) -> String {
        var text = trace.word
        if trace.pivots > 0 { text += ", \(trace.pivots) pivots" }
        if let origin { text += ", \(origin.worker), attempt \(origin.attempt)" }
        return text
    }

    private static func row(_ name: String, _ cells: [String], _ nameWidth: Int) -> String {
        var line = "  " + name + String(repeating: " ", count: nameWidth - name.count)
        for cell in cells {
            line += String(repeating: " ", count: max(1, numberWidth - cell.count)) + cell
        }
        return line
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return NumberText.text(rounded.isFinite ? rounded : value)
    }
}
