/// Where a job file has its views, guides and constraints, by the names that findings call them by.
///
/// What repeats and formats make has no place of its own, nor has a layout that stands in another file.
public struct JobFilePlaces: Sendable {
    /// What one layout has.
    private struct Places: Sendable {
        var items: [String: SourcePlace] = [:]
        var constraints: [String: SourcePlace] = [:]
    }

    private var layouts: [String: Places] = [:]

    /// Looks through the layouts of a job file; finds nothing in a text that is none. O(bytes).
    public init(_ bytes: [UInt8], file: String) {
        let source = SourceText(bytes, file: file)
        guard case .object(let members)? = JSONParser.parse(source).node?.value,
            let node = members.first(where: { $0.key == "layouts" })?.value,
            case .object(let found) = node.value
        else { return }
        for layout in found {
            var places = Places()
            JobFilePlaces.collect(layout.value, source, into: &places)
            layouts[layout.key] = places
        }
    }

    /// The places of constraints, then of views and guides of a layout, as in messages and each once; what has none is left
    /// out.
    public func places(
        constraints: [String], items: [String], inLayout layout: String
    ) -> [String] {
        guard let known = layouts[layout] else { return [] }
        var texts: [String] = []
        for place in constraints.map({ known.constraints[$0] }) + items.map({ known.items[$0] }) {
            if let text = place?.text, !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    private static func collect(_ node: JSONNode, _ source: SourceText, into places: inout Places) {
        switch node.value {
        case .array(let elements):
            for element in elements { collect(element, source, into: &places) }
        case .object(let members):
            for member in members {
                if member.key == "id", case .string(let id) = member.value.value {
                    note(id, member.value, source, in: &places.items)
                }
                if member.key == "constraints", case .array(let elements) = member.value.value {
                    for element in elements { collectConstraint(element, source, into: &places) }
                } else {
                    collect(member.value, source, into: &places)
                }
            }
        default: break
        }
    }

    private static func collectConstraint(
        _ node: JSONNode, _ source: SourceText, into places: inout Places
    ) {
        switch node.value {
        case .string(let text):
            guard let constraint = try? Constraint(parsing: text) else { return }
            note(constraint.key, node, source, in: &places.constraints)
        case .object(let members):
            guard case .string(let name)? = members.first(where: { $0.key == "name" })?.value.value
            else { return }
            note(name, node, source, in: &places.constraints)
        default: break
        }
    }

    private static func note(
        _ name: String, _ node: JSONNode, _ source: SourceText,
        in places: inout [String: SourcePlace]
    ) {
        guard places[name] == nil else { return }
        let (line, column) = source.place(of: node.offset)
        places[name] = SourcePlace(file: source.file, line: line, column: column)
    }
}
