internal import Glibc
package import LayoutText

/// What a private pool uses.
package struct PrivatePoolOptions: Sendable {
    /// Folder of the results and of the queue; made when it is missing, resumed into when it is not.
    package var resultsFolder: String
    /// Folder of earlier results to take over what has not changed from; nil is the results folder alone.
    package var reuse: String?
    /// Worker processes.
    package var workers: Int
    /// The program to start as `PROGRAM worker --controller ADDRESS --log LEVEL`, with its text sources.
    package var executable: String
    /// How much is logged.
    package var logLevel: ServiceLog.Level
    /// Time between two reports of progress.
    package var progressInterval: Duration
    /// Files that texts are measured with beside the packages' fonts.
    package var textSources: TextSources

    /// Creates options: a worker for each core this process may use, of this program itself.
    package init(
        resultsFolder: String, workers: Int? = nil, executable: String = "/proc/self/exe",
        logLevel: ServiceLog.Level = .warning, progressInterval: Duration = .milliseconds(200),
        textSources: TextSources = TextSources()
    ) {
        self.resultsFolder = resultsFolder
        self.workers = max(1, workers ?? PrivatePoolOptions.coreCount)
        self.executable = executable
        self.logLevel = logLevel
        self.progressInterval = progressInterval
        self.textSources = textSources
    }

    /// Cores this process may use.
    package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Why a private pool cannot go on.
package struct PoolError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What failed, why, and what to do.
    package var description: String
}
