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
            case .tcp(let host, let port):
                host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
            case .file(let path): path
            }
        }
    }

    /// The address of a listening socket; nil when it is none.
    static func address(of descriptor: Int32) -> Address? {
        var isListening: Int32 = 0
        var flagSize = socklen_t(MemoryLayout<Int32>.size)
        guard
            unsafe getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &flagSize) == 0,
            isListening != 0
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: MemoryLayout<sockaddr_un>.size + 1)
        var size = socklen_t(bytes.count - 1)
        let isRead = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe buffer.baseAddress.map { start in
                unsafe getsockname(
                    descriptor, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
            } ?? false
        }
        guard isRead else { return nil }
        // The family, then for internet addresses the port, most significant byte first (ip(7), ipv6(7), unix(7)).
        let family = Int32(bytes[0]) | Int32(bytes[1]) << 8
        let port = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        switch family {
        case AF_INET:
            return .tcp(host: bytes[4..<8].map { String($0) }.joined(separator: "."), port: port)
        case AF_INET6: return .tcp(host: ipv6(Array(bytes[8..<24])), port: port)
        case AF_UNIX:
            return .file(String(decoding: bytes[2...].prefix { $0 != 0 }, as: UTF8.self))
        default: return nil
        }
    }

    /// An address of version 6 as people write the two that matter here; others in eight groups.
    private static func ipv6(_ bytes: [UInt8]) -> String {
        let groups = stride(from: 0, to: 16, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        if groups.dropLast().allSatisfy({ $0 == 0 }) {
            return groups[7] == 0 ? "::" : "::" + String(groups[7], radix: 16)
        }
        return groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
}

extension Endpoint {
    /// Whether what listens at an address is this endpoint. Every interface is "*" here and 0.0.0.0 or :: there.
    func isServed(by address: InheritedSockets.Address) -> Bool {
        switch (form, address) {
        case (.tcp(let host, let port?), .tcp(let given, let number)):
            let names =
                host == "*"
                ? ["0.0.0.0", "::"] : [host.replacing("[", with: "").replacing("]", with: "")]
            return port == number && names.contains(given)
        case (.ipc(let path), .file(let given)): return path == given
        default: return false
        }
    }
}
