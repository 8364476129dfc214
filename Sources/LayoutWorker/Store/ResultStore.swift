internal import FoundationEssentials

/// The collector's record in SQLite: each variant once, with what is needed to read it. One writer, on one thread.
///
/// Writes share a transaction until `commit`; nothing counts before that, and after an error `rollback` is due.
final class ResultStore {
    private let lock: FolderLock
    let database: SQLiteDatabase
    /// Row numbers of jobs by id; only of those that are committed or in this transaction.
    private var numbers: [String: Int] = [:]
    /// Builds of jobs that were read, by row number. A job's build is settled with its first burst.
    private var builds: [Int: EngineBuild] = [:]

    /// Opens or makes the results in a folder, which is made when it is missing, and locks it for this process.
    init(folder: String) throws(StoreError) {
        try makeFolder(folder)
        lock = try FolderLock(folder: folder, name: "results.lock")
        database = try SQLiteDatabase(
            path: folder + "/" + ResultsSchema.fileName, access: .write,
            schema: ResultsSchema.schema)
    }

    /// Makes what was written durable; on an error none of it is kept.
    func commit() throws(StoreError) {
        do throws(StoreError) {
            try database.commit()
        } catch {
            forgetRead()
            throw error
        }
    }

    /// Forgets what was written since the last commit.
    func rollback() {
        database.rollback()
        forgetRead()
    }

    private func forgetRead() {
        numbers = [:]
        builds = [:]
    }

    /// Writes a job that was opened; one that is there stays as it is.
    func open(_ job: CollectedJob, specification: [UInt8]) throws(StoreError) {
        try database.begin()
        try database.prepare(
            """
            INSERT INTO job(id, specification_hash, variants, build)
            VALUES(?, ?, ?, ?) ON CONFLICT(id) DO NOTHING
            """
        ).run(
            [
                .text(job.job), .text(job.specification), .integer(job.variants),
                job.build.map { .text(json($0)) } ?? .null,
            ], operation: "open a job")
        if database.changeCount == 0 { return }
        try database.prepare("INSERT INTO specification(job, body) VALUES(?, ?)").run(
            [.integer(database.lastRow), .blob(specification)], operation: "open a job")
    }

