import LayoutCore

/// Reads a tree of elements as an Interface Builder document.
///
/// Takes what is there: something missing or unreadable becomes a diagnostic with its line and the rest is read.
struct DocumentReader {
    /// File as the user named it.
    let file: String
    var diagnostics: [Diagnostic] = []
    /// Ids given to views so far.
    var ids = UniqueNames(separator: "#")
    /// Lines of the views that have them.
    var lineByID: [String: Int] = [:]
    /// Build number of the Xcode that saved the document, 0 when it does not say.
    var toolsVersion = XcodeBuild.unstated
    /// Height of the rows of the table that is read, points; nil where it states none.
    var rowHeight: Double?

    /// Reads a document from bytes. Throws when it is not well-formed or not an Interface Builder document.
    static func read(_ bytes: [UInt8], file: String) throws(DiagnosticList) -> DesignDocument {
        do {
            let tree = try XMLTreeReader.read(bytes, file: file)
            var reader = DocumentReader(file: file)
            return try reader.document(tree.root)
        } catch {
            throw DiagnosticList([error])
        }
    }

    private mutating func document(_ root: TreeElement) throws(Diagnostic) -> DesignDocument {
        guard root.name == "document" else {
            throw Diagnostic(
                code: "not-interface-builder", file: file, line: root.place.line,
                column: root.place.column,
                message: "the document's root is <\(root.name)>",
                expected: root.name == "archive"
                    ? "a document that Xcode 4 or later has saved"
                    : "<document> of a .storyboard or .xib")
        }
        toolsVersion = Self.toolsVersion(root)
        var document = DesignDocument(
            file: file, platform: Self.platform(root), toolsVersion: toolsVersion,
            usesTraits: root.flag("useTraitCollections") == true,
            usesSafeAreas: root.flag("useSafeAreas") == true,
            device: DesignDevice(root), imageSizes: Self.imageSizes(root),
            scenes: [], ignored: IgnoredFeatures.list(in: root), diagnostics: [])
        if let scenes = root.child("scenes") {
            let bars = BarInference(root).bars
            for scene in scenes.children("scene") {
                let objects = scene.child("objects")?.children ?? []
                let first = document.scenes.count
                for object in objects { read(object, bars: bars, into: &document) }
                let owner = document.scenes[first...].compactMap(\.controller?.name).first
                for place in first..<document.scenes.count { document.scenes[place].owner = owner }
            }
        } else {
            let objects = root.child("objects")?.children ?? []
            for object in objects { read(object, bars: [:], into: &document) }
            let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
            let ownersViews = Self.viewsOfOutlets(of: owner)
            for place in document.scenes.indices {
                let isOwners = ownersViews.contains(document.scenes[place].root.id)
                document.scenes[place].isControllersView = isOwners
                document.scenes[place].owner = isOwners ? owner.flatMap(Self.className) : nil
            }
        }
        if document.scenes.isEmpty {
            report(
                "no-views", root, "the document holds no view with an id and a frame",
                severity: .warning)
        }
        document.diagnostics = diagnostics
        return document
    }

    private mutating func read(
        _ object: TreeElement, bars: [String: SimulatedBars], into document: inout DesignDocument
    ) {
        if Self.isView(object) {
            let root = view(object)
            document.scenes.append(
                DesignScene(root: root, bars: BarInference.simulated(object, SimulatedBars())))
            return
        }
        let views = object.children.filter(Self.isView)
        guard !views.isEmpty else { return }
        let controller = self.controller(object)
        let simulated = BarInference.simulated(object, bars[controller.id] ?? SimulatedBars())
        for child in views {
            document.scenes.append(
                DesignScene(root: view(child), controller: controller, bars: simulated))
        }
    }

    /// Ids of what is the `view` of the file's owner.
    private static func viewsOfOutlets(of owner: TreeElement?) -> Set<String> {
        let outlets = owner?.child("connections")?.children("outlet") ?? []
        return Set(outlets.filter { $0["property"] == "view" }.compactMap { $0["destination"] })
    }

    /// The app's class of the file's owner.
    private static func className(of owner: TreeElement) -> String? {
        let name = owner["customClass"]
        return ["UIViewController", "NSObject", "UIResponder"].contains(name) ? nil : name
    }

    private func controller(_ element: TreeElement) -> DesignController {
        var controller = DesignController(
            id: element["id"] ?? "", className: element["customClass"],
            label: element["userLabel"], storyboardIdentifier: element["storyboardIdentifier"],
            title: element["title"] ?? element.child("navigationItem")?["title"])
        for guide in element.child("layoutGuides")?.children ?? [] {
            guard let id = guide["id"] else { continue }
            switch guide["type"] {
            case "top": controller.guides.append(DesignGuide(id: id, kind: .top))
            case "bottom": controller.guides.append(DesignGuide(id: id, kind: .bottom))
            default: break
            }
        }
        return controller
    }

    /// Whether an element is a view: it has an id and a recorded frame.
    static func isView(_ element: TreeElement) -> Bool {
        element["id"] != nil && !notViews.contains(element.name)
            && element.child("rect", key: "frame") != nil
    }

    /// Elements that never are or hold views.
    static let notViews: Set<String> = [
        "rect", "size", "point", "color", "constraint", "constraints", "connections", "variation",
    ]

    /// Build of the Xcode that saved a document.
    static func toolsVersion(_ root: TreeElement) -> Int {
        guard let build = Int(root["toolsVersion"]?.split(separator: ".").first ?? ""), build > 0
        else { return XcodeBuild.unstated }
        // The first builds of Xcode 11 have numbers below 15,000.
        return (14_800..<XcodeBuild.firstOf11).contains(build) ? XcodeBuild.firstOf11 : build
    }

    /// What a document is drawn for.
    static func platform(_ root: TreeElement) -> DesignDocument.Platform {
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        if type.contains(".Cocoa.") || runtime == "MacOSX.Cocoa" { return .macOS }
        if runtime.contains("watchKit") { return .watchOS }
        if runtime.contains("AppleTV") || type.contains("AppleTV") { return .tvOS }
        return .iOS
    }

    private static func imageSizes(_ root: TreeElement) -> [String: Size] {
        var sizes: [String: Size] = [:]
        for image in root.child("resources")?.children("image") ?? [] {
            // A symbol's size depends on the font beside it; the one in the list is the drawing's.
            guard image["catalog"] != "system", let name = image["name"],
                let width = image.number("width"), let height = image.number("height"),
                width > 0, height > 0
            else { continue }
            sizes[name] = Size(width, height)
        }
        return sizes
    }

    /// Keeps a diagnostic at an element.
    mutating func report(
        _ code: String, _ element: TreeElement, _ message: String, expected: String? = nil,
        severity: Diagnostic.Severity = .warning
    ) {
        diagnostics.append(
            Diagnostic(
                code: code, severity: severity, file: file, line: element.place.line,
                column: element.place.column, message: message, expected: expected))
    }
}
