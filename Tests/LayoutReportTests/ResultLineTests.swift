import Foundation
import LayoutCore
import Testing

@testable import LayoutReport

/// The forms in which answers are printed, on made-up answers.
@Suite struct ResultLineTests {
    static let items = ItemTable(items: [
        ItemTable.Item(id: "screen", parent: nil, isGuide: false),
        ItemTable.Item(id: "a \"b\", c", parent: 0, isGuide: false),
        ItemTable.Item(id: "gap", parent: 1, isGuide: true),
    ])

    static var specification: JobSpecification {
        var block = SweepBlock()
        block.devices = ["iphone-8"]
        var free = SweepBlock()
        free.widths = .values([320.5])
        free.heights = .values([200])
        var layout = Layout(root: ViewNode(id: "screen"))
        layout.states = ["up": [.rotate]]
        var job = Job(id: "login", layout: "login", sweep: "all")
        job.states = .named(["base", "up"])
        job.data = [Job.DataRow(id: "long")]
        job.strings = ["de": [:]]
        job.steps = [[]]
        return JobSpecification(job: job, layout: layout, blocks: [block, free])
    }

    static let answers: [VariantResult] = [
        VariantResult(
            values: [0, 0, 375, 667, 15, 288.5, 345, 0.1 + 0.2, 1e-6, -12.25, 0, 1e21],
            status: [], report: VariantReport(),
            trace: VariantTrace(builtSolver: true, pivots: 0, isHit: false)),
        VariantResult(
            values: [0, 0, 375, 667, .nan, .nan, .nan, .nan, 0, 0, 0, 0],
            status: [.conflict, .ambiguous],
            report: VariantReport(
                conflicts: [
                    VariantReport.Conflict(
                        givenUp: "wide", members: ["narrow", "wide"],
                        implicit: ["screen.width == 375"])
                ],
                ambiguities: [
                    VariantReport.Ambiguity(
                        item: "gap", axis: .vertical, attribute: .top, lower: nil, upper: 10.5)
                ],
                contentSizes: [
                    VariantReport.ContentSize(item: "screen", width: 10, height: 20.5)
                ]),
            trace: VariantTrace(builtSolver: false, pivots: 3, isHit: false)),
        VariantResult(
            values: Array(repeating: .nan, count: 12), status: [.failed],
            report: VariantReport(failure: "too many pivots"),
            trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true)),
    ]

    /// What is printed for each answer; one snapshot a form.
    static func output(_ form: String) -> String {
        let specification = specification
        let lines = ResultLine(specification: specification, items: items)
        let rows = ResultTable(specification: specification, items: items)
        let table = FrameTable(specification: specification, items: items)
        let origin = ResultOrigin(worker: "w1", attempt: 2)
        var bytes: [UInt8] = form == "csv" ? Array(ResultTable.header.utf8) : []
        for (number, answer) in answers.enumerated() {
            let variant = specification.variant(at: number * 3)
            switch form {
            case "ndjson": lines.append(answer, of: variant, to: &bytes)
            case "trace.ndjson":
                lines.append(
                    answer, of: variant, sequence: number, trace: true,
                    origin: number == 0 ? nil : origin, to: &bytes)
            case "csv": rows.append(answer, of: variant, to: &bytes)
            default:
                let text = table.lines(answer, of: variant, trace: number > 0, origin: origin)
                bytes += Array((text.joined(separator: "\n") + "\n").utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: ["ndjson", "trace.ndjson", "csv", "table.txt"])
    func printsAsBefore(form: String) throws {
        let found = ResultLineTests.output(form)
        let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Snapshots/result.\(form)")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(found.utf8).write(to: snapshot)
        }
        #expect(found == (try? String(contentsOf: snapshot, encoding: .utf8)))
    }

    /// Foundation reads every line, and the same numbers back.
    @Test func linesAreJSON() throws {
        struct Line: Decodable {
            var job: String
            var variant: Int
            var frames: [String: [Double]?]?
        }
        let lines = ResultLineTests.output("ndjson").split(separator: "\n")
        for (line, answer) in zip(lines, ResultLineTests.answers) {
            let decoded = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            let frames = ResultLineTests.items.items.enumerated().map { index, item in
                (decoded.frames?[item.id] ?? nil) ?? [.nan, .nan, .nan, .nan]
            }
            #expect(decoded.job == "login")
            #expect("\(frames.flatMap { $0 })" == "\(answer.values)")
        }
    }
}
