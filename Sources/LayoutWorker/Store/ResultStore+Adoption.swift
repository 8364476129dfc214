/// Where results that were recorded before can be taken from.
struct AdoptionSources {
    /// Folders of results that are only read.
    let folders: [ResultsFolder]

    /// Nowhere but the store itself.
    init() { folders = [] }

    /// Opens folders of results, which must be there.
    init(folders paths: [String]) throws(StoreError) {
        var folders: [ResultsFolder] = []
        for path in paths { folders.append(try ResultsFolder(opening: path)) }
        self.folders = folders
    }
}

extension ResultStore {
    /// Most bytes that are taken over when a job is opened: the collector does nothing else meanwhile.
    static let adoptionBytes = 256 << 20

    /// Writes the parts of a job, so that later jobs find them.
    func write(_ parts: [ContentPart], of job: String) throws(StoreError) {
        if parts.isEmpty { return }
        try database.begin()
        let number = try number(of: job)
        let insert = try database.prepare(
            "INSERT INTO part(job, first, count, content) VALUES(?, ?, ?, ?)")
        for part in parts {
            try insert.run(
                [
                    .integer(number), .integer(part.range.lowerBound),
                    .integer(part.range.count), .text(part.content),
                ], operation: "name the parts of a job")
        }
    }

    /// Records for a job that was just opened what other jobs have recorded of parts of the same content, if the same build
    /// answered them and all of a part is there. First this store is searched, newest job first, then the folders.
    ///
    /// The results are copied: the job keeps them whatever becomes of the other.
    ///
    /// - Returns: the job as it is recorded then.
    func adopt(
        _ parts: [ContentPart], into job: CollectedJob, answeredBy build: EngineBuild,
        from sources: AdoptionSources
    ) throws(StoreError) -> CollectedJob {
        var job = job
        var bytes = ResultStore.adoptionBytes
        for part in parts where bytes > 0 {
            for source in [database] + sources.folders.map(\.database) {
                do throws(StoreError) {
                    guard let found = try twin(of: part, for: job.job, build, in: source) else {
                        continue
                    }
                    try copy(part, into: &job, answeredBy: build, from: found, in: source, &bytes)
                    break
                } catch {
                    // What cannot be read is solved; what was copied of the part before is recorded.
                    if error.path == database.path, error.kind != .corrupt { throw error }
                    break
                }
            }
        }
        guard job.reused > 0 else { return job }
        job.build = build
        try change(
            "UPDATE job SET reused=? WHERE id=?", [.integer(job.reused), .text(job.job)])
        return job
    }

    /// Number of the job in a database and its first variant of a part of the same content that is all recorded.
    private func twin(
        of part: ContentPart, for job: String, _ build: EngineBuild, in source: SQLiteDatabase
    ) throws(StoreError) -> (job: Int, first: Int)? {
        var candidates: [(job: Int, first: Int)] = []
        try source.prepare(
            """
            SELECT part.job, part.first FROM part JOIN job ON job.number = part.job
            WHERE part.content=? AND part.count=? AND job.build=? AND job.mismatches=0
                AND (job.id<>? OR ?) ORDER BY part.job DESC LIMIT 8
            """
        ).run(
            [
                .text(part.content), .integer(part.range.count), .text(json(build)), .text(job),
                .integer(source === database ? 0 : 1),
            ], operation: "look for recorded parts"
        ) { row in
            candidates.append((row.integer(0), row.integer(1)))
            return true
        }
        for candidate in candidates {
            let end = candidate.first + part.range.count
            let recorded = try source.integer(
                """
                SELECT coalesce(sum(min(first + count, ?) - max(first, ?)), 0)
                FROM burst WHERE job=? AND first < ? AND first + count > ?
                """,
                [
                    .integer(end), .integer(candidate.first), .integer(candidate.job),
                    .integer(end), .integer(candidate.first),
                ])
            if recorded == part.range.count { return candidate }
        }
        return nil
    }

    /// Copies the bursts of a part; those that reach beyond it are cut.
    private func copy(
        _ part: ContentPart, into job: inout CollectedJob, answeredBy build: EngineBuild,
        from twin: (job: Int, first: Int), in source: SQLiteDatabase, _ bytes: inout Int
    ) throws(StoreError) {
        let theirs = twin.first..<twin.first + part.range.count
        let shift = part.range.lowerBound - twin.first
        try source.prepare(
            """
            SELECT first, count, worker, chunk, attempt, payload FROM burst
            WHERE job=? AND first < ? AND first + count > ? ORDER BY first
            """
        ).run(
            [.integer(twin.job), .integer(theirs.upperBound), .integer(theirs.lowerBound)],
            operation: "read recorded parts"
        ) { (row) throws(StoreError) in
            let range = row.integer(0)..<row.integer(0) + row.integer(1)
            let common = range.clamped(to: theirs)
            let columns = try decodedPayload(row.blob(5), path: source.path)
            guard columns.count == range.count else {
                throw StoreError(
                    kind: .corrupt, path: source.path, operation: "read recorded parts",
                    reason: "they are not as many as they say")
            }
            let local = common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound
            let payload = common == range ? row.blob(5) : columns.slice(local).encoded()
            job.lastSequence += 1
            let origin = FramesHeader(
                job: job.job, chunk: UInt64(bitPattern: Int64(row.integer(3))),
                attempt: row.integer(4), first: common.lowerBound + shift, count: common.count,
                worker: row.text(2), build: build, sequence: job.lastSequence)
            try append(
                AppendRequest(
                    job: job.job, sequence: job.lastSequence, first: origin.first,
                    count: origin.count, origin: origin, payload: payload,
                    digest: FramesPayload.statedDigest(payload), tally: BurstTally(columns, local)))
            job.recorded.insert(origin.first..<origin.first + origin.count)
            job.reused += origin.count
            bytes -= payload.count
            return true
        }
    }
}
