import Testing

@testable import LayoutCore

/// The examples in the checks' own files: what must and must not fire.
@Suite struct CheckExampleTests {
    struct Case: CustomTestStringConvertible {
        var check: any Check
        var example: CheckExample
        var testDescription: String { "\(check.definition.id): \(example.title)" }
    }

    static let cases = Checks.all.flatMap { check in
        check.definition.examples.map { Case(check: check, example: $0) }
    }

    @Test(arguments: cases) func findsWhatItSays(_ one: Case) throws {
        let specification = try #require(
            JobFileReader.readAll(Array(one.example.jobFile.utf8), file: "example")
                .flatMap(\.specifications).first)
        var checker = try JobChecker(specification, checks: [one.check])
        var collector = FindingCollector(specification)
        let failures = try checker.run(into: &collector)
        #expect(failures.isEmpty)
        let lines = collector.findings().map { $0.line(within: collector.all) }
        #expect(lines == one.example.findings)
    }

    @Test(arguments: Checks.all.map(\.definition.id)) func eachHasBothKinds(_ id: String) throws {
        let definition = try #require(Checks.all.first { $0.definition.id == id }?.definition)
        #expect(definition.examples.contains { !$0.findings.isEmpty })
        #expect(definition.examples.contains { $0.findings.isEmpty })
    }
}
