/// Removes jobs that have ended from a results folder that nobody writes into.
package enum ResultsPruning {
    /// What was removed, or would be.
    package struct Outcome: Equatable, Sendable {
        /// Ids of the jobs, oldest first.
        package var removed: [String]
        /// Bytes the files of the results became smaller by; 0 when nothing was done.
        package var freedBytes: Int
    }

    /// The jobs that have ended, but for the newest ones.
    ///
    /// - Parameter jobs: ids and whether they have ended, oldest first.
    package static func removable(
        _ jobs: [(id: String, hasEnded: Bool)], keeping newest: Int
    ) -> [String] {
        Array(jobs.filter(\.hasEnded).map(\.id).dropLast(newest))
    }

    /// Removes all ended jobs but the newest from a folder, from its results and from its queue when it has one, and gives
    /// the room back to the disk.
    ///
    /// - Parameter isRehearsal: only says what would go.
    /// - Throws: `locked` while a collector or a run writes there.
    package static func prune(
        folder: String, keeping newest: Int, isRehearsal: Bool
    ) throws(StoreError) -> Outcome {
        let jobs = try ResultsFolder(opening: folder).jobs().map { job in
            (id: job.id, hasEnded: job.end != nil)
        }
        let removed = removable(jobs, keeping: newest)
        if isRehearsal || removed.isEmpty { return Outcome(removed: removed, freedBytes: 0) }
        let before = DiskSpace(folder: folder)?.used ?? 0
        let store = try ResultStore(folder: folder)
        if fileExists(folder + "/" + ControllerStore.fileName) {
            // First, so that no queue says done of what is not there.
            let queue = try ControllerStore(folder: folder)
            try queue.apply(removed.map { .forgotten(job: $0) })
            try queue.commit()
        }
        for job in removed { try store.forget(job) }
        try store.commit()
        try store.shrink()
        let after = DiskSpace(folder: folder)?.used ?? before
        return Outcome(removed: removed, freedBytes: max(0, before - after))
    }
}
