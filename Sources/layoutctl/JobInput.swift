import LayoutCore
import LayoutText

/// The jobs of the files that a command names.
enum JobInput {
    /// Options of the command table that all readers of job files share.
    static let argument = Command.Argument(
        name: "FILE", arity: .oneOrMore,
        summary:
            "Job files (docs/job-format.md), storyboards or xibs; - is a job file on standard input.",
        completion: .file)

    /// Reads all files; says every mistake of every file before it gives up. `textSources` measure the controls of
    /// storyboards and xibs.
    static func load(
        _ paths: [String], textSources: TextSources = TextSources(), console: Console
    ) throws -> [JobSpecification] {
        try loadWithPaths(paths, textSources: textSources, console: console).map(\.specification)
    }

    /// As `load`, each job with the path it came from.
    static func loadWithPaths(
        _ paths: [String], textSources: TextSources = TextSources(), console: Console
    ) throws -> [(path: String, specification: JobSpecification)] {
        var specifications: [(path: String, specification: JobSpecification)] = []
        var mistakes: [Diagnostic] = []
        var origins: [String: String] = [:]
        let names = DocumentInput.names(paths)
        for path in paths {
            let name = InputFile.name(path)
            do {
                let files =
                    try names[path].map {
                        [
                            try DocumentInput.jobFile(
                                path, named: $0, textSources: textSources, console: console)
                        ]
                    } ?? self.files(path, console: console)
                for specification in files.flatMap(\.specifications) {
                    if let other = origins.updateValue(name, forKey: specification.job.id) {
                        mistakes.append(duplicate(specification.job.id, in: name, and: other))
                    }
                    specifications.append((path, specification))
                }
            } catch let error as DiagnosticList {
                mistakes += error.diagnostics
            }
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        return specifications
    }

    /// The job files in an input: one, or one a line.
    private static func files(_ path: String, console: Console) throws -> [JobFile] {
        let bytes = try InputFile.read(path, console: console)
        if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
            throw DiagnosticList([
                Diagnostic(
                    code: "not-json", file: InputFile.name(path), line: 1,
                    message: "this is XML, where a job file is JSON",
                    expected: "a name that ends in .storyboard or .xib, if it is one")
            ])
        }
        return try JobFileReader.readAll(
            bytes, file: InputFile.name(path), loader: loader(beside: path, console: console))
    }

    private static func duplicate(
        _ job: String, in file: String, and other: String
    ) -> Diagnostic {
        Diagnostic(
            code: "duplicate-id", file: file,
            message: "the job '\(job)' is " + (file == other ? "there twice" : "in \(other) too"),
            expected: "job ids that differ in all that is given to one run")
    }

    /// Gets layout files from the folder of the job file, or the current one for standard input.
    private static func loader(
        beside path: String, console: Console
    ) -> JobFileReader.LayoutLoader {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return { name throws(Diagnostic) in
            do throws(InputError) {
                let place = folder.isEmpty ? "." : folder
                guard !InputFile.leadsOut(folder + name, of: place) else {
                    throw InputError(
                        name: name, reason: "a link leads out of the job file's folder")
                }
                return try InputFile.read(folder + name, console: console)
            } catch {
                throw Diagnostic(
                    code: "layout-file", message: error.text, expected: "a file that can be read")
            }
        }
    }
}
