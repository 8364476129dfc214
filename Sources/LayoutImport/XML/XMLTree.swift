/// An XML document in memory: elements by number, each with the place of its first character.
///
/// Flat, so that no input makes building or freeing it recurse.
final class XMLTree: Sendable {
    /// One element.
    struct Node: Sendable {
        /// Tag.
        var name: String
        /// Attributes by name.
        var attributes: [String: String]
        /// Numbers of the elements inside, in order.
        var children: [Int]
        /// Characters directly inside.
        var text: String
        /// Where the element begins.
        var place: Place
    }

    /// A place in the file.
    struct Place: Hashable, Sendable {
        /// Line from 1.
        var line: Int
        /// Column from 1, in bytes.
        var column: Int
    }

    /// The elements in document order; the first is the root.
    let nodes: [Node]

    /// Takes the elements; there is at least one.
    init(nodes: [Node]) {
        precondition(!nodes.isEmpty, "a document has a root")
        self.nodes = nodes
    }

    /// The root element.
    var root: TreeElement { TreeElement(tree: self, number: 0) }
}

/// One element of a tree.
struct TreeElement: Sendable {
    /// The tree it stands in.
    let tree: XMLTree
    /// Its number there.
    let number: Int

    private var node: XMLTree.Node { tree.nodes[number] }

    /// Tag.
    var name: String { node.name }
    /// Characters directly inside.
    var text: String { node.text }
    /// Where it begins.
    var place: XMLTree.Place { node.place }
    /// All attributes.
    var attributes: [String: String] { node.attributes }
    /// The elements inside, in order.
    var children: [TreeElement] { node.children.map { TreeElement(tree: tree, number: $0) } }

    /// An attribute, or nil.
    subscript(attribute: String) -> String? { node.attributes[attribute] }

    /// The first element inside with a tag, and a `key` where one is given.
    func child(_ name: String, key: String? = nil) -> TreeElement? {
        for number in node.children {
            let child = tree.nodes[number]
            if child.name == name, key == nil || child.attributes["key"] == key {
                return TreeElement(tree: tree, number: number)
            }
        }
        return nil
    }

    /// The first element inside with a `key`, whatever its tag.
    func child(key: String) -> TreeElement? {
        for number in node.children where tree.nodes[number].attributes["key"] == key {
            return TreeElement(tree: tree, number: number)
        }
        return nil
    }

    /// The elements inside with a tag.
    func children(_ name: String) -> [TreeElement] { children.filter { $0.name == name } }

    /// A number of an attribute; nil when it is absent or no finite number of sensible size.
    func number(_ attribute: String) -> Double? {
        self[attribute].flatMap(TreeElement.number)
    }

    /// `YES` or `NO`; nil when absent or something else.
    func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Greatest magnitude of a number in points that a document may state; Interface Builder stays far below.
    static let greatestNumber = 1e7

    /// Reads a number; nil unless it is finite and of sensible size.
    static func number(_ text: String) -> Double? {
        guard let value = Double(text), value.isFinite, abs(value) <= greatestNumber else {
            return nil
        }
        return value
    }
}
