import LayoutText
import Testing

@testable import LayoutCore

/// Fonts, caches, limits.
@Suite struct TextModelTests {
    @Test func sizesAndWidthsShareOneShape() throws {
        let model = try TextModel()
        for category in TextSizeCategory.allCases {
            let font = FontDescription(size: 17, textStyle: "body")
            let text = model.measure(
                TextRequest(text: "Settings", font: font, category: category))
            #expect(text.metrics.lineHeight == font.pointSize(at: category) * 2444 / 2048)
        }
        // Inter, and Inter Display above 20 points.
        #expect(model.shapeCount == 2)
    }

    @Test func cachesAreBoundedAndChangeNothing() throws {
        let small = try TextModel(
            TextModel.Configuration(shapeCacheBytes: 20_000, textCacheBytes: 30_000))
        let texts = (0..<400).map { "Text number \($0 % 130)" }
        for text in texts {
            let request = TextRequest(text: text, font: FontDescription(size: 30))
            #expect(small.measure(request) == (try Shared.model.get().measure(request)))
            #expect(small.cacheByteCount <= 50_000)
        }
        #expect(small.cacheByteCount > 10_000)
        let long = TextRequest(text: String(repeating: "word ", count: 20_000), font: .standard)
        _ = small.measure(long)
        #expect(small.cacheByteCount <= 50_000)
    }

    /// Swift takes these for equal; a font may not.
    @Test(arguments: [("e\u{301}", "\u{E9}"), ("\u{2000}", "\u{2002}"), ("\u{1100}\u{1161}", "가")])
    func textsThatOnlyMeanTheSameDoNotShareAMeasure(_ one: String, _ other: String) throws {
        func request(_ text: String) -> TextRequest {
            TextRequest(text: text, font: FontDescription(size: 12), locale: "zh-Hans")
        }
        #expect(one == other)
        let isOneRequest = request(one) == request(other)
        #expect(!isOneRequest)
        let model = try TextModel()
        let fresh = try TextModel()
        _ = model.measure(request(one))
        #expect(model.measure(request(other)) == fresh.measure(request(other)))
        #expect(model.shapeCount == 2)
    }

    @Test(arguments: 0..<8)
    func noTextBreaksIt(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        let ranges: [ClosedRange<UInt32>] = [
            0...0x7F, 0...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0xE00...0xE7F,
            0x1000...0x109F, 0x2000...0x206F, 0x3000...0x9FFF, 0xAC00...0xD7FF, 0xE000...0xFFFF,
            0x1F000...0x1FAFF, 0xE0000...0xE007F, 0...0x10FFFF,
        ]
        for _ in 0..<40 {
            var text = String.UnicodeScalarView()
            for _ in 0..<next(40) {
                let range = ranges[Int(next(UInt64(ranges.count)))]
                let value = range.lowerBound + UInt32(next(UInt64(range.count)))
                if let scalar = Unicode.Scalar(value) { text.append(scalar) }
            }
            let measured = try Shared.measure(String(text), size: Double(next(60)))
            #expect(measured.positions == measured.positions.sorted())
            let isFinite = measured.positions.allSatisfy(\.isFinite)
            #expect(isFinite)
            for width in [0, 30, 200, Double.infinity] {
                let layout = measured.layout(width: width, numberOfLines: 0, scale: 3)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                #expect(layout.lineCount <= measured.positions.count)
            }
        }
    }

    @Test func longTextsAndStrangeSizesAreBounded() throws {
        let long = try Shared.measure(String(repeating: "長いtext ", count: 150_000))
        #expect(long.warnings.map(\.code) == ["text-too-long"])
        #expect(long.positions.count <= 1 << 17 + 1)
        for size in [0, -1, Double.nan, .infinity, 1e300] {
            let text = try Shared.measure("Ag", size: size)
            let natural = text.naturalSize(scale: 2)
            #expect(natural.width.isFinite && natural.height.isFinite)
        }
    }

    @Test func fontsAreFoundByNameFileAndStandIn() throws {
        #expect(throws: TextModelError.self) {
            try TextModel(TextModel.Configuration(fontFolder: "/nowhere"))
        }
        #expect(throws: TextModelError.unreadableFont(path: "/nowhere/Own.ttf")) {
            try TextModel(TextModel.Configuration(fontFiles: ["/nowhere/Own.ttf"]))
        }
        let folder = "/usr/share/fonts/truetype/liberation/"
        let own = try TextModel(
            TextModel.Configuration(fontFiles: [
                folder + "LiberationSerif-Regular.ttf", folder + "LiberationSerif-Bold.ttf",
            ]))
        for family in ["Liberation Serif", "LiberationSerif-Bold"] {
            let font = FontDescription(family: family, size: 40)
            let text = own.measure(TextRequest(text: "Own", font: font))
            #expect(text.warnings == [])
            let twin = try Shared.measure(
                "Own", size: 40, weight: family.hasSuffix("Bold") ? "bold" : nil,
                family: "Times New Roman")
            #expect(text.positions == twin.positions)
        }
        #expect(own.modelVersion != (try Shared.model.get().modelVersion))
        let unknown = try Shared.measure("x", family: "Zapfino", locale: nil)
        #expect(unknown.warnings.map(\.code) == ["unknown-font"])
        let heavy = try Shared.measure("x", weight: "heaviest")
        #expect(heavy.warnings.map(\.code) == ["unknown-font-weight"])
        let style = FontDescription(size: 17, textStyle: "boddy")
        let styled = try Shared.model.get().measure(TextRequest(text: "x", font: style))
        #expect(styled.warnings.map(\.suggestion) == ["body"])
        // UIKit's own line heights: Helvetica has 15 % more than its file says.
        let helvetica = try Shared.measure("x", size: 36, family: "Helvetica")
        #expect(abs(helvetica.metrics.lineHeight - 41.4) < 1e-9)
    }

    @Test func theVersionNamesWhatNumbersDependOn() throws {
        let version = try Shared.model.get().modelVersion
        #expect(version.hasPrefix("text1-harfbuzz"))
        #expect(version.contains("-icu"))
        #expect(version == (try TextModel().modelVersion))
    }
}
