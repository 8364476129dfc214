import Foundation
import Testing

@testable import LayoutCore

/// The examples of docs/assertions.md: each line of its `assertions` blocks says what comes of it.
@Suite struct AssertionExampleTests {
    /// The text of the page's fenced blocks of a kind.
    private static func blocks(_ kind: String) throws -> [String] {
        let page = try String(
            contentsOf: Fixtures.tests.appending(path: "../docs/assertions.md"), encoding: .utf8)
        var blocks: [String] = []
        var open: (kind: Substring, lines: [Substring])?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let block = open {
                if line == "```" {
                    if block.kind == kind { blocks.append(block.lines.joined(separator: "\n")) }
                    open = nil
                } else {
                    open = (block.kind, block.lines + [line])
                }
            } else if line.hasPrefix("```") {
                open = (line.dropFirst(3), [])
            }
        }
        return blocks
    }

    /// What comes of a rule on the page's screen, in the page's words.
    private static func outcome(
        _ text: String, _ screen: Screen, _ scope: AssertionScope
    ) -> String {
        let check: AssertionCheck
        do throws(Diagnostic) {
            check = try AssertionCheck(try AssertionParser.readRule(text, scope: scope), in: scope)
        } catch {
            return "cannot be read"
        }
        if !check.says(of: screen) { return "skipped" }
        let hits = check.hits(on: screen, options: .standard)
        guard let worst = hits.max(by: { measure($0) < measure($1) }) else { return "holds" }
        if worst.message.hasPrefix("cannot be looked at") { return "cannot be said" }
        guard let amount = worst.measure?.amount.value else { return "broken" }
        return "broken by \(NumberText.text((amount * 1000).rounded() / 1000))"
    }

    private static func measure(_ hit: Hit) -> Double { hit.measure?.amount.value ?? 0 }

    @Test func everyExampleIsSo() throws {
        let source = try #require(try AssertionExampleTests.blocks("json5").first)
        let file = try JobFileReader.read(Array(source.utf8))
        let specification = try #require(file.specifications.first)
        var checker = try JobChecker(specification, checks: [])
        let piece = try checker.solver.point(specification.variant(at: 0))
        #expect(piece.result.status == [])
        let screen = checker.screen(piece, at: 0, companions: [:], trace: SweepTrace())
        let scope = AssertionScope(specification.layout)
        var seen: Set<String> = []
        var count = 0
        for block in try AssertionExampleTests.blocks("assertions") {
            for line in block.split(separator: "\n") {
                let mark = try #require(line.range(of: " # "), "no outcome: \(line)")
                let text = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
                let wanted = String(line[mark.upperBound...])
                let found = AssertionExampleTests.outcome(text, screen, scope)
                let isSo = found == wanted || wanted == "broken" && found.hasPrefix("broken")
                #expect(isSo, "\(text): \(found), not \(wanted)")
                seen.insert(wanted)
                count += 1
            }
        }
        #expect(count > 100)
        #expect(seen.isSuperset(of: ["holds", "broken", "skipped", "cannot be said"]))
    }

    /// Every word that the language has stands in an example.
    @Test func everyWordHasAnExample() throws {
        let text = try AssertionExampleTests.blocks("assertions").joined(separator: "\n")
        var words: [String] = NumberExpression.Attribute.allCases.map { ".\($0.rawValue)" }
        words += NumberExpression.Function.allCases.map { "\($0.rawValue)(" }
        words += ViewSelector.Relative.allCases.map { "\($0.rawValue)(" }
        words += ViewSelector.Trait.allCases.map { "\($0.rawValue)(" }
        words += ViewSelector.Area.allCases.map(\.rawValue)
        words += Assertion.Place.allCases.map { " \($0.rawValue) " }
        words += Assertion.Condition.allCases.map { " \($0.rawValue)" }
        words += Assertion.Comparison.allCases.map { " \($0.rawValue) " }
        words += ["near", "centered", "within", "aligned", "same", "equal spacing", "in row"]
        words += ["in column", "in order", "when", "for", "because", "owner", "waived until"]
        words += [" by ", "...", "px", "% of", "count(", ".**", ".*", "#login", "note:", "warn:"]
        #expect(words.filter { !text.contains($0) } == [])
    }

    @Test func theSpecificationsOfThePageAreRead() throws {
        for json in try AssertionExampleTests.blocks("json") {
            let document = try AssertionDocument(bytes: Array(json.utf8))
            #expect(document.sections[0].rules.count == 4)
        }
        let texts = try AssertionExampleTests.blocks("").filter { $0.hasPrefix("screen ") }
        #expect(texts.count == 1)
        for text in texts {
            let document = try AssertionDocument(bytes: Array(text.utf8))
            #expect(document.sections[0].rules.count == 3)
        }
    }
}
