package import LayoutCore

/// Where a service answers those who watch it over HTTP. A port alone is of this machine.
package struct MonitorAddress: Hashable, Sendable, CustomStringConvertible {
    /// An IPv4 or IPv6 address in numbers.
    package var host: String
    /// The port; 0 lets the system choose one.
    package var port: UInt16

    /// Parses "7345", "127.0.0.1:7345", "0.0.0.0:7345" or "[::1]:7345".
    ///
    /// Hosts are addresses in numbers, so that nothing is looked up; whether one is of this machine is seen when it is
    /// listened at.
    package init(_ text: String) throws(Diagnostic) {
        let (host, digits): (Substring, Substring) =
            if let colon = text.lastIndex(of: ":") {
                (text[..<colon], text[text.index(after: colon)...])
            } else {
                ("127.0.0.1", text[...])
            }
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(digits) else {
            throw MonitorAddress.refusal(text, "has no valid port")
        }
        let isIPv6 = host.hasPrefix("[") && host.hasSuffix("]")
        let name = isIPv6 ? host.dropFirst().dropLast() : host
        let isAddress =
            isIPv6
            ? !name.isEmpty && name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
            : name.split(separator: ".", omittingEmptySubsequences: false).count == 4
                && name.split(separator: ".", omittingEmptySubsequences: false)
                    .allSatisfy { UInt8($0).map { String($0) } == String($0) }
        guard isAddress else { throw MonitorAddress.refusal(text, "names no address in numbers") }
        self.host = String(name)
        self.port = port
    }

    /// As it stands in a URL.
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    private static func refusal(_ text: String, _ problem: String) -> Diagnostic {
        Diagnostic(
            code: "bad-address", message: "\"\(text)\" \(problem)",
            expected: "PORT, 127.0.0.1:PORT, [::1]:PORT or 0.0.0.0:PORT")
    }
}
