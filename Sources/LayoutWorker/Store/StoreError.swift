internal import CSQLite

/// A database that could not be opened, read or written: what was being done, the reason, and what to do now.
public struct StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of failure it is; decides whether waiting can help.
    public enum Kind: String, Sendable {
        /// No room on the disk, or the database's limit is reached. Nothing was written; making room is enough.
        case diskFull = "disk full"
        /// Another process holds it.
        case locked
        /// Written by a newer layoutctl.
        case newerSchema = "newer schema"
        /// Written by an older layoutctl, in a form that is not read any more.
        case olderSchema = "older schema"
        /// Damaged, or no database at all.
        case corrupt
        /// No permission to write.
        case readOnly = "read only"
        /// There is no such file, folder or job.
        case missing
        /// The disk failed.
        case inputOutput = "input/output"
        /// The database refused the statement.
        case refused
    }

    /// What kind of failure it is.
    public var kind: Kind
    /// The file or folder.
    public var path: String
    /// What was being done, such as "record variants".
    public var operation: String
    /// The reason in words.
    public var reason: String
    /// What a person can do now.
    public var remedy: String

    /// Creates an error with the remedy of its kind.
    public init(
        kind: Kind, path: String, operation: String, reason: String, remedy: String? = nil
    ) {
        self.kind = kind
        self.path = path
        self.operation = operation
        self.reason = reason
        self.remedy = remedy ?? StoreError.remedy(of: kind)
    }

    /// One line for people.
    public var description: String { "cannot \(operation) in \(path): \(reason); \(remedy)" }

    private static func remedy(of kind: Kind) -> String {
        switch kind {
        case .diskFull: "make room on the disk; nothing recorded so far is lost"
        case .locked: "wait for the other process or end it"
        case .newerSchema: "use the newer layoutctl, or another folder"
        case .olderSchema: "use the older layoutctl, or another folder"
        case .corrupt: "restore it from a copy, or use another folder"
        case .readOnly: "make the folder writable for this user"
        case .missing: "check the path"
        case .inputOutput: "check the disk"
        case .refused: "report this as a defect"
        }
    }
}

extension StoreError {
    /// The error of an SQLite result code.
    init(code: Int32, message: String, path: String, operation: String) {
        let kind: Kind
        switch code & 0xff {
        case SQLITE_FULL: kind = .diskFull
        case SQLITE_BUSY, SQLITE_LOCKED: kind = .locked
        case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .corrupt
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: kind = .readOnly
        case SQLITE_CANTOPEN: kind = .missing
        case SQLITE_IOERR, SQLITE_NOMEM: kind = .inputOutput
        default: kind = .refused
        }
        self.init(kind: kind, path: path, operation: operation, reason: message)
    }
}
