/// One of the elements that a repeat runs over: a value with its members by key, looked up and never copied, so that many
/// repeats over one list cost no more than what they make.
struct RepeatElement {
    /// Its number in the list, from 0.
    let index: Int
    private let node: JSONNode
    private let members: [String: JSONNode]

    /// Takes a value and its number. O(members).
    init(_ node: JSONNode, index: Int) {
        self.index = index
        self.node = node
        guard case .object(let members) = node.value else {
            self.members = [:]
            return
        }
        // Keys that stand twice were reported by the parser.
        self.members = Dictionary(
            members.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// Elements of an array.
    static func list(_ nodes: [JSONNode]) -> [RepeatElement] {
        nodes.enumerated().map { RepeatElement($0.element, index: $0.offset) }
    }

    /// What a placeholder stands for; nil for one that is unknown.
    subscript(name: String) -> JSONNode? {
        if let value = members[name] { return value }
        switch name {
        case "index": return JSONNode(.number(Double(index)))
        case "previous": return JSONNode(.number(Double(index - 1)))
        case "next": return JSONNode(.number(Double(index + 1)))
        case "value" where !isObject: return node
        default: return nil
        }
    }

    /// The names that placeholders may have, sorted.
    var names: [String] {
        Set(members.keys).union(["index", "previous", "next"] + (isObject ? [] : ["value"]))
            .sorted()
    }

    private var isObject: Bool {
        if case .object = node.value { return true }
        return false
    }
}
