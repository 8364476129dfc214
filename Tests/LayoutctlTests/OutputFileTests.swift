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

    /// A report of a part would look like one of everything.
    @Test func anInterruptedCheckWritesNoReport() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let jobs = CheckCommandTests.job.replacing(
            #""sweeps": {"#,
            with:
                #""sweeps": { "all": [ { "widths": { "from": 1, "to": 3000, "step": 1 }, "heights": { "from": 1, "to": 3000, "step": 1 } } ],"#
        ).replacing(
            #""jobs": ["#, with: #""jobs": [ { "id": "a", "layout": "l", "sweep": "s" },"#
        ).replacing(
            #""id": "low", "layout": "l", "sweep": "s""#,
            with: #""id": "low", "layout": "l", "sweep": "all""#)
        try Data(jobs.utf8).write(to: folder.appending(path: "job.json"))
        // The signal comes when the first job is told; the second is far from its end.
        let line = """
            mkfifo pipe
            layoutctl check job.json --format human --format junit=out.xml > pipe & run=$!
            exec 3< pipe
            head -c 1 <&3 > /dev/null
            kill -INT $run
            cat <&3 > /dev/null
            wait $run; echo $?; ls
            """
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results == "130\nExamples\njob.json\npipe\n")
        #expect(result.talk == "interrupted\n", "\(result.talk)")
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
        let missing = "error: cannot write none/out.xml: there is no folder none; create it first"
        #expect(result.talk.contains(missing), "\(result.talk)")
    }

    /// A superuser may write everything, so this says nothing of one.
    @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeWrittenIsNotReplaced() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let line = """
            echo before > kept.xml; chmod 400 kept.xml; mkdir closed; echo before > closed/out.xml; chmod 500 closed
            layoutctl check job.json --format junit=kept.xml; echo $?; cat kept.xml
            layoutctl check job.json --format junit=closed/out.xml > /dev/null; grep -c '<testsuites' closed/out.xml
            chmod 700 closed
            """
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results.hasSuffix("3\nbefore\n1\n"), "\(result.results)")
        #expect(result.talk.contains("error: cannot write kept.xml: Permission denied"))
    }

    /// An output would take the place of what is read, or of another output: neither is begun.
    @Test(arguments: [
        (
            "check job.json --format json=job.json",
            "job.json would be written over job.json, which is read"
        ),
        (
            "check job.json --format json=./link.json",
            "./link.json would be written over job.json, which is read"
        ),
        (
            "check - --format json=job.json < job.json",
            "job.json would be written over <stdin>, which is read"
        ),
        (
            "check job.json --assertions a.rules --format sarif=a.rules",
            "a.rules would be written over a.rules, which is read"
        ),
        ("check job.json --waivers job.json --format human=job.json", "which is read"),
        (
            "check job.json --format junit=o.xml --format sarif=./o.xml",
            "./o.xml would be written twice, as o.xml before"
        ),
        ("check job.json --format junit=o.xml,sarif=o.xml", "o.xml would be written twice\n"),
        ("import a.xib -o a.xib", "a.xib would be written over a.xib, which is read"),
    ])
    func anOutputIsNoInputAndNoOtherOutput(_ line: String, _ reason: String) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let prepared =
            "ln -s job.json link.json; echo '1 > 0' > a.rules; echo '<document' > a.xib; "
        let result = try BuiltProgram.shell(
            prepared
                + "cat * > before; layoutctl \(line); echo $?; mv before ..; cat * | cmp - ../before; rm ../before",
            in: folder)
        #expect(result.results == "2\n", "\(result)")
        #expect(result.talk.contains(reason), "\(result.talk)")
    }

    /// What cannot be written is told before the work, which would say what it found.
    @Test(arguments: ["none/out.xml", "Examples", "job.json/out.xml", "Examples/"])
    func whatCannotBeWrittenIsToldBeforeTheWork(_ path: String) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try BuiltProgram.shell(
            "layoutctl check job.json --format human --format junit=\(path)", in: folder)
        #expect(result.code == 3)
        #expect(result.results.isEmpty, "\(result.results)")
        #expect(result.talk.hasPrefix("error: cannot write \(path): "), "\(result.talk)")
    }

    @Test func twoReportsMayGoToTheSameDevice() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try BuiltProgram.shell(
            "layoutctl check job.json --format junit=/dev/null --format sarif=/dev/null", in: folder
        )
        #expect(result.code == 1, "\(result.talk)")
    }
}
