internal import LayoutText

/// How the workers of a pool are started.
struct WorkerProgram: Sendable {
    /// The program, as `PROGRAM worker --controller ADDRESS --log LEVEL` with its text sources.
    var executable: String
    /// How much a worker logs.
    var logLevel: ServiceLog.Level
    /// Files that texts are measured with beside the packages' fonts.
    var textSources: TextSources

    /// Engine and text model of the workers. Throws when a file of the text sources cannot be read.
    func build() throws(TextModelError) -> EngineBuild { .current(try textSources.open()) }

    /// The words of its command line.
    func arguments(controller: Endpoint) -> [String] {
        var words = [
            "layoutctl", "worker", "--controller", controller.description, "--log", "\(logLevel)",
        ]
        for file in textSources.fontFiles { words += ["--font", file] }
        if let file = textSources.metricsFile { words += ["--metrics", file] }
        return words
    }
}
