extension JSONNode: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads any JSON value; its nodes have no places.
    package init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            let members = try container.allKeys.map {
                Member($0.stringValue, try container.decode(JSONNode.self, forKey: $0))
            }
            self.init(.object(members.sorted { $0.key < $1.key }))
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONNode] = []
            while !container.isAtEnd { elements.append(try container.decode(JSONNode.self)) }
            self.init(.array(elements))
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self.init(.null)
        } else if let value = try? container.decode(Bool.self) {
            self.init(.bool(value))
        } else if let value = try? container.decode(Double.self) {
            self.init(.number(value))
        } else {
            self.init(.string(try container.decode(String.self)))
        }
    }

    /// Writes the value; whole numbers without a point.
    package func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for member in members {
                try container.encode(member.value, forKey: Key(stringValue: member.key))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .string(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .number(let value):
            var container = encoder.singleValueContainer()
            if let integer = Int64(exactly: value) {
                try container.encode(integer)
            } else {
                try container.encode(value)
            }
        }
    }
}

/// A value of the job file: read by the positioned reader, and Codable through it.
///
/// There is one definition of the format. `JSONDecoder` hands its values to the reader, so both take the same files.
protocol JSONRepresentable: Codable {
    /// Reads the value of a node; reports and gives nil where it is wrong.
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Self?
    /// The value as JSON, what is as by default left out.
    var json: JSONNode { get }
}

extension JSONRepresentable {
    /// Reads the value; throws the first mistake as corrupted data.
    public init(from decoder: any Decoder) throws {
        let node = try JSONNode(from: decoder)
        let reader = JSONReader(SourceText([], file: nil))
        guard let value = Self.read(reader, node, .root), reader.diagnostics.isEmpty else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: reader.diagnostics.map(\.text).joined(separator: "; "),
                    underlyingError: DiagnosticList(reader.diagnostics)))
        }
        self = value
    }

    /// Writes the value; use sorted keys for stable bytes.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
