public import LayoutCore

/// Answers as NDJSON, one line a variant (docs/job-format.md, "Results").
///
/// Written by hand: keys always in the same order, numbers in their shortest digits, so that the same answer
/// is the same bytes wherever it was solved or stored.
public struct ResultLine: Sendable {
    private let job: Job
    private let start: [UInt8]
    private let itemStarts: [[UInt8]]

    /// Prepares the lines of a job.
    public init(specification: JobSpecification, items: ItemTable) {
        job = specification.job
        var start: [UInt8] = []
        ByteText.append("\"job\":", to: &start)
        JSONText.append(job.id, to: &start)
        ByteText.append(",\"variant\":", to: &start)
        self.start = start
        itemStarts = items.items.enumerated().map { index, item in
            var bytes: [UInt8] = index == 0 ? [] : [UInt8(ascii: ",")]
            JSONText.append(item.id, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            return bytes
        }
    }

    /// Appends the line of one variant with its line feed. O(items).
    ///
    /// - Parameters:
    ///   - result: The answer.
    ///   - variant: The variant it answers.
    ///   - sequence: Number of the record in a store, to go on from; nil leaves it out.
    ///   - trace: Whether to tell how the answer came about.
    ///   - origin: Where it was solved; told with `trace` alone.
    ///   - bytes: What is appended to.
    public func append(
        _ result: VariantResult, of variant: Variant, sequence: Int? = nil, trace: Bool = false,
        origin: ResultOrigin? = nil, to bytes: inout [UInt8]
    ) {
        bytes.append(UInt8(ascii: "{"))
        if let sequence {
            ByteText.append("\"seq\":", to: &bytes)
            ByteText.append(sequence, to: &bytes)
            bytes.append(UInt8(ascii: ","))
        }
        bytes.append(contentsOf: start)
        ByteText.append(variant.index, to: &bytes)
        appendPlace(variant, to: &bytes)
        ByteText.appendKey("status", to: &bytes)
        ByteText.appendStrings(result.status.words, to: &bytes)
        appendFrames(result, to: &bytes)
        appendReport(result.report, to: &bytes)
        if trace { appendTrace(result.trace, origin, to: &bytes) }
        ByteText.append("}\n", to: &bytes)
    }

    private func appendPlace(_ variant: Variant, to bytes: inout [UInt8]) {
        let environment = variant.environment
        if let device = environment.device {
            ByteText.appendMember("device", device, to: &bytes)
        }
        if environment.split != .full {
            ByteText.appendMember("split", environment.split.rawValue, to: &bytes)
        }
        ByteText.appendKey("size", to: &bytes)
        let size = [environment.size.width, environment.size.height]
        ByteText.appendArray(size, to: &bytes) { ByteText.append($0, to: &$1) }
        ByteText.appendMember("orientation", environment.orientation.rawValue, to: &bytes)
        ByteText.appendMember("scale", environment.scale, to: &bytes)
        ByteText.appendMember("textSize", environment.textSize, to: &bytes)
        ByteText.appendMember("direction", environment.direction.rawValue, to: &bytes)
        if let locale = environment.locale {
            ByteText.appendMember("locale", locale, to: &bytes)
        }
        ByteText.appendMember("state", variant.state ?? Predicate.baseState, to: &bytes)
        if let data = variant.data, job.data.indices.contains(data) {
            ByteText.appendMember("data", job.data[data].id, to: &bytes)
        }
        if let step = variant.step { ByteText.appendMember("step", Double(step), to: &bytes) }
    }

    /// `"frames":{"form":[15,288.5,345,90]}`; null for a view that is removed, and for all without an answer or where they
    /// were not kept, which `"framesKept":false` says.
    private func appendFrames(_ result: VariantResult, to bytes: inout [UInt8]) {
        ByteText.appendKey("frames", to: &bytes)
        guard !result.status.contains(.failed), result.values.count == itemStarts.count * 4 else {
            ByteText.append("null", to: &bytes)
            if result.values.isEmpty, !itemStarts.isEmpty {
                ByteText.append(",\"framesKept\":false", to: &bytes)
            }
            return
        }
        bytes.append(UInt8(ascii: "{"))
        for (index, itemStart) in itemStarts.enumerated() {
            bytes.append(contentsOf: itemStart)
            let values = result.values[index * 4..<index * 4 + 4]
            if values.contains(where: { !$0.isFinite }) {
                ByteText.append("null", to: &bytes)
            } else {
                ByteText.appendArray(values, to: &bytes) { ByteText.append($0, to: &$1) }
            }
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private func appendReport(_ report: VariantReport, to bytes: inout [UInt8]) {
        if !report.conflicts.isEmpty {
            ByteText.appendKey("conflicts", to: &bytes)
            ByteText.appendArray(report.conflicts, to: &bytes) { conflict, bytes in
                ByteText.append("{\"givenUp\":", to: &bytes)
                JSONText.append(conflict.givenUp, to: &bytes)
                ByteText.appendKey("members", to: &bytes)
                ByteText.appendStrings(conflict.members, to: &bytes)
                ByteText.appendKey("implicit", to: &bytes)
                ByteText.appendStrings(conflict.implicit, to: &bytes)
                bytes.append(UInt8(ascii: "}"))
            }
        }
        if !report.ambiguities.isEmpty {
            ByteText.appendKey("ambiguities", to: &bytes)
            ByteText.appendArray(report.ambiguities, to: &bytes) { ambiguity, bytes in
                ByteText.append("{\"item\":", to: &bytes)
                JSONText.append(ambiguity.item, to: &bytes)
                ByteText.appendMember("axis", ambiguity.axis.rawValue, to: &bytes)
                ByteText.appendMember("attribute", ambiguity.attribute.rawValue, to: &bytes)
                // A bound that is not there is null.
                ByteText.appendMember("lower", ambiguity.lower ?? .nan, to: &bytes)
                ByteText.appendMember("upper", ambiguity.upper ?? .nan, to: &bytes)
                bytes.append(UInt8(ascii: "}"))
            }
        }
        if !report.contentSizes.isEmpty {
            ByteText.appendKey("contentSizes", to: &bytes)
            ByteText.appendArray(report.contentSizes, to: &bytes) { content, bytes in
                ByteText.append("{\"item\":", to: &bytes)
                JSONText.append(content.item, to: &bytes)
                ByteText.appendKey("size", to: &bytes)
                ByteText.appendArray([content.width, content.height], to: &bytes) {
                    ByteText.append($0, to: &$1)
                }
                bytes.append(UInt8(ascii: "}"))
            }
        }
        if let failure = report.failure {
            ByteText.appendMember("failure", failure, to: &bytes)
        }
    }

    private func appendTrace(
        _ trace: VariantTrace, _ origin: ResultOrigin?, to bytes: inout [UInt8]
    ) {
        ByteText.append(",\"trace\":{\"by\":", to: &bytes)
        JSONText.append(trace.word, to: &bytes)
        ByteText.appendMember("pivots", Double(trace.pivots), to: &bytes)
        if let origin {
            ByteText.appendMember("worker", origin.worker, to: &bytes)
            ByteText.appendMember("attempt", Double(origin.attempt), to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}

extension VariantStatus {
    /// The bits that are set, in words; none when all is well.
    public var words: [String] {
        var words: [String] = []
        if contains(.conflict) { words.append("conflict") }
        if contains(.ambiguous) { words.append("ambiguous") }
        if contains(.unsettled) { words.append("unsettled") }
        if contains(.failed) { words.append("failed") }
        return words
    }
}

extension VariantTrace {
    /// How the answer came about: "cold" built a solver, "hit" looked a region up, "walk" carried a basis on.
    public var word: String { builtSolver ? "cold" : isHit ? "hit" : "walk" }
}
