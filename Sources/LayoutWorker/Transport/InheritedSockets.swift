internal import Glibc

/// Listening sockets that the process was started with (sd_listen_fds(3)): the service manager opened the doors and keeps
/// them open while the service is started again.
struct InheritedSockets: Equatable {
    /// First descriptor the manager gives.
    private static let first: Int32 = 3
    /// Descriptors nobody took yet.
    private(set) var descriptors: [Int32]

    /// Takes descriptors as they are.
    init(_ descriptors: [Int32]) { self.descriptors = descriptors }

    /// Reads what the manager set.
    ///
    /// - Parameters:
    ///   - count: `LISTEN_FDS`, how many there are.
    ///   - process: `LISTEN_PID`, the process that is meant.
    ///   - own: this process.
    init(count: String?, process: String?, own: Int32) {
        guard process == String(own), let count = count.flatMap({ Int32($0) }),
            (1...64).contains(count)
        else {
            self.init([])
            return
        }
        self.init(Array(InheritedSockets.first..<InheritedSockets.first + count))
    }

    /// Those of this process. Children of the process do not get them.
    static var ofProcess: InheritedSockets {
        func value(_ name: String) -> String? {
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
        let sockets = InheritedSockets(
            count: value("LISTEN_FDS"), process: value("LISTEN_PID"), own: getpid())
        for descriptor in sockets.descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return sockets
    }

    /// Takes the socket that listens at an address, or nil.
    mutating func take(_ endpoint: Endpoint) -> Int32? {
        let index = descriptors.firstIndex { descriptor in
            InheritedSockets.address(of: descriptor).map { endpoint.isServed(by: $0) } ?? false
        }
        return index.map { descriptors.remove(at: $0) }
    }

    /// Throws when one is left: peers would connect to it and nobody would answer.
    func requireAllTaken() throws(TransportError) {
        guard let descriptor = descriptors.first else { return }
        let address = InheritedSockets.address(of: descriptor)
        throw TransportError(
            code: 0, operation: "take the sockets of the service manager",
            reason: "one listens at \(address.map { "\($0)" } ?? "no address known here")",
            remedy: "let ListenStream of the socket unit say the same as --clients and --workers")
    }

    /// Where a socket listens.
    enum Address: Hashable, CustomStringConvertible {
        /// A host in numbers, without brackets, and a port.
        case tcp(host: String, port: UInt16)
        /// A socket file.
        case file(String)

        var description: String {
            switch self {
            case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
            case .file(let path): path
            }
        }
    }

    /// The address of a listening socket; nil when it is none.
    static func address(of descriptor: Int32) -> Address? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var isListening: Int32 = 0
        var flagSize = socklen_t(MemoryLayout<Int32>.size)
        let isRead = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isRead,
            unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &flagSize) == 0,
            isListening != 0
        else { return nil }
        return unsafe withUnsafePointer(to: &storage) { pointer in
            switch Int32(storage.ss_family) {
            case AF_INET:
                unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                    var host = unsafe address.pointee.sin_addr
                    return unsafe tcp(AF_INET, &host, address.pointee.sin_port)
                }
            case AF_INET6:
                unsafe pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                    var host = unsafe address.pointee.sin6_addr
                    return unsafe tcp(AF_INET6, &host, address.pointee.sin6_port)
                }
            case AF_UNIX:
                unsafe pointer.withMemoryRebound(to: sockaddr_un.self, capacity: 1) { address in
                    unsafe withUnsafeBytes(of: address.pointee.sun_path) { path in
                        unsafe .file(String(decoding: path.prefix { $0 != 0 }, as: UTF8.self))
                    }
                }
            default: nil
            }
        }
    }

    private static func tcp(
        _ family: Int32, _ host: UnsafeRawPointer, _ port: in_port_t
    ) -> Address? {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard unsafe inet_ntop(family, host, &text, socklen_t(text.count)) != nil else { return nil }
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return .tcp(host: String(decoding: bytes, as: UTF8.self), port: UInt16(bigEndian: port))
    }
}

extension Endpoint {
    /// Whether what listens at an address is this endpoint. Every interface is "*" here and 0.0.0.0 or :: there.
    func isServed(by address: InheritedSockets.Address) -> Bool {
        switch (form, address) {
        case (.tcp(let host, let port?), .tcp(let given, let number)):
            let names = host == "*" ? ["0.0.0.0", "::"] : [host.replacing("[", with: "").replacing("]", with: "")]
            return port == number && names.contains(given)
        case (.ipc(let path), .file(let given)): return path == given
        default: return false
        }
    }
}
