import LayoutCore

/// Reads bytes as a specification file and as a rule. What is read is printed, and what is printed reads back as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAssertions(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    if let rule = try? AssertionRule(parsing: String(decoding: bytes, as: UTF8.self)) {
        let text = rule.text
        guard let again = try? AssertionRule(parsing: text), again == rule, again.text == text
        else { preconditionFailure("does not read back: \(text)") }
    }
    guard let document = try? AssertionDocument(bytes: bytes) else { return 0 }
    guard let json = try? AssertionDocument(bytes: document.jsonBytes), json == document else {
        preconditionFailure("JSON does not read back: \(document.text)")
    }
    return 0
}
