internal import Glibc

/// The clock of the services: it never jumps, and stands still for nobody but the kernel.
enum MonotonicClock {
    /// Now.
    static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}
