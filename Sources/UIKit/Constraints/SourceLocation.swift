/// Where something was written.
package struct SourceLocation: Hashable, Sendable {
    /// Module and file, as `#fileID` gives them, or a path.
    package var file: String
    /// Line from 1.
    package var line: UInt

    /// Creates a place.
    package init(file: String, line: UInt) {
        self.file = file
        self.line = line
    }

    /// File name and line, such as "LoginView.swift:41".
    package var text: String { "\(fileName):\(line)" }

    /// The last component of the file.
    package var fileName: String { file.split(separator: "/").last.map(String.init) ?? "?" }
}
