import Foundation
import Synchronization
import Testing

@testable import LayoutCore

/// What is reported of a screen by memory against asking every check on every screen.
@Suite struct ScreenMemoryTests {
    /// A check that counts how often it is asked, and says something wherever a view is wider than 200 points.
    private final class CountingCheck: Check {
        let count = Mutex(0)

        var definition: CheckDefinition {
            CheckDefinition(
                id: "counting", summary: "", rule: "", severity: "", controls: [], examples: [])
        }

        func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
            count.withLock { $0 += 1 }
            return screen.visibleItems.compactMap { item in
                guard let width = screen.frames[item.number]?.width,
                    screen.trace.isGreater(width, 200)
                else { return nil }
                return Hit(.note, views: [item.id], message: "wide", measure: Measure(width))
            }
        }
    }

    private static func specifications(_ text: String) throws -> [JobSpecification] {
        try JobFileReader.readAll(Array(text.utf8), file: "test").flatMap(\.specifications)
    }

    /// Asks both ways about variants in an order and compares what is reported, byte by byte.
    private static func compare(
        _ specification: JobSpecification, _ order: some Sequence<Int>,
        _ measurer: (any TextMeasurer)? = nil, _ title: String
    ) throws {
        let checks = Checks.all + (try specification.assertionChecks()).map { $0 as any Check }
        var checker = try JobChecker(specification, checks: checks, textMeasurer: measurer)
        var plain = try JobChecker(specification, checks: checks, textMeasurer: measurer)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for index in order {
            let result = try checker.solve(index)
            if result.status.contains(.failed) { continue }
            let expected = ReportedHit.reported(try plain.hits(index))
            guard let hits = result.report.hits, hits == expected,
                try encoder.encode(hits) == encoder.encode(expected)
            else {
                Issue.record(
                    "\(title), variant \(index): \(result.report.hits ?? []) and not \(expected)")
                return
            }
        }
    }

    @Test(arguments: 0..<60) func saysTheSameOnRandomLayouts(_ seed: Int) throws {
        let text = TiedScreen(seed: UInt64(seed), isPlain: seed % 3 == 0)
            .jobFile(from: 200, to: 300)
        let specification = try #require(Self.specifications(text).first)
        let count = specification.variantCount
        let measurer = TableTextMeasurer()
        try Self.compare(specification, 0..<count, measurer, "seed \(seed)")
        // As two workers share a job, and back again.
        let order = Array(stride(from: 0, to: count, by: 2)) + (0..<count).reversed()
        try Self.compare(specification, order, measurer, "seed \(seed), out of order")
    }

    @Test(arguments: Checks.all.map(\.definition.id))
    func saysTheSameOnTheExamplesOfAllChecks(_ id: String) throws {
        for example in Checks.all.filter({ $0.definition.id == id }).flatMap(\.definition.examples)
        {
            let specification = try #require(Self.specifications(example.jobFile).first)
            let count = min(specification.variantCount, 300)
            try Self.compare(specification, 0..<count, nil, "\(id): \(example.title)")
        }
    }

    @Test func saysTheSameOnEveryExampleJob() throws {
        let folder = Fixtures.tests.deletingLastPathComponent().appending(path: "Examples/jobs")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "json" {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            for specification in try Self.specifications(text) {
                // A run at the beginning, one in the middle, and the rest here and there.
                let count = specification.variantCount
                let middle = count / 2
                let order =
                    Array(0..<min(count, 120)) + Array(middle..<min(count, middle + 120))
                    + Array(stride(from: 0, to: count, by: max(1, count / 40)))
                try Self.compare(
                    specification, order, TableTextMeasurer(), file.lastPathComponent)
            }
        }
    }

    /// Views of half the screen's width, three widths in line, and one border at 400 points: 200 wide there.
    @Test func asksNoCheckWhoseAnswerIsKnown() throws {
        let text = CheckRunning.job(
            layout: """
                { "root": { "id": "screen", "children": [ { "id": "half" } ] },
                  "constraints": [ "half.left == screen.left", "half.width == screen.width * 0.5",
                    "half.top == screen.top", "half.height == 44" ] }
                """,
            sweep: #"{ "widths": { "from": 301, "to": 500, "step": 1 }, "heights": 667 }"#)
        let specification = try #require(Self.specifications(text).first)
        let check = CountingCheck()
        var checker = try JobChecker(specification, checks: [check])
        var wide: [Int] = []
        for index in 0..<200 {
            let result = try checker.solve(index)
            if result.report.hits?.isEmpty == false { wide.append(index) }
            let half = Double(index + 301) / 2
            let measure = result.report.hits?.first?.measure ?? half
            #expect(measure == half)
        }
        let expected = [Int](100..<200)
        #expect(wide == expected)
        // Two screens show the motion; the third and the first beyond the border are asked once and followed once.
        #expect(check.count.withLock { $0 } == 2 + 2 + 2)
    }
}
