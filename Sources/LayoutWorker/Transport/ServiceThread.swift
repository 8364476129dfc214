internal import Glibc
internal import Synchronization

/// A thread of its own for what blocks: the owner of sockets, or a solver.
final class ServiceThread: Sendable {
    private final class Start: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Starts a thread. Deep layouts recurse: the stack has room for it.
    init(
        stackBytes: Int = 64 << 20, _ body: @escaping @Sendable () -> Void
    ) throws(TransportError) {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setstacksize(&attributes, stackBytes)
        let start = unsafe Unmanaged.passRetained(Start(body))
        var thread = pthread_t()
        let failure = unsafe pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument = unsafe argument else { return nil }
                let start = unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
                start.body()
                return nil
            }, start.toOpaque())
        if failure != 0 {
            unsafe start.release()
            errno = failure
            throw .system("start a thread")
        }
        self.thread = thread
    }

    /// Waits for the body to end. Once only.
    func join() { _ = pthread_join(thread, nil) }

    /// Leaves the body to end when it does. Instead of `join`.
    func detach() { _ = pthread_detach(thread) }
}
