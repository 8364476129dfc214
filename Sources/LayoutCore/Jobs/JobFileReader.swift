/// Reads job files and collects everything that is wrong with them (docs/job-format.md).
public struct JobFileReader {
    /// Gets the bytes of a layout file by its path relative to the job file; throws one diagnostic without a place.
    public typealias LayoutLoader = (String) throws(Diagnostic) -> [UInt8]

    private static let keys = ["$schema", "version", "layouts", "sweeps", "devices", "jobs"]

    let reader: JSONReader
    private let loader: LayoutLoader?

    /// Reads a whole file. O(bytes).
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - file: Its name for messages.
    ///   - firstLine: Number of its first line; more than 1 for a line of a stream.
    ///   - loader: Gets layout files; nil refuses them, as for what came over the network.
    /// - Throws: All mistakes, in the order of their places.
    public static func read(
        _ bytes: [UInt8], file: String? = nil, firstLine: Int = 1, loader: LayoutLoader? = nil
    ) throws(DiagnosticList) -> JobFile {
        let source = SourceText(bytes, file: file, firstLine: firstLine)
        let (node, syntax) = JSONParser.parse(source)
        guard let node else { throw DiagnosticList(syntax) }
        return try read(node, source: source, syntax: syntax, loader: loader)
    }

    /// Reads an input that is one job file, or lines of them (NDJSON). Mistakes of all lines are thrown together.
    ///
    /// Layout files are loaded for one file alone, never for lines.
    public static func readAll(
        _ bytes: [UInt8], file: String? = nil, loader: LayoutLoader? = nil
    ) throws(DiagnosticList) -> [JobFile] {
        guard JobLineReader.isLines(bytes) else {
            return [try read(bytes, file: file, loader: loader)]
        }
        var reader = JobLineReader(file: file)
        var lines = reader.read(bytes)
        if let last = reader.finish() { lines.append(last) }
        var files: [JobFile] = []
        var mistakes: [Diagnostic] = []
        for line in lines {
            switch line {
            case .success(let file): files.append(file)
            case .failure(let list): mistakes += list.diagnostics
            }
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        return files
    }

    /// Reads a tree that was parsed before.
    static func read(
        _ node: JSONNode, source: SourceText, syntax: [Diagnostic] = [],
        loader: LayoutLoader? = nil
    ) throws(DiagnosticList) -> JobFile {
        let reader = JobFileReader(reader: JSONReader(source), loader: loader)
        reader.reader.adopt(syntax)
        let file = reader.file(node)
        let found = reader.reader.diagnostics
        if let file, found.isEmpty { return file }
        var list = inOrder(found, file: source.file)
        if reader.reader.isFull {
            list.append(
                Diagnostic(
                    code: "too-many-mistakes", file: source.file,
                    message: "only the first \(list.count) mistakes are told; there may be more"))
        }
        throw DiagnosticList(list)
    }

    /// Reads a tree with a reader of its own, which keeps the mistakes.
    static func file(_ node: JSONNode, reader: JSONReader) -> JobFile? {
        JobFileReader(reader: reader, loader: nil).file(node)
    }

    private init(reader: JSONReader, loader: LayoutLoader?) {
        self.reader = reader
        self.loader = loader
    }

    /// In the order of places, the job file's own first, then each layout file's.
    private static func inOrder(_ diagnostics: [Diagnostic], file: String?) -> [Diagnostic] {
        func key(_ diagnostic: Diagnostic) -> (Int, String, Int, Int) {
            (
                diagnostic.file == file ? 0 : 1, diagnostic.file ?? "", diagnostic.line ?? 0,
                diagnostic.column ?? 0
            )
        }
        let sorted = diagnostics.enumerated().sorted {
            let (first, second) = (key($0.element), key($1.element))
            return first == second ? $0.offset < $1.offset : first < second
        }
        return sorted.map(\.element)
    }

    private func file(_ node: JSONNode) -> JobFile? {
        guard let fields = reader.fields(node, .root, keys: JobFileReader.keys) else { return nil }
        var file = JobFile()
        var places: [String: LayoutPlace] = [:]
        if let version = reader.required(fields, "version", reader.number), version != 1 {
            reader.report(
                "unknown-version", "version \(NumberText.text(version)) of the format",
                expected: "version 1", suggestion: "1", at: fields["version"] ?? node,
                JSONPath.root.appending("version"))
        }
        file.devices = reader.optional(fields, "devices", reader.devices) ?? []
        let catalogue = DeviceCatalogue.standard.adding(file.devices)
        let layouts = reader.required(fields, "layouts") { node, path in
            reader.dictionary(node, path) { node, path in
                guard case .key(_, let name) = path else { return nil as Layout?? }
                return Optional(layout(node, path, place: &places[name]))
            }
        }
        file.layouts = (layouts ?? [:]).compactMapValues { $0 }
        file.sweeps =
            reader.required(fields, "sweeps") { node, path in
                reader.dictionary(node, path) { reader.sweep($0, $1, catalogue: catalogue) }
            } ?? [:]
        file.jobs =
            reader.required(fields, "jobs") {
                jobs($0, $1, layouts: layouts ?? [:], file: file, sweeps: names(fields["sweeps"]))
            } ?? []
        checkForEngine(file, jobs: fields["jobs"], places: places)
        return file
    }

    /// A layout, here or in a file of its own: `{"file": "login.layout.json"}`.
    private func layout(
        _ node: JSONNode, _ path: JSONPath, place: inout LayoutPlace?
    ) -> Layout? {
        guard case .object(let members) = node.value,
            members.contains(where: { $0.key == "file" })
        else {
            place = LayoutPlace(node: node, path: path, source: reader.source)
            return reader.layout(node, path)
        }
        guard let fields = reader.fields(node, path, keys: ["file"]),
            let name = reader.required(fields, "file", reader.name)
        else { return nil }
        let fileNode = fields["file"] ?? node
        do {
            let bytes = try load(name)
            let source = SourceText(
                bytes, file: JobFileReader.path(name, beside: reader.source.file))
            let (tree, syntax) = JSONParser.parse(source)
            let inner = JSONReader(source)
            inner.adopt(syntax)
            place = tree.map { LayoutPlace(node: $0, path: .root, source: source) }
            let layout = tree.flatMap { inner.layout($0, .root) }
            reader.adopt(inner.diagnostics)
            return layout
        } catch {
            reader.report(error, offset: fileNode.offset, path.appending("file"))
            return nil
        }
    }

    private func load(_ name: String) throws(Diagnostic) -> [UInt8] {
        guard let loader else {
            throw Diagnostic(
                code: "layout-file", message: "a layout file cannot be read from here",
                expected: "the layout itself; only job files on disk may name files")
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = parts.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
        guard isInside, !name.utf8.contains(0) else {
            throw Diagnostic(
                code: "layout-file", message: "the path '\(name)' may lead out of the folder",
                expected: "a path below the job file's folder, without '..'")
        }
        return try loader(name)
    }

    private static func path(_ name: String, beside file: String?) -> String {
        guard let file, let slash = file.lastIndex(of: "/") else { return name }
        return file[...slash] + name
    }

    private func names(_ node: JSONNode?) -> [String] {
        guard case .object(let members)? = node?.value else { return [] }
        return members.map(\.key)
    }

    private func jobs(
        _ node: JSONNode, _ path: JSONPath, layouts: [String: Layout?], file: JobFile,
        sweeps: [String]
    ) -> [Job]? {
        if case .array(let elements) = node.value, elements.isEmpty {
            reader.report(
                "no-job", "this file has no job", expected: "at least one job", at: node, path)
        }
        return reader.array(node, path, of: "an array of jobs") { node, path in
            let before = reader.diagnostics.count
            guard let job = reader.job(node, path, layouts: layouts, sweeps: sweeps) else {
                return nil
            }
            if reader.diagnostics.count == before { checkCount(job, file, node, path) }
            return job
        }
    }

    private func checkCount(_ job: Job, _ file: JobFile, _ node: JSONNode, _ path: JSONPath) {
        guard let layout = file.layouts[job.layout], let blocks = file.sweeps[job.sweep] else {
            return
        }
        let specification = JobSpecification(
            job: job, layout: layout, blocks: blocks, devices: file.devices)
        guard let objection = specification.countObjection else { return }
        reader.report(objection, offset: node.offset, path)
    }
}
