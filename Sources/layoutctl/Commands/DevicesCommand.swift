import FoundationEssentials
import LayoutCore
import LayoutReport

/// `layoutctl devices`: the screens that are known by name.
enum DevicesCommand {
    static let command = Command(
        path: ["devices"],
        summary: "list the screens known by name",
        details: [
            "Sizes and insets are in points; insets are top, left, bottom, right. Names of the same "
                + "screen stand in one line."
        ],
        examples: [
            .init(line: "layoutctl devices 'iphone-1*'", purpose: "every iPhone from 10 to 19"),
            .init(
                line: "layoutctl devices --format ndjson", purpose: "all of them, one JSON a line"),
        ],
        arguments: [
            .init(
                name: "PATTERN", arity: .optional,
                summary: "Only these ids; * stands for any letters.", completion: .none)
        ],
        options: [
            .single(
                "format", .choice(["table", "ndjson", "ids"]), "How to print; table if not said.")
        ],
        run: run)

    /// A device as a line of NDJSON.
    private struct Line: Encodable {
        struct Window: Encodable {
            var width: Double
            var height: Double
            var safeArea: [Double]
            var sizeClasses: [String]

            init(_ posture: Device.Posture) {
                width = posture.size.width
                height = posture.size.height
                let insets = posture.safeArea
                safeArea = [insets.top, insets.left, insets.bottom, insets.right]
                sizeClasses = [
                    posture.horizontalSizeClass.rawValue, posture.verticalSizeClass.rawValue,
                ]
            }
        }

        var id: String
        var aliases: [String]
        var name: String
        var idiom: String
        var year: Int?
        var scale: Double
        var portrait: Window
        var landscape: Window?

        init(_ device: Device) {
            id = device.id
            aliases = device.aliases
            name = device.name
            idiom = device.idiom.rawValue
            year = device.year
            scale = device.scale
            portrait = Window(device.portrait)
            landscape = device.landscape.map(Window.init)
        }
    }

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let pattern = invocation.arguments.first
        let catalogue = DeviceCatalogue.standard
        let devices =
            pattern.map { catalogue.devices(fitting: NamePattern($0)) } ?? catalogue.devices
        guard !devices.isEmpty else {
            let name = pattern ?? ""
            let nearest = NearestName.of(name, among: DeviceCatalogue.standard.names)
            console.say("error: no device \"\(name)\"" + UsageError.hint(nearest))
            return .nothingSelected
        }
        switch invocation.value("format") {
        case "ids":
            for device in devices { device.names.forEach(console.writeLine) }
        case "ndjson":
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for device in devices {
                console.writeLine(String(decoding: try encoder.encode(Line(device)), as: UTF8.self))
            }
        default:
            table(devices).lines.forEach(console.writeLine)
        }
        return .success
    }

    private static func table(_ devices: [Device]) -> AlignedTable {
        var table = AlignedTable([
            ("id", .left), ("size", .right), ("scale", .right), ("safe area", .left),
            ("landscape safe area", .left), ("year", .right), ("also", .left),
        ])
        for device in devices {
            let size = device.portrait.size
            table.add([
                device.id,
                "\(NumberText.text(size.width))x\(NumberText.text(size.height))",
                NumberText.text(device.scale), text(device.portrait.safeArea),
                device.landscape.map { text($0.safeArea) } ?? "-",
                device.year.map { String($0) } ?? "-", device.aliases.joined(separator: ", "),
            ])
        }
        return table
    }

    private static func text(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text)
            .joined(separator: " ")
    }
}
