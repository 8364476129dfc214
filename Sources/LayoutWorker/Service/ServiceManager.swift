internal import Glibc

/// Tells the service manager that started this process how it stands (sd_notify(3)); without one nothing happens.
package enum ServiceManager {
    /// The process serves: units that wait for it may start.
    package static func tellReady() { tell("READY=1") }

    /// The process drains and will end.
    static func tellStopping() { tell("STOPPING=1") }

    /// The process is alive: told within the time the manager allows, else it starts the process anew.
    static func tellAlive() { tell("WATCHDOG=1") }

    /// Sends a state to the socket that NOTIFY_SOCKET names. A manager that does not listen is its own problem.
    private static func tell(_ state: String) {
        guard let path = unsafe getenv("NOTIFY_SOCKET").map({ unsafe String(cString: $0) }),
            let first = path.utf8.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@")
        else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An abstract address is written with @ and sent with a zero byte in its place.
        let bytes = (first == UInt8(ascii: "@") ? [0] : [first]) + path.utf8.dropFirst()
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        guard start + bytes.count <= MemoryLayout<sockaddr_un>.size else { return }
        unsafe withUnsafeMutableBytes(of: &address) { raw in
            for (index, byte) in bytes.enumerated() { unsafe raw[start + index] = byte }
        }
        let descriptor = socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let message = Array(state.utf8)
        _ = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe sendto(
                    descriptor, message, message.count, Int32(MSG_NOSIGNAL), address,
                    socklen_t(start + bytes.count))
            }
        }
    }
}
