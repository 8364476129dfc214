public import LayoutCore

/// Findings as JSON (docs/checks.md, "Findings for programs"): keys always in the same order, numbers in their shortest
/// digits, nothing that differs between two runs.
public enum FindingLine {
    /// One object on one line.
    public static func append(
        _ finding: Finding, of job: JobFindings, to bytes: inout [UInt8]
    ) {
        ByteText.append("{\"id\":", to: &bytes)
        JSONText.append(finding.id, to: &bytes)
        ByteText.appendMember("job", finding.job, to: &bytes)
        ByteText.appendMember("rule", finding.cause.rule, to: &bytes)
        ByteText.appendMember("severity", finding.severity.rawValue, to: &bytes)
        ByteText.appendKey("views", to: &bytes)
        ByteText.appendStrings(finding.cause.views, to: &bytes)
        if !finding.cause.detail.isEmpty {
            ByteText.appendMember("detail", finding.cause.detail, to: &bytes)
        }
        if let conflict = finding.conflict { append(conflict, to: &bytes) }
        ByteText.appendMember("message", finding.message, to: &bytes)
        if let unit = finding.unit { ByteText.appendMember("unit", unit.rawValue, to: &bytes) }
        appendExtent(finding.extent, of: job, to: &bytes)
        ByteText.appendKey("worst", to: &bytes)
        append(finding.worst, job, to: &bytes)
        for (key, place) in [("boundary", finding.boundary), ("firstGood", finding.firstGood)] {
            guard let place else { continue }
            ByteText.appendKey(key, to: &bytes)
            append(place, job, to: &bytes)
        }
        ByteText.appendKey("constraints", to: &bytes)
        ByteText.appendStrings(finding.constraints, to: &bytes)
        ByteText.appendKey("sources", to: &bytes)
        ByteText.appendStrings(finding.sources, to: &bytes)
        ByteText.appendKey("reproduce", to: &bytes)
        ByteText.appendStrings(
            ["layoutctl", "check"] + [job.file].compactMap { $0 } + finding.reproduction, to: &bytes
        )
        bytes.append(UInt8(ascii: "}"))
    }

    private static func append(
        _ conflict: VariantReport.Conflict, to bytes: inout [UInt8]
    ) {
        ByteText.appendKey("conflict", to: &bytes)
        ByteText.append("{\"givenUp\":", to: &bytes)
        JSONText.append(conflict.givenUp, to: &bytes)
        for (key, names) in [("members", conflict.members), ("implicit", conflict.implicit)] {
            ByteText.appendKey(key, to: &bytes)
            ByteText.appendStrings(names, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// All findings of a run as one document.
    public static func document(_ jobs: [JobFindings]) -> [UInt8] {
        var bytes = Array("{\"version\":1,\"jobs\":[".utf8)
        for (number, job) in jobs.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: ",")) }
            ByteText.append("\n{\"job\":", to: &bytes)
            JSONText.append(job.job, to: &bytes)
            ByteText.appendMember("variants", Double(job.all.variants.count), to: &bytes)
            for severity in Severity.allCases.reversed() {
                ByteText.appendMember(
                    "\(severity.rawValue)s", Double(job.count(severity)), to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
        ByteText.append("],\"findings\":[", to: &bytes)
        var isFirst = true
        for job in jobs {
            for finding in job.findings {
                ByteText.append(isFirst ? "\n" : ",\n", to: &bytes)
                isFirst = false
                append(finding, of: job, to: &bytes)
            }
        }
        ByteText.append("]}\n", to: &bytes)
        return bytes
    }

    /// Axes by name; those that do not narrow are left out.
    private static func appendExtent(
        _ extent: FindingExtent, of job: JobFindings, to bytes: inout [UInt8]
    ) {
        ByteText.appendKey("where", to: &bytes)
        ByteText.append("{\"variants\":", to: &bytes)
        ByteText.append(extent.variants.count, to: &bytes)
        ByteText.appendMember("of", Double(job.all.variants.count), to: &bytes)
        for (key, ranges) in [("widths", extent.widths), ("heights", extent.heights)] {
            ByteText.appendKey(key, to: &bytes)
            ByteText.appendArray(ranges, to: &bytes) { range, bytes in
                ByteText.append("{\"from\":", to: &bytes)
                ByteText.append(range.lower, to: &bytes)
                ByteText.appendMember("to", range.upper, to: &bytes)
                let lower = range.includesLower ? "[" : "("
                let upper = range.includesUpper ? "]" : ")"
                ByteText.appendMember("ends", lower + upper, to: &bytes)
                bytes.append(UInt8(ascii: "}"))
            }
        }
        let all = job.all
        let lists: [(String, [String], [String])] = [
            ("devices", extent.devices, all.devices),
            (
                "orientations", extent.orientations.map(\.rawValue),
                all.orientations.map(\.rawValue)
            ),
            ("textSizes", extent.textSizes, all.textSizes),
            ("directions", extent.directions.map(\.rawValue), all.directions.map(\.rawValue)),
            ("locales", extent.locales, all.locales), ("states", extent.states, all.states),
            ("data", extent.data, all.data),
            ("steps", extent.steps.map(String.init), all.steps.map(String.init)),
        ]
        for (key, own, every) in lists where own.count < every.count {
            ByteText.appendKey(key, to: &bytes)
            ByteText.appendStrings(own, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private static func append(
        _ place: FindingPlace, _ job: JobFindings, to bytes: inout [UInt8]
    ) {
        let environment = place.variant.environment
        ByteText.append("{\"size\":", to: &bytes)
        let size = [environment.size.width, environment.size.height]
        ByteText.appendArray(size, to: &bytes) { ByteText.append($0, to: &$1) }
        if place.isSampled {
            ByteText.appendMember("variant", Double(place.variant.index), to: &bytes)
        }
        if let device = environment.device {
            ByteText.appendMember("device", device, to: &bytes)
        }
        ByteText.appendMember("textSize", environment.textSize, to: &bytes)
        ByteText.appendMember("direction", environment.direction.rawValue, to: &bytes)
        if let locale = environment.locale {
            ByteText.appendMember("locale", locale, to: &bytes)
        }
        ByteText.appendMember("state", place.variant.state ?? Predicate.baseState, to: &bytes)
        if let row = place.variant.data, job.dataNames.indices.contains(row) {
            ByteText.appendMember("data", job.dataNames[row], to: &bytes)
        }
        if let step = place.variant.step {
            ByteText.appendMember("step", Double(step), to: &bytes)
        }
        if let measure = place.measure { ByteText.appendMember("measure", measure, to: &bytes) }
        bytes.append(UInt8(ascii: "}"))
    }
}
