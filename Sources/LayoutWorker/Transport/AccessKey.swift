internal import Glibc

/// A key file: who its holder is, its pair, and the server it trusts. Read and written with mode 0600.
package struct AccessKey: Equatable, Sendable {
    /// The holder's name, for the allow-list and logs.
    package var name: String
    /// What the holder may be.
    package var role: KeyRole
    /// The holder's keys.
    package var pair: CurveKeyPair
    /// The pool's public key.
    package var serverKey: String

    init(name: String, role: KeyRole, pair: CurveKeyPair, serverKey: String) {
        self.name = name
        self.role = role
        self.pair = pair
        self.serverKey = serverKey
    }

    /// Whether a key file with this mode and owner is private enough for a user.
    ///
    /// What the user or anybody but root owns must be closed to group and others. What root owns may be readable by a group
    /// when the user is not root: so service managers and clusters hand secrets over (PostgreSQL has the same rule).
    static func isPrivate(mode: UInt32, owner: UInt32, user: UInt32) -> Bool {
        mode & (owner == 0 && user != 0 ? 0o037 : 0o077) == 0
    }

    /// Reads the key file of a role; one that others may read, or of another role, is refused.
    package init(reading path: String, for wanted: KeyRole) throws(TransportError) {
        var status = stat()
        if unsafe stat(path, &status) != 0 { throw .system("read the key \(path)") }
        if !AccessKey.isPrivate(mode: status.st_mode, owner: status.st_uid, user: geteuid()) {
            throw TransportError(
                code: 0, operation: "use the key \(path)", reason: "others can read it",
                remedy: "chmod 600 \(path), and make a new key if others have read it")
        }
        var fields: [String: String] = [:]
        for line in try KeyFile.lines(path) {
            let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
            if words.count == 2 { fields[words[0]] = words[1] }
        }
        guard let name = fields["name"],
            let role = fields["role"].flatMap({ KeyRole(rawValue: $0) }),
            let publicKey = fields["public"], let secretKey = fields["secret"],
            let serverKey = fields["server"],
            [publicKey, secretKey, serverKey].allSatisfy({ CurveKeyPair.isKey($0) })
        else {
            throw TransportError(
                code: 0, operation: "use the key \(path)", reason: "it is not a key file",
                remedy: "make one with layoutctl keys new")
        }
        guard role == wanted else {
            throw TransportError(
                code: 0, operation: "use the key \(path)",
                reason: "it is a \(role.rawValue)'s, and a \(wanted.rawValue)'s is needed",
                remedy: "give the file that layoutctl keys new made for that")
        }
        self.init(
            name: name, role: role,
            pair: CurveKeyPair(publicKey: publicKey, secretKey: secretKey), serverKey: serverKey)
    }

    /// Writes a new key file; one that is there is not replaced.
    func write(to path: String) throws(TransportError) {
        try KeyFile.create(
            path,
            [
                "name \(name)", "role \(role.rawValue)", "public \(pair.publicKey)",
                "secret \(pair.secretKey)", "server \(serverKey)",
            ])
    }
}

/// Small text files of keys.
enum KeyFile {
    /// Longest file read, bytes.
    static let longest = 1 << 20

    /// The lines of a file.
    static func lines(_ path: String) throws(TransportError) -> [Substring] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw .system("read \(path)") }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: longest)
        var count = 0
        while count < bytes.count {
            let result = retryingInterrupts {
                unsafe bytes.withUnsafeMutableBytes { buffer in
                    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                    return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
                }
            }
            if result < 0 { throw .system("read \(path)") }
            if result == 0 { break }
            count += result
        }
        return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
    }

    /// Writes a file that is not there yet, for this user alone.
    static func create(_ path: String, _ lines: [String]) throws(TransportError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 {
            var error = TransportError.system("write \(path)")
            if error.code == EEXIST { error.remedy = "choose another name, or remove it first" }
            throw error
        }
        defer { close(descriptor) }
        do throws(TransportError) {
            try write(lines, to: descriptor, path)
        } catch {
            // Half a file would only be in the way of the next try.
            _ = unsafe unlink(path)
            throw error
        }
    }

    private static func write(
        _ lines: [String], to descriptor: Int32, _ path: String
    ) throws(TransportError) {
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        var written = 0
        while written < bytes.count {
            let result = retryingInterrupts {
                unsafe bytes[written...].withUnsafeBytes { buffer in
                    unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
                }
            }
            if result <= 0 { throw .system("write \(path)") }
            written += result
        }
        if fsync(descriptor) != 0 { throw .system("write \(path)") }
    }

    /// Replaces a file as a whole.
    static func replace(_ path: String, _ lines: [String]) throws(TransportError) {
        let draft = path + ".new"
        _ = unsafe unlink(draft)
        try create(draft, lines)
        if unsafe rename(draft, path) != 0 { throw .system("write \(path)") }
    }
}
