import LayoutCore

/// Where something was written, read from the text that findings carry: `Login.storyboard:323:57`, `Login.swift:41`, or a file
/// alone.
struct ReportedPlace: Equatable {
    /// The file; nil where the text names none.
    var file: String?
    /// Line from 1.
    var line: Int?
    /// Column from 1; only where there is a line.
    var column: Int?

    /// A whole file, whatever its name looks like.
    init(file: String) { self.file = file }

    /// Reads a place. Numbers at the end are line and column; what stands before them is the file, colons and all.
    init(reading text: String) {
        var rest = text[...]
        var numbers: [Int] = []
        while numbers.count < 2 {
            let start = rest.lastIndex(of: ":").map { rest.index(after: $0) } ?? rest.startIndex
            guard let number = Int(rest[start...]), number > 0 else { break }
            numbers.insert(number, at: 0)
            rest = rest[..<start].dropLast()
        }
        file = rest.isEmpty ? nil : String(rest)
        line = numbers.first
        column = numbers.count > 1 ? numbers[1] : nil
    }

    /// The likeliest place of a finding: where its first view or constraint was written, or the file of its job.
    init?(_ finding: Finding, of job: JobFindings) {
        if let source = finding.sources.first {
            self.init(reading: source)
            if file == nil { file = job.file }
        } else if let file = job.file {
            self.init(file: file)
        } else {
            return nil
        }
    }
}
