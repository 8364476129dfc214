package import LayoutCore

/// A folder of results, for reading; a collector may be writing into it.
package final class ResultsFolder {
    /// The folder.
    package let path: String
    let database: SQLiteDatabase

    /// Opens the results in a folder.
    package init(opening path: String) throws(StoreError) {
        self.path = path
        let file = path + "/" + ResultsSchema.fileName
        guard fileExists(file) else {
            throw StoreError(
                kind: .missing, path: path, operation: "open the results",
                reason: "there are none",
                remedy: "give the folder that `layoutctl submit --results` wrote")
        }
        database = try SQLiteDatabase(path: file, access: .read, schema: ResultsSchema.schema)
    }

    /// The jobs, in the order they were opened, with counts of what is recorded.
    package func jobs() throws(StoreError) -> [RecordedJob] {
        var jobs: [RecordedJob] = []
        let path = database.path
        let rows = try database.prepare(
            """
            SELECT id, variants, build, duplicates, mismatches, end, reused,
                   (SELECT count(*) FROM quarantined WHERE quarantined.job = number),
                   coalesce(sum(count), 0), coalesce(max(sequence), 0),
                   coalesce(sum(conflicts), 0), coalesce(sum(ambiguous), 0),
                   coalesce(sum(unsettled), 0), coalesce(sum(failed), 0),
                   coalesce(sum(hits), 0), coalesce(sum(builds), 0), coalesce(sum(pivots), 0),
                   coalesce(sum(without_frames), 0)
            FROM job LEFT JOIN burst ON burst.job = number GROUP BY number ORDER BY number
            """)
        try rows.run(operation: "read the jobs") { (row) throws(StoreError) in
            jobs.append(
                RecordedJob(
                    id: row.text(0), variants: row.integer(1), recorded: row.integer(8),
                    quarantined: row.integer(7), conflicts: row.integer(10),
                    ambiguous: row.integer(11), unsettled: row.integer(12),
                    failed: row.integer(13), hits: row.integer(14), builds: row.integer(15),
                    pivots: row.integer(16), withoutFrames: row.integer(17),
                    reused: row.integer(6), duplicates: row.integer(3),
                    mismatches: row.integer(4), lastSequence: UInt64(row.integer(9)),
                    build: row.isNull(2)
                        ? nil : try decodeJSON(EngineBuild.self, row.text(2), path: path),
                    end: JobState(rawValue: row.text(5))))
            return true
        }
        return jobs
    }

    /// The specification of a job, as it was submitted.
    package func specificationBytes(of job: String) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8]?
        try database.prepare(
            "SELECT body FROM specification WHERE job=(SELECT number FROM job WHERE id=?)"
        ).run([.text(job)], operation: "read a specification") { (row) in
            bytes = row.blob(0)
            return false
        }
        guard let bytes else {
            throw StoreError(
                kind: .missing, path: path, operation: "find job \(job)",
                reason: "it is not there", remedy: "list the jobs with `layoutctl results \(path)`")
        }
        return bytes
    }

    /// Variants of a job that were given up, by index.
    package func quarantined(of job: String) throws(StoreError) -> [QuarantinedVariant] {
        var variants: [QuarantinedVariant] = []
        let path = database.path
        try database.prepare(
            """
            SELECT body FROM quarantined WHERE job=(SELECT number FROM job WHERE id=?)
            ORDER BY variant
            """
        ).run([.text(job)], operation: "read quarantined variants") { (row) throws(StoreError) in
            variants.append(try decodeJSON(QuarantinedVariant.self, row.text(0), path: path))
            return true
        }
        return variants
    }

    /// Gives the recorded variants of a job in the order of their indices, each once; `body` stops by giving false.
    ///
    /// The order and the results depend on the specification alone, not on how the work was spread.
    package func forEachVariant(
        of job: String, _ body: (RecordedVariant) throws(StoreError) -> Bool
    ) throws(StoreError) {
        try forEachVariant("ORDER BY first", [.text(job)], job, body)
    }

    /// Gives the variants of a job in the order they were recorded, from a sequence number on (1 is from the start).
    ///
    /// - Returns: the sequence number to go on from.
    package func forEachVariant(
        of job: String, from sequence: UInt64,
        _ body: (RecordedVariant) throws(StoreError) -> Bool
    ) throws(StoreError) -> UInt64 {
        var next = sequence
        try forEachVariant(
            "AND sequence >= ? ORDER BY sequence",
            [.text(job), .integer(Int(clamping: sequence))], job
        ) { (variant) throws(StoreError) in
            next = variant.sequence + 1
            return try body(variant)
        }
        return next
    }

    /// Gives what holds of the variants of a job, without their frames, in the order they were recorded, from a sequence
    /// number on (1 is from the start): runs of variants with one report. O(bursts and their distinct reports).
    ///
    /// - Returns: the sequence number to go on from.
    package func forEachReport(
        of job: String, from sequence: UInt64,
        _ body: (RecordedReport) throws(StoreError) -> Void
    ) throws(StoreError) -> UInt64 {
        var next = sequence
        try forEachBurst(
            "AND sequence >= ? ORDER BY sequence",
            [.text(job), .integer(Int(clamping: sequence))]
        ) { (burst) throws(StoreError) in
            next = burst.sequence + 1
            for piece in burst.payload.pieces {
                try body(
                    RecordedReport(
                        indices: burst.first + piece.first..<burst.first + piece.first
                            + piece.count,
                        report: burst.reports[Int(piece.report)]))
            }
            return true
        }
        return next
    }

    /// A burst as it is on the disk.
    private struct Burst {
        var sequence: UInt64
        var first: Int
        var worker: String
        var attempt: Int
        var payload: FramesPayload
        /// Decoded once: most of its variants share one.
        var reports: [VariantReport]
    }

    private func forEachBurst(
        _ order: String, _ parameters: [SQLiteValue],
        _ body: (Burst) throws(StoreError) -> Bool
    ) throws(StoreError) {
        let path = database.path
        let rows = try database.prepare(
            """
            SELECT sequence, first, worker, attempt, payload FROM burst
            WHERE job=(SELECT number FROM job WHERE id=?) \(order)
            """)
        try rows.run(parameters, operation: "read recorded variants") { (row) throws(StoreError) in
            let payload = try decodedPayload(row.blob(4), path: path)
            return try body(
                Burst(
                    sequence: UInt64(row.integer(0)), first: row.integer(1), worker: row.text(2),
                    attempt: row.integer(3), payload: payload, reports: try reports(of: payload)))
        }
    }

    private func forEachVariant(
        _ order: String, _ parameters: [SQLiteValue], _ job: String,
        _ body: (RecordedVariant) throws(StoreError) -> Bool
    ) throws(StoreError) {
        try forEachBurst(order, parameters) { (burst) throws(StoreError) in
            for position in 0..<burst.payload.count {
                let report = burst.reports[burst.payload.reportIndex(of: position)]
                let variant = RecordedVariant(
                    job: job, index: burst.first + position,
                    result: burst.payload.result(at: position, report: report),
                    worker: burst.worker, attempt: burst.attempt, sequence: burst.sequence)
                if try !body(variant) { return false }
            }
            return true
        }
    }

    private func reports(of payload: FramesPayload) throws(StoreError) -> [VariantReport] {
        do {
            return try payload.decodedReports()
        } catch {
            throw StoreError(
                kind: .corrupt, path: path, operation: "read recorded variants",
                reason: "a report of them makes no sense")
        }
    }

    /// A number that changes whenever somebody else commits: worth another look when following.
    package func changeNumber() throws(StoreError) -> Int {
        try database.integer("PRAGMA data_version")
    }
}

