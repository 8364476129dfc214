internal import Glibc

/// What a service's loop counts beside its state machine.
struct ServiceFigures {
    /// "controller", "collector" or "worker".
    let service: String
    private let startedAt = MonotonicClock.now
    /// Times of commits.
    private(set) var commits = DurationHistogram()
    /// Time from the arrival of what was committed last to its commit, seconds.
    private(set) var lag = 0.0
    /// Messages refused, by the error's code.
    private var refused: [String: Int] = [:]
    private var overLimit = 0
    /// Why nothing can be written, and since when; nil while it can.
    private(set) var storageProblem: (text: String, since: Instant)?

    /// Creates the figures of a service that has just started.
    init(_ service: String) { self.service = service }

    /// Counts a message that was none.
    mutating func refused(_ error: WireError) {
        refused[error.code, default: 0] += 1
        switch error {
        case .frameCount, .headerTooLong, .payloadTooLong: overLimit += 1
        default: break
        }
    }

    /// Counts a commit that began at `start`, of what arrived at `arrival`.
    mutating func committed(since start: Instant, arrival: Instant) {
        let now = MonotonicClock.now
        commits.add(seconds: now.seconds(since: start))
        lag = now.seconds(since: arrival)
        storageProblem = nil
    }

    /// Notes that writing failed.
    mutating func failed(_ text: String) {
        storageProblem = (text, storageProblem?.since ?? MonotonicClock.now)
    }

    /// Notes that writing is possible again.
    mutating func recovered() { storageProblem = nil }

    private var own: [Metric.Label] { [Metric.Label("service", service)] }

    /// What every service exports.
    func common(_ build: EngineBuild?) -> [Metric] {
        let protocolVersion = "\(WireLimits.major).\(WireLimits.minor)"
        return [
            Metric(
                .gauge, "layoutctl_info", "What runs: always 1.", 1,
                own + [
                    Metric.Label("protocol", protocolVersion),
                    Metric.Label("engine", build?.engine ?? ""),
                    Metric.Label("text_model", build?.textModel ?? ""),
                ]),
            Metric(
                .gauge, "layoutctl_uptime_seconds", "Time since the start of the service.",
                MonotonicClock.now.seconds(since: startedAt), own),
            Metric(
                .gauge, "layoutctl_resident_bytes", "Memory of the process.",
                Double(ServiceFigures.residentBytes), own),
        ]
    }

    /// What services that listen and write export.
    func ofServer(keyRefusals: Int) -> [Metric] {
        var commits = Metric(
            .histogram, "layoutctl_commit_seconds", "Time of a synced commit to disk.")
        commits.add(self.commits, own)
        var refusals = Metric(
            .counter, "layoutctl_refused_messages_total", "Messages that were none, by error code.")
        for (code, count) in refused.sorted(by: { $0.key < $1.key }) {
            refusals.add(Double(count), own + [Metric.Label("code", code)])
        }
        return [
            commits, refusals,
            Metric(
                .counter, "layoutctl_over_limit_messages_total",
                "Messages refused for their frames or bytes.", Double(overLimit), own),
            Metric(
                .counter, "layoutctl_key_refusals_total", "Greetings with a key not allowed.",
                Double(keyRefusals), own),
            Metric(
                .gauge, "layoutctl_storage_writable", "1 while the disk takes what is written.",
                storageProblem == nil ? 1 : 0, own),
        ]
    }

    /// Memory of this process that is in RAM; 0 when the system does not say.
    static var residentBytes: Int {
        let descriptor = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return 0 }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = unsafe read(descriptor, &buffer, buffer.count)
        let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(
            separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
