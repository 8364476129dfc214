internal import Glibc

/// A folder of socket files that this user alone can enter; gone with the value.
final class SocketFolder: Sendable {
    /// The folder.
    let path: String

    /// Makes one under the folder for temporary files, or under /tmp when that one's path is too long for sockets.
    init() throws(TransportError) {
        let variable = unsafe getenv("TMPDIR")
        let given = unsafe variable.map { unsafe String(cString: $0) } ?? "/tmp"
        let parent = given.utf8.count > 60 || given.isEmpty ? "/tmp" : given
        var template = Array("\(parent)/layoutctl-XXXXXX".utf8CString)
        let made = unsafe template.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return false }
            return unsafe mkdtemp(start) != nil
        }
        if !made {
            var error = TransportError.system("make a folder for sockets in \(parent)")
            error.remedy = "set TMPDIR to a folder that can be written"
            throw error
        }
        let bytes = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        path = String(decoding: bytes, as: UTF8.self)
    }

    deinit {
        guard let folder = unsafe opendir(path) else { return }
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                unsafe String(cString: UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
            }
            if name != "." && name != ".." { unsafe unlink(path + "/" + name) }
        }
        unsafe closedir(folder)
        unsafe rmdir(path)
    }

    /// The address of a socket file in it.
    func endpoint(_ name: String) throws -> Endpoint {
        try Endpoint(socketFile: path + "/" + name)
    }
}
