public import LayoutCore

/// An Interface Builder document as layouts: one for each top-level view.
public struct ImportedDocument: Sendable {
    /// The scenes in document order.
    public var scenes: [ImportedScene]
    /// What the document contains and layout does not use, by feature.
    public var ignored: [IgnoredFeature]
    /// What is wrong or missing, each with its line; the rest was imported.
    public var diagnostics: [Diagnostic]
}

/// A top-level view of a document as a layout.
public struct ImportedScene: Sendable {
    /// Id of the top-level view.
    public var id: String
    /// A name for people, unique in the document: the controller's class or title, else the view's.
    public var name: String
    /// The layout.
    public var layout: Layout
    /// The one environment of the design device.
    public var design: SweepBlock
    /// How far frames reach beyond alignment rectangles by view id, points; views without are left out.
    public var alignmentInsets: [String: EdgeInsets]
    /// Scrolled-away part of recorded bounds by view id, points.
    public var boundsOrigins: [String: Frame]
    /// Stack views by the ids of hidden views that the canvas takes out of them: those views' frames are relative to the stack.
    public var stacksLeft: [String: String]
    /// Strings by locale and key that the layout's texts refer to.
    public var strings: [String: [String: String]]
}

/// How a document is imported.
public struct ImportOptions: Sendable {
    /// What the layout is for.
    public enum Purpose: Sendable {
        /// The design device alone, as Xcode's canvas shows it: undriven views keep their frames.
        case asDesigned
        /// Any screen: size classes become rules, and autoresizing masks constraints.
        case anyScreen
    }

    /// Where sizes of texts come from.
    public enum TextSizes: Sendable {
        /// From the recorded frames of the views that show them.
        case recorded
        /// From measuring.
        case measured
    }

    /// What the layout is for.
    public var purpose: Purpose
    /// Where sizes of texts come from.
    public var textSizes: TextSizes
    /// Measures texts of controls; nil takes their recorded sizes.
    public var measurer: (any TextMeasurer)?

    /// Creates options; by default for any screen, with texts measured.
    public init(
        purpose: Purpose = .anyScreen, textSizes: TextSizes = .measured,
        measurer: (any TextMeasurer)? = nil
    ) {
        self.purpose = purpose
        self.textSizes = textSizes
        self.measurer = measurer
    }
}

extension ImportedDocument {
    /// Reads a .storyboard or .xib.
    ///
    /// `path` is where it lies, for what stands beside it; nil is nothing. Throws when it is no such document or not
    /// well-formed; a damaged one is read as far as it goes, with diagnostics. O(bytes + views × depth).
    public init(
        _ bytes: [UInt8], file: String, path: String? = nil,
        options: ImportOptions = ImportOptions()
    ) throws(DiagnosticList) {
        let document = try DocumentReader.read(bytes, file: file)
        let resources =
            path.map { DocumentResources(beside: $0, images: document.imageNames) }
            ?? DocumentResources()
        var diagnostics = document.diagnostics
        var scenes: [ImportedScene] = []
        var names = UniqueNames(separator: " ")
        for scene in document.scenes {
            var lowering = SceneLowering(
                document: document, scene: scene, options: options, resources: resources)
            var imported = lowering.lowered()
            diagnostics += lowering.diagnostics
            imported.name = names.unique(imported.name)
            scenes.append(imported)
        }
        self.init(scenes: scenes, ignored: document.ignored, diagnostics: diagnostics)
    }
}
