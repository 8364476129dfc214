import Testing

@testable import LayoutCore

/// Reading, printing and evaluating of conditions.
@Suite struct PredicateTests {
    static func environment() -> Environment {
        var environment = Environment(size: Size(667, 375))
        environment.device = "iphone-8"
        environment.textSize = "accessibility1"
        environment.safeArea = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        environment.verticalSizeClass = .compact
        environment.locale = "de-CH"
        return environment
    }

    /// Text, canonical text, whether it holds at 667 x 375 with the keyboard state.
    static let readable: [(text: String, canonical: String, holds: Bool)] = [
        ("landscape and width < 700", "landscape and width < 700", true),
        ("  not ( landscape ) or always", "not landscape or always", true),
        ("orientation == portrait", "portrait", false),
        ("phone and (pad or tv)", "phone and (pad or tv)", false),
        ("phone and pad or tv", "phone and pad or tv", false),
        ("ltr", "ltr", true),
        ("direction != ltr", "not ltr", false),
        ("horizontal == compact", "horizontal == compact", true),
        ("vertical!=regular", "vertical != regular", true),
        ("textSize >= xxLarge", "textSize >= xxLarge", true),
        ("textSize == large", "textSize == large", false),
        ("state == keyboard", "state == keyboard", true),
        ("state != 'two words'", "state != 'two words'", true),
        ("device == iphone-*", "device == iphone-*", true),
        ("locale == de*", "locale == de*", true),
        ("locale == de", "locale == de", false),
        ("safeLeft > 40.5 and safeTop <= 0", "safeLeft > 40.5 and safeTop <= 0", true),
        ("not (landscape and not (width < 600))", "not (landscape and not width < 600)", false),
        ("always and (always and not always)", "always and (always and not always)", false),
    ]

    @Test(arguments: readable)
    func readsPrintsAndHolds(text: String, canonical: String, holds: Bool) throws {
        let predicate = try Predicate(parsing: text)
        #expect(predicate.text == canonical)
        #expect(try Predicate(parsing: canonical) == predicate)
        #expect(predicate.holds(in: PredicateTests.environment(), state: "keyboard") == holds)
    }

    static let refused: [(text: String, mistake: String)] = [
        ("landscpe", "unknown-condition 1 landscape"),
        ("landscape and widht < 700", "unknown-condition 15 width"),
        ("width 700", "syntax 7 -"),
        ("width = 700", "syntax 7 =="),
        ("width < 1e999", "non-finite 9 -"),
        ("(landscape", "syntax 11 -"),
        ("landscape portrait", "syntax 11 -"),
        ("state == keybord", "unknown-state 10 keyboard"),
        ("textSize == larg", "unknown-value 13 large"),
        ("", "syntax 1 -"),
        (String(repeating: "(", count: 1000), "too-deep 65 -"),
        (String(repeating: "not ", count: 1000), "too-deep 256 -"),
        (String(repeating: "pad or ", count: 1000), "too-deep 1793 -"),
    ]

    @Test(arguments: refused) func refusesAtTheColumn(text: String, mistake: String) {
        let error = #expect(throws: Diagnostic.self) {
            try PredicateParser.read(text, states: ["keyboard"])
        }
        let found = "\(error?.code ?? "") \(error?.column ?? 0) \(error?.suggestion ?? "-")"
        #expect(found == mistake)
    }
}