/// A job of a results folder in numbers.
package struct RecordedJob: Equatable, Sendable {
    /// The job.
    package var id: String
    /// Its variants.
    package var variants: Int
    /// Variants on disk.
    package var recorded: Int
    /// Variants given up.
    package var quarantined: Int
    /// Recorded variants that gave up required constraints.
    package var conflicts: Int
    /// Recorded variants with an open frame.
    package var ambiguous: Int
    /// Recorded variants whose text did not settle.
    package var unsettled: Int
    /// Recorded variants without an answer.
    package var failed: Int
    /// Recorded variants that were look-ups in a known region.
    package var hits: Int
    /// Recorded variants for which a solver was built; the rest were walked.
    package var builds: Int
    /// Pivots of all recorded variants.
    package var pivots: Int
    /// Recorded variants whose frames were not kept.
    package var withoutFrames: Int
    /// Recorded variants that were taken over from earlier jobs of the same content.
    package var reused: Int
    /// Copies that came more than once.
    package var duplicates: Int
    /// Copies that differed from the recorded one.
    package var mismatches: Int
    /// Sequence number of the last burst.
    package var lastSequence: UInt64
    /// Engine and text model that answered; nil before the first burst.
    package var build: EngineBuild?
    /// How it ended; nil while it is open.
    package var end: JobState?
}

/// A variant as it was recorded.
package struct RecordedVariant: Equatable, Sendable {
    /// The job.
    package var job: String
    /// Index of the variant.
    package var index: Int
    /// The answer and how it came about.
    package var result: VariantResult
    /// Name of the worker that solved it.
    package var worker: String
    /// The attempt it was solved in.
    package var attempt: Int
    /// Sequence number of its burst in the job.
    package var sequence: UInt64
}

/// Consecutive variants of which the same was recorded.
package struct RecordedReport: Equatable, Sendable {
    /// Their indices.
    package var indices: Range<Int>
    /// What holds of each.
    package var report: VariantReport
}
