import LayoutCore
import LayoutImport
import LayoutReport
import LayoutText

/// `layoutctl solve FILE... --as-designed`: each scene of a document on the device it was drawn on.
struct DesignRun {
    /// Options of the command table.
    static let options: [Command.Option] = [
        .flag(
            "as-designed",
            "Solve storyboards and xibs on the device they are drawn on, as Xcode's canvas shows them."
        ),
        .single(
            "natural-sizes", .choice(["recorded", "measured"]),
            "With --as-designed: sizes of texts as the document records them, or measured; recorded if not said, measured with --font or --metrics."
        ),
    ]

    private let options: ImportOptions
    private let isTable: Bool
    private let console: Console

    /// Reads the options.
    init(_ invocation: Invocation, console: Console) throws {
        self.console = console
        let format = invocation.value("format") ?? "table"
        guard ["table", "ndjson"].contains(format) else {
            throw UsageError.refused(
                "--as-designed prints table or ndjson alone", command: invocation.command.name)
        }
        isTable = format == "table"
        let sources = TextOptions.sources(invocation)
        // Own fonts and recorded sizes are for measuring: who gives them wants texts measured.
        let usual = sources == TextSources() ? "recorded" : "measured"
        options =
            invocation.value("natural-sizes") ?? usual == "measured"
            ? ImportOptions(
                purpose: .asDesigned, textSizes: .measured, measurer: try sources.open().get())
            : ImportOptions(purpose: .asDesigned, textSizes: .recorded)
    }

    /// Solves and prints every scene of the documents.
    func run(_ paths: [String]) throws -> ExitCode {
        Interruption.install()
        var sceneCount = 0
        var failureCount = 0
        for path in paths {
            guard DocumentInput.isDocument(path) else {
                throw InputError(
                    name: path, reason: "--as-designed takes .storyboard and .xib files alone")
            }
            let document = try DocumentInput.document(path, options: options, console: console)
            sceneCount += document.scenes.count
            for scene in document.scenes {
                if let measurer = options.measurer {
                    scene.designSpecification.textWarnings(measurer).map(\.text)
                        .forEach(console.say)
                }
                let isWritten = write(scene, of: path)
                if Interruption.isRequested {
                    console.say("interrupted")
                    return .interrupted
                }
                if console.isClosed { return .success }
                if !isWritten { failureCount += 1 }
            }
        }
        guard sceneCount > 0 else { throw NothingSelected("no document has a view in it") }
        return failureCount == 0 ? .success : .incomplete
    }

    /// Prints a scene; false when it has no frames, which is said.
    private func write(_ scene: ImportedScene, of path: String) -> Bool {
        do throws(DesignFramesError) {
            let frames = try scene.designFrames(
                measurer: options.measurer, cancellation: Interruption.flag)
            isTable ? writeTable(frames, of: scene, path) : writeLine(frames, of: scene, path)
            return true
        } catch {
            switch error {
            case .invalid(let list): DiagnosticText.lines(list).forEach(console.say)
            case .unsolved where Interruption.isRequested: break
            case .unsolved(let reason):
                console.say("error: \(InputFile.name(path)): scene \(scene.name): \(reason)")
            }
            return false
        }
    }

    private func writeLine(
        _ frames: [(id: String, frame: Frame)], of scene: ImportedScene, _ path: String
    ) {
        var bytes = Array("{\"file\":".utf8)
        JSONText.append(InputFile.name(path), to: &bytes)
        bytes += Array(",\"scene\":".utf8)
        JSONText.append(scene.id, to: &bytes)
        bytes += Array(",\"frames\":{".utf8)
        for (number, (id, frame)) in frames.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONText.append(id, to: &bytes)
            let values = [frame.x, frame.y, frame.width, frame.height].map(NumberText.text)
                .joined(separator: ",")
            bytes += Array(":[\(values)]".utf8)
        }
        console.writeLine(String(decoding: bytes, as: UTF8.self) + "}}")
    }

    private func writeTable(
        _ frames: [(id: String, frame: Frame)], of scene: ImportedScene, _ path: String
    ) {
        console.writeLine("\(InputFile.name(path)): \(scene.name)")
        FrameTable.lines(frames).forEach(console.writeLine)
    }
}
