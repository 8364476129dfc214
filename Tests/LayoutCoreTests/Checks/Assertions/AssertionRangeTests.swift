import Testing

@testable import LayoutCore

/// Where assertions are broken in sweeps of sizes, against ends worked out by hand and against a fine grid.
@Suite struct AssertionRangeTests {
    /// A bar of half the width and at least 200, a box of width - 300 right of it, a text field of fixed ratio below.
    static let layout = """
        { "root": { "id": "screen", "children": [ { "id": "bar" }, { "id": "box" }, { "id": "card" } ] },
          "constraints": [
            "bar.left == screen.left", "bar.top == screen.top", "bar.height == 40",
            "bar.width >= 200", "bar.width == screen.width * 0.5 @750",
            "box.right == screen.right", "box.width == screen.width - 300", "box.top == screen.top", "box.height == 50",
            "card.left == screen.left", "card.top == screen.top + 100", "card.width == screen.width - 100", "card.height == 150" ] }
        """

    private static func ranges(_ assertion: String, layout: String = layout) throws -> [String] {
        let text = """
            { "version": 1, "layouts": { "l": \(layout) },
              "sweeps": { "s": [ { "widths": { "from": 320, "to": 700, "step": 10 }, "heights": 667 } ] },
              "jobs": [ { "id": "j", "layout": "l", "sweep": "s", "checks": ["\(assertion)"] } ] }
            """
        let specification = try #require(
            try JobFileReader.read(Array(text.utf8)).specifications.first)
        var checker = try JobChecker(
            specification, checks: try specification.assertionChecks())
        var collector = FindingCollector(specification)
        _ = try checker.run(into: &collector)
        return collector.findings().flatMap { $0.extent.widths.map(\.text) }
    }

    @Test(arguments: [
        // The bar is 200 wide up to 400, then half the width; 0.01 is the tolerance.
        ("bar.width <= 250", "(500.02, 700]"),
        // w - (w - 300)
        ("box.left == 300", ""),
        // bar.right <= box.left - 0.5: broken where width / 2 > 300.5.
        ("no overlap among (bar, box)", "(601, 700]"),
        // (w - 100) / 150 <= 2, broken above 400 + 0.01 * 150.
        ("card.ratio <= 2", "(401.5, 700]"),
        // (w - 100) * 150 <= 60000 + 0.01: the end is at 500.000067, a millionth below which the sizes are rounded.
        ("card.area <= 60000", "[500, 700]"),
        // From 400 on w / 2 * (w - 300), which is 50000 at 500.
        ("box.width * bar.width <= 50000", "[500, 700]"),
        ("when width >= 450.25: bar.width <= 220", "[450.25, 700]"),
        ("when width < 450.25 and width > 400: bar.width <= 210", "(420.02, 450.25)"),
        ("when portrait: bar.width <= 320", "(640.02, 667]"),
        ("when landscape: bar.width <= 320", "(667, 700]"),
        ("bar.width <= 250 or box.width >= 250", "(500.02, 549.99)"),
        ("not bar.width <= 250", "[320, 500.02]"),
        // From 400 on |w / 2 - (w - 300)| = |300 - w / 2|.
        ("abs(bar.width - box.width) >= 50", "(500.02, 699.98)"),
    ]) func endsWhereItIsBroken(assertion: String, widths: String) throws {
        let found = try AssertionRangeTests.ranges(assertion)
        #expect(found.joined(separator: " ") == widths)
    }

    /// What a rule says at one size alone is neither passed over nor called silent: at sizes of the sweep, whether at an end of
    /// it, where two pieces meet (400) or within one; not at 455, which the sweep has not.
    @Test(arguments: [
        ("when width == 320: bar.width <= 100", "320"),
        ("when width == 700: bar.width <= 100", "700"),
        ("when width == 400: bar.width <= 100", "400"),
        ("when width == 450: bar.width <= 100", "450"),
        ("when width >= 450 and width <= 450: bar.width <= 100", "450"),
        ("when width == 450: bar.width >= 100", ""),
        ("when width > 641 and width < 655: bar.width >= 100", ""),
        ("when width == 455: bar.width <= 100", "[320, 700]"),
    ]) func isAskedWhereItSpeaksAlone(assertion: String, widths: String) throws {
        let found = try AssertionRangeTests.ranges(assertion)
        #expect(found.joined(separator: " ") == widths)
    }

    /// From 450.25 on an update sets the margins of the root to 50 at the sides; before they are 20.
    static let updatedMargins = """
        { "root": { "id": "screen", "margins": [0, 20, 0, 20], "children": [ { "id": "inner" }, { "id": "card" } ] },
          "constraints": [
            "inner.left == screen.margins.left", "inner.right == screen.margins.right",
            "inner.top == screen.top", "inner.height == 40",
            "card.left == screen.left + 30", "card.right == screen.right - 30", "card.top == screen.top + 50",
            "card.height == 40" ],
          "when": [ { "if": "width >= 450.25", "apply": [ { "set": "screen.margins", "to": [0, 50, 0, 50] } ] } ] }
        """

    @Test(arguments: [
        // w - 100 from 450.25 on, w - 40 before.
        ("inner.width <= 500", "(600.01, 700]"),
        ("inner.width >= 400", "[320, 439.99) [450.25, 499.99)"),
        // The card is 30 from the sides.
        ("card inside margins", "[450.25, 700]"), ("inner inside margins", ""),
    ]) func updatesSetMargins(assertion: String, widths: String) throws {
        let found = try AssertionRangeTests.ranges(
            assertion, layout: AssertionRangeTests.updatedMargins)
        #expect(found.joined(separator: " ") == widths)
    }

    /// Random assertions over random layouts: the ranges say at every width of a grid what the width alone says.
    @Test func rangesAgreeWithSingleScreens() throws {
        var random = RandomAssertion(seed: 77)
        let names = ["bar", "box", "card", "screen"]
        var compared = 0
        for _ in 0..<150 {
            let first = random.measurable(names)
            let second = random.measurable(names)
            let text = "\(first.text) <= \(second.text)"
            let ranges = try AssertionRangeTests.found(text)
            var checker = try JobChecker(ranges.specification, checks: ranges.checks)
            for step in 0..<77 {
                let width = 320.5 + Double(step) * 4.9371
                var variant = ranges.specification.variant(at: 0)
                variant.environment.size.width = width
                let piece = try checker.solver.point(variant)
                let isBroken = try !checker.hits(on: piece).isEmpty
                let nearest = ranges.widths.flatMap { [$0.lower, $0.upper] }
                    .map { abs($0 - width) }.min()
                // Right at an end both are right.
                if let nearest, nearest < 1e-3 { continue }
                #expect(ranges.widths.contains(size: width) == isBroken, "\(text) at \(width)")
                compared += 1
            }
        }
        #expect(compared > 10_000)
    }

    private static func found(
        _ assertion: String
    ) throws -> (specification: JobSpecification, checks: [AssertionCheck], widths: [SizeRange]) {
        let text = """
            { "version": 1, "layouts": { "l": \(layout) },
              "sweeps": { "s": [ { "widths": { "from": 320, "to": 700, "step": 10 }, "heights": 667 } ] },
              "jobs": [ { "id": "j", "layout": "l", "sweep": "s", "checks": ["\(assertion)"] } ] }
            """
        let specification = try #require(
            try JobFileReader.read(Array(text.utf8)).specifications.first)
        let checks = try specification.assertionChecks()
        var checker = try JobChecker(specification, checks: checks)
        var collector = FindingCollector(specification)
        _ = try checker.run(into: &collector)
        return (specification, checks, collector.findings().flatMap(\.extent.widths))
    }
}
