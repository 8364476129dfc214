/// Why a job file could not be written or read: what was being done, with which file, and what to do now.
public struct JobFileError: Error, Equatable, CustomStringConvertible {
    /// What was being done: "write" or "read".
    public var action: String
    /// The file as it was named.
    public var path: String
    /// What stood in the way, and what helps.
    public var reason: String

    /// The error as a sentence.
    public var description: String { "cannot \(action) \(path): \(reason)" }
}
