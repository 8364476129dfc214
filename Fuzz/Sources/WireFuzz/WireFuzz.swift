import LayoutCore

/// Bytes as a message, as columns and as ranges: refused or understood, never a crash, and what is understood is written as
/// it was read. The wire's own sources are compiled in: they are no library's interface.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWire(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    var input = Array(UnsafeBufferPointer(start: data, count: count))[...]
    guard let kind = input.popFirst() else { return 0 }
    switch kind % 4 {
    case 0: checkMessage(frames(&input))
    case 1: checkMessage(wellBegun(&input))
    case 2: checkColumns(Array(input))
    default: checkColumns(counted(&input))
    }
    return 0
}

/// Frames of any lengths and number, cut where the input says.
private func frames(_ input: inout ArraySlice<UInt8>) -> [[UInt8]] {
    var frames: [[UInt8]] = []
    while let length = input.popFirst() {
        frames.append(Array(input.prefix(Int(length))))
        input = input.dropFirst(Int(length))
    }
    return frames
}

/// A head as it should be, then a header and a payload of the input's own.
private func wellBegun(_ input: inout ArraySlice<UInt8>) -> [[UInt8]] {
    let type = input.popFirst() ?? 0
    let head: [UInt8] = [0x4C, 0x57, WireLimits.major, 0, type % 40, 0, 0, 0]
    guard let end = input.firstIndex(of: 0) else { return [head, Array(input)] }
    return [head, Array(input[..<end]), Array(input[(end + 1)...])]
}

private func checkMessage(_ frames: [[UInt8]]) {
    let message: Message
    do throws(WireError) {
        message = try Message(frames: frames)
    } catch {
        precondition(!error.code.isEmpty, "refused without a word")
        return
    }
    do throws(WireError) {
        let again = try Message(frames: try message.encoded())
        precondition(again == message, "a message reads back differently")
    } catch {
        preconditionFailure("what was read cannot be written: \(error)")
    }
    if case .frames(_, let payload) = message { checkColumns(payload) }
}

/// Columns with counts of the input's own and a checksum that fits, so that what is behind it is reached.
private func counted(_ input: inout ArraySlice<UInt8>) -> [UInt8] {
    func word(_ value: UInt8) -> [UInt8] {
        value == 255 ? [255, 255, 255, 255] : [value, 0, 0, 0]
    }
    var bytes: [UInt8] = []
    for _ in 0..<3 { bytes += word(input.popFirst() ?? 0) }
    bytes += input
    let checksum = Checksum.crc32c(bytes, count: bytes.count)
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return bytes
}

private func checkColumns(_ bytes: [UInt8]) {
    guard let columns = try? FramesPayload(decoding: bytes) else { return }
    // Who writes columns states their digest; who reads them does not look at every value for it.
    var written = columns.encoded()
    written.replaceSubrange(16..<24, with: bytes[16..<24])
    precondition(written.dropLast(4) == bytes.dropLast(4), "columns are written differently")
    for index in 0..<columns.count {
        let one = columns.slice(index..<index + 1)
        precondition(
            one.digest(of: 0..<1) == columns.digest(of: index..<index + 1), "digests differ")
    }
}
