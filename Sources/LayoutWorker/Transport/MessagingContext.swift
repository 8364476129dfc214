internal import CZMQ
internal import Glibc

/// A libzmq context. Any thread may use it; its end waits until the lingering messages of its sockets are gone.
@safe final class MessagingContext: Sendable {
    /// Oldest libzmq without known holes (CVE-2020-15166 and its round).
    static let oldestVersion = (4, 3, 3)

    nonisolated(unsafe) let handle: UnsafeMutableRawPointer

    /// Creates a context; refuses a libzmq with known holes.
    init() throws(TransportError) {
        let version = MessagingContext.libraryVersion
        guard version >= MessagingContext.oldestVersion else {
            throw TransportError(
                code: 0, operation: "use libzmq \(version.0).\(version.1).\(version.2)",
                reason: "versions before 4.3.3 can be attacked by any peer",
                remedy: "install libzmq 4.3.3 or later")
        }
        guard let handle = unsafe zmq_ctx_new() else { throw .system("create a messaging context") }
        unsafe self.handle = handle
    }

    deinit {
        _ = retryingInterrupts { unsafe zmq_ctx_term(handle) }
    }

    /// Version of the library that runs.
    static var libraryVersion: (Int, Int, Int) {
        var major: Int32 = 0
        var minor: Int32 = 0
        var patch: Int32 = 0
        unsafe zmq_version(&major, &minor, &patch)
        return (Int(major), Int(minor), Int(patch))
    }
}
