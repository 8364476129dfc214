import Foundation
import Testing

@testable import LayoutCore

/// The built-in devices against the evidence they were taken from (Fixtures/devices/evidence.json).
@Suite struct DeviceCatalogueTests {
    private struct Evidence: Decodable {
        struct Fact<Value: Decodable>: Decodable { var value: Value }
        struct Insets: Decodable { var top, left, bottom, right: Double }
        struct Pair<Value: Decodable>: Decodable { var portrait, landscape: Value }
        struct Split: Decodable {
            var size: [Double]
            var sizeClasses: [String]
        }
        struct Multitasking: Decodable {
            var portrait, landscape: [String: Split]
        }
        struct Device: Decodable {
            var id: String
            var points: Fact<[Double]>
            var scale: Fact<Double>
            var safeArea: Pair<Fact<Insets>>
            var sizeClasses: Pair<Fact<[String]>>
            var multitasking: Multitasking?
        }
        var phones: [Device]
        var pads: [Device]
    }

    private func describe(_ posture: Device.Posture?) -> String {
        guard let posture else { return "none" }
        let safe = posture.safeArea
        return describe(
            [posture.size.width, posture.size.height],
            Evidence.Insets(
                top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right),
            [posture.horizontalSizeClass.rawValue, posture.verticalSizeClass.rawValue])
    }

    private func describe(
        _ size: [Double], _ safe: Evidence.Insets, _ classes: [String]
    ) -> String {
        "\(size) \([safe.top, safe.left, safe.bottom, safe.right]) \(classes)"
    }

    @Test func agreesWithTheEvidence() throws {
        let bytes = try Fixtures.bytes("devices/evidence.json")
        let evidence = try JSONDecoder().decode(Evidence.self, from: Data(bytes))
        let catalogue = DeviceCatalogue.standard
        #expect(catalogue.devices.count == evidence.phones.count + evidence.pads.count + 2)
        for known in evidence.phones + evidence.pads {
            let device = try #require(catalogue.device(known.id))
            let points = known.points.value
            #expect(device.scale == known.scale.value)
            #expect(
                describe(device.portrait)
                    == describe(
                        points, known.safeArea.portrait.value, known.sizeClasses.portrait.value))
            #expect(
                describe(device.landscape)
                    == describe(
                        points.reversed(), known.safeArea.landscape.value,
                        known.sizeClasses.landscape.value))
            for (orientation, splits, safe) in [
                (
                    Orientation.portrait, known.multitasking?.portrait,
                    known.safeArea.portrait.value
                ),
                (.landscape, known.multitasking?.landscape, known.safeArea.landscape.value),
            ] {
                for (name, split) in splits ?? [:] {
                    let window = device.window(
                        try #require(Split(rawValue: name)), orientation: orientation)
                    #expect(describe(window) == describe(split.size, safe, split.sizeClasses))
                }
            }
        }
    }

    @Test func findsByIdAliasAndPattern() {
        let catalogue = DeviceCatalogue.standard
        #expect(catalogue.device("iphone-15")?.id == "iphone-14-pro")
        #expect(catalogue.device("iphone-999") == nil)
        let selected = catalogue.selection(
            ["iphone-15", "iphone-1*", "iphone-15"],
            excluding: ["iphone-11*", "*-max", "iphone-13-mini"])
        #expect(
            selected.map(\.name) == [
                "iphone-15", "iphone-12", "iphone-14-pro", "iphone-16-pro", "iphone-17",
            ])
        // A screen that fits by another name alone goes by that, once.
        #expect(
            catalogue.selection(["iphone-15*"], excluding: []).map(\.name) == [
                "iphone-15", "iphone-15-plus",
            ])
        #expect(
            catalogue.selection(["iphone-14-pro", "iphone-16*"], excluding: []).map(\.name) == [
                "iphone-14-pro", "iphone-16e", "iphone-16-plus", "iphone-16-pro",
                "iphone-16-pro-max",
            ])
        let phones = catalogue.selection(["iphone-*"], excluding: [])
        #expect(phones.count == 21)
        #expect(catalogue.selection(["ipad-*"], excluding: []).count == 11)
    }
}
