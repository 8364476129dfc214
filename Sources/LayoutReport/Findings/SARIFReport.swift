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
        JSONText.append(FindingText.message(finding, of: job), to: &bytes)
        ByteText.append("},\"partialFingerprints\":{\"finding\":", to: &bytes)
        JSONText.append(finding.id, to: &bytes)
        bytes.append(UInt8(ascii: "}"))
        if let place = ReportedPlace(finding, of: job), let file = place.file {
            ByteText.append(
                ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":", to: &bytes)
            JSONText.append(reference(file), to: &bytes)
            bytes.append(UInt8(ascii: "}"))
            if let line = place.line {
                let column = place.column.map { ",\"startColumn\":\($0)" } ?? ""
                ByteText.append(",\"region\":{\"startLine\":\(line)\(column)}", to: &bytes)
            }
            ByteText.append("}}]", to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// A path as the URI reference that SARIF asks for: bytes that a path of a URI may not hold are escaped (RFC 3986).
    private static func reference(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            let isLetter = byte | 0x20 >= 97 && byte | 0x20 <= 122
            if isLetter || byte >= 48 && byte <= 57 || "-._~/".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
