internal import Glibc

/// What this process calls itself towards its peers.
enum ProcessIdentity {
    /// Made at random when the process starts.
    static let uuid = randomUUID()

    /// 128 random bits in hexadecimal digits.
    static func randomUUID() -> String {
        let digits = Array("0123456789abcdef")
        return String((0..<32).map { _ in digits[Int.random(in: 0..<16)] })
    }

    /// Host and process id, for people.
    static var name: String {
        var host = [CChar](repeating: 0, count: 65)
        _ = unsafe gethostname(&host, 64)
        let bytes = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self) + "/\(getpid())"
    }
}
