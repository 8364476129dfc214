/// Why bytes are not a message. Every case leaves the receiver as it was.
enum WireError: Error, Equatable, Sendable {
    /// Number of frames is not 2 or 3.
    case frameCount(Int)
    /// The head is not eight bytes beginning with `LW` and ending with two zeros.
    case badHead
    /// Another major version; the answer is ERROR, then silence.
    case unknownMajor(UInt8)
    /// A type byte nobody knows.
    case unknownType(UInt8)
    /// Flags that this version does not define.
    case unknownFlags(UInt8)
    /// The header is longer than `WireLimits.header`.
    case headerTooLong(Int)
    /// The payload is longer than `WireLimits.payload`.
    case payloadTooLong(Int)
    /// The header is not the JSON object its type needs; says what.
    case badHeader(MessageType, String)
    /// The type has no payload and one came, or the payload is not what its type needs; says what.
    case badPayload(MessageType, String)
    /// What was to be sent is over a limit: a fault of this side.
    case notEncodable(MessageType, String)

    /// Stable word for ERROR, logs and metrics.
    var code: String {
        switch self {
        case .frameCount: "frame-count"
        case .badHead: "bad-head"
        case .unknownMajor: "unknown-major"
        case .unknownType: "unknown-type"
        case .unknownFlags: "unknown-flags"
        case .headerTooLong: "header-too-long"
        case .payloadTooLong: "payload-too-long"
        case .badHeader: "bad-header"
        case .badPayload: "bad-payload"
        case .notEncodable: "not-encodable"
        }
    }
}
