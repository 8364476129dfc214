internal import CZMQ
internal import Glibc

/// Wakes a polling thread from another one: an eventfd.
final class WakeUp: Sendable {
    /// What the owner polls.
    let descriptor: Int32

    /// Creates one.
    init() throws(TransportError) {
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        if descriptor < 0 { throw .system("create an eventfd") }
    }

    deinit { close(descriptor) }

    /// Makes the descriptor readable. Any thread may call it, any number of times.
    func signal() {
        _ = retryingInterrupts { eventfd_write(descriptor, 1) }
    }

    /// Makes the descriptor unreadable again.
    func clear() {
        var count: eventfd_t = 0
        _ = retryingInterrupts { unsafe eventfd_read(descriptor, &count) }
    }
}
