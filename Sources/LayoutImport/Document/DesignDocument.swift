import LayoutCore

/// An Interface Builder document as it is written, before anything is derived from it.
struct DesignDocument: Sendable {
    /// What it is drawn for.
    enum Platform: String, Sendable {
        case iOS, tvOS, macOS, watchOS
    }

    /// File as the user named it.
    var file: String
    /// What it is drawn for.
    var platform: Platform
    /// Build number of the Xcode that saved it, such as 21507; 0 when it does not say.
    var toolsVersion: Int
    /// Whether size classes apply.
    var usesTraits: Bool
    /// Whether it uses safe areas.
    var usesSafeAreas: Bool
    /// The device it is drawn on.
    var device: DesignDevice
    /// Sizes of images by name, points.
    var imageSizes: [String: Size]
    /// Scenes in document order: one for each top-level view.
    var scenes: [DesignScene]
    /// What the document contains that layout does not use.
    var ignored: [IgnoredFeature]
    /// What is wrong with it.
    var diagnostics: [Diagnostic]

    /// Pixels a point of the screen it is drawn on. From Xcode 11 on the canvas draws tvOS at twice the screen's scale.
    var scale: Double {
        if platform == .tvOS { return toolsVersion >= XcodeBuild.firstOf11 ? 2 : 1 }
        return device.screen?.scale ?? 2
    }

    /// Names of the app's images that views show.
    var imageNames: Set<String> {
        var names: Set<String> = []
        for view in scenes.flatMap(\.root.subtree) where !view.content.isSystemImage {
            if let name = view.content.image { names.insert(name) }
            if let name = view.content.backgroundImage { names.insert(name) }
        }
        return names
    }
}

/// A feature of a document that importing leaves out.
public struct IgnoredFeature: Hashable, Sendable {
    /// Words for it, such as "gesture recognizers".
    public var name: String
    /// How often it occurs.
    public var count: Int
    /// Line of the first.
    public var line: Int
}

/// A top-level view with what surrounds it.
struct DesignScene: Sendable {
    /// The view.
    var root: DesignView
    /// The controller it belongs to; nil for a view of its own.
    var controller: DesignController?
    /// Whether it is a controller's view: by being in it, or by an outlet of the file's owner.
    var isControllersView = true
    /// Class of the file's owner whose view it is, or name of the controller beside which it lies; nil where there is none.
    var owner: String?
    /// Bars drawn around it.
    var bars = SimulatedBars()
}

/// A view controller.
struct DesignController: Sendable {
    /// What people call it: its identifier in code, class, label or title; nil where it has none.
    var name: String? {
        [storyboardIdentifier, className, label, title].compactMap { $0 }.first { !$0.isEmpty }
    }

    var id: String
    var className: String?
    var label: String?
    var storyboardIdentifier: String?
    var title: String?
    /// Its top and bottom layout guides.
    var guides: [DesignGuide] = []
}
