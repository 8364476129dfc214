import LayoutCore
import LayoutImport
import LayoutText

/// Interface Builder documents where a command takes job files.
enum DocumentInput {
    /// Whether a path is a document's.
    static func isDocument(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    /// The names of documents by path: the file's name without its ending, and as many folders before it as tell it from
    /// the others. Folders of locales do not count. O(paths × depth).
    static func names(_ paths: [String]) -> [String: String] {
        var names: [String: String] = [:]
        var open = Set(paths.filter(isDocument)).sorted().map { (path: $0, parts: parts($0)) }
        var count = 1
        while !open.isEmpty {
            let suffixes = open.map { $0.parts.suffix(count).joined(separator: "/") }
            var uses: [String: Int] = [:]
            for suffix in suffixes { uses[suffix, default: 0] += 1 }
            var left: [(path: String, parts: [String])] = []
            for (document, suffix) in zip(open, suffixes) {
                if uses[suffix] == 1 || count >= document.parts.count {
                    names[document.path] = suffix
                } else {
                    left.append(document)
                }
            }
            open = left
            count += 1
        }
        return names
    }

    /// Folders and file name of a path, without the file's ending.
    private static func parts(_ path: String) -> [String] {
        var parts = path.split(separator: "/").map(String.init).filter {
            $0 != "." && !$0.hasSuffix(".lproj")
        }
        if let file = parts.popLast() {
            parts.append(file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file)
        }
        return parts
    }

    /// Reads a document. Says what is wrong with it, and once for each feature what layout does not use.
    static func document(
        _ path: String, options: ImportOptions, console: Console
    ) throws -> ImportedDocument {
        let bytes = try InputFile.read(path, console: console)
        let document = try ImportedDocument(
            bytes, file: InputFile.name(path), path: path, options: options)
        for diagnostic in document.diagnostics { console.say(diagnostic.text) }
        if !document.ignored.isEmpty {
            let features = document.ignored.map { feature in
                "\(feature.name) (\(feature.count), first in line \(feature.line))"
            }
            console.say("\(InputFile.name(path)): not used: \(features.joined(separator: ", "))")
        }
        return document
    }

    /// The document as a job file over every phone and tablet, both ways up. `name` stands before its scenes' names.
    static func jobFile(
        _ path: String, named name: String, textSources: TextSources, console: Console
    ) throws -> JobFile {
        try document(
            path, options: ImportOptions(measurer: try textSources.open().get()),
            console: console
        )
        .jobFile(named: name)
    }

    /// Each scene of a document as a job on the one screen it was drawn on, with the sizes of texts that the document
    /// records.
    static func designs(
        _ path: String, named name: String, console: Console
    ) throws -> [JobSpecification] {
        let options = ImportOptions(purpose: .asDesigned, textSizes: .recorded)
        let document = try document(path, options: options, console: console)
        return document.scenes.map { scene in
            let id = "\(name)/\(scene.name)"
            var job = Job(id: id, layout: id, sweep: id)
            job.strings = scene.strings
            job.locales = [Predicate.baseState]
            return JobSpecification(job: job, layout: scene.layout, blocks: [scene.design])
        }
    }
}
