import LayoutCore
import LayoutImport

/// Imports bytes as they are, or a document made from them, and solves what comes of it: frames are finite, jobs are read
/// back the same, a second import is the first.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: data, count: count))
    var document = input
    // A document begins with "<": anything else is material for one.
    if let first = input.first, first != UInt8(ascii: "<") {
        var writer = DocumentWriter(input[...])
        document = Array(writer.document().utf8)
    }
    check(document, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
    check(document, ImportOptions(purpose: .anyScreen))
    return 0
}

private func check(_ bytes: [UInt8], _ options: ImportOptions) {
    let document: ImportedDocument
    do throws(DiagnosticList) {
        document = try ImportedDocument(bytes, file: "fuzz.storyboard", options: options)
    } catch {
        precondition(!error.diagnostics.isEmpty, "refused without a reason")
        return
    }
    if document.scenes.isEmpty { return }
    let file = document.jobFile(named: "fuzz")
    do throws(DiagnosticList) {
        let copies = try JobFileReader.readAll(file.jsonBytes, file: "jobs.json")
        precondition(copies == [file], "jobs read back differ")
    } catch {
        preconditionFailure("jobs cannot be read back: \(error)")
    }
    for scene in document.scenes {
        do throws(DesignFramesError) {
            let frames = try scene.designFrames()
            let again = try scene.designFrames()
            for (one, other) in zip(frames, again) {
                let values = [one.frame.x, one.frame.y, one.frame.width, one.frame.height]
                precondition(values.allSatisfy(\.isFinite), "\(one.id) has no finite frame")
                precondition(one.id == other.id && one.frame == other.frame, "frames differ")
            }
        } catch {
            switch error {
            case .invalid(let list):
                preconditionFailure("an import is refused by the engine: \(list)")
            case .unsolved(let reason): precondition(!reason.isEmpty)
            }
        }
    }
}
