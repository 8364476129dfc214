import Testing

@testable import LayoutCore

/// Visual formats as the constraints they stand for, written out by hand from Apple's grammar.
@Suite struct VisualFormatTests {
    static let names = LayoutNames(
        items: ["s": 0, "a": 0, "b": 0, "c-1": 0], parameters: ["gap": 12, "low": 250],
        superviews: ["a": "s", "b": "s", "c-1": "s"])

    static let formats: [(format: String, options: VisualFormat, constraints: [String])] = [
        ("[a]-[b]", VisualFormat(), ["b.leading == a.trailing + 8"]),
        ("[a][b]", VisualFormat(), ["b.leading == a.trailing"]),
        (
            "H:|-[a]-10-[b]-|", VisualFormat(),
            [
                "a.leading == s.leadingMargin", "b.leading == a.trailing + 10",
                "s.trailingMargin == b.trailing",
            ]
        ),
        (
            "V:|[a]-gap-[c-1]-5.5-|", VisualFormat(),
            [
                "a.top == s.top", "c-1.top == a.bottom + gap", "s.bottom == c-1.bottom + 5.5",
            ]
        ),
        (
            "[a(>=70, <=100)]", VisualFormat(), ["a.width >= 70", "a.width <= 100"]
        ),
        (
            "V:[a(==b@low)]-(>=gap@750,<=20)-[b(30)]", VisualFormat(),
            [
                "a.height == b.height @250", "b.height == 30", "b.top >= a.bottom + gap @750",
                "b.top <= a.bottom + 20",
            ]
        ),
        ("[a]-(-10)-[b]", VisualFormat(), ["b.leading == a.trailing - 10"]),
        (
            "|-4-[a]-[b]", VisualFormat(alignments: [.centerY], direction: .rightToLeft),
            [
                "s.right == a.right + 4", "a.left == b.right + 8", "a.centerY == b.centerY",
            ]
        ),
        (
            "|[a]-[b]|", VisualFormat(alignments: [.top, .bottom], direction: .leftToRight),
            [
                "a.left == s.left", "b.left == a.right + 8", "s.right == b.right", "a.top == b.top",
                "a.bottom == b.bottom",
            ]
        ),
        (
            "V:[a]-20-[b]-|", VisualFormat(alignments: [.leading], spacing: .baselines),
            [
                "b.firstBaseline == a.lastBaseline + 20", "s.bottomMargin == b.bottom",
                "a.leading == b.leading",
            ]
        ),
    ]

    @Test(arguments: formats)
    func writesConstraints(format: String, options: VisualFormat, constraints: [String]) throws {
        let found = try options.constraints(format, names: VisualFormatTests.names)
        #expect(found.map(\.text) == constraints)
    }

    static let refused: [(format: String, options: VisualFormat, mistake: String)] = [
        ("V[a]", VisualFormat(), "syntax 2"), ("[a", VisualFormat(), "syntax 3"),
        ("", VisualFormat(), "syntax 1"), ("[a]-", VisualFormat(), "syntax 5"),
        ("[a]-10[b]", VisualFormat(), "syntax 7"),
        ("[a]-x-[b]", VisualFormat(), "unknown-parameter 5"),
        ("[z]", VisualFormat(), "unknown-item 2"), ("[a(>=70]", VisualFormat(), "syntax 8"),
        ("[a(1@0)]", VisualFormat(), "priority-range 6"), ("[a]|[b]", VisualFormat(), "syntax 5"),
        ("|[s]", VisualFormat(), "syntax 1"), ("[a] [b]", VisualFormat(), "syntax 4"),
        ("[a(1e999)]", VisualFormat(), "non-finite 4"),
        ("[a][b]", VisualFormat(alignments: [.leading]), "axis-mismatch 1"),
    ]

    @Test(arguments: refused)
    func refusesAtTheColumn(format: String, options: VisualFormat, mistake: String) {
        let error = #expect(throws: Diagnostic.self) {
            try options.constraints(format, names: VisualFormatTests.names)
        }
        #expect("\(error?.code ?? "") \(error?.column ?? 0)" == mistake)
    }
}
