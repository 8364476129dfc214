import Testing

@testable import LayoutCore

/// Says of every text what it was asked.
private struct TellingMeasurer: TextMeasurer {
    let modelVersion = "telling"

    func measure(_ request: TextRequest) -> MeasuredText {
        let warning = Diagnostic(
            code: "heard", severity: .warning,
            message: "\(request.locale ?? "-"): \(request.text)")
        return MeasuredText(
            positions: [], segments: [],
            metrics: LineMetrics(ascender: 0, descender: 0, lineHeight: 0), warnings: [warning])
    }
}

@Suite struct TextWarningTests {
    @Test func everyTextIsAskedForInEveryLocale() {
        var title = ViewNode(id: "title", kind: .label)
        title.text = LocalizedText(key: "title", value: "Title")
        var known = ViewNode(id: "known", kind: .label)
        known.text = LocalizedText(value: "known")
        known.intrinsicSize = IntrinsicSize(10, 10)
        var layout = Layout(root: ViewNode(id: "screen", children: [title, known]))
        layout.states = ["busy": [.setText("title", LocalizedText(value: "Busy"))]]
        var job = Job(id: "j", layout: "card", sweep: "s")
        job.strings = ["de": ["title": "Titel"], "fr": [:]]
        job.data = [Job.DataRow(id: "long", texts: ["title": "Very long", "known": "skipped"])]
        let specification = JobSpecification(job: job, layout: layout, blocks: [])
        let warnings = specification.textWarnings(TellingMeasurer())
        #expect(
            warnings.map(\.message) == [
                "-: Title", "de: Titel", "fr: Title", "-: Very long", "de: Very long",
                "fr: Very long", "-: Busy", "de: Busy", "fr: Busy",
            ])
        #expect(Set(warnings.map(\.path)) == ["card.title"])
    }
}
