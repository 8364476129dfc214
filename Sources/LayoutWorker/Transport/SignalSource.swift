internal import CZMQ
internal import Glibc

/// Signals of the process as something to poll: a signalfd.
///
/// Create it on the main thread before any other thread and before the first context, so that all threads inherit the
/// blocked set and no call is interrupted.
final class SignalSource: Sendable {
    /// What the owner polls.
    let descriptor: Int32

    /// Blocks the signals for this thread and those it creates later.
    init(_ signals: [Int32]) throws(TransportError) {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal) }
        let failure = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        if failure != 0 {
            errno = failure
            throw .system("block signals")
        }
        descriptor = unsafe signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
        if descriptor < 0 { throw .system("create a signalfd") }
    }

    deinit { close(descriptor) }

    /// The signals that came since the last look, oldest first.
    func take() -> [Int32] {
        var taken: [Int32] = []
        while true {
            var info = signalfd_siginfo()
            let size = MemoryLayout<signalfd_siginfo>.size
            let count = retryingInterrupts { unsafe read(descriptor, &info, size) }
            if count != size { return taken }
            taken.append(Int32(info.ssi_signo))
        }
    }
}
