internal import CSQLite

/// A prepared statement of one database, on the database's thread.
@safe final class SQLiteStatement {
    /// It keeps its statements, and whoever runs one keeps it.
    private unowned let database: SQLiteDatabase
    private let handle: OpaquePointer
    /// Whether its rows are being read: then it cannot begin anew.
    private(set) var isRunning = false

    /// Wraps a prepared statement.
    init(_ database: SQLiteDatabase, _ handle: OpaquePointer) {
        self.database = database
        unsafe self.handle = handle
    }

    deinit { _ = unsafe sqlite3_finalize(handle) }

    /// Runs it to its end with parameters; each row goes to `body`, which may stop by giving false.
    ///
    /// - Parameter operation: what is being done, for the error.
    func run(
        _ parameters: [SQLiteValue] = [], operation: String,
        _ body: (borrowing SQLiteRow) throws(StoreError) -> Bool = { (_) throws(StoreError) in true
        }
    ) throws(StoreError) {
        isRunning = true
        defer {
            isRunning = false
            _ = unsafe sqlite3_reset(handle)
            _ = unsafe sqlite3_clear_bindings(handle)
        }
        for (index, value) in parameters.enumerated() {
            try database.check(bind(value, at: Int32(index + 1)), operation)
        }
        while true {
            let code = unsafe sqlite3_step(handle)
            if code == SQLITE_DONE { return }
            if code != SQLITE_ROW { try database.check(code, operation) }
            if try !body(unsafe SQLiteRow(handle)) { return }
        }
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite copies before it returns.
        let copy = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return unsafe sqlite3_bind_null(handle, index)
        case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, number)
        case .text(let text):
            return unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copy)
        case .blob(let bytes):
            if bytes.isEmpty { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
            return unsafe bytes.withUnsafeBytes { buffer in
                unsafe sqlite3_bind_blob64(
                    handle, index, buffer.baseAddress, UInt64(buffer.count), copy)
            }
        }
    }
}

/// The current row of a running statement; not to be kept.
@safe struct SQLiteRow: ~Copyable {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { unsafe self.handle = handle }

    /// A whole number; 0 for NULL.
    func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

    /// Text; empty for NULL.
    func text(_ column: Int32) -> String { String(decoding: blob(column), as: UTF8.self) }

    /// Bytes; empty for NULL.
    func blob(_ column: Int32) -> [UInt8] {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    /// Whether the column is NULL.
    func isNull(_ column: Int32) -> Bool {
        unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
    }
}
