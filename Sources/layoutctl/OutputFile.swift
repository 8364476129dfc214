import Glibc

/// Writes whole files that the user named.
enum OutputFile {
    /// Writes a file, in place of one that is there: all of it or nothing, so that what stands under the name is never half a
    /// report. A device or a pipe takes the bytes as they come, and so does a file whose folder lets none be put in its place.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        var about = stat()
        let isThere = unsafe stat(path, &about) == 0
        if isThere, about.st_mode & S_IFMT != S_IFREG {
            return try overwrite(path, bytes, flags: 0)
        }
        // A file that nobody may write is not to be replaced either.
        if isThere, unsafe access(path, W_OK) != 0 { throw failure(path) }
        // A link stays a link: what it leads to is replaced.
        let place = isThere ? InputFile.canonicalPath(path) ?? path : path
        let draft = "\(place).\(getpid()).draft"
        let mode = isThere ? about.st_mode & 0o777 : 0o644
        let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        if descriptor < 0 {
            guard isThere, errno == EACCES || errno == EROFS else { throw failure(path) }
            return try overwrite(path, bytes, flags: O_TRUNC)
        }
        do throws(OutputError) {
            try write(bytes, to: descriptor, named: path)
        } catch {
            _ = unsafe unlink(draft)
            throw error
        }
        if unsafe rename(draft, place) == 0 { return }
        let error = failure(path)
        // As a file that is mounted by itself is.
        let isHeld = isThere && errno == EBUSY
        _ = unsafe unlink(draft)
        guard isHeld else { throw error }
        try overwrite(path, bytes, flags: O_TRUNC)
    }

    private static func overwrite(
        _ path: String, _ bytes: [UInt8], flags: Int32
    ) throws(OutputError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags)
        guard descriptor >= 0 else { throw failure(path) }
        try write(bytes, to: descriptor, named: path)
    }

    /// Writes all bytes and closes the descriptor.
    private static func write(
        _ bytes: [UInt8], to descriptor: Int32, named name: String
    ) throws(OutputError) {
        defer { close(descriptor) }
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes[start...].withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                throw failure(name)
            }
        }
    }

    /// What the last call of the system met.
    private static func failure(_ path: String) -> OutputError {
        OutputError(name: path, reason: InputFile.systemMessage())
    }
}

/// Why a file could not be written.
struct OutputError: Error, Equatable {
    /// The file as the user named it.
    var name: String
    /// What the system said.
    var reason: String

    /// The error as a sentence.
    var text: String { "cannot write \(name): \(reason)" }
}
