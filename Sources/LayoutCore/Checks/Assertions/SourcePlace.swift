/// Where something is written.
public struct SourcePlace: Hashable, Sendable {
    /// File as the user named it; nil when the input has none.
    public var file: String?
    /// Line from 1.
    public var line: Int
    /// Column from 1, in characters.
    public var column: Int

    /// Creates a place.
    public init(file: String?, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The place as in messages: `login.json:41:17`.
    public var text: String { "\(file.map { "\($0):" } ?? "")\(line):\(column)" }
}
