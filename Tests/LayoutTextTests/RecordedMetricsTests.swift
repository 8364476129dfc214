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
        ("{", "it is not valid JSON"),
        (#"{"version":2,"scale":2,"texts":[]}"#, "version 2 is not known; 1 is"),
        (#"{"version":1,"scale":0,"texts":[]}"#, "scale is not a number above 0"),
        (
            #"{"version":1,"scale":2,"texts":[{"text":"a","font":{},"width":1}]}"#,
            #"at texts[0]: "height" is missing"#
        ),
        (
            #"{"version":1,"scale":2,"texts":[{"text":"a\nb","font":{},"width":1,"height":2}]}"#,
            "texts[0] has more than one line"
        ),
    ])
    func mistakesAreSaid(json: String, reason: String) {
        #expect(throws: TextModelError.metrics(path: "m.json", reason: reason)) {
            try RecordedMetrics(json: Array(json.utf8), path: "m.json")
        }
    }
}
