import Glibc

/// The answer of a server on this machine, read to the end of the connection.
struct HTTPAnswer {
    struct Failure: Error { var text: String }

    var status: Int
    var head: String
    var body: String

    /// Sends a request without a body and reads the answer.
    init(_ method: String, _ path: String, port: UInt16) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, size)
            }
        }
        guard result == 0 else { throw Failure(text: "no connection to port \(port)") }
        let lines = ["\(method) \(path) HTTP/1.1", "Host: x", "Connection: close", "", ""]
        let request = Array(lines.joined(separator: "\r\n").utf8)
        guard unsafe send(descriptor, request, request.count, 0) == request.count else {
            throw Failure(text: "the request was not taken")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { break }
            bytes += buffer.prefix(count)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n"),
            let code = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { throw Failure(text: "no answer of HTTP: \(text)") }
        status = code
        head = String(text[..<end.lowerBound])
        body = String(text[end.upperBound...])
    }
}
