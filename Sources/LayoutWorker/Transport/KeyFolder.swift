internal import Glibc

/// The keys of a pool: the server's own, the list of who is allowed, and those made for others.
package struct KeyFolder: Sendable {
    /// One who is allowed.
    package struct Entry: Equatable, Sendable {
        /// What the holder may be.
        package var role: KeyRole
        /// The holder's name.
        package var name: String
        /// The holder's public key.
        package var publicKey: String
    }

    /// The folder.
    package let path: String

    /// Names a folder; nothing is read.
    package init(_ path: String) { self.path = path }

    private var serverFile: String { path + "/server.key" }
    private var allowedFile: String { path + "/allowed" }

    /// The server's key.
    func server() throws(TransportError) -> AccessKey {
        do throws(TransportError) {
            return try AccessKey(reading: serverFile, for: .server)
        } catch {
            var error = error
            error.remedy = error.remedy ?? "make the pool's key with layoutctl keys new server"
            throw error
        }
    }

    /// Makes the folder, the server's key and an empty list.
    package func createServer() throws -> AccessKey {
        try makeFolder(path)
        let pair = try CurveKeyPair.random()
        let key = AccessKey(name: "server", role: .server, pair: pair, serverKey: pair.publicKey)
        try key.write(to: serverFile)
        if !fileExists(allowedFile) { try KeyFile.create(allowedFile, []) }
        return key
    }

    /// Makes a key for a worker or a client and allows it; gives the path of its file, which its holder needs.
    package func issue(_ name: String, _ role: KeyRole) throws(TransportError) -> String {
        let server = try server()
        guard KeyFolder.isName(name), name != server.name else {
            throw TransportError(
                code: 0, operation: "make a key for \"\(name)\"", reason: "that is no name for it",
                remedy: "use letters, digits, '-', '_' and '.'")
        }
        let entries = try allowed()
        if entries.contains(where: { $0.name == name }) {
            throw TransportError(
                code: 0, operation: "make a key for \(name)", reason: "the name is taken",
                remedy: "choose another, or revoke that one first")
        }
        let pair = try CurveKeyPair.random()
        let key = AccessKey(
            name: name, role: role, pair: pair, serverKey: server.pair.publicKey)
        let file = path + "/\(name).key"
        try key.write(to: file)
        do throws(TransportError) {
            try write(entries + [Entry(role: role, name: name, publicKey: pair.publicKey)])
        } catch {
            // A key that is not on the list opens nothing, and its file would be in the way of the next try.
            _ = unsafe unlink(file)
            throw error
        }
        return file
    }

    /// Takes a name off the list; its key opens no new connection from now on. False when it is not there.
    package func revoke(_ name: String) throws(TransportError) -> Bool {
        let entries = try allowed()
        let rest = entries.filter { $0.name != name }
        if rest.count == entries.count { return false }
        try write(rest)
        _ = unsafe unlink(path + "/\(name).key")
        return true
    }

    /// What tells one state of the list from another.
    struct Stamp: Equatable {
        /// Number of the file: the list is replaced, never changed.
        var file: UInt64
        /// When it was changed, seconds and nanoseconds.
        var changed: [Int]
    }

    /// The list's state; nil when it is not there.
    var stamp: Stamp? {
        var status = stat()
        guard unsafe stat(allowedFile, &status) == 0 else { return nil }
        return Stamp(
            file: UInt64(status.st_ino),
            changed: [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)])
    }

    /// Who is allowed, in the order made. Lines that are none are not counted.
    package func allowed() throws(TransportError) -> [Entry] {
        try KeyFile.lines(allowedFile).compactMap { line in
            let words = line.split(separator: " ").map { String($0) }
            guard words.count == 3, let role = KeyRole(rawValue: words[0]),
                CurveKeyPair.isKey(words[2])
            else { return nil }
            return Entry(role: role, name: words[1], publicKey: words[2])
        }
    }

    private func write(_ entries: [Entry]) throws(TransportError) {
        try KeyFile.replace(
            allowedFile, entries.map { "\($0.role.rawValue) \($0.name) \($0.publicKey)" })
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix(".")
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0)
            }
    }
}
