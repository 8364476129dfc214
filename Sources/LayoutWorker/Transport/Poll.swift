internal import CZMQ
internal import Glibc

/// Waits until a socket has a message, a descriptor can be read or the time is over; false for each that is not ready.
///
/// - Parameters:
///   - dialling: sockets waited for until they can send too, as a dealer can when its connection is up.
///   - timeout: nil waits for ever. Rounded up to whole milliseconds, so that a timer is due on return.
///   - look: time, within the timeout, in which the thread looks again and again and lets others run in between, before it
///     sleeps.
func poll(
    sockets: [Socket], dialling: [Socket] = [], descriptors: [Int32], timeout: Duration?,
    look: Duration = .zero
) throws(TransportError) -> PollResult {
    var items = unsafe [zmq_pollitem_t]()
    let interest = Int16(ZMQ_POLLIN)
    for socket in sockets {
        unsafe items.append(
            zmq_pollitem_t(socket: socket.handle, fd: 0, events: interest, revents: 0))
    }
    for socket in dialling {
        unsafe items.append(
            zmq_pollitem_t(
                socket: socket.handle, fd: 0, events: Int16(ZMQ_POLLOUT), revents: 0))
    }
    for descriptor in descriptors {
        unsafe items.append(
            zmq_pollitem_t(socket: nil, fd: descriptor, events: interest, revents: 0))
    }
    func wait(_ milliseconds: Int) -> Int32 {
        retryingInterrupts {
            unsafe items.withUnsafeMutableBufferPointer { buffer in
                unsafe zmq_poll(buffer.baseAddress, Int32(buffer.count), milliseconds)
            }
        }
    }
    var result: Int32 = 0
    let span = min(look, timeout ?? look)
    if span > .zero {
        let end = ContinuousClock.now.advanced(by: span)
        repeat {
            result = wait(0)
            if result != 0 { break }
            sched_yield()
        } while ContinuousClock.now < end
    }
    if result == 0 { result = wait(timeout.map { wholeMilliseconds($0) } ?? -1) }
    if result < 0 { throw .system("wait for messages") }
    let ready = unsafe items.map { unsafe $0.revents != 0 }
    let connected = ready.dropFirst(sockets.count).prefix(dialling.count)
    return PollResult(
        sockets: Array(ready.prefix(sockets.count)), connected: Array(connected),
        descriptors: Array(ready.dropFirst(sockets.count + dialling.count)))
}

/// What a wait found, each list in the order of what was waited for.
struct PollResult: Equatable {
    /// Sockets that have a message.
    var sockets: [Bool]
    /// Dialling sockets that can send.
    var connected: [Bool]
    /// Descriptors that can be read.
    var descriptors: [Bool]
}

/// A duration in milliseconds, rounded up, at least 0 and at most a day.
private func wholeMilliseconds(_ duration: Duration) -> Int {
    if duration <= .zero { return 0 }
    if duration >= .seconds(86_400) { return 86_400_000 }
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
}
