/// `{"repeat": {"template": ..., "over": ..., "skip": n}}` in a list of views or constraints: the template
/// once for each element, names in braces standing for the element's number and values.
extension JSONReader {
    /// Most nodes that all repeats of a file may make.
    static let mostExpandedNodes = 1_000_000
    /// Most bytes of text, names of members among it, that all repeats of a file may make: one text with many placeholders for
    /// a long one would fill any memory.
    static let mostExpandedBytes = 64 << 20

    /// The elements of an array, repeats written out.
    func repeated(
        _ node: JSONNode, _ path: JSONPath, of what: String
    ) -> [(node: JSONNode, path: JSONPath)]? {
        let lists = array(node, path, of: what) { node, path -> [(JSONNode, JSONPath)]? in
            guard case .object(let members) = node.value,
                let template = members.first(where: { $0.key == "repeat" })
            else { return [(node, path)] }
            _ = self.fields(node, path, keys: ["repeat"])
            let path = path.appending("repeat")
            return self.expand(template.value, path)?.map { ($0, path.appending("template")) }
        }
        return lists?.flatMap { $0 }
    }

    private func expand(_ node: JSONNode, _ path: JSONPath) -> [JSONNode]? {
        guard let fields = fields(node, path, keys: ["template", "over", "skip"]) else {
            return nil
        }
        let skip = optional(fields, "skip") { self.integer(0...1_000_000, $0, $1) } ?? 0
        let template = required(fields, "template") { node, _ in node }
        guard let elements = required(fields, "over", { self.elements($0, $1, from: skip) }),
            let template
        else { return nil }
        var expanded: [JSONNode] = []
        for element in elements {
            guard let node = substitute(template, element, path.appending("template"))
            else { return nil }
            if case .array(let several) = node.value {
                expanded += several
            } else {
                expanded.append(node)
            }
        }
        return expanded
    }

    /// What a repeat runs over, without the first elements: a count, an array, or the name of a list of the layout.
    private func elements(
        _ node: JSONNode, _ path: JSONPath, from first: Int
    ) -> ArraySlice<RepeatElement>? {
        switch node.value {
        case .array(let elements): return RepeatElement.list(elements).dropFirst(first)
        case .number:
            return integer(0...100_000, node, path).map { count in
                (min(first, count)..<count).map {
                    RepeatElement(JSONNode(.number(Double($0))), index: $0)
                }[...]
            }
        case .string(let name):
            if let list = lists[name] { return list.dropFirst(first) }
            report(
                "unknown-list", "unknown list '\(name)'",
                expected: "a list of this layout, an array or a count",
                suggestion: NearestName.of(name, among: lists.keys), at: node, path)
        default:
            report(
                "wrong-type", "\(node.kindName) stands here",
                expected: "a count, an array or the name of a list", at: node, path)
        }
        return nil
    }

    private func substitute(
        _ node: JSONNode, _ element: RepeatElement, _ path: JSONPath
    ) -> JSONNode? {
        guard count(nodes: 1, at: node, path) else { return nil }
        var result = node
        switch node.value {
        case .string(let text):
            guard text.contains("{") || text.contains("}") else {
                return count(bytes: text.utf8.count, at: node, path) ? node : nil
            }
            guard let value = filled(text, element, node, path) else { return nil }
            result.value = value
            result.isExpanded = true
        case .array(let elements):
            var filled: [JSONNode] = []
            for node in elements {
                guard let node = substitute(node, element, path) else { return nil }
                filled.append(node)
            }
            result.value = .array(filled)
        case .object(let members):
            var filled: [JSONNode.Member] = []
            for member in members {
                if member.key == "repeat" {
                    report(
                        "nested-repeat", "a repeat inside a repeat",
                        expected: "one repeat, over a list of all elements", at: node, path)
                    return nil
                }
                guard let value = substitute(member.value, element, path),
                    case .string(let key)? = member.key.contains("{")
                        ? self.filled(member.key, element, node, path) : .string(member.key),
                    count(bytes: key.utf8.count, at: node, path)
                else { return nil }
                filled.append(
                    JSONNode.Member(key: key, keyOffset: member.keyOffset, value: value))
            }
            result.value = .object(filled)
        default: break
        }
        return result
    }

    /// A text with its placeholders filled in. One that is a placeholder alone becomes the value itself.
    private func filled(
        _ text: String, _ element: RepeatElement, _ node: JSONNode,
        _ path: JSONPath
    ) -> JSONNode.Value? {
        var result = ""
        var rest = text[...]
        func append(_ text: some StringProtocol) -> Bool {
            guard count(bytes: text.utf8.count, at: node, path) else { return false }
            result += text
            return true
        }
        while let open = rest.firstIndex(of: "{") {
            guard append(rest[..<open]) else { return nil }
            rest = rest[rest.index(after: open)...]
            if rest.first == "{" {
                // Two braces are one that is meant.
                result += "{"
                rest = rest.dropFirst()
                continue
            }
            guard let close = rest.firstIndex(of: "}") else {
                report(
                    "syntax", "a brace in a template is never closed",
                    expected: "{index}, {value} or {{ for a brace", at: node, path)
                return nil
            }
            let name = String(rest[..<close])
            rest = rest[rest.index(after: close)...]
            guard let value = element[name] else {
                let names = element.names
                report(
                    "unknown-placeholder", "unknown placeholder '{\(name)}'",
                    expected: names.map { "{\($0)}" }.joined(separator: ", "),
                    suggestion: NearestName.of(name, among: names).map { "{\($0)}" },
                    at: node, path)
                return nil
            }
            if text == "{\(name)}" {
                return countContents(of: value.value, at: node, path) ? value.value : nil
            }
            let piece =
                switch value.value {
                case .string(let string): string
                case .number(let number): NumberText.text(number)
                case .bool(let bool): "\(bool)"
                default: ""
                }
            guard append(piece) else { return nil }
        }
        return append(rest) ? .string(result) : nil
    }

    // MARK: Bounds

    /// Counts what a repeat is about to make; false where the file makes too much, which is told once.
    private func count(
        nodes: Int = 0, bytes: Int = 0, at node: JSONNode, _ path: JSONPath
    ) -> Bool {
        guard isWithinBounds else { return false }
        expandedNodeCount += nodes
        expandedByteCount += bytes
        if isWithinBounds { return true }
        report(
            "too-large", "the repeats of this file make too much",
            expected:
                "at most \(JSONReader.mostExpandedNodes) values and \(JSONReader.mostExpandedBytes) bytes of text",
            at: node, path)
        return false
    }

    private var isWithinBounds: Bool {
        expandedNodeCount <= JSONReader.mostExpandedNodes
            && expandedByteCount <= JSONReader.mostExpandedBytes
    }

    /// Counts what a value holds that is put in once more. The depth of a file is bounded, so the recursion is.
    private func countContents(
        of value: JSONNode.Value, at node: JSONNode, _ path: JSONPath
    ) -> Bool {
        switch value {
        case .string(let text): count(bytes: text.utf8.count, at: node, path)
        case .array(let elements):
            count(nodes: elements.count, at: node, path)
                && elements.allSatisfy { countContents(of: $0.value, at: node, path) }
        case .object(let members):
            count(nodes: members.count, at: node, path)
                && members.allSatisfy {
                    count(bytes: $0.key.utf8.count, at: node, path)
                        && countContents(of: $0.value.value, at: node, path)
                }
        case .null, .bool, .number: true
        }
    }
}
