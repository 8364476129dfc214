import LayoutText
import Testing

@testable import LayoutCore

/// Where texts of several scripts wrap.
@Suite struct LineBreakTests {
    /// The pieces between break opportunities, as clusters.
    private func pieces(_ text: String, locale: String? = nil) throws -> Int {
        try Shared.measure(text, locale: locale).segments.count
    }

    @Test func breaksFollowTheScript() throws {
        #expect(try pieces("one two-three four") == 4)
        #expect(try pieces("10\u{A0}000 km") == 2)
        #expect(try pieces("你好世界。") == 4)
        #expect(try pieces("مرحبا بالعالم") == 2)
        #expect(try pieces("שלום עולם") == 2)
        // Thai has no blanks; a dictionary finds the two words.
        #expect(try pieces("สวัสดีครับ") == 2)
        #expect(try pieces("안녕 하세요") == 5)
    }

    struct Recorded: Sendable {
        var text: String
        var font: FontDescription
        var size: Size
        var lines: Int
    }

    /// Labels of several lines as Interface Builder recorded them at 2x, in NetNewsWire (MIT) and element-ios (Apache-2.0).
    @Test(arguments: [
        Recorded(
            text: "Your iCloud account syncs your feeds across your Mac and iOS devices",
            font: FontDescription(size: 17, textStyle: "body"), size: Size(373, 42.5), lines: 2),
        Recorded(
            text: "Use your Reader account to sync your feeds across your devices.\n\nDon’t have a "
                + "Reader account?",
            font: FontDescription(size: 12, textStyle: "caption1"), size: Size(373, 46.5), lines: 3),
        Recorded(
            text: "Sign in to your Feedbin account to sync your feeds across your devices. Your "
                + "username and password will be encrypted and stored in Keychain.\n\nDon’t have a "
                + "Feedbin account?",
            font: FontDescription(size: 12, textStyle: "caption1"), size: Size(373, 78.5), lines: 5),
        Recorded(
            text:
                "Confirm by comparing the following with the User Settings in your other session:",
            font: FontDescription(size: 14), size: Size(374, 33.5), lines: 2),
        Recorded(
            text: "For maximum security, we recommend you do this in person or use another trusted "
                + "means of communication.",
            font: FontDescription(size: 15), size: Size(335, 54), lines: 3),
        Recorded(
            text: "Welcome back.Choose a PIN for security",
            font: FontDescription(size: 22, weight: "semibold"), size: Size(343, 53), lines: 2),
    ])
    func wrapsAsRecorded(_ label: Recorded) throws {
        let text = try Shared.model.get().measure(TextRequest(text: label.text, font: label.font))
        let layout = text.layout(width: label.size.width, numberOfLines: 0, scale: 2)
        #expect(layout.lineCount == label.lines)
        #expect(layout.size.height == label.size.height)
    }

    @Test func hanTextFillsItsLines() throws {
        let text = try Shared.measure(String(repeating: "好", count: 10), size: 16)
        let layout = text.layout(width: 50, numberOfLines: 0, scale: 2)
        #expect(layout.lineCount == 4)
        #expect(layout.size == Size(48, 76.5))
    }

    @Test func thaiWrapsBetweenWords() throws {
        let words = try ["สวัสดี", "ครับ"].map { try Shared.width($0) }
        let text = try Shared.measure("สวัสดีครับ")
        let layout = text.layout(width: words.reduce(0, +) - 1, numberOfLines: 0, scale: 100)
        #expect(layout.lineCount == 2)
        #expect(abs(layout.size.width - (words.max() ?? 0)) < 0.02)
    }

    @Test func blanksHangAndLineBreaksBreak() throws {
        let text = try Shared.measure("one   two\r\nthree\u{2028}four\n")
        #expect(text.naturalSize(numberOfLines: 0, scale: 1).height == 72)
        let narrow = text.layout(width: 50, numberOfLines: 0, scale: 1)
        #expect(narrow.lineCount == 4)
        let three = try Shared.width("three")
        #expect(narrow.size.width == three.rounded(.up))
        #expect(try Shared.measure("").isEmpty)
        #expect(try Shared.measure("\n").naturalSize(numberOfLines: 0, scale: 2) == Size(0, 24))
    }

    @Test func aLongWordIsCutBetweenClusters() throws {
        let family = "👨‍👩‍👧‍👦"
        let text = try Shared.measure("لالالا" + family)
        let layout = text.layout(width: 0, numberOfLines: 0, scale: 1)
        // Three ligatures and one emoji, a line each.
        #expect(layout.lineCount == 4)
    }
}
