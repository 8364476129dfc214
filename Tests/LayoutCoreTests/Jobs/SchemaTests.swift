import Foundation
import Testing

@testable import LayoutCore

/// The JSON Schema says what the reader says.
@Suite struct SchemaTests {
    private static func node(_ path: String) throws -> JSONNode {
        let data = try Data(contentsOf: Fixtures.tests.appending(path: path))
        return try #require(JSONParser.parse(SourceText(Array(data), file: path)).node)
    }

    @Test func keysAreTheReaders() throws {
        let validator = SchemaValidator(try SchemaTests.node("../docs/job-format.schema.json"))
        for (name, keys) in [
            ("view", JSONReader.viewKeys), ("layout", JSONReader.layoutKeys + ["$schema"]),
            ("block", JSONReader.blockKeys), ("job", JSONReader.jobKeys),
        ] {
            #expect(validator.keys(of: name) == keys.sorted())
        }
        let sizes = TextSizeCategory.allCases.map(\.rawValue)
        #expect(validator.definition("textSize")?["enum"]?.strings == sizes)
    }

    /// Objects of the format that the other files leave out.
    private static func rareObjects() throws -> JSONNode {
        let text = """
            { "version": 1, "layouts": { "f": { "file": "f.json" }, "l": {
                "root": { "id": "a", "children": [ { "id": "b", "directionalMargins": { "leading": 1 } } ] } } },
              "sweeps": { "s": [ { "devices": "iphone-8" } ] },
              "jobs": [ { "id": "j", "layout": "l", "sweep": "s", "checks": [
                { "noOverlap": { "views": [ "a", "b" ], "within": 1 } },
                { "equalSpacing": { "views": [ "a", "b" ], "axis": "vertical" } } ] } ] }
            """
        return try #require(JSONParser.parse(SourceText(Array(text.utf8), file: nil)).node)
    }

    /// Every object of the schema takes the keys that the reader says it takes where it is given another, and the other way
    /// round.
    @Test func everyListOfKeysIsTheReaders() throws {
        let schema = try SchemaTests.node("../docs/job-format.schema.json")
        let stated = Set(schema.closedObjects.map { $0.sorted().joined(separator: ", ") })
        var read: Set<String> = []
        let files = try ["everything", "rules"].map {
            try SchemaTests.node("Fixtures/jobs/\($0).json")
        }
        for node in files + [try SchemaTests.rareObjects()] {
            for number in 0..<node.objectCount {
                var left = number
                let changed = node.addingKey("no such key", toObject: &left)
                let reader = JSONReader(SourceText([], file: nil))
                _ = JobFileReader.file(changed, reader: reader)
                for diagnostic in reader.diagnostics where diagnostic.code == "unknown-key" {
                    let words = (diagnostic.expected ?? "").dropFirst("one of ".count)
                    read.insert(words.split(separator: ", ").sorted().joined(separator: ", "))
                }
            }
        }
        // What "to" of an update takes depends on what is set, and the schema leaves it open.
        let ofUpdates: Set = [
            "size, table",
            "alignment, axis, baselineRelative, customSpacing, distribution, marginsRelative, spacing",
        ]
        #expect(read.subtracting(stated) == ofUpdates)
        #expect(stated.subtracting(read) == [])
    }

    @Test(arguments: [
        "Fixtures/jobs/sketch.json", "Fixtures/jobs/everything.json", "Fixtures/jobs/rotation.json",
        "Fixtures/jobs/rules.json",
        "../Examples/jobs/login.json", "../Examples/jobs/calculator.json",
        "../Examples/jobs/growing-box.json",
    ])
    func acceptsValidFiles(path: String) throws {
        let validator = SchemaValidator(try SchemaTests.node("../docs/job-format.schema.json"))
        let node = try SchemaTests.node(path)
        #expect(validator.mistakes(node) == [])
        let file = try JobFileReader.read(
            Array(Data(contentsOf: Fixtures.tests.appending(path: path))))
        #expect(validator.mistakes(file.json) == [])
    }

    @Test(arguments: ["nine-mistakes", "shapes", "references"]) func refusesShapes(name: String)
        throws
    {
        let validator = SchemaValidator(try SchemaTests.node("../docs/job-format.schema.json"))
        #expect(validator.mistakes(try SchemaTests.node("Fixtures/jobs/\(name).json")) != [])
    }

    /// Every code that a source file of the core names is on a page.
    @Test func codesAreDocumented() throws {
        let sources = Fixtures.tests.appending(path: "../Sources/LayoutCore")
        let pages = try ["job-format", "assertions", "checks"].map { page in
            try String(
                contentsOf: Fixtures.tests.appending(path: "../docs/\(page).md"), encoding: .utf8)
        }.joined()
        var codes: Set<String> = []
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            // One of two codes may stand there by a condition: all words in quotes up to the comma count.
            for match in text.matches(of: /(?:code: |report\(\s*|failure\(\s*)[^,\n]*"[^,\n]*/) {
                for code in match.output.matches(of: /"([a-z]+(?:-[a-z]+)*)"/) {
                    codes.insert(String(code.output.1))
                }
            }
        }
        #expect(codes.count > 50)
        #expect(codes.filter { !pages.contains("`\($0)`") } == [])
    }
}

/// The part of JSON Schema that the schema uses.
private struct SchemaValidator {
    let schema: JSONNode

