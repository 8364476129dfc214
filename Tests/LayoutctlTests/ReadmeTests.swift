import Foundation
import Testing

/// The README's sessions, run: each command prints what the README says it prints.
@Suite struct ReadmeTests {
    /// A command and the lines below it.
    struct Session {
        var command: String
        var output: [String]
    }

    /// The sessions of all `console` blocks, in order. A line of dots stands for any lines.
    static func sessions() throws -> [Session] {
        let url = BuiltProgram.repository.appending(path: "README.md")
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var sessions: [Session] = []
        var isInside = false
        for line in lines {
            if line.hasPrefix("```") {
                isInside = line == "```console"
            } else if isInside, line.hasPrefix("$ ") {
                sessions.append(Session(command: String(line.dropFirst(2)), output: []))
            } else if isInside, !sessions.isEmpty {
                sessions[sessions.count - 1].output.append(line)
            }
        }
        return sessions
    }

    @Test func sessionsAreTrue() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sessions = try Self.sessions()
        #expect(sessions.count >= 8)
        for session in sessions {
            let result = try BuiltProgram.shell(session.command + " 2>&1", in: folder)
            let actual = Self.timeless(result.results)
            let expected = Self.timeless(session.output.joined(separator: "\n"))
            #expect(
                Self.matches(actual[...], expected[...]), "\(session.command)\n\(result.results)")
        }
    }

    /// The lines without what differs from run to run: times, rates, and how warm the solvers were.
    private static func timeless(_ text: String) -> [String] {
        let time = /[0-9.]+ m?s, [0-9]+ variants\/s/
        let warmth = /^(\S+ +\d+) +\d+ +\d+ +\d+( +\d+ +\d+ +\d+)$/
        var lines = text.replacing("\r\n", with: "\n").components(separatedBy: "\n").map {
            $0.replacing(time, with: "TIME").replacing(warmth) { "\($0.1) -\($0.2)" }
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Whether lines are those expected, "..." standing for any number of them.
    private static func matches(_ actual: ArraySlice<String>, _ expected: ArraySlice<String>)
        -> Bool
    {
        guard let first = expected.first else { return actual.isEmpty }
        if first == "..." {
            let rest = expected.dropFirst()
            return (actual.startIndex...actual.endIndex).contains { matches(actual[$0...], rest) }
        }
        return actual.first == first && matches(actual.dropFirst(), expected.dropFirst())
    }
}
