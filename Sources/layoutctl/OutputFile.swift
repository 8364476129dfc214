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

    /// Refuses, before any work, what would go wrong after it: two outputs into one file, an output over an input, and a file
    /// that cannot be written.
    ///
    /// - Parameters:
    ///   - outputs: Files to be written, as the user named them.
    ///   - inputs: Files that are read; `-` is standard input.
    static func require(
        _ outputs: [String], besides inputs: [String], of command: Command
    ) throws {
        var places: [String: String] = [:]
        let read = inputs.compactMap { path in file(path).map { (path, $0) } }
        for output in outputs {
            if let own = file(output), let input = read.first(where: { $0.1 == own })?.0 {
                throw UsageError.refused(
                    "\(output) would be written over \(InputFile.name(input)), which is read",
                    command: command.name)
            }
            if let other = places.updateValue(output, forKey: place(output)), isWhole(output) {
                throw UsageError.refused(
                    "\(output) would be written twice"
                        + (other == output ? "" : ", as \(other) before"), command: command.name)
            }
        }
        for output in outputs { try requireWritable(output) }
    }

    /// What tells a file that is there from all others; nil for one that is not, for pipes and for devices.
    private static func file(_ path: String) -> [UInt64]? {
        var about = stat()
        let found = path == "-" ? unsafe fstat(STDIN_FILENO, &about) : unsafe stat(path, &about)
        guard found == 0, about.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(about.st_dev), UInt64(about.st_ino)]
    }

    /// Whether a path names a file, or nothing yet.
    private static func isWhole(_ path: String) -> Bool {
        var about = stat()
        return unsafe stat(path, &about) != 0 || about.st_mode & S_IFMT == S_IFREG
    }

    /// Where a file is or will be, links and dots followed as far as there is something.
    private static func place(_ path: String) -> String {
        if let place = InputFile.canonicalPath(path) { return place }
        return (InputFile.canonicalPath(folder(path)) ?? folder(path)) + "/" + name(path)
    }

    private static func requireWritable(_ path: String) throws(OutputError) {
        var about = stat()
        if unsafe stat(path, &about) == 0 {
            guard about.st_mode & S_IFMT != S_IFDIR else { throw isFolder(path) }
            guard unsafe access(path, W_OK) == 0 else { throw failure(path) }
            return
        }
        guard errno == ENOENT else { throw failure(path) }
        let folder = folder(path)
        guard unsafe stat(folder, &about) == 0, unsafe access(folder, W_OK | X_OK) == 0 else {
            throw failure(path)
        }
        guard !name(path).isEmpty else { throw isFolder(path) }
    }

    private static func isFolder(_ path: String) -> OutputError {
        errno = EISDIR
        return failure(path)
    }

    private static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func name(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
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
        let reason = InputFile.systemMessage()
        guard errno == ENOENT, InputFile.canonicalPath(folder(path)) == nil else {
            return OutputError(name: path, reason: reason)
        }
        return OutputError(
            name: path, reason: "there is no folder \(folder(path)); create it first")
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
