import Foundation

/// A file of the repository as the house rules see it.
struct SourceFile {
    /// Path from the repository's root, with slashes.
    let path: String
    /// Lines without their ends.
    let lines: [String]

    /// The module of a source file: the folder below Sources or Tests.
    var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// Whether the file belongs to what is shipped.
    var isShipped: Bool { path.hasPrefix("Sources/") }

    /// Lines with string literals emptied and line comments cut off: what the compiler acts on.
    let code: [String]

    init(path: String, lines: [String]) {
        self.path = path
        self.lines = lines
        code = path.hasSuffix(".swift") ? SourceFile.code(of: lines) : lines
    }

    /// Walks over the bytes once; knows strings of one line, of several lines and raw ones well enough for house rules.
    private static func code(of lines: [String]) -> [String] {
        let quote = UInt8(ascii: "\"")
        var isInsideText = false
        return lines.map { line in
            let bytes = Array(line.utf8)
            var kept: [UInt8] = []
            var isInsideString = false
            var index = 0
            while index < bytes.count {
                let isTriple = bytes[index...].starts(with: [quote, quote, quote])
                if !isInsideString, isTriple {
                    isInsideText.toggle()
                    index += 3
                } else if isInsideText {
                    index += 1
                } else if isInsideString, bytes[index] == UInt8(ascii: "\\") {
                    index += 2
                } else if bytes[index] == quote {
                    isInsideString.toggle()
                    kept.append(quote)
                    index += 1
                } else if isInsideString {
                    index += 1
                } else if bytes[index...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
                    break
                } else {
                    kept.append(bytes[index])
                    index += 1
                }
            }
            return String(decoding: kept, as: UTF8.self)
        }
    }
}

/// The repository this test was built from.
enum Repository {
    /// Its top folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Swift files of the package, sorted by path.
    static let swiftFiles: [SourceFile] = files(
        under: ["Sources", "Tests", "Examples", "Benchmarks/Sources", "Fuzz/Sources"],
        ending: ".swift")

    /// Files people wrote in any language, for rules about words.
    static let writtenFiles: [SourceFile] =
        swiftFiles
        + files(under: ["docs", "scripts", ".ci", "deploy", "Benchmarks/Scripts"], ending: "")
        + [file(at: "README.md"), file(at: "Package.swift")].compactMap { $0 }

    /// Reads a text file by its path; nil when it is not there or not text.
    static func file(at path: String) -> SourceFile? {
        let url = root.appending(path: path)
        guard let data = try? Data(contentsOf: url),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        var lines = text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return SourceFile(path: path, lines: lines)
    }

    private static func files(under folders: [String], ending: String) -> [SourceFile] {
        folders.flatMap { folder -> [SourceFile] in
            let paths =
                FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
            return paths.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted()
                .compactMap { file(at: folder + "/" + $0) }
        }
    }
}
