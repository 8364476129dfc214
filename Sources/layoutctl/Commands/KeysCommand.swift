import LayoutCore
import LayoutReport
import LayoutWorker

/// `layoutctl keys new|revoke|list`.
enum KeysCommand {
    static let commands = [new, revoke, list]

    private static let folder = Command.Option.single(
        "folder", .text("DIR"), "The pool's keys; layoutctl-keys if not said.", .folder)

    private static let new = Command(
        path: ["keys", "new"],
        summary: "make a key for the pool, a worker or a client",
        details: [
            "With keys a pool encrypts its connections, admits only keys of its list, and may listen "
                + "for other machines. \"server\" makes the pool's own key; its folder goes to "
                + "controller and collector (--keys). Any other name makes a key file for one holder "
                + "and allows it; the file goes to the holder (--key) and to nobody else."
        ],
        examples: [
            .init(line: "layoutctl keys new server", purpose: "once for a pool"),
            .init(
                line: "layoutctl keys new rack-7 --role worker", purpose: "for a worker's machine"),
            .init(line: "layoutctl keys new mia --role client", purpose: "for a person"),
        ],
        arguments: [
            .init(
                name: "NAME", arity: .one, summary: "\"server\", or the holder's name.",
                completion: .none)
        ],
        options: [
            folder,
            .single(
                "role", .choice(["worker", "client"]), "What the holder may be; client if not said."
            ),
        ],
        run: { invocation, console in
            let keys = keyFolder(invocation)
            let name = invocation.arguments[0]
            if name == "server" {
                guard !invocation.has("role") else {
                    throw UsageError.refused(
                        "--role goes with a holder's name; the server has no other role",
                        command: "keys new")
                }
                _ = try keys.createServer()
                console.writeLine("\(keys.path)/server.key")
            } else {
                let role: KeyRole = invocation.value("role") == "worker" ? .worker : .client
                console.writeLine(try keys.issue(name, role))
            }
            return .success
        })

    private static let revoke = Command(
        path: ["keys", "revoke"],
        summary: "take keys off a pool's list",
        details: [
            "They open no new connection from that moment on, and on connections that are open their "
                + "holders are not heard any more, within a second."
        ],
        examples: [.init(line: "layoutctl keys revoke rack-7", purpose: "one holder")],
        arguments: [
            .init(
                name: "NAME", arity: .oneOrMore, summary: "Names of holders.", completion: .none)
        ],
        options: [folder],
        run: { invocation, console in
            let keys = keyFolder(invocation)
            for name in invocation.arguments {
                guard try keys.revoke(name) else {
                    let nearest = NearestName.of(name, among: try keys.allowed().map(\.name))
                    console.say("error: no key of that name: \(name)" + UsageError.hint(nearest))
                    return .nothingSelected
                }
                console.writeLine("\(name): revoked")
            }
            return .success
        })

    private static let list = Command(
        path: ["keys", "list"],
        summary: "list who is allowed in a pool",
        details: [],
        examples: [.init(line: "layoutctl keys list", purpose: "name, role and public key")],
        arguments: [],
        options: [folder],
        run: { invocation, console in
            let allowed = try keyFolder(invocation).allowed()
            guard !allowed.isEmpty else {
                console.writeLine("no keys")
                return .success
            }
            var table = AlignedTable([("name", .left), ("role", .left), ("public key", .left)])
            for entry in allowed { table.add([entry.name, entry.role.rawValue, entry.publicKey]) }
            table.lines.forEach(console.writeLine)
            return .success
        })

    private static func keyFolder(_ invocation: Invocation) -> KeyFolder {
        KeyFolder(invocation.value("folder") ?? "layoutctl-keys")
    }
}
