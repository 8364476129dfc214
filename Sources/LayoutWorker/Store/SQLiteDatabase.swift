internal import CSQLite
internal import Glibc

/// One connection to an SQLite file, on one thread: WAL, every commit synced, foreign schemas refused.
@safe final class SQLiteDatabase {
    /// How the file is opened.
    enum Access {
        /// Created when it is not there.
        case write
        /// Must be there. Where the file or its folder cannot be written, nothing is: SQLite keeps its notes about readers
        /// beside the file, and does without them there.
        case read
    }

    /// What the file must hold: a mark of its kind, a version and how it is made.
    struct Schema {
        /// `PRAGMA application_id`.
        var applicationID: Int32
        /// `PRAGMA user_version`; a file of a higher one is refused.
        var version: Int32
        /// Statements that make version 1 from nothing, in one transaction.
        var creation: String
    }

    let path: String
    let handle: OpaquePointer
    private var isInTransaction = false
    /// Statements by their text: to parse one costs as much as to run it. As many as the program has texts.
    private var statements: [String: SQLiteStatement] = [:]

    /// Opens a file and makes its tables when it is new.
    init(path: String, access: Access, schema: Schema) throws(StoreError) {
        self.path = path
        var handle: OpaquePointer?
        let (name, flags) = SQLiteDatabase.place(path, access)
        let code = unsafe sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard let handle = unsafe handle else {
            throw StoreError(
                kind: .inputOutput, path: path, operation: "open the database",
                reason: "out of memory")
        }
        unsafe self.handle = handle
        try check(code, "open the database")
        _ = unsafe sqlite3_extended_result_codes(handle, 1)
        _ = unsafe sqlite3_busy_timeout(handle, 5_000)
        try execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON", "open the database")
        do throws(StoreError) {
            try checkKind(schema, access)
        } catch {
            throw access == .read ? SQLiteDatabase.explained(error) : error
        }
        if access == .read {
            try execute("PRAGMA query_only=ON", "open the database")
            return
        }
        try execute(
            """
            PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;
            PRAGMA journal_size_limit=67108864; PRAGMA wal_autocheckpoint=4096
            """, "open the database")
        try create(schema)
    }

    deinit { _ = unsafe sqlite3_close_v2(handle) }

    /// A log that cannot be read without writing, as one that a killed process left: nothing is wrong but the place.
    private static func explained(_ error: StoreError) -> StoreError {
        guard error.kind == .readOnly || error.kind == .missing else { return error }
        var error = error
        error.remedy = "copy the folder to where you may write, and read it there"
        return error
    }

    /// How SQLite is to open a file: its name or URI, and flags.
    private static func place(_ path: String, _ access: Access) -> (name: String, flags: Int32) {
        if access == .write { return (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) }
        if isWritable(path) { return (path, SQLITE_OPEN_READWRITE) }
        // A log beside the file has what is not in it yet, and says that somebody may be writing.
        if fileExists(path + "-wal") { return (path, SQLITE_OPEN_READONLY) }
        return (
            "file:\(percentEncoded(path))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        )
    }

    /// Whether a file and its folder can be written.
    private static func isWritable(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return unsafe access(path, W_OK) == 0 && access(folder, W_OK) == 0
    }

    /// A path as it stands in a URI.
    private static func percentEncoded(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character)
            {
                text.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }

    /// Refuses a database of another program or of another version.
    private func checkKind(_ schema: Schema, _ access: Access) throws(StoreError) {
        let application = try integer("PRAGMA application_id")
        let version = try integer("PRAGMA user_version")
        let isEmpty = try integer("SELECT count(*) FROM sqlite_schema") == 0
        if isEmpty && access == .write { return }
        if application != Int(schema.applicationID) {
            throw StoreError(
                kind: .corrupt, path: path, operation: "open the database",
                reason: "it is not a database of this kind",
                remedy: "use another folder")
        }
        if version != Int(schema.version) {
            throw StoreError(
                kind: version > Int(schema.version) ? .newerSchema : .olderSchema, path: path,
                operation: "open the database",
                reason: "its schema is version \(version), this layoutctl knows \(schema.version)")
        }
    }

    private func create(_ schema: Schema) throws(StoreError) {
        if try integer("PRAGMA user_version") == Int(schema.version) { return }
        try begin()
        do throws(StoreError) {
            try execute(
                """
                \(schema.creation);
                PRAGMA application_id=\(schema.applicationID);
                PRAGMA user_version=\(schema.version)
                """, "create the tables")
            try commit()
        } catch {
            rollback()
            throw error
        }
    }

    /// Runs statements without parameters and rows.
    func execute(_ sql: String, _ operation: String) throws(StoreError) {
        try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil), operation)
    }

    /// The first column of the first row; 0 without rows.
    func integer(
        _ sql: String, _ parameters: [SQLiteValue] = []
    ) throws(StoreError) -> Int {
        var value = 0
        try prepare(sql).run(parameters, operation: "read the database") {
            (row) throws(StoreError) in
            value = row.integer(0)
            return false
        }
        return value
    }

    /// Starts a transaction unless one runs: writes of one turn of a service share a commit.
    func begin() throws(StoreError) {
        if isInTransaction { return }
        try prepare("BEGIN IMMEDIATE").run(operation: "begin a transaction")
        isInTransaction = true
    }

    /// Makes what was written since `begin` durable. On an error nothing of it is kept.
    func commit() throws(StoreError) {
        if !isInTransaction { return }
        do throws(StoreError) {
            try prepare("COMMIT").run(operation: "commit")
            isInTransaction = false
        } catch {
            rollback()
            throw error
        }
    }

    /// Forgets what was written since `begin`. SQLite may have done so by itself after a failure.
    func rollback() {
        isInTransaction = false
        if unsafe sqlite3_get_autocommit(handle) == 0 {
            _ = unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
        }
    }

    /// A statement for repeated use: the one that was prepared before, unless it is just running.
    func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
        if let known = statements[sql], !known.isRunning { return known }
        var handle: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        try check(
            unsafe sqlite3_prepare_v3(self.handle, sql, -1, flags, &handle, nil),
            "prepare a statement")
        guard let handle = unsafe handle else { preconditionFailure("an empty statement") }
        let statement = unsafe SQLiteStatement(self, handle)
        if statements[sql] == nil { statements[sql] = statement }
        return statement
    }

    /// Rows changed by the last statement.
    var changeCount: Int { Int(unsafe sqlite3_changes(handle)) }

    /// Number of the row inserted last.
    var lastRow: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

    /// Throws what a result code other than success means.
    func check(_ code: Int32, _ operation: String) throws(StoreError) {
        if code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW { return }
        let message = unsafe String(cString: sqlite3_errmsg(handle))
        throw StoreError(code: code, message: message, path: path, operation: operation)
    }
}
