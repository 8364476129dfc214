import Foundation
import Testing

@testable import LayoutCore

/// Reading and printing of assertions.
@Suite struct AssertionTextTests {
    @Test func randomRulesReadBackFromTheirText() throws {
        var random = RandomAssertion(seed: 8)
        for _ in 0..<3000 {
            let rule = random.rule()
            let read = try AssertionParser.readRule(rule.text, scope: nil)
            #expect(read == rule, "\(rule.text)")
            #expect(read.text == rule.text)
        }
    }

    @Test func randomSpecificationsReadBackFromTextAndJSON() throws {
        var random = RandomAssertion(seed: 9)
        for _ in 0..<300 {
            var document = AssertionDocument(sections: [random.section()])
            // A section without a screen goes on with the one before it.
            if document.sections[0].screen == nil { document.sections[0].screen = "*" }
            let text = try AssertionDocument(bytes: Array(document.text.utf8))
            #expect(text == document, "\(document.text)")
            let json = try AssertionDocument(bytes: document.jsonBytes)
            #expect(json == document)
            let coded = try JSONDecoder().decode(
                AssertionDocument.self, from: JSONEncoder().encode(document))
            #expect(coded == document)
        }
    }

    /// A domain whose end is beyond all numbers, or before its beginning, covers nothing that was meant.
    @Test(arguments: [
        ("for width in 320...1e400", "a.rules:2:14: error: the upper end is not finite (inf)"),
        ("for height in 1e999...1e999", "a.rules:2:15: error: the upper end is not finite (inf)"),
        ("for width in 400...320", "a.rules:2:14: error: the range runs backwards"),
    ])
    func aRangeHasTwoEnds(line: String, start: String) {
        let text = "screen a\n\(line)\n  b.width > 3\n"
        let error = #expect(throws: DiagnosticList.self) {
            try AssertionDocument(bytes: Array(text.utf8), file: "a.rules")
        }
        let lines = error.map(DiagnosticText.lines) ?? []
        #expect(lines.count == 1 && lines[0].hasPrefix(start), "\(lines)")
    }

    static let readable: [(text: String, canonical: String)] = [
        ("a.width>=44", "a.width >= 44"),
        ("  a.width  >=  44pt ", "a.width >= 44"),
        ("a.width >= 44 and (b visible)", "a.width >= 44 and b visible"),
        ("(a visible or b visible) and c visible", "(a visible or b visible) and c visible"),
        ("not (a visible)", "a not visible"),
        ("not not a visible", "not a not visible"),
        ("title is not truncated", "title not truncated"),
        ("title is visible", "title visible"),
        ("form below logo by 16...32", "form below logo by 16...32"),
        ("a inside b by >= 8 within 1px", "a inside b by >= 8 within 1px"),
        ("no overlap among (form.*)", "no overlap among form.*"),
        ("no overlap among ( title,form.*,button )", "no overlap among (title, form.*, button)"),
        (
            "aligned (email, password) leading within 0pt",
            "aligned (email, password) leading within 0"
        ),
        ("when width<400: form below logo", "when width < 400: form below logo"),
        (
            "for row in list.row-*: row.height ~= next(row).height",
            "for row in list.row-*: row.height ~= next(row).height"
        ),
        (
            "tap: warn: a.target >= 44 because \"fat fingers\" owner 'ux' waived until 2027-01-31",
            "tap: warn: a.target >= 44 because 'fat fingers' owner 'ux' waived until 2027-01-31"
        ),
        ("((a.width)) in 8...16", "a.width in 8...16"),
        (
            "(a.width + b.width) * 2 <= 10% of screen.width",
            "(a.width + b.width) * 2 <= 10% of screen.width"
        ),
        ("-a.left - -5 < - (3)", "-a.left - -5 < -(3)"),
        ("a.b.width == #'my view'.width", "a.b.width == #'my view'.width"),
        ("'not'.width == 3px", "'not'.width == 3px"),
        (
            "max(row-*.height) - min(row-*.height) <= 1",
            "max(row-*.height) - min(row-*.height) <= 1"
        ),
        ("count(visible(row-*)) == 3", "count(visible(row-*)) == 3"),
        ("a centered horizontally in b", "a centered horizontally in b"),
        (".primary before kind(button)", ".primary before kind(button)"),
    ]

    @Test(arguments: readable) func hasOneSpelling(text: String, canonical: String) throws {
        let rule = try AssertionParser.readRule(text, scope: nil)
        #expect(rule.text == canonical)
        #expect(try AssertionParser.readRule(canonical, scope: nil) == rule)
    }

    /// Text, then code, column and suggestion of the mistake.
    static let refused: [(text: String, mistake: String)] = [
        ("", "syntax 1 -"),
        ("title", "syntax 6 -"),
        ("title abov form", "unknown-word 7 above"),
        ("title leftOf form", "unknown-word 7 left of"),
        ("title not truncatd", "unknown-word 11 truncated"),
        ("titel.width >= 44", "unknown-item 1 title"),
        ("form.height >= 44 and lgin.width >= 44", "unknown-item 23 login"),
        ("form.titl.width >= 44", "no-view 1 title"),
        ("form.widht >= 44", "unknown-attribute 6 width"),
        ("form.width = 44", "syntax 12 =="),
        ("form.width >= 44pt5", "unknown-word 17 pt"),
        ("form.width >= 44pr", "unknown-word 17 pt"),
        ("form.width >= 1e999", "non-finite 15 -"),
        ("form.width in 8..16", "syntax 16 -"),
        ("aligned (title, form) lead", "unknown-word 23 leading"),
        ("aligned (title, form) leadin", "unknown-word 23 leading"),
        ("no overlap (title, form)", "syntax 12 -"),
        ("tag(primry) visible", "no-view 1 primary"),
        (".primry visible", "no-view 1 primary"),
        ("row-* visible", "no-view 1 -"),
        ("optional(row-*) visible", "read"),
        ("children(title) visible", "no-view 1 -"),
        ("next(login) visible", "read"),
        ("above visible", "syntax 1 'above'"),
        ("frist(form) visible", "unknown-word 1 first"),
        ("when widht < 400: title visible", "unknown-condition 6 width"),
        ("when state == opne: title visible", "unknown-state 15 open"),
        ("when width < 400 title visible", "syntax 31 -"),
        ("wran: title visible", "read"),
        ("tap: wran: title visible", "unknown-word 6 warn"),
        ("title visible waived until 2027-13-01", "syntax 28 -"),
        ("for row in form.*: rwo.width > 0", "unknown-item 20 row"),
        ("(title visible", "syntax 15 -"),
        (String(repeating: "(", count: 2000) + "title visible", "too-deep"),
        (String(repeating: "not ", count: 2000) + "title visible", "too-deep"),
        (String(repeating: "-(", count: 2000) + "1 > 0", "too-deep"),
        (String(repeating: "first(", count: 2000), "too-deep"),
        (Array(repeating: "title visible", count: 400).joined(separator: " and "), "too-deep"),
    ]

    @Test(arguments: refused) func saysWhatIsWrong(text: String, mistake: String) throws {
        let title = ViewNode(id: "title", kind: .label)
        var login = ViewNode(id: "login", kind: .button)
        login.tags = ["primary"]
        var layout = Layout(
            root: ViewNode(
                id: "screen", children: [ViewNode(id: "form", children: [title]), login]))
        layout.states = ["open": []]
        var found = "read"
        do throws(Diagnostic) {
            _ = try AssertionParser.readRule(text, scope: AssertionScope(layout))
        } catch {
            let place = error.column.map(String.init) ?? "?"
            found = "\(error.code) \(place) \(error.suggestion ?? "-")"
        }
        #expect(mistake == "too-deep" ? found.hasPrefix(mistake) : found == mistake, "\(text)")
    }

    @Test func specificationFilesTellEveryMistakeWithItsLine() throws {
        let text = """
            # Rules of the login screen
            screen login
            for widht in 320...1366

              tap: login.width => 44   # fat fingers
              title not truncated
              title abov form
            """
        do {
            _ = try AssertionDocument(bytes: Array(text.utf8), file: "login.rules")
            Issue.record("the mistakes went unseen")
        } catch {
            #expect(
                DiagnosticText.lines(error) == [
                    "login.rules:3:5: error: unknown axis 'widht'; expected width, height, textSize or direction; did you mean 'width'?",
                    "login.rules:5:20: error: unexpected '=>'; expected ==, !=, <, <=, >, >=, ~= or in; did you mean '>='?",
                    "login.rules:7:9: error: unknown word 'abov'; expected a word such as above, inside, left of, visible or truncated; did you mean 'above'?",
                ])
        }
    }

    @Test func specificationFilesHaveSections() throws {
        let text = """
            login.width >= 44
            screen login*
            for width in 320...1366, direction in rtl
              tap: login.target >= 44
            for textSize in large...accessibility5
              warn: title not truncated
            """
        let document = try AssertionDocument(bytes: Array(text.utf8), file: "x")
        #expect(document.sections.map(\.screen) == [nil, "login*", "login*"])
        #expect(document.sections.map { $0.rules.count } == [1, 1, 1])
        #expect(document.sections[1].rules[0].place?.text == "x:4:3")
        let job = Job(id: "login-2", layout: "other", sweep: "s")
        #expect(
            document.rules(for: job).map(\.text) == [
                "login.width >= 44",
                "tap: when width >= 320 and width <= 1366 and rtl: login.target >= 44",
                "'title not truncated': warn: when textSize >= large and textSize <= accessibility5: title not truncated",
            ])
        #expect(document.rules(for: Job(id: "a", layout: "b", sweep: "s")).count == 1)
    }
}
