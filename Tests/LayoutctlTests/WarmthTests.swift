import Foundation
import Testing

@testable import layoutctl

/// Warm solving as a person sees it with --trace.
@Suite struct WarmthTests {
    /// How each variant of a run came about, in order: cold, walk or hit.
    static func trace(_ words: [String]) -> [String] {
        let console = Console(input: "")
        let code = Program.run(words + ["--format", "ndjson", "--trace"], console: console)
        #expect(code == .success, "\(console.captured.talk)")
        return console.captured.results.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /"trace":{"by":"(\w+)"/).map { String($0.1) }
        }
    }

    @Test func widthSweepOfTheLoginBuildsAlmostNothing() {
        let login = BuiltProgram.repository.appending(path: "Examples/jobs/login.json").path
        let words = [
            "sweep", login, "--job", "login", "--widths", "320...1366", "--heights", "667",
        ]
        let trace = Self.trace(words)
        let cold = trace.count { $0 == "cold" }
        #expect(trace.count >= 1047)
        #expect(cold * 20 < trace.count, "\(cold) of \(trace.count)")
    }

    @Test func rotationThereAndBackBuildsTwo() {
        let file = BuiltProgram.repository.appending(path: "Tests/Fixtures/jobs/rotation.json")
        let trace = Self.trace(["solve", file.path])
        let isCold = trace.map { $0 == "cold" }
        #expect(isCold == [true, true, false])
    }
}
