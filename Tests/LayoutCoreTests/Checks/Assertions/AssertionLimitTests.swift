import Testing

@testable import LayoutCore

/// An assertion stands for a bounded number of statements, however it is nested.
@Suite struct AssertionLimitTests {
    /// A root with so many views under it.
    private func scope(views: Int) -> AssertionScope {
        let children = (0..<views).map { ViewNode(id: "v\($0)") }
        return AssertionScope(Layout(root: ViewNode(id: "root", children: children)))
    }

    private func instanceCount(_ text: String, views: Int) throws -> Int {
        let scope = scope(views: views)
        let rule = try AssertionParser.readRule(text, scope: scope)
        return try AssertionGrounding.instances(of: rule.assertion, in: scope).count
    }

    /// 59 views and the root: 60³ is 216,000 rounds, each of which says nothing.
    @Test func roundsThatSayNothingCount() throws {
        let error = #expect(throws: Diagnostic.self) {
            try instanceCount(
                "for a in kind(view): for b in kind(view): for c in kind(view): optional(x).width > 0",
                views: 59)
        }
        #expect(error?.code == "too-many-statements")
        // 46³ is 97,336.
        #expect(
            try instanceCount(
                "for a in kind(view): for b in kind(view): for c in kind(view): optional(x).width > 0",
                views: 45) == 0)
    }

    /// Rounds that say something cost what they say: 250² statements of 62,500 rounds.
    @Test func roundsThatSaySomethingCountOnce() throws {
        #expect(
            try instanceCount(
                "for a in kind(view): for b in kind(view): a.width <= 2 * b.width", views: 249)
                > 60_000)
    }

    /// 448 views are 100,128 pairs. What is said of them is a line, however long the rule is.
    @Test func messagesQuoteALineAtMost() throws {
        let scope = scope(views: 448)
        // Made in code: text may have 256 terms alone.
        let rule = AssertionRule(
            .arranged(.noOverlap, (0..<448).map { .name("v\($0)") }, within: nil))
        let error = #expect(throws: Diagnostic.self) { try AssertionCheck(rule, in: scope) }
        #expect(error?.code == "too-many-statements")
        let message = try #require(error?.message)
        #expect(
            message.hasPrefix(
                "the assertion stands for more than 100000 statements in 'no overlap among (v0, v1, "
            ))
        #expect(message.hasSuffix("…'") && message.count < 230)
    }

    /// The same of what findings say of a long rule; the rule itself is whole.
    @Test func findingsQuoteALineAtMost() throws {
        let scope = scope(views: 100)
        let rule = try AssertionParser.readRule(
            "aligned (\((0..<100).map { "v\($0)" }.joined(separator: ", "))) left", scope: scope)
        let check = try AssertionCheck(rule, in: scope)
        let hit = try #require(check.emptiness(isSilent: true, isBroken: false))
        #expect(hit.message.hasPrefix("says nothing of any screen: aligned (v0, v1, "))
        #expect(hit.message.count < 200)
        #expect(check.definition.rule == rule.assertion.text)
    }
}
