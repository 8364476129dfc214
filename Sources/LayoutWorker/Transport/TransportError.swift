internal import Glibc

/// A messaging or system call that failed: what was being done, the system's reason, and what to do now.
public struct TransportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system's error number; 0 when the failure is not the system's.
    public var code: Int32
    /// What was being done, such as "bind tcp://127.0.0.1:7001".
    public var operation: String
    /// The reason in words.
    public var reason: String
    /// What a person can do now; nil where nothing better than the reason is known.
    public var remedy: String?

    /// Creates an error.
    public init(code: Int32, operation: String, reason: String, remedy: String? = nil) {
        self.code = code
        self.operation = operation
        self.reason = reason
        self.remedy = remedy
    }

    /// One line for people.
    public var description: String {
        "cannot \(operation): \(reason)" + (remedy.map { "; \($0)" } ?? "")
    }
}

extension TransportError {
    /// The error of the system call that has just failed on this thread.
    static func system(_ operation: String) -> TransportError {
        let code = errno
        return TransportError(
            code: code, operation: operation, reason: unsafe String(cString: strerror(code)))
    }
}

/// Repeats a call while a signal interrupts it: the one place where EINTR is handled.
///
/// - Parameter call: returns -1 and sets `errno` on failure, as system calls and libzmq do.
@discardableResult
func retryingInterrupts<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
