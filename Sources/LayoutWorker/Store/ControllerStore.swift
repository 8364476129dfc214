/// The controller's journal in SQLite: what of its queue survives it. One writer, on one thread.
///
/// Entries are applied in order to plain tables, so that the file holds the state and never a log to be replayed. They
/// share a transaction until `commit`; nothing counts before that.
final class ControllerStore {
    /// Name of the file in its folder.
    static let fileName = "queue.sqlite"

    /// Version 2: specifications have a table of their own, because SQLite writes the whole of a row that is updated.
    /// Version 1 was never released.
    private static let schema = SQLiteDatabase.Schema(
        applicationID: 0x4C57_5131, version: 2,
        creation: """
            CREATE TABLE controller(key TEXT PRIMARY KEY, value INTEGER NOT NULL);
            CREATE TABLE job(
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                record TEXT NOT NULL,
                state TEXT NOT NULL,
                build TEXT,
                suspects TEXT NOT NULL DEFAULT '[]',
                note TEXT);
            CREATE TABLE specification(
                job INTEGER PRIMARY KEY REFERENCES job(position) ON DELETE CASCADE,
                body BLOB NOT NULL);
            CREATE TABLE quarantined(
                job INTEGER NOT NULL REFERENCES job(position) ON DELETE CASCADE,
                variant INTEGER NOT NULL,
                body TEXT NOT NULL,
                PRIMARY KEY(job, variant)) WITHOUT ROWID
            """)

    private let lock: FolderLock
    let database: SQLiteDatabase

    /// Opens or makes the queue in a folder, which is made when it is missing, and locks it for this process.
    init(folder: String) throws(StoreError) {
        try makeFolder(folder)
        lock = try FolderLock(folder: folder, name: "queue.lock")
        database = try SQLiteDatabase(
            path: folder + "/" + ControllerStore.fileName, access: .write,
            schema: ControllerStore.schema)
    }

    /// Applies entries inside the transaction of this turn. After an error `rollback` is due.
    func apply(_ entries: [JournalEntry]) throws(StoreError) {
        try database.begin()
        for entry in entries { try apply(entry) }
    }

    /// Makes what was applied durable; on an error none of it is kept.
    func commit() throws(StoreError) { try database.commit() }

    /// Forgets what was applied since the last commit.
    func rollback() { database.rollback() }

    /// The specification of a job; nil when there is no such job.
    func specification(of job: String) throws(StoreError) -> [UInt8]? {
        var specification: [UInt8]?
        try database.prepare(
            "SELECT body FROM specification WHERE job=(SELECT position FROM job WHERE id=?)"
        ).run([.text(job)], operation: "read a specification") { (row) in
            specification = row.blob(0)
            return false
        }
        return specification
    }

    /// All that survived.
    func load() throws(StoreError) -> StoredController {
        var stored = StoredController()
        let path = database.path
        let epoch = try database.integer("SELECT value FROM controller WHERE key='epoch'")
        stored.epoch = UInt32(clamping: epoch)
        var positions: [Int: Int] = [:]
        let jobs = try database.prepare(
            "SELECT position, record, state, build, suspects, note FROM job ORDER BY position")
        try jobs.run(operation: "read the queue") { (row) throws(StoreError) in
            positions[row.integer(0)] = stored.jobs.count
            stored.jobs.append(
                StoredJob(
                    record: try decodeJSON(JobRecord.self, row.text(1), path: path),
                    state: try state(row.text(2)),
                    build: row.isNull(3)
                        ? nil : try decodeJSON(EngineBuild.self, row.text(3), path: path),
                    suspects: try decodeJSON([SuspectRange].self, row.text(4), path: path),
                    quarantined: [],
                    note: row.isNull(5) ? nil : row.text(5)))
            return true
        }
        let quarantined = try database.prepare(
            "SELECT job, body FROM quarantined ORDER BY job, variant")
        try quarantined.run(operation: "read the queue") { (row) throws(StoreError) in
            if let position = positions[row.integer(0)] {
                let variant = try decodeJSON(QuarantinedVariant.self, row.text(1), path: path)
                stored.jobs[position].quarantined.append(variant)
            }
            return true
        }
        return stored
    }

    private func apply(_ entry: JournalEntry) throws(StoreError) {
        switch entry {
        case .epoch(let epoch):
            try database.prepare("INSERT OR REPLACE INTO controller(key, value) VALUES('epoch', ?)")
                .run([.integer(Int(epoch))], operation: "record the start")
        case .accepted(let record, let specification):
            try database.prepare(
                """
                INSERT INTO job(id, record, state) VALUES(?, ?, 'accepted') ON CONFLICT(id) DO NOTHING
                """
            ).run(
                [.text(record.job), .text(json(record))], operation: "accept a job")
            if database.changeCount == 0 { return }
            try database.prepare("INSERT INTO specification(job, body) VALUES(?, ?)").run(
                [.integer(database.lastRow), .blob(specification)], operation: "accept a job")
        case .pinned(let job, let build):
            try database.prepare("UPDATE job SET build=? WHERE id=?").run(
                [.text(json(build)), .text(job)], operation: "record a build")
        case .suspects(let job, let ranges):
            try database.prepare("UPDATE job SET suspects=? WHERE id=?").run(
                [.text(json(ranges)), .text(job)], operation: "record suspects")
        case .quarantined(let job, let variant):
            try database.prepare(
                """
                INSERT OR REPLACE INTO quarantined(job, variant, body)
                SELECT position, ?, ? FROM job WHERE id=?
                """
            ).run(
                [.integer(variant.variant), .text(json(variant)), .text(job)],
                operation: "quarantine a variant")
        case .retried(let job):
            try database.prepare(
                "DELETE FROM quarantined WHERE job=(SELECT position FROM job WHERE id=?)"
            ).run([.text(job)], operation: "retry a job")
            try setState(.accepted, note: nil, of: job, "retry a job")
        case .finished(let job, let state, let note):
            try setState(state, note: note, of: job, "finish a job")
        case .forgotten(let job):
            try database.prepare("DELETE FROM job WHERE id=?").run(
                [.text(job)], operation: "forget a job")
        }
    }

    private func setState(
        _ state: JobState, note: String?, of job: String, _ operation: String
    ) throws(StoreError) {
        try database.prepare("UPDATE job SET state=?, note=? WHERE id=?").run(
            [.text(state.rawValue), note.map { .text($0) } ?? .null, .text(job)],
            operation: operation)
    }

    private func state(_ word: String) throws(StoreError) -> JobState {
        guard let state = JobState(rawValue: word) else { throw damage("state \(word)") }
        return state
    }

    private func damage(_ what: String) -> StoreError {
        StoreError(
            kind: .corrupt, path: database.path, operation: "read the queue",
            reason: "\(what) makes no sense")
    }
}
