internal import Glibc

/// Makes a folder and those above it, readable for this user alone; one that is there is left as it is.
func makeFolder(_ path: String) throws(StoreError) {
    var position = path.startIndex
    while position < path.endIndex {
        let next = path[position...].dropFirst().firstIndex(of: "/") ?? path.endIndex
        let part = String(path[..<next])
        position = next
        if unsafe mkdir(part, 0o700) == 0 || errno == EEXIST { continue }
        let code = errno
        // Above the folder there may be some that cannot be written but are there (EROFS, EACCES).
        let isThere = unsafe access(part, F_OK) == 0
        if next != path.endIndex && isThere { continue }
        throw StoreError(
            kind: code == ENOSPC
                ? .diskFull : code == ENOENT || code == ENOTDIR ? .missing : .readOnly,
            path: path, operation: "keep anything",
            reason: code == ENOTDIR
                ? "\(folderAbove(part)) is not a folder" : unsafe String(cString: strerror(code)),
            remedy: code == ENOTDIR ? "give another folder" : nil)
    }
    var status = stat()
    if unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR {
        throw StoreError(
            kind: .missing, path: path, operation: "keep anything", reason: "it is not a folder",
            remedy: "give another folder")
    }
}

/// What a path is in.
private func folderAbove(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}

/// Whether a file is there.
func fileExists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
