import Glibc
import LayoutSolver

/// Ctrl-C and SIGTERM for commands that solve in their own process: the first asks to stop, the second ends at once.
enum Interruption {
    /// Raised by the signal; the engine reads it between pivots and in its other long loops.
    static let flag = CancellationFlag()

    /// Whether a signal came.
    static var isRequested: Bool { flag.isRaised }

    /// Takes the signals over. The handler touches one atomic flag and nothing else.
    static func install() {
        flag.lower()
        // A parent may have blocked the signals; then a person could not stop this program.
        var set = sigset_t()
        unsafe sigemptyset(&set)
        unsafe sigaddset(&set, SIGINT)
        unsafe sigaddset(&set, SIGTERM)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
        for number in [SIGINT, SIGTERM] {
            _ = signal(number) { _ in
                if Interruption.flag.isRaised { _exit(ExitCode.interrupted.rawValue) }
                Interruption.flag.raise()
            }
        }
    }
}