    init(_ schema: JSONNode) { self.schema = schema }

    func definition(_ name: String) -> JSONNode? { schema["$defs"]?[name] }

    func keys(of name: String) -> [String] {
        (definition(name)?["properties"]?.members ?? []).map(\.key).sorted()
    }

    func mistakes(_ node: JSONNode) -> [String] { mistakes(node, schema, "") }

    private func mistakes(_ node: JSONNode, _ schema: JSONNode, _ path: String) -> [String] {
        var found: [String] = []
        for rule in schema.members {
            let isMet: Bool
            switch rule.key {
            case "$ref":
                let name = String((rule.value.text ?? "").dropFirst("#/$defs/".count))
                guard let target = definition(name) else { return ["no definition \(name)"] }
                found += mistakes(node, target, path)
                continue
            case "type":
                isMet = (rule.value.strings ?? [rule.value.text ?? ""]).contains { node.isOf($0) }
            case "const": isMet = node.value == rule.value.value
            case "enum": isMet = rule.value.elements.contains { $0.value == node.value }
            case "anyOf":
                isMet = rule.value.elements.contains { mistakes(node, $0, path).isEmpty }
            case "properties":
                for member in node.members {
                    guard let inner = rule.value[member.key] else { continue }
                    found += mistakes(member.value, inner, "\(path).\(member.key)")
                }
                continue
            case "additionalProperties":
                for member in node.members where schema["properties"]?[member.key] == nil {
                    if case .bool = rule.value.value {
                        found.append("\(path): key \(member.key)")
                    } else {
                        found += mistakes(member.value, rule.value, "\(path).\(member.key)")
                    }
                }
                continue
            case "items":
                for (index, element) in node.elements.enumerated() {
                    found += mistakes(element, rule.value, "\(path)[\(index)]")
                }
                continue
            case "required":
                isMet = (rule.value.strings ?? []).allSatisfy { node[$0] != nil }
            case "minLength": isMet = node.text != ""
            case "minItems", "maxItems", "minimum", "maximum", "exclusiveMinimum":
                isMet = node.isWithin(rule.key, rule.value)
            default: continue
            }
            if !isMet { found.append("\(path): \(rule.key)") }
        }
        return found
    }
}

extension JSONNode {
    /// Keys of each object of a schema that takes no others.
    fileprivate var closedObjects: [[String]] {
        let own = self["additionalProperties"]?.value == .bool(false) ? self["properties"] : nil
        let below = members.flatMap(\.value.closedObjects) + elements.flatMap(\.closedObjects)
        return (own.map { [$0.members.map(\.key)] } ?? []) + below
    }

    /// Number of objects in it, itself among them.
    fileprivate var objectCount: Int {
        (isOf("object") ? 1 : 0) + members.reduce(0) { $0 + $1.value.objectCount }
            + elements.reduce(0) { $0 + $1.objectCount }
    }

    /// The same with one more key in the object of a number, counted from the outside in.
    fileprivate func addingKey(_ key: String, toObject number: inout Int) -> JSONNode {
        var copy = self
        switch value {
        case .object(var members):
            number -= 1
            let isMeant = number == -1
            for place in members.indices {
                members[place].value = members[place].value.addingKey(key, toObject: &number)
            }
            if isMeant { members.append(Member(key, 1)) }
            copy.value = .object(members)
        case .array(let elements):
            copy.value = .array(elements.map { $0.addingKey(key, toObject: &number) })
        default: break
        }
        return copy
    }

    fileprivate var members: [Member] {
        if case .object(let members) = value { return members }
        return []
    }

    fileprivate var elements: [JSONNode] {
        if case .array(let elements) = value { return elements }
        return []
    }

    fileprivate var text: String? {
        if case .string(let text) = value { return text }
        return nil
    }

    fileprivate var number: Double? {
        if case .number(let number) = value { return number }
        return nil
    }

    fileprivate var strings: [String]? {
        if case .array(let elements) = value { return elements.compactMap(\.text) }
        return nil
    }

    fileprivate subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

    fileprivate func isOf(_ type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
            ("null", .null), ("number", .number):
            return true
        case ("integer", .number(let number)): return number == number.rounded()
        default: return false
        }
    }

    fileprivate func isWithin(_ rule: String, _ limit: JSONNode) -> Bool {
        guard let limit = limit.number else { return false }
        switch rule {
        case "minItems": return !isOf("array") || Double(elements.count) >= limit
        case "maxItems": return !isOf("array") || Double(elements.count) <= limit
        case "minimum": return number.map { $0 >= limit } ?? true
        case "maximum": return number.map { $0 <= limit } ?? true
        default: return number.map { $0 > limit } ?? true
        }
    }
}
