import Foundation
import Testing

@testable import layoutctl

/// The command line that a finding gives to be seen again.
@Suite struct ReproductionTests {
    @Test(arguments: [
        (["layoutctl", "check", "a.json"], "layoutctl check a.json"),
        (["--job", "My Scene"], "--job 'My Scene'"),
        (["it's", "", "*", "$x", "ä"], #"'it'\''s' '' '*' '$x' ä"#),
    ])
    func wordsAreQuotedForTheShell(words: [String], line: String) throws {
        #expect(ShellText.line(words) == line)
        // A shell takes the line apart into the same words.
        let result = try BuiltProgram.shell(
            "printf '%s\\n' \(line)", in: FileManager.default.temporaryDirectory)
        #expect(result.results == words.map { $0 + "\n" }.joined())
    }

    /// What was left out is left out again: the finding is not to be looked for among others.
    @Test(arguments: [["--only", "off-screen"], ["--skip", "small-target"]])
    func itKeepsTheChecks(_ options: [String]) {
        let (_, results, talk) = CheckCommandTests.run(["-", "--format", "json"] + options)
        let reproduce = options.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        #expect(results.contains(reproduce), "\(results)")
        #expect(talk.isEmpty)
        let people = CheckCommandTests.run(["-"] + options).talk
        #expect(people.contains(options.joined(separator: " ") + "\n"), "\(people)")
    }

    /// Every line that follows "next:" shows the finding that it was said of.
    @Test(arguments: [
        "", "--devices 'ipad-*' --orientations landscape", "--widths 375 --heights 400...500",
        "--devices iphone-8 --text-sizes small --directions rtl", "--set off-screen.tolerance=1",
    ])
    func itShowsTheFindingAgain(_ options: String) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let job = CheckCommandTests.job.replacing(#""id": "low""#, with: #""id": "so low, really""#)
            .replacing("title.bottom == screen.centerY - 165", with: "title.top == screen.top - 10")
        try Data(job.utf8).write(to: folder.appending(path: "my job.json"))
        let first = try BuiltProgram.shell(
            "layoutctl check 'my job.json' \(options)", in: folder)
        #expect(first.results.contains("title reaches over the top edge"), "\(first.results)")
        let next = try #require(
            first.talk.split(separator: "\n").first { $0.hasPrefix("next: ") })
        let again = try BuiltProgram.shell(String(next.dropFirst(6)), in: folder)
        #expect(again.results.contains("title reaches over the top edge"), "\(next)\n\(again)")
    }
}
