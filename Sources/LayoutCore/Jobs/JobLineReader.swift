/// Reads a stream of job files, one on each line (NDJSON), as its bytes arrive.
///
/// A line that is wrong is told with its number and does not stop those after it.
public struct JobLineReader {
    /// What a line came to.
    public typealias Line = Result<JobFile, DiagnosticList>

    /// Most bytes of one line.
    public static let mostLineBytes = 64 << 20

    private let file: String?
    private var line: [UInt8] = []
    private var number = 1
    private var isTooLong = false

    /// Starts at line 1.
    public init(file: String? = nil) { self.file = file }

    /// Takes bytes and gives the lines that they complete; empty lines are passed over. O(bytes).
    public mutating func read(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if let line = endLine() { lines.append(line) }
                number += 1
            } else if line.count < JobLineReader.mostLineBytes {
                line.append(byte)
            } else {
                isTooLong = true
            }
        }
        return lines
    }

    /// Gives the last line where it had no end.
    public mutating func finish() -> Line? { endLine() }

    private mutating func endLine() -> Line? {
        defer {
            line.removeAll(keepingCapacity: true)
            isTooLong = false
        }
        if isTooLong {
            return .failure(
                DiagnosticList([
                    Diagnostic(
                        code: "too-large", file: file, line: number, column: 1,
                        message: "this line is too long",
                        expected: "at most \(JobLineReader.mostLineBytes) bytes")
                ]))
        }
        guard line.contains(where: { $0 > 0x20 }) else { return nil }
        let (bytes, number) = (line, number)
        return Result { () throws(DiagnosticList) in
            try JobFileReader.read(bytes, file: file, firstLine: number)
        }
    }

    /// Whether bytes are lines of JSON rather than one JSON text: the first line is whole in itself and
    /// another follows.
    public static func isLines(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
            bytes[end...].contains(where: { $0 > 0x20 })
        else { return false }
        let (node, _) = JSONParser.parse(SourceText(Array(bytes[start..<end]), file: nil))
        guard case .object? = node?.value else { return false }
        return true
    }
}
