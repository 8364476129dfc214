import LayoutCore
import LayoutReport

/// `layoutctl import FILE... -o jobs.json`: Interface Builder documents as job files.
enum ImportCommand {
    static let command = Command(
        path: ["import"],
        summary: "turn storyboards and xibs into a job file",
        details: [
            "Each top-level view becomes a layout and a job over every phone and tablet, both ways "
                + "up, or over every television. Margins, bars, safe areas and control sizes follow Xcode's rules "
                + "(docs/interface-builder.md). What a file contains and layout does not use is "
                + "said once for each feature.",
            "Images are looked for in asset catalogs beside the file and in the three folders above, "
                + "translations in .strings and .xcstrings files beside it.",
        ],
        examples: [
            .init(
                line: "layoutctl import App/Base.lproj/Main.storyboard -o jobs.json",
                purpose: "a job for each scene, to edit and submit"),
            .init(
                line: "layoutctl import Cell.xib",
                purpose: "the job of a cell on standard output"),
        ],
        arguments: [
            .init(
                name: "FILE", arity: .oneOrMore,
                summary: "Files that Xcode saved: .storyboard, .xib.",
                completion: .file)
        ],
        options: [
            .single(
                "output", .text("FILE"), "Where to write; standard output if not said. Also -o.",
                .file)
        ] + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let output = invocation.value("output").flatMap { $0 == "-" ? nil : $0 }
        try OutputFile.require(
            output.map { [$0] } ?? [],
            besides: invocation.arguments + TextOptions.files(invocation), of: command)
        var file = JobFile()
        var mistakes: [Diagnostic] = []
        let names = DocumentInput.names(invocation.arguments)
        for path in invocation.arguments {
            do {
                guard let name = names[path] else {
                    throw InputError(
                        name: path, reason: "import takes .storyboard and .xib files alone")
                }
                let imported = try DocumentInput.jobFile(
                    path, named: name, textSources: TextOptions.sources(invocation),
                    console: console)
                for job in imported.jobs where file.layouts[job.layout] != nil {
                    mistakes.append(
                        Diagnostic(
                            code: "duplicate-id", file: InputFile.name(path),
                            message: "the scene '\(job.id)' is in another file too",
                            expected: "files of different names, or one import each"))
                }
                file.layouts.merge(imported.layouts) { first, _ in first }
                file.sweeps.merge(imported.sweeps) { first, _ in first }
                file.jobs += imported.jobs
            } catch let error as DiagnosticList {
                mistakes += error.diagnostics
            }
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        guard !file.jobs.isEmpty else { throw NothingSelected("no document has a view in it") }
        let bytes = file.editableJSONBytes
        if let path = output {
            try OutputFile.write(bytes, to: path)
            console.say("\(path): \(CountText.text(file.jobs.count, "job"))")
        } else {
            console.write(bytes)
        }
        return .success
    }
}
