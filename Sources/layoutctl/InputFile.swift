import Glibc

/// Why an input could not be read.
struct InputError: Error, Equatable {
    /// The file as the user named it.
    var name: String
    /// What the system said.
    var reason: String

    /// The error as a sentence.
    var text: String { "cannot read \(name): \(reason)" }
}

/// Reads whole inputs; `-` is standard input.
enum InputFile {
    /// How standard input is called in messages.
    static let standardInputName = "<stdin>"
    /// Most bytes of one input; a job file of a million lines stays far below.
    static let byteLimit = 512 << 20

    /// Reads a file, or standard input when the path is `-`.
    static func read(_ path: String, console: Console) throws(InputError) -> [UInt8] {
        if path == "-" { return try console.readInput() }
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw InputError(name: path, reason: systemMessage()) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: path)
    }

    /// The name of an input in messages.
    static func name(_ path: String) -> String { path == "-" ? standardInputName : path }

    /// Whether a path leads to a file that can be read as often as one likes: no pipe, no device, not standard input.
    static func isRegular(_ path: String) -> Bool {
        var about = stat()
        guard path != "-", unsafe stat(path, &about) == 0 else { return false }
        return about.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a file that is there is outside a folder once every link is followed.
    static func leadsOut(_ path: String, of folder: String) -> Bool {
        guard let file = canonicalPath(path), let top = canonicalPath(folder) else { return false }
        return !file.hasPrefix(top.hasSuffix("/") ? top : top + "/")
    }

    /// The path without links and dots, or nil when there is no such file.
    static func canonicalPath(_ path: String) -> String? {
        guard let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }

    static func read(descriptor: Int32, name: String) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes {
                unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                bytes.append(contentsOf: piece[..<count])
                if bytes.count > byteLimit {
                    throw InputError(name: name, reason: "it is larger than \(byteLimit >> 20) MiB")
                }
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw InputError(name: name, reason: StandardStreams.failure(of: descriptor))
            }
        }
    }

    /// What the system says of the last failed call.
    static func systemMessage() -> String {
        unsafe String(cString: strerror(errno))
    }
}
