import LayoutSolver
import Testing

@testable import LayoutCore

/// Reading and printing of constraint strings.
@Suite struct ConstraintTextTests {
    static let names = LayoutNames(
        items: ["screen": 0, "form": 0, "title": 0, "8bC-Xf-vdC": 0, "lost": 1],
        parameters: ["inset": 15, "gap": 8])

    /// Text, canonical text with its name.
    static let readable: [(text: String, canonical: String)] = [
        ("form.left == screen.left + inset", "form.left == screen.left + inset"),
        ("form.right==screen.right-inset", "form.right == screen.right - inset"),
        (
            "formMiddle: form.centerY == screen.centerY",
            "formMiddle: form.centerY == screen.centerY"
        ),
        ("form.height == 90", "form.height == 90"),
        ("title.bottom == form.top - 20.50", "title.bottom == form.top - 20.5"),
        ("a:form.width<=screen.width*0.5+8@750", "a: form.width <= screen.width * 0.5 + 8 @750"),
        ("form.width >= inset @ 999.5", "form.width >= inset @999.5"),
        ("form.width == -inset", "form.width == -inset"),
        ("form.top == screen.safe.top + 1e1", "form.top == screen.safe.top + 10"),
        ("8bC-Xf-vdC.top == 'title'.bottom", "8bC-Xf-vdC.top == title.bottom"),
        ("view.hugging.h: form.width <= 10", "view.hugging.h: form.width <= 10"),
        ("'two words': form.width <= 10", "'two words': form.width <= 10"),
        ("form.left == screen.left-10 ", "form.left == screen.left - 10"),
        ("form.width == title.width * 0 + 3 @1000", "form.width == title.width * 0 + 3"),
    ]

    @Test(arguments: readable) func readsAndPrints(text: String, canonical: String) throws {
        let constraint = try Constraint(parsing: text, names: ConstraintTextTests.names)
        #expect(constraint.text == canonical)
        #expect(try Constraint(parsing: canonical) == constraint)
    }

    @Test func partsOfAConstraint() throws {
        let constraint = try Constraint(
            parsing: "x: form.keyboard.top <= title.bottom * -2 - gap @1.5")
        #expect(constraint.name == "x")
        #expect(constraint.first == Anchor(ItemReference("form", .keyboard), .top))
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.second == Anchor(ItemReference("title"), .bottom))
        #expect(constraint.multiplier == -2)
        #expect(constraint.constant == .parameter("gap", negated: true))
        #expect(constraint.priority == 1.5)
    }

    /// Text, then code, column and suggestion of each mistake.
    static let refused: [(text: String, mistakes: [String])] = [
        ("from.left == screen.left", ["unknown-item 1 form"]),
        ("form.left == sceen.lft", ["unknown-item 14 screen", "unknown-attribute 20 left"]),
        ("form.widht == 90", ["unknown-attribute 6 width"]),
        ("form. == 90", ["unknown-attribute 6 -"]),
        ("form.sfae.top == screen.top", ["unknown-part 6 safe"]),
        ("form.safe == screen.top", ["syntax 10 -"]),
        ("form == 90", ["syntax 5 -"]),
        ("form.width = 90", ["syntax 12 =="]),
        ("form.width ≥ 90", ["syntax 12 >="]),
        ("form.width == 90 90", ["syntax 18 -"]),
        ("form.width ==", ["syntax 14 -"]),
        ("", ["syntax 1 -"]),
        ("n: == 4", ["syntax 4 -"]),
        ("form.width == title", ["syntax 15 -"]),
        ("form.width == insets", ["unknown-parameter 15 inset"]),
        ("form.width == screen.left", ["size-with-location 22 width"]),
        ("form.left == screen.width", ["size-with-location 21 left"]),
        ("form.left == screen.top", ["axis-mismatch 21 left"]),
        ("form.leading == screen.left", ["leading-with-left 24 leading"]),
        ("form.left == screen.trailing", ["leading-with-left 21 right"]),
        ("form.left == 10", ["location-needs-second-item 14 -"]),
        ("form.left == screen.right * 0", ["multiplier-zero-location 29 -"]),
        ("form.width == 1e999", ["non-finite 15 -"]),
        ("form.width == screen.width * NaN + Infinity", ["non-finite 30 -", "non-finite 36 -"]),
        ("form.width == 20 @0", ["priority-range 19 1"]),
        ("form.width == 20 @1001", ["priority-range 19 1000"]),
        ("form.left == lost.left", ["no-common-ancestor 19 -"]),
    ]

    @Test(arguments: refused) func refusesAtTheColumn(text: String, mistakes: [String]) {
        let (_, diagnostics) = ConstraintParser.read(text, names: ConstraintTextTests.names)
        let found = diagnostics.map { "\($0.code) \($0.column ?? 0) \($0.suggestion ?? "-")" }
        #expect(found == mistakes)
    }

    /// Names that need quotes are quoted, and read back.
    @Test(arguments: ["a b", "10", "NaN", "it's", "back\\slash", "8-1", "a.b", "über", ""])
    func quotesNames(name: String) throws {
        let constraint = Constraint(
            Anchor(ItemReference(name), .width), .equal, nil,
            constant: .parameter(name, negated: true))
        #expect(try Constraint(parsing: constraint.canonicalText) == constraint)
    }

    /// No text, however broken, stops the reader: every prefix and every one-letter change is read.
    @Test func survivesBrokenTexts() {
        let text = Array("n: 'f'.safe.left == screen.left * 0.5 - inset @ 99.5".unicodeScalars)
        var readCount = 0
        for index in 0...text.count {
            for scalar in ["", ".", "'", "@", "-", "9", "é"] as [String] {
                var broken = String.UnicodeScalarView(text[..<index])
                broken.append(contentsOf: scalar.unicodeScalars)
                broken.append(contentsOf: text[index...].dropFirst())
                let result = ConstraintParser.read(String(broken), names: nil)
                #expect(result.constraint != nil || !result.diagnostics.isEmpty)
                if result.constraint != nil { readCount += 1 }
                _ = ConstraintParser.read(
                    String(String.UnicodeScalarView(text[..<index])), names: nil)
            }
        }
        #expect(readCount > 0)
    }
}
