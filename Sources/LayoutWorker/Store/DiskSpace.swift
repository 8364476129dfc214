internal import Glibc

/// Room on the file system of a folder, and what the results take of it.
struct DiskSpace: Equatable {
    /// Bytes that this user can still write.
    var free: Int
    /// Bytes of the files of the results.
    var used: Int

    /// Asks the system about the folder that holds the results; nil when it does not say.
    init?(folder: String) {
        var system = statvfs()
        guard unsafe statvfs(folder, &system) == 0 else { return nil }
        free = Int(clamping: UInt64(system.f_bavail) * UInt64(system.f_frsize))
        used = ["", "-wal", "-shm"].reduce(0) { bytes, ending in
            var status = stat()
            let path = folder + "/" + ResultsSchema.fileName + ending
            return bytes + (unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0)
        }
    }
}
