import Glibc

/// Writes whole files that the user named.
enum OutputFile {
    /// Writes a file, in place of one that is there: all of it or nothing, so that what stands under the name is never half a
    /// report. A device or a pipe takes the bytes as they come.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        var about = stat()
        let isThere = unsafe stat(path, &about) == 0
        if isThere, about.st_mode & S_IFMT != S_IFREG {
            return try write(bytes, named: path, into: path, flags: 0)
        }
        // A link stays a link: what it leads to is replaced.
        let place = isThere ? InputFile.canonicalPath(path) ?? path : path
        let draft = "\(place).\(getpid()).draft"
        do throws(OutputError) {
            let mode = isThere ? about.st_mode & 0o777 : 0o644
            try write(bytes, named: path, into: draft, flags: O_CREAT | O_EXCL, mode: mode)
            guard unsafe rename(draft, place) == 0 else {
                throw OutputError(name: path, reason: InputFile.systemMessage())
            }
        } catch {
            _ = unsafe unlink(draft)
            throw error
        }
    }

    private static func write(
        _ bytes: [UInt8], named name: String, into path: String, flags: Int32, mode: mode_t = 0
    ) throws(OutputError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, mode)
        guard descriptor >= 0 else {
            throw OutputError(name: name, reason: InputFile.systemMessage())
        }
        defer { close(descriptor) }
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes[start...].withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                throw OutputError(name: name, reason: InputFile.systemMessage())
            }
        }
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
