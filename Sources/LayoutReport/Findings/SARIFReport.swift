import LayoutCore

/// Findings as SARIF 2.1.0, for code scanning: a result for each cause, told apart by its id over runs.
public enum SARIFReport {
    /// The document. `rules` are the checks' ids with what they say.
    public static func document(
        _ jobs: [JobFindings], rules: [(id: String, summary: String)], version: String
    ) -> [UInt8] {
        var bytes = Array(
            ("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
                + "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"layoutctl\"").utf8)
        ByteText.appendMember("version", version, to: &bytes)
        ByteText.appendKey("rules", to: &bytes)
        ByteText.appendArray(rules, to: &bytes) { rule, bytes in
            ByteText.append("{\"id\":", to: &bytes)
            JSONText.append(rule.id, to: &bytes)
            ByteText.append(",\"shortDescription\":{\"text\":", to: &bytes)
            JSONText.append(rule.summary, to: &bytes)
            ByteText.append("}}", to: &bytes)
        }
        ByteText.append("}},\"results\":", to: &bytes)
        let results = jobs.flatMap { job in job.findings.map { (job, $0) } }
        ByteText.appendArray(results, to: &bytes) { result, bytes in
            append(result.1, result.0, to: &bytes)
        }
        ByteText.append("}]}\n", to: &bytes)
        return bytes
    }

    private static func append(
        _ finding: Finding, _ job: JobFindings, to bytes: inout [UInt8]
    ) {
        ByteText.append("\n{\"ruleId\":", to: &bytes)
        JSONText.append(finding.cause.rule, to: &bytes)
        ByteText.appendMember("level", finding.severity.rawValue, to: &bytes)
        ByteText.append(",\"message\":{\"text\":", to: &bytes)
        JSONText.append(FindingText.sentence(finding, within: job.all), to: &bytes)
        ByteText.append("},\"partialFingerprints\":{\"finding\":", to: &bytes)
        JSONText.append(finding.id, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        if let place = finding.sources.first ?? job.file {
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
            let file = line == nil ? place : parts.dropLast().joined(separator: ":")
            ByteText.append(
                ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":", to: &bytes)
            JSONText.append(file, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
            if let line { ByteText.append(",\"region\":{\"startLine\":\(line)}", to: &bytes) }
            ByteText.append("}}]", to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}
