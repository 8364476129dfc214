public import LayoutCore

/// An address of a socket, parsed and allowed.
///
/// Without encryption only the machine itself may listen or be dialled: `tcp` to loopback, or `ipc`. With it any host may, and
/// where a person said so with a flag that names the danger.
public struct Endpoint: Hashable, Sendable, CustomStringConvertible {
    /// The transport and its address.
    enum Form: Hashable {
        /// Host as libzmq takes it and the port; nil lets the system choose one.
        case tcp(host: String, port: UInt16?)
        /// Path of a socket file.
        case ipc(path: String)
    }

    let form: Form

    /// Longest path of a socket file, bytes: `sun_path` without its terminator.
    static let longestPath = 107

    /// Parses "tcp://127.0.0.1:7001", "tcp://[::1]:7001", "tcp://localhost:7001", "tcp://127.0.0.1:*" or "ipc:///path".
    public init(_ text: String) throws(Diagnostic) { try self.init(text, allowsAnyHost: false) }

    /// Parses an address; where any host is allowed, which takes encryption or a daring person, also "tcp://HOST:7001" and, to listen on every interface, "tcp://*:7001".
    package init(_ text: String, allowsAnyHost: Bool) throws(Diagnostic) {
        if text.hasPrefix("tcp://") {
            form = try Endpoint.parseTCP(text, allowsAnyHost)
        } else if text.hasPrefix("ipc://") {
            form = try Endpoint.parseIPC(text)
        } else {
            throw Endpoint.refusal(
                text, "has no transport that is known", "tcp://127.0.0.1:PORT or ipc:///PATH")
        }
    }

    /// A socket file. Throws when the path is too long for the system.
    public init(socketFile path: String) throws(Diagnostic) { try self.init("ipc://" + path) }

    /// A port of 127.0.0.1.
    init(loopbackPort port: UInt16) { form = .tcp(host: "127.0.0.1", port: port) }

    /// The address as libzmq takes it.
    public var description: String {
        switch form {
        case .tcp(let host, let port): "tcp://\(host):" + (port.map { String($0) } ?? "*")
        case .ipc(let path): "ipc://\(path)"
        }
    }

    /// Whether the address can be dialled as it stands: it names a port.
    public var isComplete: Bool {
        if case .tcp(_, nil) = form { false } else { true }
    }

    /// Whether it is or may be another machine's, or one that others reach.
    var reachesOthers: Bool {
        guard case .tcp(let host, _) = form else { return false }
        return host != "[::1]" && !Endpoint.isLoopbackIPv4(host)
    }

    /// Whether it needs the socket's IPv6 option.
    var isIPv6: Bool {
        if case .tcp(let host, _) = form { host.hasPrefix("[") } else { false }
    }

    private static func parseTCP(
        _ text: String, _ allowsAnyHost: Bool
    ) throws(Diagnostic) -> Form {
        let rest = text.dropFirst("tcp://".count)
        guard let colon = rest.lastIndex(of: ":") else {
            throw refusal(text, "has no port", "tcp://127.0.0.1:PORT")
        }
        let port = try parsePort(rest[rest.index(after: colon)...], of: text)
        let host = String(rest[..<colon])
        if host == "localhost" { return .tcp(host: "127.0.0.1", port: port) }
        if host == "[::1]" || isLoopbackIPv4(host) { return .tcp(host: host, port: port) }
        if allowsAnyHost && isHost(host) { return .tcp(host: host, port: port) }
        throw refusal(
            text,
            allowsAnyHost
                ? "names no host" : "is not on this machine, and the connection is not encrypted",
            "an address of 127.0.0.0/8, [::1], localhost, or ipc:///PATH; with keys any host")
    }

    private static func parsePort(
        _ digits: Substring, of text: String
    ) throws(Diagnostic) -> UInt16? {
        if digits == "*" { return nil }
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(digits), port > 0
        else { throw refusal(text, "has no valid port", "a port of 1...65535, or *") }
        return port
    }

    /// Whether the text may be a host's name or address, or is "*".
    private static func isHost(_ host: String) -> Bool {
        if host == "*" { return true }
        var name = host[...]
        let isIPv6 = name.hasPrefix("[") && name.hasSuffix("]")
        if isIPv6 { name = name.dropFirst().dropLast() }
        return !name.isEmpty && name.utf8.count <= 253
            && name.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "."
                    || isIPv6 && $0 == ":"
            }
    }

    /// The address at which this machine itself reaches what listens here.
    var fromThisMachine: Endpoint {
        guard case .tcp(let host, let port?) = form else { return self }
        if host == "*" || host == "0.0.0.0" { return Endpoint(loopbackPort: port) }
        return self
    }

    /// Whether the host is four plain decimal numbers of 127.0.0.0/8; other spellings of numbers are not taken.
    private static func isLoopbackIPv4(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "127" else { return false }
        return parts.allSatisfy { part in
            guard let value = UInt8(part) else { return false }
            return String(value) == part
        }
    }

    private static func parseIPC(_ text: String) throws(Diagnostic) -> Form {
        let path = String(text.dropFirst("ipc://".count))
        if path.isEmpty || path.hasPrefix("@") || path.utf8.contains(0) || path == "*" {
            throw refusal(text, "names no socket file", "ipc:///PATH")
        }
        if path.utf8.count > longestPath {
            throw refusal(
                text, "is longer than the \(longestPath) bytes the system takes", "a shorter path")
        }
        return .ipc(path: path)
    }

    private static func refusal(
        _ text: String, _ problem: String, _ expected: String
    ) -> Diagnostic {
        Diagnostic(code: "bad-address", message: "\"\(text)\" \(problem)", expected: expected)
    }
}
