extension JSONNode {
    /// The deepest node on the way of a path such as "root.children[2].textTable", as far as the way goes.
    ///
    /// Keys may hold dots themselves: the first member that the path goes on with is taken.
    func deepestNode(on path: String) -> (node: JSONNode, isWhole: Bool) {
        var rest = path[...]
        if rest.first == "." { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return (self, true) }
        switch value {
        case .object(let members):
            for member in members where rest.hasPrefix(member.key) {
                let after = rest.dropFirst(member.key.count)
                if after.isEmpty || after.first == "." || after.first == "[" {
                    return member.value.deepestNode(on: String(after))
                }
            }
        case .array(let elements):
            guard rest.first == "[", let close = rest.firstIndex(of: "]"),
                let index = Int(rest[rest.index(after: rest.startIndex)..<close]),
                elements.indices.contains(index)
            else { return (self, false) }
            // A repeat or a format stands for any number of elements: those behind it have other numbers.
            let isShifted = elements.prefix(index + 1).contains { $0.standsForSeveral }
            guard !isShifted else { return (self, false) }
            return elements[index].deepestNode(on: String(rest[rest.index(after: close)...]))
        default: break
        }
        return (self, false)
    }

    private var standsForSeveral: Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { $0.key == "repeat" || $0.key == "format" }
    }
}
