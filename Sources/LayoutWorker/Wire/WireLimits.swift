/// The numbers of LW/1 that bound what one message can cost (docs/wire-protocol.md). All are checked before parsing.
enum WireLimits {
    /// Major version of this protocol.
    static let major: UInt8 = 1
    /// Highest minor version spoken.
    static let minor: UInt8 = 0
    /// Frames of a message: head, header, payload.
    static let frames = 3
    /// Bytes of the head.
    static let head = 8
    /// Bytes of the JSON header.
    static let header = 65_536
    /// Bytes of the payload; a specification, a burst of frames or a reply.
    static let payload = 1 << 20
    /// Variants of a burst.
    static let burst = 1 << 20
    /// Bytes of the frames of a burst once all of them are drawn, 32 for each item and variant.
    static let drawnBytes = 16 << 20
    /// Ranges in one list; 2,048 ranges of 13-digit bounds are under 60 KB.
    static let ranges = 2_048
    /// Variants of a job.
    static let variants = 1_000_000_000_000
    /// Bytes of a job id, a hash, a build id, an address or another name.
    static let name = 256
    /// Bytes of a text meant for people.
    static let text = 4_096
    /// Entries of any other list in a header.
    static let entries = 256
}
