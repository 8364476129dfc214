import Glibc

/// Writes whole files that the user named.
enum OutputFile {
    /// Writes a file, in place of one that is there.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw OutputError(name: path, reason: InputFile.systemMessage())
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
                throw OutputError(name: path, reason: InputFile.systemMessage())
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
