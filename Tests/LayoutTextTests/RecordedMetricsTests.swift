import LayoutText
import Testing

@testable import LayoutCore

/// Sizes recorded on a device go before measured ones.
@Suite struct RecordedMetricsTests {
    private let json = """
        { "version": 1, "device": "a phone", "scale": 3, "texts": [
          { "text": "Label", "font": { "textStyle": "body" }, "width": 50, "height": 20.333333 },
          { "text": "Tall", "font": { "family": "Own", "size": 10 }, "width": 30, "height": 16 } ] }
        """

    @Test func aRecordGoesBeforeTheModel() throws {
        let recorded = try RecordedMetrics(json: Array(json.utf8), path: "metrics.json")
        #expect(recorded.count == 2)
        let model = try TextModel(TextModel.Configuration(recordedMetrics: recorded))
        let body = FontDescription(size: 17, textStyle: "body")
        let label = model.measure(TextRequest(text: "Label", font: body))
        #expect(label.source == .recorded)
        #expect(label.naturalSize(scale: 2) == Size(50, 20.5))
        #expect(label.layout(width: 30, numberOfLines: 0, scale: 2).lineCount == 2)
        let other = model.measure(TextRequest(text: "Label", font: body, category: .small))
        #expect(other.source == .model)
        let tall = model.measure(
            TextRequest(text: "Tall", font: FontDescription(family: "Own", size: 10)))
        #expect(tall.naturalSize(scale: 3) == Size(30, 16))
        #expect(tall.warnings == [])
        #expect(model.modelVersion != (try Shared.model.get().modelVersion))
    }

    @Test func sourcesNameFiles() throws {
        #expect(throws: TextModelError.self) {
            try TextSources(metricsFile: "/nowhere/metrics.json").model()
        }
        let font = "/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf"
        let model = try TextSources(fontFiles: [font]).model()
        #expect(model.modelVersion != (try TextSources().model().modelVersion))
    }

    @Test(arguments: [
        ("{", ["m.json:1:2: error: unexpected end of the input"]),
        (
            #"{"version":2,"scale":2,"texts":[]}"#,
            ["m.json:1:12: error: 2 is not possible here; expected a whole number from 1 to 1"]
        ),
        (
            #"{"version":1,"scale":0,"texts":[]}"#,
            ["m.json:1:22: error: the scale 0 is not possible"]
        ),
        (
            """
            {"version":1,"scale":2,"texts":[
              {"text":"a","font":{"siez":17},"width":1},
              {"text":"a\\nb","font":{"size":1},"width":"1","height":0}]}
            """,
            [
                "m.json:2:23: error: unknown key 'siez'",
                "m.json:2:22: error: the key 'size' is missing",
                "m.json:2:3: error: the key 'height' is missing",
                "m.json:3:11: error: the text has more than one line",
                "m.json:3:44: error: a string stands here; expected a number",
                "m.json:3:57: error: the height 0 shows no line",
            ]
        ),
    ])
    func allMistakesAreSaidWithTheirPlaces(json: String, starts: [String]) throws {
        let error = try #require(
            #expect(throws: DiagnosticList.self) {
                try RecordedMetrics(json: Array(json.utf8), path: "m.json")
            })
        let lines = TextModelError.metrics(error).lines
        #expect(lines.count == starts.count, "\(lines)")
        for start in starts {
            #expect(lines.contains { $0.hasPrefix(start) }, "\(start) in \(lines)")
        }
    }
}
