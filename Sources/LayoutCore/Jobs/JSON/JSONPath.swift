/// The way from the top of a document to a node, such as "layouts.login.constraints[3]".
indirect enum JSONPath: Sendable {
    case root
    case key(JSONPath, String)
    case index(JSONPath, Int)

    /// The path as text; empty at the top.
    var text: String {
        switch self {
        case .root: return ""
        case .key(let parent, let key):
            let before = parent.text
            return before.isEmpty ? key : "\(before).\(key)"
        case .index(let parent, let index): return "\(parent.text)[\(index)]"
        }
    }

    func appending(_ key: String) -> JSONPath { .key(self, key) }
    func appending(_ index: Int) -> JSONPath { .index(self, index) }
}
