import LayoutCore

/// Small pieces of output appended as bytes: results are written a million at a time.
enum ByteText {
    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    static func append(_ value: Int, to bytes: inout [UInt8]) { append(String(value), to: &bytes) }

    /// A number in its shortest digits; null where it is not finite.
    static func append(_ value: Double, to bytes: inout [UInt8]) {
        append(value.isFinite ? NumberText.text(value) : "null", to: &bytes)
    }

    /// `"key":` after a comma.
    static func appendKey(_ key: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: ","))
        JSONText.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    static func appendMember(_ key: String, _ value: String, to bytes: inout [UInt8]) {
        appendKey(key, to: &bytes)
        JSONText.append(value, to: &bytes)
    }

    static func appendMember(_ key: String, _ value: Double, to bytes: inout [UInt8]) {
        appendKey(key, to: &bytes)
        append(value, to: &bytes)
    }

    /// Elements between brackets with commas.
    static func appendArray<Element>(
        _ elements: some Sequence<Element>, to bytes: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(element, &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    static func appendStrings(_ strings: [String], to bytes: inout [UInt8]) {
        appendArray(strings, to: &bytes) { JSONText.append($0, to: &$1) }
    }
}
