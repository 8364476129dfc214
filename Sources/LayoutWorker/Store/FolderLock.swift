internal import Glibc

/// Makes this process the one that writes into a folder, until the value is dropped or the process ends in any way.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock or throws `locked` with the process that has it.
    init(folder: String, name: String) throws(StoreError) {
        let path = folder + "/" + name
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0 {
            let code = errno
            throw StoreError(
                kind: code == ENOSPC ? .diskFull : code == ENOENT ? .missing : .readOnly,
                path: folder, operation: "write",
                reason: unsafe String(cString: strerror(code)))
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let holder = FolderLock.contents(descriptor)
            throw StoreError(
                kind: .locked, path: folder, operation: "write",
                reason: holder.isEmpty
                    ? "another process writes there" : "process \(holder) writes there")
        }
        // The number is for people only: the lock is the kernel's, so a full disk does no harm here.
        let text = Array("\(getpid())\n".utf8)
        if ftruncate(descriptor, 0) == 0 {
            _ = unsafe text.withUnsafeBytes {
                unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0)
            }
        }
    }

    /// The one place that closes: it runs after a throw of the initializer too. A second close would take a number away that
    /// is another thread's by then.
    deinit { if descriptor >= 0 { close(descriptor) } }

    private static func contents(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 20)
        let count = unsafe bytes.withUnsafeMutableBytes {
            unsafe pread(descriptor, $0.baseAddress, $0.count, 0)
        }
        return String(decoding: bytes.prefix(max(count, 0)).filter { $0 > 32 }, as: UTF8.self)
    }
}
