import FoundationEssentials

extension Message {
    /// The frames of the message: head, header, and a payload where the type has one and it is not empty.
    ///
    /// Throws `.notEncodable` when something is over a limit: that is this side's fault.
    func encoded() throws(WireError) -> [[UInt8]] {
        let (type, header, payload) = parts
        if let flaw = header.flaw { throw .notEncodable(type, flaw) }
        guard (payload?.count ?? 0) <= WireLimits.payload else {
            throw .notEncodable(type, "payload of \(payload?.count ?? 0) bytes")
        }
        let head: [UInt8] = [
            0x4C, 0x57, WireLimits.major, WireLimits.minor, type.rawValue, 0, 0, 0,
        ]
        let json = try Message.json(header, of: type)
        guard json.count <= WireLimits.header else {
            throw .notEncodable(type, "header of \(json.count) bytes")
        }
        if let payload, !payload.isEmpty { return [head, json, payload] }
        return [head, json]
    }

    /// The header with sorted keys, so that equal headers are equal bytes.
    private static func json(_ header: any WireHeader, of type: MessageType) throws(WireError)
        -> [UInt8]
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return [UInt8](try encoder.encode(header))
        } catch {
            throw .notEncodable(type, "\(error)")
        }
    }
}
