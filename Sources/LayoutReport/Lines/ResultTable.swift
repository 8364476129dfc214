public import LayoutCore

/// Answers as comma-separated values (RFC 4180), one row an item.
public struct ResultTable: Sendable {
    /// The first line.
    public static let header =
        "job,variant,device,split,width,height,orientation,scale,textSize,direction,locale,state,data,"
        + "step,status,item,x,y,w,h\r\n"

    private let job: Job
    private let items: [String]

    /// Prepares the rows of a job.
    public init(specification: JobSpecification, items: ItemTable) {
        job = specification.job
        self.items = items.items.map { ResultTable.field($0.id) }
    }

    /// Appends the rows of one variant. Numbers that are not there are empty. O(items).
    public func append(
        _ result: VariantResult, of variant: Variant, to bytes: inout [UInt8]
    ) {
        let environment = variant.environment
        let data = variant.data.flatMap { job.data.indices.contains($0) ? job.data[$0].id : nil }
        let fields: [String] = [
            ResultTable.field(job.id), String(variant.index),
            ResultTable.field(environment.device ?? ""), environment.split.rawValue,
            NumberText.text(environment.size.width), NumberText.text(environment.size.height),
            environment.orientation.rawValue, NumberText.text(environment.scale),
            environment.textSize, environment.direction.rawValue,
            ResultTable.field(environment.locale ?? ""),
            ResultTable.field(variant.state ?? Predicate.baseState),
            ResultTable.field(data ?? ""), variant.step.map { String($0) } ?? "",
            result.status.words.joined(separator: " "),
        ]
        let start = Array(fields.joined(separator: ",").utf8)
        for (index, item) in items.enumerated() {
            bytes.append(contentsOf: start)
            bytes.append(UInt8(ascii: ","))
            ByteText.append(item, to: &bytes)
            for component in index * 4..<index * 4 + 4 {
                bytes.append(UInt8(ascii: ","))
                guard component < result.values.count, result.values[component].isFinite else {
                    continue
                }
                ByteText.append(NumberText.text(result.values[component]), to: &bytes)
            }
            ByteText.append("\r\n", to: &bytes)
        }
    }

    /// A field, in quotes where it has to be.
    static func field(_ text: String) -> String {
        let mustQuote = text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
        guard mustQuote else { return text }
        return "\""
            + text.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}
