internal import Glibc

/// A worker process that a private pool started.
struct WorkerProcess {
    /// Its process id.
    let id: pid_t
    /// Its uuid in the pool.
    let uuid: String

    /// Starts `executable worker --controller ADDRESS` as a private worker.
    ///
    /// The child inherits the three standard streams and the reading end of the liveness pipe; whatever else this program
    /// opens is closed on exec. Its signals are as for a fresh process. To be called on the thread that lives as long as the pool: the kernel ends the
    /// children of a thread that ends.
    init(
        _ program: WorkerProgram, controller: Endpoint, livenessPipe: Int32,
        build: EngineBuild
    ) throws(TransportError) {
        let inherited: Int32 = 3
        let uuid = ProcessIdentity.randomUUID()
        let household = Household(
            descriptor: inherited, parent: getpid(), uuid: uuid, build: build)
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, livenessPipe, inherited)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let executable = program.executable
        let arguments = program.arguments(controller: controller)
        var environment = WorkerProcess.inheritedEnvironment()
        environment.append(Household.variable + "=" + household.text)
        var id = pid_t()
        let failure = unsafe withCStrings(arguments) { argv in
            unsafe withCStrings(environment) { envp in
                unsafe posix_spawn(&id, executable, &actions, &attributes, argv, envp)
            }
        }
        if failure != 0 {
            errno = failure
            var error = TransportError.system("start a worker process (\(executable))")
            error.remedy = "check the limits on processes and memory of this user"
            throw error
        }
        self.id = id
        self.uuid = uuid
    }

    /// Sends a signal; false when the process is gone.
    @discardableResult
    func signal(_ signal: Int32) -> Bool { kill(id, signal) == 0 }

    /// How the process ended; nil while it runs. Asked once after the end.
    func takeEnd() -> ProcessEnd? {
        var status: Int32 = 0
        let result = retryingInterrupts { unsafe waitpid(id, &status, WNOHANG) }
        if result == 0 { return nil }
        // Gone without a trace: somebody else waited for it.
        if result < 0 { return ProcessEnd(status: 0) }
        return ProcessEnd(status: status)
    }

    private static func inheritedEnvironment() -> [String] {
        var list: [String] = []
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let text = unsafe String(cString: entry)
            if !text.hasPrefix(Household.variable + "=") { list.append(text) }
            unsafe next += 1
        }
        return list
    }
}

/// How a process ended.
struct ProcessEnd: Equatable {
    /// As `waitpid` gives it.
    let status: Int32

    /// Whether it ended by itself with code 0.
    var isSuccess: Bool { status == 0 }

    /// For people.
    var text: String {
        let signal = status & 0x7f
        if signal == 0 { return "ended with code \((status >> 8) & 0xff)" }
        let name = unsafe strsignal(signal).map { unsafe String(cString: $0) } ?? "unknown"
        return "killed by signal \(signal) (\(name))"
    }
}

/// Lends a list of C strings that ends with nil.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = unsafe strings.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
        // Never empty: it ends with nil.
        guard let start = buffer.baseAddress else { preconditionFailure("an empty list") }
        return unsafe body(start)
    }
}
