import LayoutCore
import LayoutWorker

/// Options that the daemons share.
enum DaemonOptions {
    /// How much is said on standard error.
    static let log = Command.Option.single(
        "log", .choice(ServiceLog.Level.allCases.map { "\($0)" }),
        "How much to log on standard error; warning if not said.")

    /// An option that takes an address.
    static func address(_ name: String, _ standard: Endpoint, _ summary: String) -> Command.Option {
        .single(name, .text("ADDRESS"), "\(summary); \(standard) if not said.")
    }

    /// The level of the option `--log`.
    static func level(_ invocation: Invocation) -> ServiceLog.Level {
        let name = invocation.value("log")
        return ServiceLog.Level.allCases.first { "\($0)" == name } ?? .warning
    }

    /// The address an option gives, or nil.
    static func address(_ name: String, _ invocation: Invocation) throws(UsageError) -> Endpoint? {
        // Also where the usual address is taken: keys and no keys at all are never both meant.
        _ = try allowsAnyHost(invocation)
        return try invocation.value(name).map { text throws(UsageError) in
            try address(text, of: name, invocation)
        }
    }

    /// The addresses an option that may be repeated gives.
    static func addresses(
        _ name: String, _ invocation: Invocation
    ) throws(UsageError) -> [Endpoint] {
        var addresses: [Endpoint] = []
        for text in invocation.list(name) {
            addresses.append(try address(text, of: name, invocation))
        }
        return addresses
    }

    private static func address(
        _ text: String, of name: String, _ invocation: Invocation
    ) throws(UsageError) -> Endpoint {
        let allowsAnyHost = try allowsAnyHost(invocation)
        do throws(Diagnostic) {
            return try Endpoint(text, allowsAnyHost: allowsAnyHost)
        } catch {
            throw .refused(
                "--\(name) \(DiagnosticText.sentence(error))", command: invocation.command.name)
        }
    }

    /// Puts the addresses that options give in the place of the usual ones.
    static func set<Options>(
        _ options: inout Options, _ invocation: Invocation,
        _ places: KeyValuePairs<String, WritableKeyPath<Options, Endpoint>>
    ) throws(UsageError) {
        for (name, path) in places {
            if let address = try address(name, invocation) { options[keyPath: path] = address }
        }
    }

    /// The option that says where a daemon is watched.
    static let monitor = Command.Option.single(
        "monitor", .text("PORT"),
        "Serve /metrics, /healthz, /livez and a page over HTTP at this port of 127.0.0.1, or at "
            + "ADDRESS:PORT; not at all if not said.")

    /// Where the option says that a daemon is watched, or nil.
    static func monitor(_ invocation: Invocation) throws(UsageError) -> MonitorAddress? {
        guard let text = invocation.value("monitor") else { return nil }
        do throws(Diagnostic) {
            return try MonitorAddress(text)
        } catch {
            throw .refused(
                "--monitor \(DiagnosticText.sentence(error))", command: invocation.command.name)
        }
    }

    /// Refuses two doors of one daemon at the same address.
    static func refuseEqual(
        _ doors: KeyValuePairs<String, Endpoint>, _ invocation: Invocation
    ) throws(UsageError) {
        var taken: [String: String] = [:]
        for (name, address) in doors {
            if let other = taken["\(address)"] {
                throw .refused(
                    "--\(other) and --\(name) are both \(address): each needs an address of its own",
                    command: invocation.command.name)
            }
            taken["\(address)"] = name
        }
    }

    /// Tells the service manager and people that a daemon serves.
    static func announce(
        _ name: String, _ bound: BoundAddresses, _ invocation: Invocation, _ console: Console
    ) {
        ServiceManager.tellReady()
        warn(invocation, bound, console)
        console.say(
            "\(name): clients at \(bound.clients), workers at \(bound.workers)"
                + watched(bound.monitor))
    }

    /// Where a daemon is watched, as the end of a sentence.
    static func watched(_ monitor: MonitorAddress?) -> String {
        monitor.map { ", status at http://\($0)/" } ?? ""
    }

    /// The option of daemons that listen: the pool's keys.
    static let keys = Command.Option.single(
        "keys", .text("DIR"), "Folder of the pool's keys; without it this machine alone is served.",
        .folder)

    /// The option of those that dial: their key.
    static let key = Command.Option.single(
        "key", .text("FILE"), "Key file, as \"layoutctl keys new\" made it.", .file)

    /// The key of a role that an option gives, or nil.
    static func key(_ invocation: Invocation, for role: KeyRole) throws -> AccessKey? {
        try invocation.value("key").map { try AccessKey(reading: $0, for: role) }
    }

    /// The option that lets plain connections leave this machine.
    static let insecure = Command.Option.flag(
        insecureName,
        "Without keys, allow addresses of other machines: nothing is encrypted, and whoever reaches "
            + "them can submit, read and cancel.")

    private static let insecureName = "insecure-plain-tcp-anyone-can-submit"

    /// Whether any host may be named: with keys, or where the danger was taken.
    private static func allowsAnyHost(_ invocation: Invocation) throws(UsageError) -> Bool {
        let hasKeys = invocation.values["keys"] != nil || invocation.values["key"] != nil
        // Not every command that dials or listens has these options.
        let isInsecure = invocation.values[insecureName] != nil
        if hasKeys, isInsecure {
            throw .refused(
                "--\(insecureName) does not go with keys", command: invocation.command.name)
        }
        return hasKeys || isInsecure
    }

    /// Says what was allowed, each time a daemon starts with it.
    private static func warn(_ invocation: Invocation, _ bound: BoundAddresses, _ console: Console)
    {
        guard invocation.has(insecureName) else { return }
        console.say(
            "warning: nothing is encrypted and no key is asked for: whoever reaches "
                + "\(bound.clients) or \(bound.workers) can submit, read and cancel")
    }

    /// The exit code of a daemon that was asked to end.
    static func code(_ exit: ServiceExit) -> ExitCode {
        exit == .drained ? .success : .interrupted
    }
}
