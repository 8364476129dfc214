import LayoutCore
import LayoutText

/// Options of the commands that measure texts.
enum TextOptions {
    /// The options, for the command table.
    static let options: [Command.Option] = [
        .list("font", .text("FILE"), "A font file of the app's own, by its family name.", .file),
        .single(
            "metrics", .text("FILE"), "Text sizes recorded on a device (metrics.json).", .file),
    ]

    /// The paths that the options name.
    static func files(_ invocation: Invocation) -> [String] {
        invocation.list("font") + invocation.list("metrics")
    }

    /// The files that the options name.
    static func sources(_ invocation: Invocation) -> TextSources {
        TextSources(
            fontFiles: invocation.list("font"), metricsFile: invocation.value("metrics"))
    }

    /// What measures the texts of jobs, or why nothing does. Says what of the jobs cannot be measured well.
    static func model(
        _ invocation: Invocation, for specifications: [JobSpecification], _ console: Console
    ) throws -> Result<TextModel, TextModelError> {
        let model = try sources(invocation).open()
        guard case .success(let measurer) = model else { return model }
        for specification in specifications {
            specification.textWarnings(measurer).map(\.text).forEach(console.say)
        }
        return model
    }
}