    /// Writes a burst, and its build as the job's when the job has none.
    ///
    /// Refused when one of its variants is recorded already.
    func append(_ request: AppendRequest) throws(StoreError) {
        try database.begin()
        let tally = request.tally
        try database.prepare(
            """
            INSERT INTO burst(job, sequence, first, count, conflicts, ambiguous, unsettled, failed,
                              hits, builds, pivots, without_frames, digest, worker, chunk, attempt,
                              payload)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        ).run(
            [
                .integer(try number(of: request.job)), .integer(Int(request.sequence)),
                .integer(request.first), .integer(request.count), .integer(tally.conflicts),
                .integer(tally.ambiguous), .integer(tally.unsettled), .integer(tally.failed),
                .integer(tally.hits), .integer(tally.builds), .integer(tally.pivots),
                .integer(tally.withoutFrames),
                .integer(Int64(bitPattern: request.digest)), .text(request.origin.worker),
                .integer(Int64(bitPattern: request.origin.chunk)),
                .integer(request.origin.attempt), .blob(request.payload),
            ], operation: "record variants")
        if request.sequence > 1 { return }
        try change(
            "UPDATE job SET build=? WHERE id=? AND build IS NULL",
            [.text(json(request.origin.build)), .text(request.job)])
    }

    /// Writes that a variant was given up.
    func quarantine(_ job: String, _ variant: QuarantinedVariant) throws(StoreError) {
        try database.begin()
        try database.prepare(
            "INSERT OR REPLACE INTO quarantined(job, variant, body) VALUES(?, ?, ?)"
        ).run(
            [.integer(try number(of: job)), .integer(variant.variant), .text(json(variant))],
            operation: "quarantine a variant")
    }

    /// Writes how a job ended.
    func end(_ job: String, _ state: JobState) throws(StoreError) {
        try change("UPDATE job SET end=? WHERE id=?", [.text(state.rawValue), .text(job)])
    }

    /// Takes a job's end and its quarantined variants away.
    func reopen(_ job: String) throws(StoreError) {
        try change("UPDATE job SET end=NULL WHERE id=?", [.text(job)])
        try change(
            "DELETE FROM quarantined WHERE job=(SELECT number FROM job WHERE id=?)", [.text(job)])
    }

    /// Removes a job with all its bursts.
    func forget(_ job: String) throws(StoreError) {
        try change("DELETE FROM job WHERE id=?", [.text(job)])
        if let number = numbers.removeValue(forKey: job) { builds[number] = nil }
    }

    /// Compares variants that came again with those recorded, adds to the job's counts and gives what it added.
    ///
    /// - Parameters:
    ///   - range: the variants to compare, all recorded.
    ///   - first: first variant of `payload`.
    func compare(
        job: String, range: Range<Int>, first: Int, payload: [UInt8]
    ) throws(StoreError) -> (duplicates: Int, mismatches: Int) {
        try database.begin()
        let number = try number(of: job)
        let copy = try decodedPayload(payload, path: database.path)
        var duplicates = 0
        var mismatches = 0
        try database.prepare(
            """
            SELECT first, payload FROM burst
            WHERE job=? AND first < ? AND first + count > ? ORDER BY first
            """
        ).run(
            [.integer(number), .integer(range.upperBound), .integer(range.lowerBound)],
            operation: "compare variants"
        ) { (row) throws(StoreError) in
            let start = row.integer(0)
            let recorded = try decodedPayload(row.blob(1), path: database.path)
            // The query gives bursts that meet the range, so this is not empty.
            let common = range.clamped(to: start..<start + recorded.count)
                .clamped(to: first..<first + copy.count)
            duplicates += common.count
            mismatches += recorded.mismatches(
                of: common.lowerBound - start..<common.upperBound - start, with: copy,
                at: common.lowerBound - first)
            return true
        }
        try database.prepare(
            "UPDATE job SET duplicates=duplicates+?, mismatches=mismatches+? WHERE number=?"
        ).run(
            [.integer(duplicates), .integer(mismatches), .integer(number)],
            operation: "count copies")
        return (duplicates, mismatches)
    }

    /// The next bursts from a sequence number on: at most so many bytes, but at least one burst.
    func read(
        job: String, from sequence: UInt64, bytes: Int
    ) throws(StoreError) -> [StoredFrames] {
        guard let number = numbers[job] else { return try readUncached(job, sequence, bytes) }
        guard let build = try build(ofNumber: number) else { return [] }
        var rows: [StoredFrames] = []
        var left = bytes
        try database.prepare(
            """
            SELECT sequence, first, count, worker, chunk, attempt, payload FROM burst
            WHERE job=? AND sequence>=? ORDER BY sequence
            """
        ).run(
            [.integer(number), .integer(Int(clamping: sequence))], operation: "read variants"
        ) { (row) throws(StoreError) in
            let payload = row.blob(6)
            if !rows.isEmpty && payload.count > left { return false }
            left -= payload.count
            let sequence = UInt64(row.integer(0))
            let header = FramesHeader(
                job: job, chunk: UInt64(bitPattern: Int64(row.integer(4))),
                attempt: row.integer(5), first: row.integer(1), count: row.integer(2),
                worker: row.text(3), build: build, sequence: sequence)
            rows.append(StoredFrames(sequence: sequence, header: header, payload: payload))
            return left > 0
        }
        return rows
    }

    /// Engine and text model that answered a job; nil before its first burst.
    private func build(ofNumber number: Int) throws(StoreError) -> EngineBuild? {
        if let known = builds[number] { return known }
        var build: EngineBuild?
        let path = database.path
        try database.prepare("SELECT build FROM job WHERE number=?").run(
            [.integer(number)], operation: "read variants"
        ) { (row) throws(StoreError) in
            if !row.isNull(0) { build = try decodeJSON(EngineBuild.self, row.text(0), path: path) }
            return false
        }
        builds[number] = build
        return build
    }

    private func readUncached(
        _ job: String, _ sequence: UInt64, _ bytes: Int
    ) throws(StoreError) -> [StoredFrames] {
        if try database.integer("SELECT count(*) FROM job WHERE id=?", [.text(job)]) == 0 {
            return []
        }
        _ = try number(of: job)
        return try read(job: job, from: sequence, bytes: bytes)
    }

    /// Whether there is room again: writes and takes away 64 KiB.
    func probe() throws(StoreError) {
        try change("INSERT INTO probe(body) VALUES(zeroblob(65536))", [])
        try commit()
        try change("DELETE FROM probe", [])
        try commit()
    }

    /// Bytes inside the file that nothing uses and new results will.
    func reusableBytes() throws(StoreError) -> Int {
        try database.integer("PRAGMA freelist_count") * database.integer("PRAGMA page_size")
    }

    /// Makes the file as small as what it holds. Needs as much room as that while it works.
    func shrink() throws(StoreError) {
        try database.execute("VACUUM", "shrink the results")
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)", "shrink the results")
    }

    func change(_ sql: String, _ parameters: [SQLiteValue]) throws(StoreError) {
        try database.begin()
        try database.prepare(sql).run(parameters, operation: "change a job")
    }

    func number(of job: String) throws(StoreError) -> Int {
        if let number = numbers[job] { return number }
        let number = try database.integer("SELECT number FROM job WHERE id=?", [.text(job)])
        if number == 0 {
            throw StoreError(
                kind: .missing, path: database.path, operation: "find job \(job)",
                reason: "it is not there")
        }
        numbers[job] = number
        return number
    }
}

/// Reads JSON that this program wrote; what is not that is damage.
func decodeJSON<Value: Decodable>(
    _ type: Value.Type, _ text: String, path: String
) throws(StoreError) -> Value {
    do {
        return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
        throw StoreError(
            kind: .corrupt, path: path, operation: "read the database",
            reason: "a \(type) in it makes no sense")
    }
}

/// JSON with sorted keys of a value that always has one: strings, whole numbers and lists of them.
func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
        preconditionFailure("a value without JSON")
    }
    return String(decoding: data, as: UTF8.self)
}

/// Reads columns from the database; what cannot be read is damage.
func decodedPayload(_ bytes: [UInt8], path: String) throws(StoreError) -> FramesPayload {
    do throws(FramesPayload.Flaw) {
        return try FramesPayload(decoding: bytes)
    } catch {
        throw StoreError(
            kind: .corrupt, path: path, operation: "read recorded variants",
            reason: "their columns are damaged (\(error))")
    }
}
