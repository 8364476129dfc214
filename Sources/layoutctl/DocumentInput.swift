import LayoutCore
import LayoutImport
import LayoutText

/// Interface Builder documents where a command takes job files.
enum DocumentInput {
    /// Whether a path is a document's.
    static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// The part of a path that names its document: the file's name without its ending.
    static func name(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
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

    /// The document as a job file over every phone and tablet, both ways up.
    static func jobFile(_ path: String, console: Console) throws -> JobFile {
        try document(
            path, options: ImportOptions(measurer: try TextModel.standard.get()), console: console
        )
        .jobFile(named: name(path))
    }
}
