import LayoutCore

/// The device a document is drawn on.
struct DesignDevice: Hashable, Sendable {
    /// What a device's screen is like.
    struct Screen: Hashable, Sendable {
        /// Size upright, points.
        var size: Size
        /// Pixels a point.
        var scale: Double
        /// Whether it has rounded corners and no home button.
        var isRounded: Bool
        /// Whether its width class is regular when it lies on its side.
        var isWideInLandscape = false
        /// What the device is.
        var idiom = Idiom.phone
    }

    /// Xcode's id, such as "retina6_1"; nil when the document states none.
    var id: String?
    /// Whether it lies on its side.
    var isLandscape: Bool
    /// Share of the screen, such as "splitview1_3"; nil is all of it.
    var layout: String?

    /// Screen that scenes are simulated on where the document states no device, such as "retina4_7".
    var simulatedID: String?

    /// Reads the `<device>` element of a document, or its simulated metrics; a document may state neither.
    init(_ document: TreeElement) {
        let element = document.child("device")
        id = element?["id"]
        isLandscape = element?["orientation"] == "landscape"
        layout = element?["layout"] ?? element?.child("adaptation")?["id"]
        simulatedID = document.child("simulatedMetricsContainer")?
            .child("simulatedScreenMetrics", key: "destination")?["type"]?
            .split(separator: ".").first.map(String.init)
    }

    /// The screen; nil when the document states no device or one that is not known.
    var screen: Screen? { (id ?? simulatedID).flatMap { DesignDevice.screens[$0] } }

    /// Size of the canvas as it lies, points; nil when it is not known.
    var canvasSize: Size? {
        screen.map {
            // A television's documents call it landscape, and it has no other side.
            isLandscape && $0.idiom != .tv ? Size($0.size.height, $0.size.width) : $0.size
        }
    }

    /// The size classes a document is laid out for on this device.
    var traits: DesignTraits {
        guard let id, let screen else { return DesignTraits() }
        if screen.idiom == .pad {
            let isNarrow = layout?.hasPrefix("splitview1_3") == true
            return DesignTraits(width: isNarrow ? .compact : .regular, height: .regular)
        }
        guard screen.idiom == .phone, id.hasPrefix("retina") else { return DesignTraits() }
        guard isLandscape else { return DesignTraits(width: .compact, height: .regular) }
        return DesignTraits(width: screen.isWideInLandscape ? .regular : .compact, height: .compact)
    }

    private static func phone(
        _ width: Double, _ height: Double, scale: Double, isRounded: Bool, isWide: Bool = false
    ) -> Screen {
        Screen(
            size: Size(width, height), scale: scale, isRounded: isRounded,
            isWideInLandscape: isWide)
    }

    private static func pad(_ width: Double, _ height: Double, isRounded: Bool) -> Screen {
        Screen(
            size: Size(width, height), scale: 2, isRounded: isRounded, isWideInLandscape: true,
            idiom: .pad)
    }

    /// The one screen of tvOS, with or without a device in the document.
    static let television = Screen(
        size: Size(1920, 1080), scale: 1, isRounded: false, isWideInLandscape: true, idiom: .tv)

    /// Screens by Xcode's id: sizes as recorded by root views in public documents.
    private static let screens: [String: Screen] = [
        "retina3_5": phone(320, 480, scale: 2, isRounded: false),
        "retina4_0": phone(320, 568, scale: 2, isRounded: false),
        "retina4": phone(320, 568, scale: 2, isRounded: false),
        "retina4_7": phone(375, 667, scale: 2, isRounded: false),
        "retina5_5": phone(414, 736, scale: 3, isRounded: false, isWide: true),
        "retina5_4": phone(375, 812, scale: 3, isRounded: true),
        "retina5_9": phone(375, 812, scale: 3, isRounded: true),
        "retina6_0": phone(390, 844, scale: 3, isRounded: true),
        "retina6_1": phone(414, 896, scale: 2, isRounded: true, isWide: true),
        "retina6_12": phone(393, 852, scale: 3, isRounded: true),
        "retina6_3": phone(402, 874, scale: 3, isRounded: true),
        "retina6_5": phone(414, 896, scale: 3, isRounded: true, isWide: true),
        "retina6_54": phone(420, 912, scale: 3, isRounded: true, isWide: true),
        "retina6_7": phone(428, 926, scale: 3, isRounded: true, isWide: true),
        "retina6_72": phone(430, 932, scale: 3, isRounded: true, isWide: true),
        "retina6_9": phone(440, 956, scale: 3, isRounded: true, isWide: true),
        "ipad7_9": pad(744, 1133, isRounded: true),
        "ipad9_7": pad(768, 1024, isRounded: false),
        "ipad10_2": pad(810, 1080, isRounded: false),
        "ipad10_5": pad(834, 1112, isRounded: false),
        "ipad10_9rounded": pad(820, 1180, isRounded: true),
        "ipad11_0rounded": pad(834, 1194, isRounded: true),
        "ipad12_9": pad(1024, 1366, isRounded: false),
        "ipad12_9rounded": pad(1024, 1366, isRounded: true),
        "appleTV": television,
    ]
}
