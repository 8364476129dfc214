import Foundation
import Testing

@testable import LayoutCore

/// The job files of Examples/jobs and of the fixtures are solved, and meet the frames they expect.
///
/// The frames come from the systems the examples were taken from, worked out by hand.
@Suite struct ExampleTests {
    static let files = [
        "../Examples/jobs/login.json", "../Examples/jobs/growing-box.json",
        "../Examples/jobs/calculator.json", "Fixtures/jobs/rotation.json",
        "Fixtures/jobs/rules.json",
    ]

    private static func load(_ path: String) throws -> JobFile {
        let data = try Data(contentsOf: Fixtures.tests.appending(path: path))
        return try JobFileReader.read(Array(data), file: path)
    }

    @Test(arguments: files) func meetsItsFrames(path: String) throws {
        for specification in try ExampleTests.load(path).specifications {
            let expectations = specification.job.expectations
            var checkedCount = 0
            var solver = try JobSolver(specification)
            for index in 0..<specification.variantCount {
                let variant = specification.variant(at: index)
                let due = expectations.filter {
                    ($0.step == nil || $0.step == variant.step)
                        && $0.condition.holds(in: variant.environment, state: variant.state)
                }
                guard !due.isEmpty else { continue }
                let result = try solver.solve(index)
                for expectation in due {
                    checkedCount += 1
                    for (id, frame) in expectation.frames {
                        let item = try #require(solver.items.items.firstIndex { $0.id == id })
                        let values = result.values[item * 4..<item * 4 + 4]
                        let isMet = zip(frame.components, values).allSatisfy { wanted, found in
                            wanted.map { abs($0 - found) <= expectation.tolerance } ?? true
                        }
                        #expect(
                            isMet,
                            "\(specification.job.id): \(id) of variant \(index): \(Array(values)), not \(frame.components)"
                        )
                    }
                }
            }
            // Never a silent pass: each expectation had at least one variant.
            #expect(checkedCount >= expectations.count)
        }
    }

    @Test func calculatorConflictsWhereItIsWiderThanHigh() throws {
        let file = try ExampleTests.load("../Examples/jobs/calculator.json")
        let specification = try #require(file.specifications.first)
        #expect(specification.layout.constraints.count == 87)
        var solver = try JobSolver(specification)
        for index in 0..<2 * 32 {
            let variant = specification.variant(at: index)
            let result = try solver.solve(index)
            let size = variant.environment.size
            let isTooWide = size.width * 1.25 > size.height
            #expect(result.status.contains(.conflict) == isTooWide)
            if variant.environment.device == "iphone-8", isTooWide {
                let conflict = try #require(result.report.conflicts.first)
                #expect(result.report.conflicts.count == 1)
                #expect(
                    conflict.members == ["displayBottom", "displayTop", "keysBottom", "keysHeight"])
            }
        }
    }

    @Test func rotationThereAndBackBuildsTwoSolvers() throws {
        let file = try ExampleTests.load("Fixtures/jobs/rotation.json")
        let specification = try #require(file.specifications.first)
        var solver = try JobSolver(specification)
        for index in 0..<specification.variantCount { _ = try solver.solve(index) }
        #expect(solver.builtSolverCount == 2)
    }
}
