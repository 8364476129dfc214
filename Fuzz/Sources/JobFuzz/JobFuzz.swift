import LayoutCore

/// Reads bytes as job files, or a job file made from them: refused with a place, or read. What is read is written, and what is
/// written reads back as the same, as a file and job by job.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJobs(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    guard let first = input.first else { return 0 }
    // A job file begins with a brace or a comment: anything else is material for one.
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "/") {
        check(input)
    } else {
        var writer = JobWriter(input[...])
        check(Array(writer.file().utf8))
    }
    return 0
}

private func check(_ bytes: [UInt8]) {
    let files: [JobFile]
    do throws(DiagnosticList) {
        files = try JobFileReader.readAll(bytes, file: "fuzz.json")
    } catch {
        precondition(!error.diagnostics.isEmpty, "refused without a reason")
        for diagnostic in error.diagnostics where diagnostic.code != "too-many-mistakes" {
            precondition((diagnostic.line ?? 0) > 0, "without a place: \(diagnostic.text)")
        }
        return
    }
    for file in files {
        let written = file.jsonBytes
        let again = read(written)
        precondition(again == [file], "a file reads back differently")
        precondition(again.first?.jsonBytes == written, "a file is written differently")
        for specification in file.specifications { check(specification) }
    }
}

private func check(_ specification: JobSpecification) {
    do throws(DiagnosticList) {
        let again = try JobSpecification(jsonBytes: specification.jsonBytes)
        precondition(again == specification, "a job reads back differently")
        precondition(again.variantCount == specification.variantCount, "variants differ")
    } catch {
        preconditionFailure("a job cannot be read back: \(error)")
    }
}

private func read(_ bytes: [UInt8]) -> [JobFile] {
    do throws(DiagnosticList) {
        return try JobFileReader.readAll(bytes, file: "again.json")
    } catch {
        preconditionFailure("what was read cannot be written: \(error)")
    }
}
