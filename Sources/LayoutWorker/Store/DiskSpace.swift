internal import Glibc

/// Room on the file system of a folder, and what the results take of it.
struct DiskSpace: Equatable {
    /// Bytes that this user can still write.
    var free: Int
    /// Bytes of the whole file system.
    var total: Int
    /// Bytes of the files of the results.
    var used: Int

    /// Most bytes kept free for what is under way when no more is leased.
    static let mostReserve = 256 << 20

    /// Bytes kept free: a twentieth of the file system, at most `mostReserve`.
    var reserve: Int { min(total / 20, DiskSpace.mostReserve) }

    /// Whether new work may be asked for, within the budget in bytes that the results may take.
    ///
    /// - Parameter reusable: bytes inside the files that nothing uses.
    func hasRoom(budget: Int?, reusable: Int) -> Bool {
        free + reusable > reserve && used - reusable < budget ?? .max
    }

    /// Asks the system about the folder that holds the results; nil when it does not say.
    init?(folder: String) {
        var system = statvfs()
        guard unsafe statvfs(folder, &system) == 0 else { return nil }
        free = Int(clamping: UInt64(system.f_bavail) * UInt64(system.f_frsize))
        total = Int(clamping: UInt64(system.f_blocks) * UInt64(system.f_frsize))
        used = ["", "-wal", "-shm"].reduce(0) { bytes, ending in
            var status = stat()
            let path = folder + "/" + ResultsSchema.fileName + ending
            return bytes + (unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0)
        }
    }
}
