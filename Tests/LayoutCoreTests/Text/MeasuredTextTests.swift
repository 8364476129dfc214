import Testing

@testable import LayoutCore

/// Characters are 5 points wide, lines 12 points high.
private func measure(_ text: String) -> MeasuredText {
    TableTextMeasurer().measure(TextRequest(text: text, font: FontDescription(size: 10)))
}

@Suite struct MeasuredTextTests {
    struct Case: Sendable {
        var text: String
        var width: Double
        var lines: Int
        var expected: Size
        var needed: Int
    }

    /// Expectations counted by hand.
    @Test(arguments: [
        Case(text: "", width: 100, lines: 0, expected: Size(0, 0), needed: 0),
        Case(text: "one two six", width: .infinity, lines: 1, expected: Size(55, 12), needed: 1),
        Case(text: "one two six", width: 10, lines: 1, expected: Size(55, 12), needed: 1),
        Case(text: "one two six", width: 55, lines: 0, expected: Size(55, 12), needed: 1),
        Case(text: "one two six", width: 54, lines: 0, expected: Size(35, 24), needed: 2),
        Case(text: "one two six", width: 15, lines: 0, expected: Size(15, 36), needed: 3),
        Case(text: "one two six", width: 15, lines: 2, expected: Size(15, 24), needed: 3),
        // A word wider than the line starts on a new one and is cut between characters.
        Case(text: "a sixteen b", width: 25, lines: 0, expected: Size(25, 36), needed: 3),
        Case(text: "abc", width: 0, lines: 0, expected: Size(5, 36), needed: 3),
        Case(text: "abc", width: -.infinity, lines: 0, expected: Size(5, 36), needed: 3),
        Case(text: "abc", width: .nan, lines: 0, expected: Size(5, 36), needed: 3),
        // Blanks count at the end of a text, and hang over the end of a wrapped line.
        Case(text: " a ", width: .infinity, lines: 1, expected: Size(15, 12), needed: 1),
        Case(text: "abc   ", width: 20, lines: 0, expected: Size(20, 12), needed: 1),
        Case(text: "abc   def", width: 20, lines: 0, expected: Size(15, 24), needed: 2),
        // Lines broken by hand; a break at the very end adds none.
        Case(text: "a\n\nbcd", width: .infinity, lines: 0, expected: Size(15, 36), needed: 3),
        Case(text: "a\n\nbcd", width: .infinity, lines: 1, expected: Size(5, 12), needed: 3),
        Case(text: "ab\n", width: .infinity, lines: 0, expected: Size(10, 12), needed: 1),
        Case(text: "\n", width: 5, lines: 0, expected: Size(0, 12), needed: 1),
    ])
    func breaksLines(_ example: Case) {
        let layout = measure(example.text).layout(
            width: example.width, numberOfLines: example.lines, scale: 2)
        #expect(layout.size == example.expected)
        #expect(layout.neededLineCount == example.needed)
    }

    @Test func agreesWithALineAtATimeReference() {
        let text = measure("The quick brown fox jumps over the lazy dog, again and again.")
        let words = "The quick brown fox jumps over the lazy dog, again and again."
            .split(separator: " ").map { Double($0.count) * 5 }
        for width in stride(from: 30.0, through: 320, by: 0.5) {
            var lines = 1
            var used = 0.0
            for word in words {
                if used > 0, used + 5 + word > width {
                    lines += 1
                    used = word
                } else {
                    used += used > 0 ? 5 + word : word
                }
            }
            #expect(text.layout(width: width, numberOfLines: 0, scale: 1).lineCount == lines)
        }
    }

    @Test func roundsUpToPixelsOnceForAllLines() {
        let metrics = LineMetrics(ascender: 9.5, descender: 2.4, lineHeight: 11.93)
        let text = MeasuredText(
            positions: [0, 10.1, 20.2],
            segments: [.init(visibleEnd: 1, end: 1), .init(visibleEnd: 2, end: 2)], metrics: metrics
        )
        let twoLines = text.layout(width: 11, numberOfLines: 0, scale: 3)
        #expect(twoLines.size.width * 3 == 31)
        #expect(twoLines.size.height * 3 == 72)
        #expect(twoLines.firstBaselineFromTop == 9.5)
        #expect(abs(twoLines.lastBaselineFromBottom - 2.57) < 1e-9)
        #expect(text.naturalSize(scale: 1) == Size(21, 12))
        // A width the solver put on its grid, a hair below the text's own, still holds the text.
        #expect(text.layout(width: 20.2 - 0x1p-20, numberOfLines: 0, scale: 1).lineCount == 1)
    }

    @Test func saysWhatIsCutOff() {
        let text = measure("one two six")
        func truncation(_ width: Double, _ height: Double, _ lines: Int) -> TextTruncation? {
            text.truncation(in: Size(width, height), numberOfLines: lines, scale: 2)
        }
        #expect(truncation(55, 12, 1) == nil)
        #expect(truncation(54.5, 12, 1) == nil)
        #expect(truncation(40, 12, 1) == .width(needed: 55, given: 40))
        #expect(truncation(40, 24, 0) == nil)
        #expect(truncation(15, 24, 2) == .lines(needed: 3, allowed: 2))
        #expect(truncation(15, 24, 0) == .height(needed: 36, given: 24))
        #expect(truncation(2, 200, 0) == .width(needed: 5, given: 2))
        #expect(measure("").truncation(in: Size(0, 0), numberOfLines: 1, scale: 2) == nil)
    }

    /// Sizes of Apple's table in the Human Interface Guidelines.
    @Test func textStylesHaveTheirSizes() {
        let body = FontDescription(size: 1, textStyle: "UICTFontTextStyleBody")
        #expect(body.pointSize(at: .large) == 17)
        #expect(body.pointSize(at: .accessibility5) == 53)
        #expect(TextStyle(name: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(name: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(name: "nothing") == nil)
        #expect(FontDescription(size: 9, textStyle: "headline").effectiveWeight == "semibold")
        let own = FontDescription(family: "Own", size: 34, textStyle: "body")
        #expect(own.pointSize(at: .large) == 34)
        #expect(own.pointSize(at: .accessibility5) == 106)
        for style in TextStyle.allCases {
            let sizes = TextSizeCategory.allCases.map { style.pointSize(at: $0) }
            #expect(sizes == sizes.sorted())
        }
    }
}
