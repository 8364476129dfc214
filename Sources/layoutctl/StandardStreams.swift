import Glibc

/// Standard input, output and error, as numbers that nothing else may have.
enum StandardStreams {
    /// Takes the numbers of the streams that this program was started without. Otherwise the next file, socket or wake-up that
    /// is opened would get one, and be read as input or written to as results or talk.
    ///
    /// What stands in for a stream refuses what a stream is for, as one that is not there does: "Bad file descriptor". To be
    /// called before anything is opened.
    static func occupy() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(stream, F_GETFD) < 0 {
            // The system gives the lowest number that is free, which is this one: those below are taken.
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Why the last call on a descriptor failed: of a standard stream that is closed the system says nothing that helps.
    static func failure(of descriptor: Int32) -> String {
        switch descriptor {
        case STDIN_FILENO where errno == EBADF: closed("standard input", "< FILE")
        case STDOUT_FILENO where errno == EBADF: closed("standard output", "> FILE")
        default: InputFile.systemMessage()
        }
    }

    private static func closed(_ stream: String, _ redirection: String) -> String {
        "\(stream) is closed; leave it open, or let it be a file, as \(redirection) does"
    }
}
