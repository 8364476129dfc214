extension Device: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Device? {
        reader.device(node, path)
    }

    var json: JSONNode {
        let shares = splits.map { split, postures -> (String, JSONNode?) in
            (
                split.rawValue,
                .object([
                    ("portrait", postures.portrait?.json), ("landscape", postures.landscape?.json),
                ])
            )
        }
        return .object([
            ("id", .string(id)), ("aliases", aliases.isEmpty ? nil : .strings(aliases)),
            ("name", .string(name)), ("idiom", .string(idiom.rawValue)),
            ("year", year.map { .number(Double($0)) }), ("scale", .number(scale)),
            ("portrait", portrait.json), ("landscape", landscape?.json),
            ("splits", splits.isEmpty ? nil : .object(shares)),
        ])
    }
}

extension Device.Posture {
    fileprivate var json: JSONNode {
        .object([
            ("size", size.json), ("safeArea", safeArea.json),
            ("horizontal", .string(horizontalSizeClass.rawValue)),
            ("vertical", .string(verticalSizeClass.rawValue)),
        ])
    }
}

extension SweepBlock: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> SweepBlock? {
        reader.block(node, path, catalogue: .standard)
    }

    var json: JSONNode {
        let plain = SweepBlock()
        func names<Value: RawRepresentable & Equatable>(
            _ values: [Value], _ preset: [Value]
        ) -> JSONNode? where Value.RawValue == String {
            values == preset ? nil : .strings(values.map(\.rawValue))
        }
        return .object([
            ("devices", devices.isEmpty ? nil : .strings(devices)),
            ("exclude", exclude.isEmpty ? nil : .strings(exclude)),
            ("orientations", names(orientations, plain.orientations)),
            ("splits", names(splits, plain.splits)),
            ("textSizes", names(textSizes, plain.textSizes)),
            ("directions", names(directions, plain.directions)),
            ("base", base.map { .string($0) }), ("widths", widths?.json),
            ("heights", heights?.json), ("scale", scale.map { .number($0) }),
            ("safeArea", safeArea?.json),
            ("horizontal", horizontalSizeClass.map { .string($0.rawValue) }),
            ("vertical", verticalSizeClass.map { .string($0.rawValue) }),
            ("idiom", idiom.map { .string($0.rawValue) }),
        ])
    }
}

extension SizeAxis {
    fileprivate var json: JSONNode {
        switch self {
        case .values(let values): .numbers(values)
        case .range(let from, let to, let step):
            .object([("from", .number(from)), ("to", .number(to)), ("step", .number(step))])
        }
    }
}

extension Job: JSONRepresentable {
    /// Reads a job on its own; layout and sweep are not looked up.
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> Job? {
        reader.job(node, path, layouts: nil, sweeps: nil)
    }

    var json: JSONNode {
        let stateJSON: JSONNode?
        switch states {
        case .none: stateJSON = nil
        case .all: stateJSON = "all"
        case .named(let names): stateJSON = .strings(names)
        }
        return .object([
            ("id", .string(id)), ("platform", platform == .iOS ? nil : .string(platform.rawValue)),
            ("layout", .string(layout)), ("sweep", .string(sweep)), ("states", stateJSON),
            (
                "strings",
                strings.isEmpty
                    ? nil : .object(strings.mapValues { .object($0.mapValues { .string($0) }) })
            ),
            ("locales", locales.map { .strings($0) }),
            ("data", data.isEmpty ? nil : .array(data.map(\.json))),
            (
                "steps",
                steps.isEmpty ? nil : .array(steps.map { .array($0.map(\.json)) })
            ),
            ("frames", frames == .all ? nil : .string(frames.rawValue)),
            ("checks", checks.isEmpty ? nil : .strings(checks.map(\.text))),
            ("expect", expectations.isEmpty ? nil : .array(expectations.map(\.json))),
        ])
    }
}

extension Job.DataRow {
    fileprivate var json: JSONNode {
        .object([
            ("id", .string(id)),
            ("texts", texts.isEmpty ? nil : .object(texts.mapValues { .string($0) })),
            ("updates", updates.isEmpty ? nil : .array(updates.map(\.json))),
        ])
    }
}

extension Expectation {
    fileprivate var json: JSONNode {
        .object([
            ("if", condition == .always ? nil : condition.json),
            ("step", step.map { .number(Double($0)) }),
            (
                "frames",
                frames.isEmpty ? nil : .object(frames.mapValues { .numbers($0.components) })
            ),
            ("checks", checks.isEmpty ? nil : .strings(checks.map(\.text))),
            (
                "tolerance",
                tolerance == Expectation.defaultTolerance ? nil : .number(tolerance)
            ),
        ])
    }
}

extension JobFile: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> JobFile? {
        JobFileReader.file(node, reader: reader)
    }

    var json: JSONNode {
        .object([
            ("version", .number(Double(version))),
            ("layouts", .object(layouts.mapValues(\.json))),
            ("sweeps", .object(sweeps.mapValues { .array($0.map(\.json)) })),
            ("devices", devices.isEmpty ? nil : .array(devices.map(\.json))),
            ("jobs", .array(jobs.map(\.json))),
        ])
    }

    /// The file as JSON in one line, keys sorted: equal files give equal bytes.
    public var jsonBytes: [UInt8] { json.bytes() }

    /// The file as JSON over many lines, for people to edit; the same file as `jsonBytes`.
    public var editableJSONBytes: [UInt8] { json.pages() }
}

extension JobSpecification: JSONRepresentable {
    static func read(
        _ reader: JSONReader, _ node: JSONNode, _ path: JSONPath
    ) -> JobSpecification? {
        guard let file = JobFile.read(reader, node, path) else { return nil }
        let specifications = file.specifications
        if let only = specifications.first, specifications.count == 1 { return only }
        if reader.diagnostics.isEmpty {
            reader.report(
                "no-job", "\(specifications.count) jobs stand here", expected: "one job", at: node,
                path)
        }
        return nil
    }

    var json: JSONNode { file.json }

    /// The specification as a job file in one line, keys sorted: equal specifications give equal bytes.
    public var jsonBytes: [UInt8] { json.bytes() }

    /// Reads a specification from the bytes of a job file with one job. Layout files are refused.
    public init(jsonBytes: [UInt8]) throws(DiagnosticList) {
        let specifications = try JobFileReader.read(jsonBytes).specifications
        guard let only = specifications.first, specifications.count == 1 else {
            throw DiagnosticList([
                Diagnostic(
                    code: "no-job", message: "\(specifications.count) jobs stand here",
                    expected: "one job")
            ])
        }
        self = only
    }
}
