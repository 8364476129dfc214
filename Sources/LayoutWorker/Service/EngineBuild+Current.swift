internal import Glibc
internal import LayoutText

extension EngineBuild {
    /// The build of this program with a text model: the engine is named by the program's bytes.
    static func current(_ model: Result<TextModel, TextModelError>) -> EngineBuild {
        EngineBuild(engine: engine, textModel: TextModel.version(of: model))
    }

    /// O(size of the program), some milliseconds; computed once.
    private static let engine = programDigest() ?? "unknown"

    /// Digest of the running program's file; nil when it cannot be read.
    private static func programDigest() -> String? {
        let descriptor = unsafe open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
        let size = Int(status.st_size)
        guard
            let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe start != MAP_FAILED
        else { return nil }
        defer { _ = unsafe munmap(start, size) }
        let words = unsafe UnsafeRawBufferPointer(start: start, count: size / 8 * 8)
            .bindMemory(to: UInt64.self)
        var digest = ContentDigest()
        digest.combine(UInt64(size))
        for index in words.indices { digest.combine(unsafe words[index]) }
        return String(digest.value, radix: 16)
    }
}
