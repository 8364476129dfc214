import LayoutText
import Testing

@testable import LayoutCore

/// One model for all tests: opening fonts is the slow part, and no answer depends on what was measured before.
enum Shared {
    static let model = Result { try TextModel() }

    static func measure(
        _ text: String, size: Double = 20, weight: String? = nil, family: String? = nil,
        locale: String? = nil
    ) throws -> MeasuredText {
        try model.get().measure(
            TextRequest(
                text: text, font: FontDescription(family: family, size: size, weight: weight),
                locale: locale))
    }

    /// Width on one line, not rounded.
    static func width(
        _ text: String, size: Double = 20, weight: String? = nil, family: String? = nil,
        locale: String? = nil
    ) throws -> Double {
        try measure(text, size: size, weight: weight, family: family, locale: locale)
            .positions.last ?? 0
    }
}

/// Scripts and the fonts that write them; expectations follow from how the scripts work, not from the shaper.
@Suite struct ShapingTests {
    @Test(arguments: [
        "Label", "Größe", "Ελληνικά", "Кириллица", "你好世界", "こんにちは", "안녕하세요", "الإعدادات",
        "עברית", "สวัสดีครับ", "नमस्ते", "မင်္ဂလာပါ", "გამარჯობა", "🎉👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣", "a←b→c ✓ ∑ ①",
    ])
    func everyScriptHasItsGlyphs(_ text: String) throws {
        let measured = try Shared.measure(text)
        #expect(measured.warnings == [])
        let natural = measured.naturalSize(scale: 2)
        #expect(natural.width > 20)
        // The line is the system font's, whatever fonts fill in (recorded: Chinese and emoji labels).
        #expect(natural.height == 24)
    }

    @Test func hanGlyphsAreOneEmWideWithoutLetterSpacing() throws {
        // "你好" in 16 points is 32 wide in a recorded storyboard.
        #expect(try Shared.width("你好", size: 16) == 32)
        #expect(try Shared.width("你好", size: 16, locale: "ja") == 32)
        let mixed = try Shared.width("OK你好", size: 16)
        #expect(abs(try mixed - Shared.width("OK", size: 16) - 32) < 1e-9)
    }

    @Test func marksTakeNoRoom() throws {
        #expect(try Shared.width("ที่") == Shared.width("ท"))
        #expect(try abs(Shared.width("שָׁלוֹם") - Shared.width("שלום")) < 1e-9)
        #expect(try Shared.width("e\u{301}") == Shared.width("é"))
        for invisible in ["\u{200B}", "\u{200E}", "\u{FEFF}", "\u{0}", "\u{7}", "\u{AD}"] {
            #expect(try Shared.width("ab" + invisible) == Shared.width("ab"))
        }
    }

    @Test func arabicLettersJoin() throws {
        let letters = try ["ل", "ا"].map { try Shared.width($0) }.reduce(0, +)
        // Lam and alef become one glyph.
        #expect(try Shared.width("لا") < letters * 0.9)
        #expect(try Shared.measure("لا").positions.count == 2)
        let word = try "سلام".map { try Shared.width(String($0)) }.reduce(0, +)
        #expect(try Shared.width("سلام") < word)
    }

    @Test(arguments: ["🎉", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func anEmojiSequenceIsOneEmoji(_ emoji: String) throws {
        // 17 points give 23 in a recorded label: 1.25 em and 1.5 points, rounded up.
        let measured = try Shared.measure(emoji, size: 17)
        #expect(measured.naturalSize(scale: 2).width == 23)
        #expect(try Shared.width(emoji + emoji, size: 17) == 2 * (1.25 * 17 + 1.5))
    }

    @Test func lettersAreSpacedAndKernedAndNothingIsReplaced() throws {
        #expect(try Shared.width("AV", family: "Arial") < Shared.width("A", family: "Arial") * 2)
        let pair = try Shared.width("-", size: 12) + Shared.width(">", size: 12)
        // Inter would make an arrow of it.
        #expect(abs(try Shared.width("->", size: 12) - pair) < 0.2)
        // At 12 points there is no letter spacing, at 17 it is -26/1000 em.
        let plain = try Shared.width("nnnn", size: 12) / 12
        let tight = try Shared.width("nnnn", size: 17) / 17
        #expect(abs(plain - tight - 4 * 0.026) < 1e-9)
        #expect(try Shared.width("Label", weight: "bold") > Shared.width("Label"))
    }

    @Test func whatNoFontHasIsSaid() throws {
        let measured = try Shared.measure("Apple \u{F8FF} and \u{10FFFD}\u{F8FF}")
        #expect(measured.warnings.map(\.code) == ["missing-glyph"])
        let message = measured.warnings.first?.message ?? ""
        #expect(message.contains("U+F8FF, U+10FFFD"))
        #expect(message.contains("Apple \u{F8FF} and"))
        #expect(try Shared.measure("Apple \u{F8FF} and").naturalSize(scale: 2).width > 60)
    }
}
