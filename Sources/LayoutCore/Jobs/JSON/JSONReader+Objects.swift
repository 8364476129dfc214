/// The members of one object, for reading by key.
struct JSONFields {
    let node: JSONNode
    let path: JSONPath
    private let members: [String: JSONNode]

    init(node: JSONNode, path: JSONPath, members: [JSONNode.Member]) {
        self.node = node
        self.path = path
        // Keys that stand twice were reported by the parser; the first counts, as in Foundation.
        self.members = Dictionary(
            members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(key: String) -> JSONNode? { members[key] }

    func has(_ key: String) -> Bool { members[key] != nil }
}

extension JSONReader {
    /// The members of an object whose keys must be among `keys`.
    func fields(_ node: JSONNode, _ path: JSONPath, keys: [String]) -> JSONFields? {
        guard case .object(let members) = node.value else {
            report(
                "wrong-type", "\(node.kindName) stands here", expected: "an object", at: node,
                path)
            return nil
        }
        for member in members where !keys.contains(member.key) {
            report(
                Diagnostic(
                    code: "unknown-key", message: "unknown key '\(member.key)'",
                    expected: "one of \(keys.joined(separator: ", "))",
                    suggestion: NearestName.of(member.key, among: keys)),
                offset: member.keyOffset, path.appending(member.key))
        }
        return JSONFields(node: node, path: path, members: members)
    }

    /// The members of an object whose keys are names of the author's, in the order written.
    func dictionary<Value>(
        _ node: JSONNode, _ path: JSONPath, _ read: (JSONNode, JSONPath) -> Value?
    ) -> [String: Value]? {
        guard case .object(let members) = node.value else {
            report(
                "wrong-type", "\(node.kindName) stands here",
                expected: "an object of names and values", at: node, path)
            return nil
        }
        var values: [String: Value] = [:]
        for member in members where !isFull && values[member.key] == nil {
            let memberPath = path.appending(member.key)
            if member.key.isEmpty {
                report(
                    Diagnostic(code: "empty-name", message: "an empty name", expected: "a name"),
                    offset: member.keyOffset, memberPath)
            }
            values[member.key] = read(member.value, memberPath)
        }
        return values
    }

    /// A member that may be missing; `null` is missing too.
    func optional<Value>(
        _ fields: JSONFields, _ key: String, _ read: (JSONNode, JSONPath) -> Value?
    ) -> Value? {
        guard let node = fields[key], node.value != .null else { return nil }
        return read(node, fields.path.appending(key))
    }

    /// A member that must be there.
    func required<Value>(
        _ fields: JSONFields, _ key: String, _ read: (JSONNode, JSONPath) -> Value?
    ) -> Value? {
        guard let node = fields[key] else {
            report(
                "missing-key", "the key '\(key)' is missing", expected: "\"\(key)\": ...",
                at: fields.node, fields.path)
            return nil
        }
        return read(node, fields.path.appending(key))
    }
}
