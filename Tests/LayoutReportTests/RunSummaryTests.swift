import LayoutCore
import LayoutReport
import Testing

/// Answers made by hand in, one finding a cause out.
@Suite struct RunSummaryTests {
    /// A screen with a view, a hidden view, and a scroll view with a child.
    static let specification: JobSpecification = {
        var hidden = ViewNode(id: "hidden")
        hidden.isHidden = true
        let scroll = ViewNode(id: "scroll", kind: .scroll, children: [ViewNode(id: "row")])
        let layout = Layout(
            root: ViewNode(id: "screen", children: [ViewNode(id: "title"), hidden, scroll]))
        var block = SweepBlock()
        block.widths = .values([100, 200, 300])
        block.heights = .values([150])
        return JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [block])
    }()

    static let items = ItemTable(items: [
        .init(id: "screen", parent: nil, isGuide: false),
        .init(id: "title", parent: 0, isGuide: false),
        .init(id: "hidden", parent: 0, isGuide: false),
        .init(id: "scroll", parent: 0, isGuide: false),
        .init(id: "row", parent: 3, isGuide: false),
    ])

    /// A summary of one answer a width; `title` gives the frame of the title at each.
    static func summary(
        _ answers: [(title: [Double], report: VariantReport, trace: VariantTrace)]
    ) -> RunSummary {
        var summary = RunSummary(specification: specification, items: items)
        for (index, answer) in answers.enumerated() {
            let variant = specification.variant(at: index)
            let size = variant.environment.size
            let outside = [-50.0, -50, 10, 10]
            let root = [0, 0, size.width, size.height]
            var status = VariantStatus()
            if !answer.report.conflicts.isEmpty { status.insert(.conflict) }
            if !answer.report.ambiguities.isEmpty { status.insert(.ambiguous) }
            if answer.report.failure != nil { status.insert(.failed) }
            summary.add(
                VariantResult(
                    values: root + answer.title + outside + root + outside, status: status,
                    report: answer.report, trace: answer.trace),
                of: variant)
        }
        return summary
    }

    static let cold = VariantTrace(builtSolver: true, pivots: 3, isHit: false)
    static let walk = VariantTrace(builtSolver: false, pivots: 1, isHit: false)
    static let hit = VariantTrace(builtSolver: false, pivots: 0, isHit: true)

    /// States may each add a constraint of one name: what it says is told as the first of them by name has it, in every process.
    @Test func aNameThatSeveralStatesGiveIsToldTheSameEverywhere() throws {
        var layout = Self.specification.layout
        for number in 1...9 {
            let constraint = try Constraint(parsing: "low: title.height == \(number)0")
            layout.states["state\(number)"] = [.add(constraint)]
        }
        let specification = JobSpecification(
            job: Self.specification.job, layout: layout, blocks: Self.specification.blocks)
        var summary = RunSummary(specification: specification, items: Self.items)
        let conflict = VariantReport.Conflict(givenUp: "low", members: ["low"], implicit: [])
        summary.add(
            VariantResult(
                values: [Double](repeating: 0, count: 20), status: .conflict,
                report: VariantReport(conflicts: [conflict]), trace: Self.cold),
            of: specification.variant(at: 0))
        let lines = SummaryText.findings(summary)
        #expect(lines.contains { $0.contains("low: title.height == 10") }, "\(lines)")
    }

    @Test func countsAndGroups() {
        let conflict = VariantReport.Conflict(
            givenUp: "b", members: ["a", "b"], implicit: ["screen.width == 100"])
        let other = VariantReport.Conflict(
            givenUp: "b", members: ["a", "b"], implicit: ["screen.width == 200"])
        let ambiguity = VariantReport.Ambiguity(
            item: "title", axis: .vertical, attribute: .top, lower: 0, upper: nil)
        let summary = Self.summary([
            ([0, 0, 50, 20], VariantReport(conflicts: [conflict]), Self.cold),
            ([160, -0.4, 50, 20], VariantReport(conflicts: [other]), Self.walk),
            ([270, -12.5, 50, 20], VariantReport(ambiguities: [ambiguity]), Self.hit),
        ])
        #expect(summary.all.count == 3)
        let traces = [summary.coldCount, summary.walkCount, summary.hitCount]
        #expect(traces == [1, 1, 1])
        #expect(summary.conflictCount == 2)
        #expect(summary.ambiguousCount == 1)
        #expect(summary.offScreenCount == 2)
        let expected = """
            conflict: 3 constraints cannot hold together
                portrait, landscape, width 100...200, 2 of 3 variants
                - a
                - b  <- given up
                - screen.width == 100 (portrait 100x150)
            ambiguous: vertical place or size of title
                landscape, width 300, 1 of 3 variants
            off screen: title by up to 12.5 pt over the top edge
                landscape, width 300, 1 of 3 variants
            off screen: title by up to 20 pt over the right edge
                landscape, width 200...300, 2 of 3 variants
            """
        let text = SummaryText.findings(summary).joined(separator: "\n")
        #expect(text == expected.replacing("portrait, landscape, width 100", with: "width 100"))
    }

    /// A cause that shows with one row of data or after one step alone is told with their names.
    @Test(arguments: [
        (["long"], [0, 1, 2], "data long, 3 of 6 variants"),
        (["short", "long"], [2], "step 2, 2 of 6 variants"),
        (["short"], [0, 2], "data short, step 0, 2, 2 of 6 variants"),
        (["short", "long"], [0, 1, 2], "everywhere"),
    ])
    func rowsAndStepsAreNamed(rows: [String], steps: [Int], place: String) {
        var job = Self.specification.job
        job.data = [Job.DataRow(id: "short"), Job.DataRow(id: "long")]
        job.steps = [[], [], []]
        var block = SweepBlock()
        block.widths = .values([100])
        block.heights = .values([150])
        let specification = JobSpecification(
            job: job, layout: Self.specification.layout, blocks: [block])
        var summary = RunSummary(specification: specification, items: Self.items)
        for index in 0..<specification.variantCount {
            let variant = specification.variant(at: index)
            let isMeant =
                variant.data.map { rows.contains(job.data[$0].id) } == true
                && variant.step.map(steps.contains) == true
            summary.add(
                VariantResult(
                    values: [Double](repeating: 0, count: 20), status: isMeant ? .failed : [],
                    report: VariantReport(failure: isMeant ? "limit" : nil), trace: Self.hit),
                of: variant)
        }
        #expect(SummaryText.findings(summary) == ["no answer: limit", "    \(place)"])
    }

    @Test func failuresAreNeverSilent() {
        let failure = VariantReport(failure: "limit of pivots")
        let summary = Self.summary([
            ([0, 0, 50, 20], failure, Self.cold), ([0, 0, 50, 20], failure, Self.cold),
            ([0, 0, 50, 20], failure, Self.cold),
        ])
        #expect(summary.failedCount == 3)
        let lines = SummaryText.findings(summary)
        #expect(lines == ["no answer: limit of pivots", "    everywhere"])
    }

    @Test func tableAddsUp() {
        let summary = Self.summary([([0, 0, 50, 20], VariantReport(), Self.cold)])
        let jobs = [("a", summary), ("bb", summary)]
        let lines = SummaryText.lines(jobs)
        let expected = [
            "job  variants  hits  walks  cold builds  conflict  ambiguous  off screen",
            "a           1     0      0            1         0          0           0",
            "bb          1     0      0            1         0          0           0",
            "all         2     0      0            2         0          0           0",
        ]
        #expect(lines == expected)
        #expect(
            SummaryText.time(jobs, seconds: 0.5) == "2 variants in 0.50 s, 4 variants/s")
        #expect(
            SummaryText.time([("a", summary)], seconds: 0.25)
                == "1 variant in 0.25 s, 4 variants/s")
        // As long as it was, also where it was short.
        #expect(SummaryText.rate(100, 12.344) == "12.34 s, 8 variants/s")
        #expect(SummaryText.rate(20, 0.1) == "0.10 s, 200 variants/s")
        #expect(SummaryText.rate(20, 0.08) == "80 ms, 250 variants/s")
        #expect(SummaryText.rate(2_094, 0.0047) == "4.70 ms, 445532 variants/s")
        #expect(SummaryText.rate(1, 0) == "0 s")
    }
}
