public import LayoutCore

/// Why there is no text model.
public enum TextModelError: Error, Equatable, Sendable {
    /// The system font's file is not there.
    case missingFont(path: String, package: String)
    /// An app's font file cannot be read.
    case unreadableFont(path: String)
    /// A file of recorded metrics cannot be read.
    case unreadableMetrics(path: String, reason: String)
    /// A file of recorded metrics does not say what it should.
    case metrics(DiagnosticList)

    /// What is wrong and what to do, one sentence without a full stop.
    public var text: String {
        switch self {
        case .missingFont(let path, let package):
            "cannot measure text: the font \(path) is missing; "
                + "install the package \(package) (scripts/bootstrap does)"
        case .unreadableFont(let path):
            "cannot read the font \(path): there is no such file, or it is no TrueType or "
                + "OpenType font"
        case .unreadableMetrics(let path, let reason):
            "cannot read the recorded text metrics \(path): \(reason)"
        case .metrics(let mistakes):
            DiagnosticText.lines(mistakes).joined(separator: "\n")
        }
    }

    /// The lines for people: one a mistake.
    public var lines: [String] {
        if case .metrics(let mistakes) = self { return DiagnosticText.lines(mistakes) }
        return ["error: \(text)"]
    }
}
