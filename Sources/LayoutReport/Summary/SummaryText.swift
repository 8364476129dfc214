import LayoutCore

/// What a person reads after a run: a table of counts, then one entry for each cause.
public enum SummaryText {
    /// The page for the jobs of a run, line by line. Of a run in one process the same bytes each time.
    public static func lines(_ jobs: [(name: String, summary: RunSummary)]) -> [String] {
        var table = AlignedTable([
            ("job", .left), ("variants", .right), ("hits", .right), ("walks", .right),
            ("cold builds", .right), ("conflict", .right), ("ambiguous", .right),
            ("off screen", .right),
        ])
        let counts: [(RunSummary) -> Int] = [
            { $0.all.count }, { $0.hitCount }, { $0.walkCount }, { $0.coldCount },
            { $0.conflictCount }, { $0.ambiguousCount },
            { $0.offScreenCount },
        ]
        for job in jobs {
            table.add([job.name] + counts.map { String($0(job.summary)) })
        }
        if jobs.count > 1 {
            table.add(
                ["all"]
                    + counts.map { count in
                        String(jobs.reduce(0) { $0 + count($1.summary) })
                    })
        }
        var lines = table.lines
        for job in jobs {
            let findings = findings(job.summary)
            if !findings.isEmpty { lines += ["", job.name] + findings.map { "  " + $0 } }
        }
        return lines
    }

    /// How long a run took, as "2094 variants in 0.89 s, 2353 variants/s".
    public static func time(
        _ jobs: [(name: String, summary: RunSummary)], seconds: Double
    ) -> String {
        let total = jobs.reduce(0) { $0 + $1.summary.all.count }
        return "\(CountText.text(total, "variant")) in \(rate(total, seconds))"
    }

    /// One entry for each cause, most serious kind first.
    public static func findings(_ summary: RunSummary) -> [String] {
        var lines: [String] = []
        for failure in summary.failures {
            lines.append("no answer: \(failure.reason)")
            lines.append("    \(summary.text(failure.extent))")
        }
        for conflict in summary.conflicts {
            lines += conflictLines(conflict, summary)
        }
        for ambiguity in summary.ambiguities {
            let what = ambiguity.axis == .horizontal ? "horizontal" : "vertical"
            lines.append("ambiguous: \(what) place or size of \(ambiguity.item)")
            lines.append("    \(summary.text(ambiguity.extent))")
        }
        for view in summary.offScreen {
            lines.append(
                "off screen: \(view.item) by up to \(points(view.distance)) pt over the \(view.edge) edge"
            )
            lines.append("    \(summary.text(view.extent))")
        }
        return lines
    }

    private static func conflictLines(
        _ conflict: RunSummary.Conflict, _ summary: RunSummary
    ) -> [String] {
        let count = conflict.conflict.members.count + conflict.conflict.implicit.count
        var lines = ["conflict: \(count) constraints cannot hold together"]
        lines.append("    \(summary.text(conflict.extent))")
        let example = conflict.extent.first.map { " (\(VariantLabel.text($0)))" } ?? ""
        lines += ConflictText.lines(conflict.conflict, summary.words, remark: example).map {
            "    " + $0
        }
        return lines
    }

    /// Time and rate for people, such as "0.41 s, 3010 variants/s", and milliseconds below a tenth of a second.
    public static func rate(_ count: Int, _ seconds: Double) -> String {
        guard seconds > 0 else { return "0 s" }
        let milliseconds = seconds * 1_000
        let time =
            switch milliseconds {
            case 100...: "\(hundredths(seconds)) s"
            case 10...: "\(Int(milliseconds.rounded())) ms"
            default: "\(hundredths(milliseconds)) ms"
            }
        return "\(time), \(Int((Double(count) / seconds).rounded())) variants/s"
    }

    /// A number of points to a hundredth.
    static func points(_ value: Double) -> String {
        NumberText.text((value * 100).rounded() / 100)
    }

    private static func hundredths(_ value: Double) -> String {
        let count = Int((value * 100).rounded())
        let fraction = count % 100
        return "\(count / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}
