import LayoutCore
import Testing

/// Layout cases as data: this repository's fixtures and the folders that LAYOUT_CASES names.
struct CaseTests {
    @Test(arguments: LayoutCase.all)
    func holds(_ layoutCase: LayoutCase) throws {
        let content = try layoutCase.content()
        for (name, input, steps) in content.runs {
            var runner = CaseRunner(name: layoutCase.name, tolerance: content.tolerance)
            try runner.run(input, steps)
            let failures = runner.failures.joined(separator: "\n")
            #expect(failures.isEmpty, "\(layoutCase.name) \(name):\n\(failures)")
        }
    }

    @Test func fixturesExist() {
        #expect(LayoutCase.all.count > 5)
    }
}
