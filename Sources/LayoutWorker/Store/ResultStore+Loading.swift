extension ResultStore {
    /// All jobs with what is on disk of them, in the order they were opened.
    func load() throws(StoreError) -> [CollectedJob] {
        var jobs: [CollectedJob] = []
        var positions: [Int: Int] = [:]
        let path = database.path
        let rows = try database.prepare(
            """
            SELECT number, id, specification_hash, variants, build, duplicates, mismatches, end, reused,
                   (SELECT coalesce(max(sequence), 0) FROM burst WHERE burst.job = number)
            FROM job ORDER BY number
            """)
        try rows.run(operation: "read the jobs") { (row) throws(StoreError) in
            positions[row.integer(0)] = jobs.count
            jobs.append(
                CollectedJob(
                    job: row.text(1), specification: row.text(2), variants: row.integer(3),
                    build: row.isNull(4)
                        ? nil : try decodeJSON(EngineBuild.self, row.text(4), path: path),
                    recorded: VariantRanges(), lastSequence: UInt64(row.integer(9)),
                    duplicates: row.integer(5), mismatches: row.integer(6),
                    end: JobState(rawValue: row.text(7)), quarantined: [], reused: row.integer(8)))
            return true
        }
        try loadRanges(into: &jobs, positions)
        let quarantined = try database.prepare(
            "SELECT job, body FROM quarantined ORDER BY job, variant")
        try quarantined.run(operation: "read the jobs") { (row) throws(StoreError) in
            if let position = positions[row.integer(0)] {
                jobs[position].quarantined.append(
                    try decodeJSON(QuarantinedVariant.self, row.text(1), path: path))
            }
            return true
        }
        return jobs
    }

    private func loadRanges(
        into jobs: inout [CollectedJob], _ positions: [Int: Int]
    ) throws(StoreError) {
        // Answered from the index alone: payloads are not read.
        let ranges = try database.prepare(
            "SELECT job, first, count FROM burst INDEXED BY burst_range ORDER BY job, first")
        try ranges.run(operation: "read the recorded ranges") { (row) in
            if let position = positions[row.integer(0)] {
                let first = row.integer(1)
                jobs[position].recorded.insert(first..<first + row.integer(2))
            }
            return true
        }
    }
}
