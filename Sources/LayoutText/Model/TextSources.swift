internal import FoundationEssentials
internal import LayoutCore

/// Files that a text model takes beside the packages' fonts, as a command line names them.
public struct TextSources: Equatable, Sendable {
    /// The app's own font files.
    public var fontFiles: [String]
    /// A `metrics.json` recorded on a device; nil is none.
    public var metricsFile: String?

    /// Creates sources; by default the packages' fonts alone.
    public init(fontFiles: [String] = [], metricsFile: String? = nil) {
        self.fontFiles = fontFiles
        self.metricsFile = metricsFile
    }

    /// The model of these files; for the packages' fonts alone the standard one, or why there is none: jobs without texts
    /// do not need it. Throws when a file named here cannot be read.
    public func open() throws(TextModelError) -> Result<TextModel, TextModelError> {
        self == TextSources() ? TextModel.standard : .success(try model())
    }

    /// A model of these files, with the usual caches. Throws when one of them cannot be read.
    public func model() throws(TextModelError) -> TextModel {
        var configuration = TextModel.Configuration(fontFiles: fontFiles)
        if let metricsFile {
            let bytes: Data
            do {
                bytes = try Data(contentsOf: URL(filePath: metricsFile))
            } catch {
                throw .unreadableMetrics(
                    path: metricsFile, reason: "it is not there or not readable")
            }
            do throws(DiagnosticList) {
                configuration.recordedMetrics = try RecordedMetrics(
                    json: [UInt8](bytes), path: metricsFile)
            } catch {
                throw .metrics(error)
            }
        }
        return try TextModel(configuration)
    }
}
