import Foundation
import Testing

/// Files that the user names: whole or as they were, whatever stands under the name.
@Suite struct OutputFileTests {
    private static func folder() throws -> URL {
        let folder = try BuiltProgram.workFolder()
        try Data(CheckCommandTests.job.utf8).write(to: folder.appending(path: "job.json"))
        return folder
    }

    @Test func aFileThatCannotBeWrittenWholeIsLeftAsItWas() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        // No file may have more than 1 KiB, and the report has.
        let line = """
            echo before > out.xml
            (ulimit -f 1; layoutctl check job.json --format junit=out.xml); echo $?
            cat out.xml; ls
            """
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results.hasSuffix("3\nbefore\nExamples\njob.json\nout.xml\n"))
        #expect(
            result.talk.contains("error: cannot write out.xml: File too large"), "\(result.talk)")
    }

    @Test func linksAndPipesStayWhatTheyAre() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let line = """
            echo before > real.xml; chmod 600 real.xml; ln -s real.xml link.xml; mkfifo pipe
            layoutctl check job.json --format junit=link.xml > /dev/null
            [ -L link.xml ] && grep -c '<testsuites' real.xml; stat -c %a real.xml
            timeout 20 cat pipe > got.xml & reader=$!
            layoutctl check job.json --format junit=pipe > /dev/null
            [ -p pipe ] && wait $reader && cmp got.xml real.xml && echo same
            layoutctl check job.json --format junit=/dev/full; echo $?
            layoutctl check job.json --format junit=none/out.xml; echo $?
            """
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results.hasPrefix("1\n600\nsame\n"), "\(result.results)")
        #expect(result.results.hasSuffix("\n3\n"))
        #expect(result.talk.contains("error: cannot write /dev/full: No space left on device"))
        #expect(result.talk.contains("error: cannot write none/out.xml: No such file or directory"))
    }
}
