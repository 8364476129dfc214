internal import CMicroHTTPD
internal import Glibc

/// Serves what services say of themselves over HTTP: `/metrics`, `/healthz`, `/livez` and a page. One thread of its own.
@safe final class MonitorServer {
    /// Connections at once; more wait.
    static let connections: UInt32 = 32
    /// Seconds after which a connection without a word is closed.
    static let seconds: UInt32 = 10
    /// Bytes of memory a connection may use, its request included.
    static let bytes = 16 << 10

    /// Where it listens, with the port the system chose.
    let address: MonitorAddress
    private let daemon: OpaquePointer
    private let context: Unmanaged<Context>

    private final class Context {
        let desks: [MonitorDesk]
        init(_ desks: [MonitorDesk]) { self.desks = desks }
    }

    /// Listens and answers with the reports of `desks`.
    init(_ address: MonitorAddress, _ desks: [MonitorDesk]) throws(TransportError) {
        unsafe context = Unmanaged.passRetained(Context(desks))
        let pointer = unsafe context.toOpaque()
        let started = unsafe MonitorServer.withSocketAddress(address) { socketAddress in
            unsafe layoutctl_http_start(
                socketAddress, answerRequest, pointer, MonitorServer.connections,
                MonitorServer.seconds, MonitorServer.bytes)
        }
        guard let started = unsafe started else {
            unsafe context.release()
            var error = TransportError.system("serve metrics at \(address)")
            switch error.code {
            case EADDRINUSE: error.remedy = "another program listens there; give another port"
            case EADDRNOTAVAIL: error.remedy = "give an address of this machine"
            default: break
            }
            throw error
        }
        unsafe daemon = started
        var address = address
        address.port = unsafe layoutctl_http_port(started)
        self.address = address
    }

    deinit {
        unsafe MHD_stop_daemon(daemon)
        unsafe context.release()
    }

    /// Lends an address as the system takes it.
    private static func withSocketAddress<Result>(
        _ address: MonitorAddress, _ body: (UnsafePointer<sockaddr>) -> Result
    ) -> Result {
        if address.host.contains(":") {
            var ipv6 = sockaddr_in6()
            ipv6.sin6_family = sa_family_t(AF_INET6)
            ipv6.sin6_port = address.port.bigEndian
            _ = unsafe inet_pton(AF_INET6, address.host, &ipv6.sin6_addr)
            return unsafe withUnsafePointer(to: &ipv6) {
                unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
            }
        }
        var ipv4 = sockaddr_in()
        ipv4.sin_family = sa_family_t(AF_INET)
        ipv4.sin_port = address.port.bigEndian
        _ = unsafe inet_pton(AF_INET, address.host, &ipv4.sin_addr)
        return unsafe withUnsafePointer(to: &ipv4) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }

    /// The answer to a request, from the reports of all services.
    fileprivate static func response(
        _ method: String, _ path: String, _ context: UnsafeMutableRawPointer
    ) -> MonitorPages.Response {
        if method != "GET" && method != "HEAD" {
            return MonitorPages.plain(405, "only GET and HEAD are answered\n")
        }
        let desks = unsafe Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().desks
        return MonitorPages.response(
            to: path, desks.map { (service: $0.service, report: $0.ask()) })
    }
}

/// Called by the library, on its thread, for each request.
private func answerRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    // A request with a body is of no use here: the connection ends.
    guard let context = unsafe context, let path = unsafe path, let method = unsafe method,
        let uploadSize = unsafe uploadSize, unsafe uploadSize.pointee == 0
    else { return layoutctl_http_refuse() }
    let response = unsafe MonitorServer.response(
        String(cString: method), String(cString: path), context)
    let body = Array(response.body.utf8)
    return unsafe layoutctl_http_answer(
        connection, UInt32(response.code), response.contentType, body, body.count)
}
