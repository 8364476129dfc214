import Glibc

/// Where a command reads from and writes to: results on standard output, talk on standard error.
///
/// A reader that leaves (a closed pipe) is no error: from then on results are dropped and `isClosed` says so. Anything else
/// that keeps results from being written, such as a full disk, is one: `writeFailure` says why.
final class Console {
    /// Whether the reader of the results has left.
    private(set) var isClosed = false
    /// Why results could not be written; nil when they could.
    private(set) var writeFailure: String?
    /// Whether progress may be drawn: standard error is a terminal that can move its cursor.
    let drawsProgress: Bool
    /// Columns of the terminal for progress.
    private let columns: Int
    private let isCaptured: Bool
    private var buffer: [UInt8] = []
    private var talk: [UInt8] = []
    private let input: [UInt8]?
    private var hasProgressLine = false
    private var hasReadInput = false

    /// Bytes gathered before they are written.
    private static let bufferSize = 1 << 16

    /// The process's own streams.
    init() {
        isCaptured = false
        input = nil
        var size = winsize()
        let isTerminal = isatty(STDERR_FILENO) == 1
        let kind = unsafe getenv("TERM").map { unsafe String(cString: $0) }
        drawsProgress = isTerminal && kind != "dumb"
        let answer = unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
        columns = answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Streams in memory, for tests.
    init(input: String) {
        isCaptured = true
        self.input = Array(input.utf8)
        drawsProgress = false
        columns = 80
    }

    /// What was written to a console in memory.
    var captured: (results: String, talk: String) {
        (String(decoding: buffer, as: UTF8.self), String(decoding: talk, as: UTF8.self))
    }

    /// Writes results.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes results that are bytes already.
    func write(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        buffer.append(contentsOf: bytes)
        if buffer.count >= Console.bufferSize { flush() }
    }

    /// Writes a line of results.
    func writeLine(_ text: String) {
        write(text)
        write("\n")
    }

    /// Says a line to the person, after the results written so far and above the progress line if there is one.
    func say(_ line: String) {
        if isCaptured {
            talk.append(contentsOf: line.utf8)
            talk.append(UInt8(ascii: "\n"))
            return
        }
        endProgress()
        flush()
        _ = send(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Replaces the progress line; nothing when standard error is no terminal.
    func showProgress(_ line: String) {
        guard drawsProgress else { return }
        hasProgressLine = true
        _ = send(Array("\r\u{1B}[K\(line.prefix(columns - 1))".utf8), to: STDERR_FILENO)
    }

    /// Takes the progress line away.
    func endProgress() {
        guard hasProgressLine else { return }
        hasProgressLine = false
        _ = send(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
    }

    /// Hands on everything written so far.
    func flush() {
        guard !isCaptured, !buffer.isEmpty else { return }
        if !send(buffer, to: STDOUT_FILENO) {
            isClosed = true
            if errno != EPIPE { writeFailure = StandardStreams.failure(of: STDOUT_FILENO) }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Reads standard input to its end, once: a second reader would find nothing and could not tell.
    func readInput() throws(InputError) -> [UInt8] {
        guard !hasReadInput else {
            throw InputError(
                name: InputFile.standardInputName, reason: "standard input is named twice")
        }
        hasReadInput = true
        if let input { return input }
        return try InputFile.read(descriptor: STDIN_FILENO, name: InputFile.standardInputName)
    }

    /// Writes all bytes; false when nobody reads them any more or they cannot be written.
    private func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes[start...].withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                start += count
            } else if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&wait, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
