/// A JSON value that knows where it was written.
package struct JSONNode: Equatable, Sendable {
    /// What it is.
    package indirect enum Value: Equatable, Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number; not finite for `NaN`, `Infinity` and literals that overflow.
        case number(Double)
        /// A string.
        case string(String)
        /// An array.
        case array([JSONNode])
        /// An object, members in the order written; keys may be there twice.
        case object([Member])
    }

    /// One member of an object.
    package struct Member: Equatable, Sendable {
        /// The key.
        package var key: String
        /// Byte offset of the key; -1 for values that were not read from a text.
        package var keyOffset: Int
        /// The value.
        package var value: JSONNode

        /// Creates a member without a place.
        package init(_ key: String, _ value: JSONNode) {
            self.init(key: key, keyOffset: -1, value: value)
        }

        /// Creates a member.
        package init(key: String, keyOffset: Int, value: JSONNode) {
            self.key = key
            self.keyOffset = keyOffset
            self.value = value
        }
    }

    /// What it is.
    package var value: Value
    /// Byte offset of its first character; -1 for values that were not read from a text.
    package var offset: Int
    /// Whether a `repeat` changed the string, so that columns inside it have no place in the text.
    package var isExpanded = false

    /// Creates a node; by default without a place.
    package init(_ value: Value, offset: Int = -1) {
        self.value = value
        self.offset = offset
    }

    /// What it is, in the words of messages.
    package var kindName: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral value: String) { self.init(.string(value)) }
    package init(floatLiteral value: Double) { self.init(.number(value)) }
    package init(integerLiteral value: Int) { self.init(.number(Double(value))) }
    package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
    package init(arrayLiteral elements: JSONNode...) { self.init(.array(elements)) }
}
