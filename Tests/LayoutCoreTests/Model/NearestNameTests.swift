import Testing

@testable import LayoutCore

/// The shared "did you mean" and name patterns.
@Suite struct NearestNameTests {
    static let cases: [(name: String, candidates: [String], nearest: String?)] = [
        ("iphone15pro", ["ipad-11", "iphone-15-pro", "iphone-15"], "iphone-15-pro"),
        ("Width", ["height", "width"], "width"),
        ("widht", ["height", "width", "left"], "width"),
        ("lft", ["left", "right", "top"], "left"),
        ("b", ["a", "c"], nil),
        ("quite different", ["left", "right"], nil),
        ("ab", ["ac", "ad"], "ac"),
        ("", ["a"], nil),
        ("overlap.tol", ["overlap.much", "overlap.tolerance"], "overlap.tolerance"),
        ("Iphone-15", ["iphone-11", "iphone-15", "iphone-15-pro"], "iphone-15"),
        ("to", ["tolerance"], nil),
    ]

    @Test(arguments: cases) func finds(name: String, candidates: [String], nearest: String?) {
        #expect(NearestName.of(name, among: candidates) == nearest)
        #expect(NearestName.of(name, among: candidates.reversed()) == nearest)
    }

    static let patterns: [(pattern: String, name: String, matches: Bool)] = [
        ("iphone-*", "iphone-8", true), ("iphone-8", "iphone-8", true),
        ("iphone-8", "iphone-8-plus", false), ("*-pro-*", "ipad-pro-11", true),
        ("*", "", true), ("a*b*b", "abb", true), ("a*b*b", "ab", false), ("ab*ba", "aba", false),
        ("**x**", "x", true), ("", "", true), ("", "a", false),
    ]

    @Test(arguments: patterns) func patternMatches(pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
