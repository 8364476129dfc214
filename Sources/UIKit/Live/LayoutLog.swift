internal import Foundation

/// What the layout of live views has to say: conflicts, constraints that cannot be, pictures of unknown size.
@preconcurrency @MainActor
public enum LayoutLog {
    /// Gets each message, one sentence; by default it is written to standard error.
    public static var handler: (String) -> Void = { message in
        FileHandle.standardError.write(Data("layout: \(message)\n".utf8))
    }

    /// Says something once it happens.
    static func report(_ message: String) { handler(message) }

    /// Says what is wrong with a line of the app's code, and where it is.
    package static func reportMistake(_ message: String, at source: SourceLocation) {
        handler("\(source.text): \(message)")
    }

    private static var reported: Set<String> = []

    /// Says something the first time it happens.
    static func reportOnce(_ message: String) {
        if reported.insert(message).inserted { handler(message) }
    }
}
